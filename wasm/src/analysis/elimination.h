// Logical elimination on the marks of a puzzle, without guessing.
#pragma once

#include "jiugong/grid.h"

namespace jiugong::analysis {

// Removes candidates from `marks` that occur in no solution: naked and hidden singles, and locked
// candidates (pointing and claiming), until no rule applies. Marks without solution may end up in
// any state.
void eliminate(Marks& marks);

}  // namespace jiugong::analysis
