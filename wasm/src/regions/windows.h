// Groups of full houses without a common cell: together they hold every value equally often, which says
// something about whatever is compared with them.
#pragma once

#include <vector>

#include "regions/lists.h"

namespace jiugong::regions {

using Cells = std::vector<Small>;  // in ascending order

struct HouseFamilies {
  std::vector<Cells> rows, columns;  // full houses within a row or column of the grid, in order
  std::vector<Cells> others;         // the other full houses, in order
};

// Sorts full houses by what they are; `grid_cell` is the number in the grid of each cell.
HouseFamilies families_of(const std::vector<Cells>& full_houses, const std::vector<int>& grid_cell,
                          int cols);

// The cells of `a` that are not in `b`; both in ascending order.
Cells difference(SmallList a, SmallList b);

}  // namespace jiugong::regions
