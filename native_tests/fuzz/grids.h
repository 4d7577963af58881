// Sudokus made from fuzzer bytes, and independent checks of them.
#pragma once

#include <array>
#include <string_view>
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

// Puzzles that are quickly solved: unique, with two solutions, with many, without solution, and full.
inline constexpr std::array<std::string_view, 5> kQuicklySolved = {
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    ".416.7582.258.1647678542913213486795867915234594723168739158426452369871186274359",
    "53467891267219534819834256785976142342685379171392485696153728428741963534528....",
    "55...............................................................................",
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179"};

}  // namespace jiugong::fuzz
