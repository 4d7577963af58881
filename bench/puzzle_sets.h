// The puzzle sets that every checkout can measure: made from seeds, the same on every platform.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "jiugong/grid.h"

namespace jiugong::bench {

struct PuzzleSet {
  const char* name;     // one word
  std::size_t size;     // puzzles to measure with
  std::uint64_t limit;  // solutions to count in each; 2 proves it unique
  std::vector<Grid> (*make)(std::size_t size);
};

// All of them, in the order of the table.
std::span<const PuzzleSet> puzzle_sets();

// Unique puzzles with 32 givens that the solver's logic solves without a guess.
std::vector<Grid> make_easy(std::size_t size);

// Random minimal puzzles, as `generate` makes them when no number of givens is wished: 24.4 givens
// on average.
std::vector<Grid> make_minimal(std::size_t size);

// 10 to 16 cells of random full grids: too few to be unique, most have far over 1000 solutions.
std::vector<Grid> make_sparse(std::size_t size);

}  // namespace jiugong::bench
