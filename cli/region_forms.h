// Puzzles of any shape as lines and rows of values.
#pragma once

#include <string>

#include "jiugong/region_puzzle.h"

namespace jiugong::cli {

// The cells in the notation: `53467…`, or numbers separated by spaces.
std::string cells_of(const RegionPuzzle& puzzle);

// A line for each row, numbers aligned.
std::string rows_of(const RegionPuzzle& puzzle);

}  // namespace jiugong::cli
