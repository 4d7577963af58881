// Region puzzles for benchmarks, made from seeds: the same on every platform.
#pragma once

#include <cstddef>
#include <vector>

#include "jiugong/random.h"
#include "jiugong/region_puzzle.h"

namespace jiugong::bench {

// Adds a row of void cells below a puzzle. It changes no answer, but a sudoku with it is solved by the search of puzzles of any
// shape instead of Solver9.
RegionPuzzle with_void_row(RegionPuzzle puzzle);

// Unique 16x16 sudoku with 100 givens.
std::vector<RegionPuzzle> make_16x16(std::size_t size);

// Unique 9x9 killers without givens, with cages of two to six cells.
std::vector<RegionPuzzle> make_killers(std::size_t size);

// Blank 9x9 jigsaws: rows, columns and nine connected regions made by a random walk. About one of
// fifty has no solution; these are the hard ones.
std::vector<RegionPuzzle> make_jigsaws(std::size_t size);
std::vector<RegionPuzzle> make_impossible_jigsaws(std::size_t size);

// Returns the label 0..8 of each cell of such regions, nine cells each, row by row.
std::vector<int> random_jigsaw(Random& random);

}  // namespace jiugong::bench
