// The built-in puzzle sets, made from seeds: the same in every checkout and on every platform.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "jiugong/grid.h"

namespace jiugong::bench {

struct PuzzleSet {
  const char* name;     // one word
  std::size_t size;     // default number of puzzles
  std::uint64_t limit;  // solutions to count in each; 2 proves it unique
  std::vector<Grid> (*make)(std::size_t size);
};

// All sets, in the order of the table.
std::span<const PuzzleSet> puzzle_sets();

// Unique puzzles with 32 givens that propagation solves without a guess.
std::vector<Grid> make_easy(std::size_t size);

// Random minimal puzzles, as `generate` makes them without a requested number of givens: 24.4
// givens on average.
std::vector<Grid> make_minimal(std::size_t size);

// 10 to 16 cells of random full grids: too few for a unique solution; most have far more than 1000.
std::vector<Grid> make_sparse(std::size_t size);

}  // namespace jiugong::bench
