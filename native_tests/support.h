// What several tests share.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "jiugong/grid.h"

namespace jiugong {

// For gtest's messages.
inline void PrintTo(const Grid& grid, std::ostream* out) { *out << grid.to_line(); }

// A grid that is known to be well written.
inline Grid grid_of(std::string_view line) {
  const auto grid = Grid::from_line(line);
  EXPECT_TRUE(grid.has_value()) << "not a grid: " << line;
  return grid.value_or(Grid());
}

inline constexpr std::string_view kPuzzle =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
inline constexpr std::string_view kSolution =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

// A 64-bit generator (splitmix64) whose numbers are the same on every platform.
class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}

  std::uint64_t next() {
    std::uint64_t z = state_ += 0x9e3779b97f4a7c15;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
  }

  // 0..bound-1; the tiny bias of the remainder does not matter to a test.
  int below(int bound) { return static_cast<int>(next() % static_cast<std::uint64_t>(bound)); }

 private:
  std::uint64_t state_;
};

}  // namespace jiugong
