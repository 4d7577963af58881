// How the page draws the regions of a puzzle.
#pragma once

#include <vector>

#include "jiugong/region_puzzle.h"

namespace jiugong::bindings {

// Numbers of regions, from 0.
struct RegionOutline {
  std::vector<int> areas;   // boxes, pieces of a jigsaw: with thick borders; they do not overlap
  std::vector<int> extras;  // windows and the like, which lie across them: shaded
};

// Regions that are full rows or columns (as long as the range of values, or whole) are not drawn. Of the others
// those that overlap no area before them are areas, the rest are extras. `puzzle` must be valid.
RegionOutline outline_of(const RegionPuzzle& puzzle);

}  // namespace jiugong::bindings
