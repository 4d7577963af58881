#include "regions/clashes.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>

namespace jiugong::regions {

std::vector<int> clashing_givens(const RegionPuzzle& puzzle, const Network& network) {
  const auto given = [&](std::size_t cell) {
    return puzzle.cells[static_cast<std::size_t>(network.grid_cell[cell])];
  };
  const auto is_value = [](int entry) { return entry != kOpenCell && entry != kVoidCell; };
  // Whether the cells `a` and `b` of the grid, side by side, have consecutive givens.
  const auto consecutive = [&](int a, int b) {
    const int x = puzzle.cells[static_cast<std::size_t>(a)];
    const int y = puzzle.cells[static_cast<std::size_t>(b)];
    return is_value(x) && is_value(y) && std::abs(x - y) == 1;
  };
  std::vector<bool> clashes(puzzle.cells.size());
  for (std::size_t cell = 0; cell < network.cells; ++cell) {
    if (given(cell) == kOpenCell) continue;
    const bool equal = std::any_of(network.peers[cell].begin(), network.peers[cell].end(),
                                   [&](Small peer) { return given(peer) == given(cell); });
    bool close = false;
    if (puzzle.non_consecutive) {
      const int at = network.grid_cell[cell], col = at % puzzle.cols;
      const int end = puzzle.rows * puzzle.cols;
      close = (col > 0 && consecutive(at, at - 1)) ||
              (col + 1 < puzzle.cols && consecutive(at, at + 1)) ||
              (at >= puzzle.cols && consecutive(at, at - puzzle.cols)) ||
              (at + puzzle.cols < end && consecutive(at, at + puzzle.cols));
    }
    if (equal || close) clashes[static_cast<std::size_t>(network.grid_cell[cell])] = true;
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
