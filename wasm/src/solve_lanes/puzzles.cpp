#include "solve_lanes/puzzles.h"

#include "grid/fewest_givens.h"

namespace jiugong::solve_lanes {

Puzzles::Puzzles()
    : fields_{solver9::simd::splat(solver9::kLowBits), solver9::simd::splat(solver9::kGuardBits),
              solver9::simd::splat(solver9::kAllBits), solver9::simd::splat(solver9::kDigitBits)} {}

void Puzzles::start(std::uint64_t limit) {
  limit = std::max<std::uint64_t>(limit, 1);
  enough_ = limit + (limit < UINT64_MAX ? 1 : 0);
  first_ = size_ = begun_ = 0;
}

bool Puzzles::add(std::string_view line) {
  if (full()) return false;
  Puzzle& puzzle = behind_last();
  if (!solver9::read_board(line, puzzle.root)) return false;
  if (!count_many() && solver9::count_givens(line) < grid::kFewestGivens) return false;
  add_root(puzzle);
  return true;
}

bool Puzzles::add(const Grid& grid) {
  if (full() || (!count_many() && grid.clue_count() < grid::kFewestGivens)) return false;
  Puzzle& puzzle = behind_last();
  solver9::read_board(grid, puzzle.root);
  add_root(puzzle);
  return true;
}

void Puzzles::add_root(Puzzle& puzzle) {
  solver9::remove_from_peers(puzzle.root, fields_);
  puzzle.found = puzzle.guesses = 0;
  puzzle.boards = 1;
  puzzle.over = false;
  ++size_;
}

}  // namespace jiugong::solve_lanes
