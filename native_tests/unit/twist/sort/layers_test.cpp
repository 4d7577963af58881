#include "twist/sort/layers.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

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

// The cell to which a clockwise turn of a block carries the tile of `cell`.
std::size_t carried(const SortShape& shape, int block, std::size_t cell) {
  const auto [a, b, c, d] = shape.cells_of(block);
  return cell == a ? b : cell == b ? d : cell == d ? c : cell == c ? a : cell;
}

// The pairs of cells whose tiles clockwise turns carry to two cells, or the cells for one given twice: of blocks without the
// first `placed` cells.
std::size_t pairs_that_reach(const SortShape& shape, std::size_t placed, std::size_t first,
                             std::size_t second) {
  const std::size_t cells = shape.cells();
  std::vector<bool> reached(cells * cells);
  std::vector<std::pair<std::size_t, std::size_t>> pairs = {{first, second}};
  reached[first * cells + second] = true;
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    for (int block = 0; block < shape.blocks(); ++block) {
      if (shape.cells_of(block)[0] < placed) continue;
      // (The way back: three turns undo one.)
      auto [a, b] = pairs[i];
      for (int turn = 0; turn < 3; ++turn) {
        a = carried(shape, block, a);
        b = carried(shape, block, b);
      }
      if (reached[a * cells + b]) continue;
      reached[a * cells + b] = true;
      pairs.emplace_back(a, b);
    }
  }
  return pairs.size();
}

// So layers cannot fail: each is the first row of what is left of a board, or its first column, which is the same turned over.
TEST(LayerSort, EveryStepOfALayerHasAWayFromEverywhere) {
  for (int cols = 2; cols <= 10; ++cols) {
    for (int rows = std::max(cols, cols == 2 ? 5 : 4); rows <= 10; ++rows) {
      const SortShape shape(rows, cols, Turns::kClockwise);
      const auto last = static_cast<std::size_t>(cols) - 2;
      for (std::size_t cell = 0; cell < last; ++cell) {
        EXPECT_EQ(pairs_that_reach(shape, cell, cell, cell), shape.cells() - cell);
      }
      const std::size_t left = shape.cells() - last;
      EXPECT_EQ(pairs_that_reach(shape, last, last, last + 1), left * (left - 1));
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
