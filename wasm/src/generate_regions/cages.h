// Divides cells into cages.
#pragma once

#include <span>
#include <vector>

#include "generate_regions/canvas.h"

namespace jiugong::region_generator {

// Cages of two to five cells with different values that cover `cells`, of which at most half of the values are in one
// cage. A cell that is left alone joins a cage beside it, if that has no such value and at most four cells.
std::vector<Cage> divide_into_cages(const Canvas& canvas, std::span<const int> cells);

// Cages on free cells: at most about `most` of them.
void draw_cages(Canvas& canvas, int most);

// Cages on all cells.
void draw_killer(Canvas& canvas);

}  // namespace jiugong::region_generator
