// Classifies the regions of a puzzle for drawing.
#pragma once

#include <vector>

#include "jiugong/region_puzzle.h"

namespace jiugong::bindings {

// Numbers of regions, from 0.
struct RegionOutline {
  std::vector<int> areas;   // boxes and jigsaw regions: drawn with thick borders; they do not
                            // overlap
  std::vector<int> extras;  // windows and other regions that overlap areas: shaded
};

// Full rows and columns (as long as the range of values, or whole) are not drawn. Of the other
// regions, those that overlap no earlier area are areas; the rest are extras. `puzzle` must be
// valid.
RegionOutline outline_of(const RegionPuzzle& puzzle);

}  // namespace jiugong::bindings
