// Cells of region puzzles, and any things in random order.
#pragma once

#include <cstddef>
#include <numeric>
#include <span>
#include <utility>
#include <vector>

#include "jiugong/grid.h"
#include "jiugong/random.h"
#include "jiugong/region_puzzle.h"

namespace jiugong {

// Returns the cells of a sudoku as those of a region puzzle.
inline std::vector<int> cells_of(const Grid& grid) {
  std::vector<int> cells(kCellCount);
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    cells[static_cast<std::size_t>(cell)] = grid[cell] == 0 ? kOpenCell : grid[cell];
  }
  return cells;
}

// These add a row of void cells below a puzzle. It changes no answer, but a sudoku with it is solved by the search of puzzles
// of any shape instead of Solver9.
inline std::vector<int> with_void_row(std::vector<int> cells, int columns = 9) {
  cells.resize(cells.size() + static_cast<std::size_t>(columns), kVoidCell);
  return cells;
}

inline RegionPuzzle with_void_row(RegionPuzzle puzzle) {
  ++puzzle.rows;
  puzzle.cells = with_void_row(std::move(puzzle.cells), puzzle.cols);
  return puzzle;
}

// Returns the numbers 0..count-1 in random order.
inline std::vector<int> random_order(Random& random, int count) {
  std::vector<int> order(static_cast<std::size_t>(count));
  std::iota(order.begin(), order.end(), 0);
  random.shuffle(std::span(order));
  return order;
}

}  // namespace jiugong
