// Region puzzles solved the plain way: cell by cell in row-major order, every rule checked as it is
// written in region_puzzle.h. For tiny puzzles only.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "jiugong/region_puzzle.h"

namespace jiugong {

// Whether a grid (a value a cell, kVoidCell where void) obeys the rules and givens of `puzzle`.
bool solves(const std::vector<int>& grid, const RegionPuzzle& puzzle);

// How many solutions there are, at most `limit`.
std::uint64_t count_regions_plainly(const RegionPuzzle& puzzle, std::uint64_t limit);

// The same, or nothing where it takes more than so many values tried.
std::optional<std::uint64_t> count_regions_plainly(const RegionPuzzle& puzzle, std::uint64_t limit,
                                                   std::uint64_t max_steps);

}  // namespace jiugong
