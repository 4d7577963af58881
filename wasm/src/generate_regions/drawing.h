// Draws what is wanted along a solution.
#pragma once

#include <span>
#include <vector>

#include "generate_regions/canvas.h"

namespace jiugong::region_generator {

// Whether a puzzle has as many of these as were drawn. Of the others only what it needs is left.
bool stays(RegionClue kind);

// Clues of each kind; those that stay first. `plenty` for puzzles without givens.
std::vector<Drawn> draw_clues(const RegionPuzzle& layout, const std::vector<int>& solution,
                              std::span<const RegionClue> kinds, bool plenty, Random& random);

// The layout with these.
RegionPuzzle with_clues(const RegionPuzzle& layout, const std::vector<Drawn>& drawn);

}  // namespace jiugong::region_generator
