// Draws lines along a solution.
#pragma once

#include "generate_regions/canvas.h"

namespace jiugong::region_generator {

// Lines of a kind on free cells: until they have about `most` cells, or there is no room for another.
void draw_lines(Canvas& canvas, RegionClue kind, int most);

}  // namespace jiugong::region_generator
