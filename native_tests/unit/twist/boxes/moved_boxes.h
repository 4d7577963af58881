// Sudokus with exchanged boxes, and helpers to make them.
#pragma once

#include <array>
#include <cstddef>
#include <span>

#include "jiugong/geometry.h"
#include "jiugong/grid.h"
#include "jiugong/random.h"

namespace jiugong {

// Returns the puzzle with box order[place] at each place.
template <typename Number>
Grid with_boxes(const Grid& puzzle, const std::array<Number, 9>& order) {
  Grid grid;
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    const int box = order[static_cast<std::size_t>(box_of(cell))];
    const int row = box / 3 * 3 + row_of(cell) % 3, column = box % 3 * 3 + column_of(cell) % 3;
    grid.set(cell, puzzle[9 * row + column]);
  }
  return grid;
}

// Returns the grid with only `clues` random digits left.
inline Grid with_clues(Grid grid, int clues, Random& random) {
  for (int count = grid.clue_count(); count > clues;) {
    const Cell cell = random.below(kCellCount);
    count -= grid[cell] != 0 ? 1 : 0;
    grid.set(cell, 0);
  }
  return grid;
}

// Returns the grid with its boxes in a random order.
inline Grid scrambled(const Grid& grid, Random& random) {
  std::array<int, 9> order{0, 1, 2, 3, 4, 5, 6, 7, 8};
  random.shuffle(std::span(order));
  return with_boxes(grid, order);
}

}  // namespace jiugong
