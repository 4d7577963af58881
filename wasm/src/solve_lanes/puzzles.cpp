#include "solve_lanes/puzzles.h"

#include <bit>
#include <cstring>

namespace jiugong::solve_lanes {
namespace {

using solver9::Board;

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

}  // namespace jiugong::solve_lanes
