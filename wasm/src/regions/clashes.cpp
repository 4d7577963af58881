#include "regions/clashes.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>

namespace jiugong::regions {

std::vector<int> clashing_givens(const RegionPuzzle& puzzle, const Layout& layout) {
  const auto given = [&](std::size_t cell) {
    return puzzle.cells[static_cast<std::size_t>(layout.grid_cell[cell])];
  };
  std::vector<bool> clashes(puzzle.cells.size());
  for (std::size_t cell = 0; cell < layout.cells; ++cell) {
    if (given(cell) == kOpenCell) continue;
    const bool equal = std::any_of(layout.peers[cell].begin(), layout.peers[cell].end(),
                                   [&](Small peer) { return given(peer) == given(cell); });
    bool close = false;
    if (puzzle.non_consecutive) {
      const SmallList beside = layout.neighbours[cell];
      close = std::any_of(beside.begin(), beside.end(), [&](Small other) {
        return given(other) != kOpenCell && std::abs(given(other) - given(cell)) == 1;
      });
    }
    if (equal || close) clashes[static_cast<std::size_t>(layout.grid_cell[cell])] = true;
  }
  for (const Cage& cage : puzzle.cages) {
    std::int64_t sum = 0;
    bool open = false;
    for (const int cell : cage.cells) {
      const int entry = puzzle.cells[static_cast<std::size_t>(cell)];
      open = open || entry == kOpenCell;
      sum += entry;
    }
    if (open || sum == cage.sum) continue;
    for (const int cell : cage.cells) clashes[static_cast<std::size_t>(cell)] = true;
  }
  std::vector<int> cells;
  for (std::size_t cell = 0; cell < clashes.size(); ++cell) {
    if (clashes[cell]) cells.push_back(static_cast<int>(cell));
  }
  return cells;
}

}  // namespace jiugong::regions
