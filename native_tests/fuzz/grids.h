// Sudokus made from fuzzer bytes, and independent checks of them.
#pragma once

#include <vector>

#include "fuzz/input.h"
#include "jiugong/grid.h"

namespace jiugong::fuzz {

// Returns a random full grid, one of 65,536.
Grid full_grid_of(FuzzInput& input);

// Returns a part of a full grid, often with one or two digits changed: puzzles with one, several
// and no solutions, and with givens that clash. Every bit of eleven bytes keeps or removes a given,
// and optionally those of eleven more.
Grid puzzle_of(FuzzInput& input);

// Returns the cells whose digit also occurs in another cell of their row, column or box.
std::vector<Cell> clashes_of(const Grid& grid);

// Whether `grid` is full, without clashes, and holds the givens of `puzzle`.
bool is_solution(const Grid& grid, const Grid& puzzle);

}  // namespace jiugong::fuzz
