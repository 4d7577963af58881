// Cells that a rule binds in pairs, each with each, hold one of few sets of values.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "regions/model.h"

namespace jiugong::regions {

struct SetsOfPairs {
  std::vector<ValueSets> found;  // without sets where the values only differ
  std::uint64_t work = 0;        // as WorkBudget counts it
};

// Finds cells of which any two are a line of the same `next`, by which they differ, and the sets of values that they can
// hold. Ends after some milliseconds with what was found until then. The lines are of the first `cells` cells.
SetsOfPairs sets_of_pairs(const std::vector<PairLine>& lines, std::size_t cells);

}  // namespace jiugong::regions
