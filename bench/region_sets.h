// Region puzzles to measure, made from seeds: the same on every platform.
#pragma once

#include <cstddef>
#include <vector>

#include "jiugong/random.h"
#include "jiugong/region_puzzle.h"

namespace jiugong::bench {

// Sudoku of 16x16 with 100 givens, unique.
std::vector<RegionPuzzle> make_16x16(std::size_t size);

// Killers of 9x9 without givens, with cages of two to six cells, unique.
std::vector<RegionPuzzle> make_killers(std::size_t size);

// Blank jigsaws of 9x9: rows, columns and nine connected regions as a random walk leaves them. Of one
// in fifty or so there is no grid; these are the second kind.
std::vector<RegionPuzzle> make_jigsaws(std::size_t size);
std::vector<RegionPuzzle> make_impossible_jigsaws(std::size_t size);

// The label 0..8 of each cell of such regions, nine cells each, row by row.
std::vector<int> random_jigsaw(Random& random);

}  // namespace jiugong::bench
