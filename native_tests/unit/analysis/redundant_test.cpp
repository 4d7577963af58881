#include "jiugong/redundant.h"

#include <algorithm>
#include <numeric>

#include "jiugong/generate.h"
#include "jiugong/solve9.h"
#include "support.h"

namespace jiugong {
namespace {

using Cells = std::vector<Cell>;

TEST(RedundantGivens, AreNoneOfAMinimalPuzzle) {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    EXPECT_EQ(redundant_givens(generate({.seed = seed}).puzzle), Cells());
  }
}

TEST(RedundantGivens, AreThoseThatWereAdded) {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const Grid minimal = generate({.seed = seed}).puzzle;
    const Grid solution = *solve9(minimal).solution;
    for (Cell added = static_cast<Cell>(seed); added < kCellCount; added += 20) {
      if (minimal[added] != 0) continue;
      Grid puzzle = minimal;
      puzzle.set(added, solution[added]);
      const auto cells = redundant_givens(puzzle);
      ASSERT_TRUE(cells.has_value());
      // It may stand in for others.
      EXPECT_NE(std::find(cells->begin(), cells->end(), added), cells->end());
      for (const Cell cell : *cells) {
        Grid without = puzzle;
        without.set(cell, 0);
        EXPECT_EQ(solve9(without).solution, solution);
      }
    }
  }
}

TEST(RedundantGivens, AreNoneWith17Givens) {
  const std::string puzzle =
      "000000010400000000020000000000050407008000300001090000300400200050100000000806000";
  EXPECT_EQ(redundant_givens(grid_of(puzzle)), Cells());
  EXPECT_EQ(redundant_givens(grid_of('2' + puzzle.substr(1))), std::nullopt);
}

TEST(RedundantGivens, AreAllOfASolution) {
  Cells all(kCellCount);
  std::iota(all.begin(), all.end(), 0);
  EXPECT_EQ(redundant_givens(grid_of(kPuzzleSolved)), all);
}

TEST(RedundantGivens, AreUnknownWithoutExactlyOneSolution) {
  EXPECT_EQ(redundant_givens(Grid()), std::nullopt);
  EXPECT_EQ(redundant_givens(grid_of(kTwoSolutions)), std::nullopt);
  EXPECT_EQ(redundant_givens(grid_of("55" + std::string(79, '.'))), std::nullopt);
}

}  // namespace
}  // namespace jiugong
