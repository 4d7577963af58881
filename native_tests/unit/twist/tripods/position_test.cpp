#include "twist/tripods/position.h"

#include <gtest/gtest.h>

#include <vector>

#include "support.h"
#include "unit/twist/tripods/boards.h"

namespace jiugong::twist::tripods {
namespace {

TEST(TripodsPosition, PressesAreNumbered) {
  for (int number = 0; number < presses_of(Turns::kAny); ++number) {
    const auto press = static_cast<Press>(number);
    const auto [row, col, turn] = move_of(press);
    EXPECT_EQ((static_cast<int>(turn) * kLines + row) * kLines + col, number);
    for (const Turns turns : kAllTurns) {
      EXPECT_EQ(allows(turns, turn), number < presses_of(turns));
    }
  }
}

TEST(TripodsPosition, CostsNothingExactlyOnLatinSquares) {
  EXPECT_EQ(position_of(cyclic_square()).cost, 0);
  EXPECT_GT(position_of(sorted_tripods()).cost, 0);
  Random random(1);
  for (int i = 0; i < 100; ++i) {
    const Grid grid = after(cyclic_square(), {random_move(random, Turns::kAny)});
    EXPECT_EQ(position_of(grid).cost == 0, is_latin_square(grid));
  }
}

TEST(TripodsPosition, APressedPositionIsThatOfTheTurnedGrid) {
  Random random(2);
  for (Grid grid : {random_tripods(1), sorted_tripods(), cyclic_square()}) {
    TripodsPosition position = position_of(grid);
    for (int i = 0; i < 300; ++i) {
      const auto press = static_cast<Press>(random.below(presses_of(Turns::kAny)));
      grid = after(grid, {move_of(press)});
      position.press(press);
      const TripodsPosition expected = position_of(grid);
      ASSERT_EQ(position.bytes, expected.bytes);
      ASSERT_EQ(position.cost, expected.cost);
      ASSERT_EQ(position.tile(i % 9, i % 8), grid[9 * (i % 9) + i % 8] - 1);
    }
  }
}

// One press away from a Latin square, and zero presses away.
TEST(TripodsPosition, TheLowerBoundIsNone) {
  EXPECT_EQ(tripods_lower_bound(cyclic_square(), Turns::kQuarter), 0U);
  EXPECT_EQ(tripods_lower_bound(sorted_tripods(), Turns::kQuarter), 120U);
  EXPECT_EQ(tripods_lower_bound(sorted_tripods(), Turns::kAny), 60U);
  Random random(3);
  for (const Turns turns : kAllTurns) {
    for (int i = 0; i < 100; ++i) {
      const Grid grid = after(cyclic_square(), {random_move(random, turns)});
      EXPECT_LE(tripods_lower_bound(grid, Turns::kAny), 1U);
      EXPECT_LE(tripods_lower_bound(grid, turns), 1U);
    }
  }
}

}  // namespace
}  // namespace jiugong::twist::tripods
