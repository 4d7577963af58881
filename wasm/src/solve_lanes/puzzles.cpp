#include "solve_lanes/puzzles.h"

#include <bit>
#include <cstring>

namespace jiugong::solve_lanes {
namespace {

using solver9::Board;
using solver9::simd::Trio;
using solver9::simd::Vec;

// The number of set bits of a board.
int count_bits(const Board& board) {
  int count = 0;
  for (std::size_t at = 0; at < sizeof board; at += sizeof(std::uint64_t)) {
    std::uint64_t word = 0;
    std::memcpy(&word, reinterpret_cast<const char*>(&board) + at, sizeof word);
    count += std::popcount(word);
  }
  return count;
}

// Whether a board as it was read has 17 givens or more: each has one candidate instead of nine.
bool may_be_unique(const Board& board) {
  static constexpr int kBitsOfBlank =
      9 * 30 + 81 * (9 + 1);  // the inert lane, candidates and guards
  return count_bits(board) <= kBitsOfBlank - 17 * 8;
}

}  // namespace

Puzzles::Puzzles()
    : fields_{solver9::simd::splat(solver9::kLowBits), solver9::simd::splat(solver9::kGuardBits),
              solver9::simd::splat(solver9::kAllBits), solver9::simd::splat(solver9::kDigitBits)} {}

bool Puzzles::add(std::string_view line) {
  if (full()) return false;
  Puzzle& puzzle = behind_last();
  return solver9::read_board(line, puzzle.root) && add_root(puzzle);
}

bool Puzzles::add(const Grid& grid) {
  if (full()) return false;
  Puzzle& puzzle = behind_last();
  solver9::read_board(grid, puzzle.root);
  return add_root(puzzle);
}

bool Puzzles::add_root(Puzzle& puzzle) {
  if (!may_be_unique(puzzle.root)) return false;
  solver9::remove_from_peers(puzzle.root, fields_);
  puzzle.guesses = 0;
  puzzle.boards = 1;
  puzzle.solved = puzzle.given_up = false;
  ++size_;
  return true;
}

void Puzzles::take_solution(const Board& board, Puzzle& puzzle) const {
  // A cell may be empty, because two digits have their only place in another one; and a digit may be in two boxes of
  // the same row or column.
  Vec whole = fields_.all, nonempty = fields_.all;
  for (const Trio& cells : board.rows) {
    const Vec minirow = any_of(cells);
    whole = whole & (minirow | solver9::next_stack(minirow) | solver9::previous_stack(minirow));
    nonempty = nonempty & all_of(cells - fields_.low);
  }
  const Trio minicolumns = board.rows[0] | board.rows[1] | board.rows[2];
  for (const Vec& minicolumn : {minicolumns.a, minicolumns.b, minicolumns.c}) {
    whole =
        whole & (minicolumn | solver9::next_band(minicolumn) | solver9::previous_band(minicolumn));
  }
  if (any(without(fields_.digits, whole) | without(fields_.guard, nonempty))) return;
  if (puzzle.solved) {
    puzzle.given_up = true;
    return;
  }
  puzzle.solved = true;
  write_grid(board, puzzle.solution);
}

bool Puzzles::has_no_triples_in_rows(const Board& board) const {
  const Trio minirows = {any_of(board.rows[0]), any_of(board.rows[1]), any_of(board.rows[2])};
  return !any(any_of(minirows ^ keep_forced_triples(minirows, fields_)));
}

}  // namespace jiugong::solve_lanes
