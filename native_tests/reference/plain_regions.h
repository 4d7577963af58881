// A plain reference solver for region puzzles: cell by cell in row-major order, with every rule
// checked as written in region_puzzle.h. For tiny puzzles only.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "jiugong/region_puzzle.h"

namespace jiugong {

// Calls `visit` with each solution, up to `limit` of them.
void for_each_solution_plainly(const RegionPuzzle& puzzle, std::uint64_t limit,
                               const std::function<void(const std::vector<int>&)>& visit);

// Whether a grid (one value per cell, kVoidCell for void cells) obeys the rules and givens of
// `puzzle`.
bool solves(const std::vector<int>& grid, const RegionPuzzle& puzzle);

// Returns the number of solutions, at most `limit`.
std::uint64_t count_regions_plainly(const RegionPuzzle& puzzle, std::uint64_t limit);

// Returns the same, or nothing if it takes more than this number of values tried.
std::optional<std::uint64_t> count_regions_plainly(const RegionPuzzle& puzzle, std::uint64_t limit,
                                                   std::uint64_t max_steps);

}  // namespace jiugong
