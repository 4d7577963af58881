// Partitions of cells into groups that differ: they bound what many cells add up to, and how often a value occurs.
#pragma once

#include <cstddef>
#include <functional>
#include <vector>

#include "regions/lists.h"

namespace jiugong::regions {

// Groups of cells that all differ, each in ascending order.
using Partition = std::vector<Cells>;

// Whether two cells differ, no cell from itself.
using Differ = std::function<bool(Small, Small)>;

// Grows groups of cells from each cell, the largest first. The cells are in ascending order.
Partition cliques_of(Cells cells, const Differ& differ);

// Looks for partitions into few large groups along the houses of a puzzle.
class Partitions {
 public:
  // Larger sets of cells take too long.
  static constexpr std::size_t kMaxCells = 128;

  // `full`: per house, whether it holds every value. `houses` and `houses_of`, which has the houses of each cell, must
  // outlive this object.
  Partitions(const std::vector<Cells>& houses, const std::vector<bool>& full,
             const Lists& houses_of);

  // Different partitions of the cells, which are in ascending order and kMaxCells at most: by houses of all kinds, by each
  // family of disjoint houses, by cliques. The one that leaves a sum the smallest range comes first: that with the
  // greatest sum of the squares of its sizes (as in Interactive Sudoku Solver).
  std::vector<Partition> of(const Cells& cells, const Differ& differ) const;

 private:
  Partition by_houses(const Cells& cells, const std::vector<std::size_t>& family) const;

  const std::vector<Cells>& houses_;
  const Lists& houses_of_;
  std::vector<std::vector<std::size_t>> families_;  // of houses; the first has all
};

}  // namespace jiugong::regions
