// Draws what is wanted along a solution: cages (cages.cpp), lines (lines.cpp), and many dots and clues outside the grid,
// of which a puzzle needs few (marks.cpp).
#pragma once

#include <span>
#include <vector>

#include "generate_regions/canvas.h"

namespace jiugong::region_generator {

// Whether a puzzle has as many of these as were drawn. Of the others only what it needs is left.
bool stays(RegionClue kind);

// Cages of two to five cells with different values that cover `cells`, of which at most half of the values are in one
// cage. A cell that is left alone joins a cage beside it, if that has no such value and at most four cells.
std::vector<Cage> divide_into_cages(const Canvas& canvas, std::span<const int> cells);

// Cages on free cells: at most about `most` of them.
void draw_cages(Canvas& canvas, int most);

// Cages on all cells.
void draw_killer(Canvas& canvas);

// Lines of a kind on free cells: until they have about `most` cells, or there is no room for another.
void draw_lines(Canvas& canvas, RegionClue kind, int most);

// At most `most` clues of a kind that is no line and no cage.
void draw_marks(Canvas& canvas, RegionClue kind, int most);

// Clues of each kind; those that stay first. `plenty` for puzzles without givens.
std::vector<Drawn> draw_clues(const RegionPuzzle& layout, const std::vector<int>& solution,
                              std::span<const RegionClue> kinds, bool plenty, Random& random);

// The layout with these.
RegionPuzzle with_clues(const RegionPuzzle& layout, const std::vector<Drawn>& drawn);

}  // namespace jiugong::region_generator
