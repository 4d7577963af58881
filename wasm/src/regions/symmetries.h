// Symmetries of rules: rows, columns, or bands of them, that can be exchanged without a change to what the rules say. They make
// solutions of solutions, so that what leads to none leads to none in its image either (symmetry breaking during search: Gent,
// Smith, "Symmetry breaking in constraint programming", 2000).
#pragma once

#include <span>
#include <vector>

#include "regions/lists.h"
#include "regions/model.h"
#include "regions/work_budget.h"

namespace jiugong::regions {

// Per cell, its image: where its value goes.
using Symmetry = Cells;

// Whether these candidates, a word a cell, are their own image.
bool keeps(const Symmetry& symmetry, std::span<const Mask> candidates);

// Returns the symmetries of a model that has_only_pairs_and_sets(), or those found until the budget is spent.
std::vector<Symmetry> symmetries_of(const Model& model, WorkBudget& budget);

}  // namespace jiugong::regions
