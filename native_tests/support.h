// Helpers that several tests share.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>

#include "jiugong/grid.h"
#include "jiugong/random.h"

namespace jiugong {

// With sanitizers, which take ten to forty times as long and find nothing more in more of the same, tests do
// less of it.
#ifdef JIUGONG_SANITIZE
inline constexpr bool kSanitized = true;
#else
inline constexpr bool kSanitized = false;
#endif

// For gtest's messages.
inline void PrintTo(const Grid& grid, std::ostream* out) { *out << grid.to_line(); }

// The name of a parameter that has one, as gtest takes it.
inline constexpr auto name_of_kind = [](const auto& info) {
  std::string name(info.param.name);
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
};

// Parses a grid that is known to be valid.
inline Grid grid_of(std::string_view line) {
  const auto grid = Grid::from_line(line);
  EXPECT_TRUE(grid.has_value()) << "not a grid: " << line;
  return grid.value_or(Grid());
}

// A puzzle of 81 characters as nine lines.
inline std::string rows_of(std::string_view line) {
  std::string rows;
  for (std::size_t row = 0; row < 9; ++row) rows.append(line.substr(9 * row, 9)).append("\n");
  return rows;
}

inline constexpr std::string_view kPuzzle =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
inline constexpr std::string_view kPuzzleSolved =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

// Has two solutions, which differ in the four blank cells.
inline constexpr std::string_view kTwoSolutions =
    ".416.7582.258.1647678542913213486795867915234594723168739158426452369871186274359";

}  // namespace jiugong
