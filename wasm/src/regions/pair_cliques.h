// Cells that a rule binds in pairs, each with each, hold one of few sets of values.
#pragma once

#include <cstddef>
#include <vector>

#include "regions/model.h"

namespace jiugong::regions {

// Finds cells of which any two are a line of the same `next`, by which they differ, and the sets of values that they can
// hold; nothing where there is very much to look at. The lines are of the first `cells` cells.
std::vector<ValueSets> sets_of_pairs(const std::vector<PairLine>& lines, std::size_t cells);

}  // namespace jiugong::regions
