// Draws dots and clues outside the grid along a solution: many of them, of which a puzzle needs few.
#pragma once

#include "generate_regions/canvas.h"

namespace jiugong::region_generator {

// At most `most` clues of a kind that is no line and no cage.
void draw_marks(Canvas& canvas, RegionClue kind, int most);

}  // namespace jiugong::region_generator
