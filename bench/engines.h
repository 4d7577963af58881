// The engines that count the solutions of a sudoku and can be compared with each other.
#pragma once

#include <cstdint>
#include <functional>
#include <string_view>

namespace jiugong::bench {

// Counts the solutions of puzzles of 81 characters each, one behind the other: of each at most `limit`, and 0 for an
// invalid puzzle.
using CountSolutions = std::function<std::uint64_t(std::string_view puzzles, std::uint64_t limit)>;

// Returns the engine with this name, or an empty function:
//
//   solve9    Solver9
//   lanes     LaneSolver, with Solver9 for puzzles that it leaves to it
//   regions   RegionSolver, for a puzzle with rows, columns and boxes as regions
//   cover     CoverSearch, for the puzzle as a matrix of 324 items
//   links     textbook dancing links (textbook_links.h), for the same matrix
CountSolutions engine_named(std::string_view name);

}  // namespace jiugong::bench
