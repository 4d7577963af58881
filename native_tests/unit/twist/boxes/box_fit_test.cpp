#include "twist/boxes/box_fit.h"

#include <gtest/gtest.h>

#include <numeric>
#include <span>

#include "jiugong/random.h"
#include "support.h"
#include "unit/twist/boxes/moved_boxes.h"

namespace jiugong::twist::boxes {
namespace {

constexpr Order3x3 kInPlace = {0, 1, 2, 3, 4, 5, 6, 7, 8};

TEST(BoxFit, TellsWhetherGivensClash) {
  Random random(3);
  int fitting = 0;
  for (int round = 0; round < 2000; ++round) {
    // Few enough clues for some arrangements to be free of clashes.
    const Grid puzzle = with_clues(grid_of(kPuzzleSolved), 9 + round % 12, random);
    Order3x3 order = kInPlace;
    random.shuffle(std::span(order));
    const bool fits = BoxFit(puzzle).fits(order);
    ASSERT_EQ(fits, clashing_cells(with_boxes(puzzle, order)).empty()) << puzzle.to_line();
    fitting += fits ? 1 : 0;
  }
  EXPECT_GT(fitting, 200);
  EXPECT_LT(fitting, 1800);
}

TEST(BoxFit, ABoxWithADigitTwiceFitsNowhere) {
  Grid puzzle;
  puzzle.set(0, 7), puzzle.set(10, 7);
  EXPECT_FALSE(BoxFit(puzzle).fits(kInPlace));
  EXPECT_TRUE(BoxFit(Grid()).fits(kInPlace));
}

}  // namespace
}  // namespace jiugong::twist::boxes
