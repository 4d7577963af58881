// Logic without guessing on the marks of a puzzle.
#pragma once

#include "jiugong/grid.h"

namespace jiugong::analysis {

// Takes candidates from `marks` that stand in no solution: naked and hidden singles, and locked
// candidates (a digit of a box on one line leaves the rest of the line, and the other way round),
// until none applies. Marks without solution may end up in any state.
void eliminate(Marks& marks);

}  // namespace jiugong::analysis
