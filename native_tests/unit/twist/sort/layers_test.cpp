#include "twist/sort/layers.h"

#include <gtest/gtest.h>

#include "unit/twist/sort/boards.h"

namespace jiugong::twist::sort {
namespace {

std::vector<Move> sort(const SortShape& shape, const std::vector<int>& from,
                       const std::vector<int>& to, std::uint64_t portion = UINT64_MAX) {
  LayerSort layers;
  layers.start(shape, as_tiles(from), as_tiles(to));
  while (!layers.advance(portion)) {
  }
  return layers.moves();
}

TEST(LayerSort, EverySizeAndKindOfTurn) {
  Random random(1);
  for (int rows = 2; rows <= 10; ++rows) {
    for (int cols = 2; cols <= 10; ++cols) {
      if (rows * cols <= 6) continue;
      for (const Turns turns : kAllTurns) {
        for (const int kinds : {100, 2, 1 + random.below(9)}) {
          const std::vector<int> from = random_tiles(rows, cols, random, kinds);
          const std::vector<int> to = random_tiles(rows, cols, random, kinds);
          const auto moves = sort(SortShape(rows, cols, turns), from, to);
          EXPECT_EQ(after(from, cols, moves), to) << rows << "x" << cols;
          EXPECT_TRUE(are_legal(moves, rows, cols, turns));
        }
      }
    }
  }
}

TEST(LayerSort, PortionsGiveTheSameAsOneRun) {
  Random random(2);
  const SortShape shape(6, 5, Turns::kQuarter);
  const std::vector<int> from = random_tiles(6, 5, random), to = sorted_tiles(6, 5);
  EXPECT_EQ(sort(shape, from, to, 1), sort(shape, from, to));
}

// The baseline of the benchmark; published figures for this method are 24.7 and 55.1.
TEST(LayerSort, IsNoLongerThanItMustBe) {
  for (const auto& [side, most] : {std::pair{4, 26U}, {5, 57U}}) {
    Random random(3);
    std::size_t presses = 0;
    for (int i = 0; i < 60; ++i) {
      presses += sort(SortShape(side, side, Turns::kQuarter), random_tiles(side, side, random),
                      sorted_tiles(side, side))
                     .size();
    }
    EXPECT_LE(presses, 60 * most);
  }
}

}  // namespace
}  // namespace jiugong::twist::sort
