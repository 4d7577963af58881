#include "unit/analysis/random_grids.h"

#include <span>

#include "jiugong/solve9.h"

namespace jiugong {

Grid RandomGrids::minimal() {
  generator_.start({.seed = random_.next()});
  generator_.advance(UINT64_MAX);
  return generator_.result().puzzle;
}

Grid RandomGrids::without(Grid grid, int givens) {
  std::vector<Cell> cells = givens_of(grid);
  random_.shuffle(std::span(cells));
  for (std::size_t i = 0; i < cells.size() && i < static_cast<std::size_t>(givens); ++i) {
    grid.set(cells[i], 0);
  }
  return grid;
}

Grid RandomGrids::with_clues(int clues) { return without(solved(), kCellCount - clues); }

Grid RandomGrids::contradictory() {
  const Grid puzzle = minimal();
  const Grid solution = *solve9(puzzle).solution;
  for (;;) {
    const Cell cell = below(kCellCount);
    const auto digit = static_cast<Digit>(1 + below(9));
    if (puzzle[cell] != 0 || solution[cell] == digit) continue;
    Grid wrong = puzzle;
    wrong.set(cell, digit);
    if (clashing_cells(wrong).empty()) return wrong;
  }
}

std::vector<Cell> givens_of(const Grid& grid) {
  std::vector<Cell> cells;
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    if (grid[cell] != 0) cells.push_back(cell);
  }
  return cells;
}

bool has_solution(const Grid& grid) { return solve9(grid, 1).status != Status::kNone; }

}  // namespace jiugong
