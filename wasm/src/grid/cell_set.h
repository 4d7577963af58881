// Sets of cells.
#pragma once

#include <bitset>
#include <vector>

#include "jiugong/grid.h"

namespace jiugong::grid {

using CellSet = std::bitset<kCellCount>;

// The cells of a set, ascending.
inline std::vector<Cell> cells_of(const CellSet& set) {
  std::vector<Cell> cells;
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    if (set[static_cast<std::size_t>(cell)]) cells.push_back(cell);
  }
  return cells;
}

}  // namespace jiugong::grid
