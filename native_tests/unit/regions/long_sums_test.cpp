#include "regions/long_sums.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <limits>
#include <vector>

#include "jiugong/generate.h"
#include "jiugong/random.h"

namespace jiugong::regions {
namespace {

// The diagonals of six cells or more with their sums in a solution, and the houses.
struct Diagonals {
  explicit Diagonals(const std::vector<int>& values) {
    for (int shift = -3; shift <= 3; ++shift) {
      for (const bool rising : {false, true}) {
        ImpliedSum& sum = sums.emplace_back();
        for (int row = 0; row < 9; ++row) {
          const int col = rising ? 8 - row + shift : row + shift;
          if (col < 0 || col > 8) continue;
          sum.added.push_back(static_cast<Small>(9 * row + col));
          sum.total += values[static_cast<std::size_t>(9 * row + col)];
        }
      }
    }
    for (std::size_t house = 0; house < 27; ++house) {
      Cells cells;
      for (Small cell = 0; cell < 81; ++cell) {
        const std::size_t row = cell / 9U, col = cell % 9U;
        if (house == row || house == 9 + col || house == 18 + row / 3 * 3 + col / 3)
          cells.push_back(cell);
      }
      houses.add(cells);
    }
  }

  std::vector<ImpliedSum> sums;
  Lists houses;
};

int total_of(const Cells& cells, const std::vector<int>& values) {
  int total = 0;
  for (const Small cell : cells) total += values[cell];
  return total;
}

// Sums near the least possible one, so that all tell something.
std::vector<ImpliedSum> found_in_portions(const std::vector<int>& values, std::uint64_t portion) {
  const Diagonals puzzle(values);
  LongSumSearch search(puzzle.houses, puzzle.sums, 81, 36, [&](const Cells& cells) {
    const int total = total_of(cells, values);
    if (cells.size() <= 3) return LongSumSearch::Bounds{.least = total, .most = total};
    return LongSumSearch::Bounds{.least = total - 3, .most = total + 100};
  });
  for (bool over = false; !over;) {
    WorkBudget budget(portion);
    over = search.advance(budget);
  }
  return search.take();
}

TEST(LongSums, HoldInTheSolution) {
  const GridSampler sampler;
  Random random(1);
  std::size_t count = 0;
  for (int round = 0; round < 30; ++round) {
    const Grid full = sampler.draw(random);
    std::vector<int> values;
    for (int cell = 0; cell < 81; ++cell) values.push_back(full[cell] - 1);
    const auto found = found_in_portions(values, std::numeric_limits<std::uint64_t>::max());
    for (const ImpliedSum& sum : found)
      EXPECT_EQ(total_of(sum.added, values) - total_of(sum.subtracted, values), sum.total);
    count += found.size();
    const auto again = found_in_portions(values, 1);
    ASSERT_EQ(again.size(), found.size());
    for (std::size_t i = 0; i < found.size(); ++i) {
      EXPECT_EQ(again[i].added, found[i].added);
      EXPECT_EQ(again[i].subtracted, found[i].subtracted);
    }
  }
  EXPECT_GT(count, 100U);
}

}  // namespace
}  // namespace jiugong::regions
