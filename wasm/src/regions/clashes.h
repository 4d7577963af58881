// Givens that break a rule by themselves.
#pragma once

#include <vector>

#include "jiugong/region_puzzle.h"
#include "regions/layout.h"

namespace jiugong::regions {

// Those givens of `puzzle`, by their cells in the grid, in ascending order: equal ones that see each
// other, neighbouring values side by side where that is forbidden, and cages full of givens with another
// sum than theirs.
std::vector<int> clashing_givens(const RegionPuzzle& puzzle, const Layout& layout);

}  // namespace jiugong::regions
