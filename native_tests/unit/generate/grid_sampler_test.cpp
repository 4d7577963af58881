#include <cmath>
#include <map>

#include "generate/split_tables.h"
#include "jiugong/generate.h"
#include "jiugong/geometry.h"
#include "split_classes.h"
#include "support.h"

namespace jiugong {
namespace {

using generator::kSplitCount;
using generator::Split;
using generator::SplitClasses;
using generator::SplitTables;

// Compares counts with expected ones: Pearson's chi-square minus its mean, in standard deviations.
class Deviation {
 public:
  void add(double count, double expected) {
    sum_ += (count - expected) * (count - expected) / expected;
    ++terms_;
  }
  double sigmas() const {
    const double freedom = terms_ - 1;
    return (sum_ - freedom) / std::sqrt(2 * freedom);
  }

 private:
  double sum_ = 0;
  double terms_ = 0;
};

// Returns the column sets of a box.
Split columns_of(const Grid& grid, int band, int stack) {
  Split columns{};
  for (int column = 0; column < 3; ++column) {
    unsigned set = 0;
    for (int row = 0; row < 3; ++row) {
      set |= 1U << (grid[27 * band + 9 * row + 3 * stack + column] - 1);
    }
    columns[static_cast<std::size_t>(column)] = static_cast<DigitSet>(set);
  }
  return columns;
}

Grid transposed(const Grid& grid) {
  Grid result;
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    result.set(9 * column_of(cell) + row_of(cell), grid[cell]);
  }
  return result;
}

TEST(GridSampler, DrawsFullGrids) {
  const GridSampler sampler;
  Random random(20261120);
  for (int i = 0; i < 2000; ++i) ASSERT_TRUE(is_solved(sampler.draw(random)));
}

TEST(GridSampler, SameGridsEverywhere) {
  // Fixed figures: this test runs natively, with sanitizers and as WebAssembly.
  const GridSampler sampler;
  Random random(20261120);
  EXPECT_EQ(sampler.draw(random).to_line(),
            "532174869671892354948356217269735148853241796714968532125489673396527481487613925");
  EXPECT_EQ(sampler.draw(random).to_line(),
            "249578163861943257573216849154367928726891534938425671395684712687132495412759386");
}

TEST(GridSampler, DependsOnTheRandomNumbersOnly) {
  const GridSampler one, other;
  Random random(1), same(1);
  const Grid first = one.draw(random), second = one.draw(random);
  EXPECT_EQ(other.draw(same), first);
  EXPECT_EQ(other.draw(same), second);
  EXPECT_NE(first, second);
}

// Statistics for which uniformity implies exact values. They reveal a missing factor of the
// acceptance probability or a missing shuffle; the test of SplitTables checks that it counts all
// grids exactly. The seeds are fixed, so the results are reproducible.

TEST(GridSampler, EveryCellHoldsEveryDigitEquallyOften) {
  const GridSampler sampler;
  Random random(2);
  constexpr int kGrids = 9000;
  std::array<std::array<int, 10>, kCellCount> counts{};
  for (int i = 0; i < kGrids; ++i) {
    const Grid grid = sampler.draw(random);
    for (Cell cell = 0; cell < kCellCount; ++cell) {
      ++counts[static_cast<std::size_t>(cell)][grid[cell]];
    }
  }
  for (const auto& cell : counts) {
    Deviation deviation;
    for (std::size_t digit = 1; digit <= 9; ++digit) deviation.add(cell[digit], kGrids / 9.0);
    EXPECT_LT(deviation.sigmas(), 5);
  }
}

// The place of a digit in one box is independent of that in a box of another band and stack. In a
// box of the same band or stack it has 6 places left, all equally likely.
TEST(GridSampler, CellsWithoutACommonHouseAgreeAsOftenAsTheyShall) {
  const GridSampler sampler;
  Random random(3);
  constexpr int kGrids = 16'200;
  struct Pair {
    Cell one, other;
    double equal;  // the probability that they hold the same digit
  };
  constexpr std::array<Pair, 5> kPairs = {
      {{0, 40, 1 / 9.0}, {0, 80, 1 / 9.0}, {8, 63, 1 / 9.0}, {30, 77, 1 / 6.0}, {1, 14, 1 / 6.0}}};
  std::array<std::array<int, 81>, kPairs.size()> counts{};
  for (int i = 0; i < kGrids; ++i) {
    const Grid grid = sampler.draw(random);
    for (std::size_t k = 0; k < kPairs.size(); ++k) {
      ++counts[k][9U * (grid[kPairs[k].one] - 1U) + grid[kPairs[k].other] - 1U];
    }
  }
  for (std::size_t k = 0; k < kPairs.size(); ++k) {
    Deviation deviation;
    for (std::size_t i = 0; i < 81; ++i) {
      const double share = i % 10 == 0 ? kPairs[k].equal / 9 : (1 - kPairs[k].equal) / 72;
      deviation.add(counts[k][i], kGrids * share);
    }
    EXPECT_LT(deviation.sigmas(), 5);
  }
}

// The number of grids whose band (or stack, transposed) is of each class is known exactly.
TEST(GridSampler, EveryBandAndStackIsOfEachClassAsOftenAsItShall) {
  const SplitTables tables;
  const SplitClasses classes(tables);
  const std::vector<std::uint64_t> grids = classes.grids();
  constexpr double kAll = 110'299'334'524'157'952.0;  // see SplitTables.CountTheGrids
  constexpr int kDraws = 20'000;
  std::array<std::map<std::size_t, int>, 6> counts;
  const GridSampler sampler;
  Random random(4);
  for (int i = 0; i < kDraws; ++i) {
    const Grid grid = sampler.draw(random), turned = transposed(grid);
    for (int band = 0; band < 6; ++band) {
      generator::ThreeSplits splits{};
      for (int stack = 0; stack < 3; ++stack) {
        splits[static_cast<std::size_t>(stack)] =
            tables.number_of(columns_of(band < 3 ? grid : turned, band % 3, stack));
      }
      ++counts[static_cast<std::size_t>(band)][classes.class_of(splits)];
    }
  }
  for (auto& band : counts) {
    Deviation deviation;
    double rare = 0, rare_expected = 0;  // classes too rare for the statistic, together
    for (std::size_t pair = 0; pair < grids.size(); ++pair) {
      if (grids[pair] == 0) continue;
      const double expected = static_cast<double>(grids[pair]) / kAll * kDraws;
      if (expected >= 5) {
        deviation.add(band[pair], expected);
      } else {
        rare += band[pair];
        rare_expected += expected;
      }
    }
    deviation.add(rare, rare_expected);
    EXPECT_LT(deviation.sigmas(), 5);
  }
}

}  // namespace
}  // namespace jiugong
