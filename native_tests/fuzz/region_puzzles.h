// Region puzzles made from fuzzer bytes.
#pragma once

#include "fuzz/input.h"
#include "jiugong/region_puzzle.h"

namespace jiugong::fuzz {

struct RegionBounds {
  int side = 36;    // maximum number of rows and of columns
  int values = 36;  // maximum number of values
  int lists = 12;   // regions besides rows, columns and boxes, and as many cages
};

// Returns a valid puzzle for any bytes: invalid parts are left out.
RegionPuzzle region_puzzle_of(FuzzInput& input, const RegionBounds& bounds);

// Adds up to three rules of any kinds to a puzzle.
void add_some_rules(FuzzInput& input, RegionPuzzle& puzzle);

// Returns cells of a grid, without duplicates and void cells; possibly none.
std::vector<int> some_cells(FuzzInput& input, const RegionPuzzle& puzzle, int most);

}  // namespace jiugong::fuzz
