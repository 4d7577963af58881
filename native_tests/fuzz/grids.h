// Sudokus made of bytes, and independent looks at them.
#pragma once

#include <vector>

#include "fuzz/input.h"
#include "jiugong/grid.h"

namespace jiugong::fuzz {

// A random full grid, one of 65,536.
Grid full_grid_of(FuzzInput& input);

// A part of a full grid, often with a digit or two changed: puzzles with one, several and no solutions, and with
// givens that clash. Every bit of eleven bytes keeps or drops a given, and perhaps those of eleven more.
Grid puzzle_of(FuzzInput& input);

// The cells whose digit stands in another one that shares a row, column or box, cell by cell.
std::vector<Cell> clashes_of(const Grid& grid);

// Whether `grid` is full, without clash, and holds the givens of `puzzle`.
bool is_solution(const Grid& grid, const Grid& puzzle);

}  // namespace jiugong::fuzz
