// Sorts cells by small keys.
#pragma once

#include <array>
#include <vector>

#include "jiugong/grid.h"

namespace jiugong::analysis {

// Sorts cells by descending key; the sort is stable. It is an insertion sort of at most 81 cells,
// because std::stable_sort allocates and was a fifth of the module for three uses.
inline void sort_descending(std::vector<Cell>& cells, const std::array<int, kCellCount>& keys) {
  const auto key = [&](Cell cell) { return keys[static_cast<std::size_t>(cell)]; };
  for (std::size_t i = 1; i < cells.size(); ++i) {
    const Cell cell = cells[i];
    std::size_t place = i;
    for (; place > 0 && key(cells[place - 1]) < key(cell); --place) cells[place] = cells[place - 1];
    cells[place] = cell;
  }
}

}  // namespace jiugong::analysis
