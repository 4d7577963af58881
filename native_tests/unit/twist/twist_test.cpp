#include "jiugong/twist.h"

#include <gtest/gtest.h>

#include <array>

namespace jiugong {
namespace {

using Board = std::array<int, 12>;

constexpr Board kStart = {1, 2,  3,  4,  //
                          5, 6,  7,  8,  //
                          9, 10, 11, 12};

Board after(Board board, const Move& move) {
  turn_block<int>(board, 4, move);
  return board;
}

TEST(Twist, ATurnMovesTheFourTilesOfItsBlock) {
  EXPECT_EQ(after(kStart, {.row = 1, .col = 2, .turn = Turn::kClockwise}),
            (Board{1, 2, 3, 4, 5, 6, 11, 7, 9, 10, 12, 8}));
  EXPECT_EQ(after(kStart, {.row = 0, .col = 0, .turn = Turn::kCounterclockwise}),
            (Board{2, 6, 3, 4, 1, 5, 7, 8, 9, 10, 11, 12}));
  EXPECT_EQ(after(kStart, {.row = 1, .col = 1, .turn = Turn::kHalf}),
            (Board{1, 2, 3, 4, 5, 11, 10, 8, 9, 7, 6, 12}));
}

TEST(Twist, TheInverseTakesATurnBack) {
  for (const Turn turn : {Turn::kClockwise, Turn::kCounterclockwise, Turn::kHalf}) {
    const Board turned = after(kStart, {.row = 1, .col = 0, .turn = turn});
    EXPECT_NE(turned, kStart);
    EXPECT_EQ(after(turned, {.row = 1, .col = 0, .turn = inverse(turn)}), kStart);
  }
}

TEST(Twist, AHalfTurnIsTwoQuarterTurns) {
  for (const Turn turn : {Turn::kClockwise, Turn::kCounterclockwise}) {
    const Move quarter = {.row = 0, .col = 1, .turn = turn};
    EXPECT_EQ(after(after(kStart, quarter), quarter),
              after(kStart, {.row = 0, .col = 1, .turn = Turn::kHalf}));
  }
}

}  // namespace
}  // namespace jiugong
