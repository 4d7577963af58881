// Random rules of region puzzles.
#pragma once

#include "jiugong/random.h"
#include "jiugong/region_puzzle.h"
#include "jiugong/region_rule.h"

namespace jiugong {

// Returns a valid rule of this kind for `puzzle`, which has at least two cells that are not void.
// Lines have up to `most_cells` cells, and numbers are such that some grid may obey them. Aborts with a message if
// the puzzle without its rules is invalid, because then none of its rules is valid.
RegionRule random_rule(Random& random, RuleKind kind, const RegionPuzzle& puzzle, int most_cells);

}  // namespace jiugong
