// Cells of region puzzles, and any things in random order.
#pragma once

#include <cstddef>
#include <numeric>
#include <span>
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

// Returns the numbers 0..count-1 in random order.
inline std::vector<int> random_order(Random& random, int count) {
  std::vector<int> order(static_cast<std::size_t>(count));
  std::iota(order.begin(), order.end(), 0);
  random.shuffle(std::span(order));
  return order;
}

}  // namespace jiugong
