// Groups of disjoint full houses: together they hold every value equally often, which constrains
// the cells they are compared with.
#pragma once

#include <vector>

#include "regions/lists.h"

namespace jiugong::regions {

// Lists of cells are in ascending order.
struct HouseFamilies {
  std::vector<Cells> rows, columns;  // full houses within a row or column of the grid, in order
  std::vector<Cells> others;         // the other full houses, in order
};

// Classifies full houses; `grid_cell` maps each cell to its number in the grid.
HouseFamilies families_of(const std::vector<Cells>& full_houses, const std::vector<int>& grid_cell,
                          int cols);

// Returns the cells of `a` that are not in `b`; both in ascending order.
Cells difference(SmallList a, SmallList b);

}  // namespace jiugong::regions
