// Puzzles of any shape, made of bytes.
#pragma once

#include "fuzz/input.h"
#include "jiugong/region_puzzle.h"

namespace jiugong::fuzz {

struct RegionBounds {
  int side = 36;    // of rows and of columns
  int values = 36;  // as many at most
  int lists = 12;   // regions beside rows, columns and boxes, and as many cages
};

// Without mistake, whatever the bytes: what would be one is left out.
RegionPuzzle region_puzzle_of(FuzzInput& input, const RegionBounds& bounds);

// Cells of a grid, each once and none of them void; perhaps none at all.
std::vector<int> some_cells(FuzzInput& input, const RegionPuzzle& puzzle, int most);

}  // namespace jiugong::fuzz
