// Finds givens that break a rule by themselves.
#pragma once

#include <vector>

#include "jiugong/region_puzzle.h"
#include "regions/network.h"

namespace jiugong::regions {

// Returns, by cell of the grid and in ascending order, the givens of `puzzle` that clash: equal
// givens that see each other, consecutive givens in adjacent cells where that is forbidden, and all
// givens of a full cage with a wrong sum.
std::vector<int> clashing_givens(const RegionPuzzle& puzzle, const Network& network);

}  // namespace jiugong::regions
