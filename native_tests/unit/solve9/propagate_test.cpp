#include "solve9/propagate.h"

#include "jiugong/geometry.h"
#include "reference/plain_solver.h"
#include "unit/solve9/boards.h"

namespace jiugong::solver9 {
namespace {

constexpr DigitSet kDigit5 = 1 << 4;

Marks open_marks() {
  Marks marks;
  marks.fill(kAllDigits);
  return marks;
}

// The result of propagation as a puzzle and as a board in the middle of a search.
struct Propagated {
  explicit Propagated(const Marks& marks, Origin origin) {
    read_board(marks, board);
    outcome = propagator.propagate(board, origin);
  }
  DigitSet operator[](Cell cell) const { return marks_of(board)[static_cast<std::size_t>(cell)]; }

  Propagator propagator;
  Board board;
  Outcome outcome;
};

class Propagate : public testing::TestWithParam<Origin> {};
INSTANTIATE_TEST_SUITE_P(PuzzleAndGuess, Propagate,
                         testing::Values(Origin::kPuzzle, Origin::kGuess));

TEST_P(Propagate, PlacesANakedSingle) {
  // Eight peers leave only 9 for r1c1; no house is full enough for a hidden single.
  Marks marks = open_marks();
  for (const auto& [cell, digit] :
       {std::pair{1, 1}, {2, 2}, {10, 3}, {20, 4}, {27, 5}, {36, 6}, {6, 7}, {7, 8}}) {
    marks[static_cast<std::size_t>(cell)] = static_cast<DigitSet>(1 << (digit - 1));
  }
  const Propagated result(marks, GetParam());
  EXPECT_EQ(result.outcome, Outcome::kStuck);
  EXPECT_EQ(result[0], 1 << 8);
}

TEST_P(Propagate, PlacesHiddenSinglesOfEveryKindOfHouse) {
  for (const auto& house : kHouses) {
    Marks marks = open_marks();
    for (std::size_t i = 1; i < house.size(); ++i) {
      marks[static_cast<std::size_t>(house[i])] &= static_cast<DigitSet>(~kDigit5);
    }
    const Propagated result(marks, GetParam());
    ASSERT_EQ(result.outcome, Outcome::kStuck);
    EXPECT_EQ(result[house[0]], kDigit5);
    for (Cell cell = 0; cell < kCellCount; ++cell) {
      if (are_peers(cell, house[0])) {
        EXPECT_EQ(result[cell] & kDigit5, 0);
      }
    }
  }
}

TEST_P(Propagate, PointsAndClaims) {
  // In box 1 the digit 5 can only be in row 1: it is removed from the rest of the row.
  Marks marks = open_marks();
  for (const std::size_t cell : {9u, 10u, 11u, 18u, 19u, 20u}) {
    marks[cell] &= static_cast<DigitSet>(~kDigit5);
  }
  const Propagated pointed(marks, GetParam());
  for (Cell cell = 3; cell < 9; ++cell) EXPECT_EQ(pointed[cell] & kDigit5, 0);
  // In row 1 the digit 5 can only be in box 1: it is removed from the rest of the box.
  marks = open_marks();
  for (std::size_t cell = 3; cell < 9; ++cell) marks[cell] &= static_cast<DigitSet>(~kDigit5);
  const Propagated claimed(marks, GetParam());
  for (const Cell cell : {9, 10, 11, 18, 19, 20}) EXPECT_EQ(claimed[cell] & kDigit5, 0);
}

TEST_P(Propagate, ForcedTriplesFillTheirMinirowAndMinicolumn) {
  // 1, 2 and 3 can be in box 1 only in row 1 (or column 1), so nothing else can be there.
  for (const bool transposed : {false, true}) {
    Marks marks = open_marks();
    for (const Cell cell : {9, 10, 11, 18, 19, 20}) {
      const Cell place = transposed ? cell % 9 * 9 + cell / 9 : cell;
      marks[static_cast<std::size_t>(place)] = kAllDigits & ~7;
    }
    const Propagated result(marks, GetParam());
    for (const Cell cell : {0, 1, 2}) EXPECT_EQ(result[transposed ? 9 * cell : cell], 7);
  }
}

TEST_P(Propagate, FindsContradictions) {
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    Marks marks = open_marks();
    marks[static_cast<std::size_t>(cell)] = 0;
    EXPECT_EQ(Propagated(marks, GetParam()).outcome, Outcome::kContradiction);
  }
  for (const auto& house : kHouses) {
    Marks lacking = open_marks(), twice = open_marks();
    for (const Cell cell : house) {
      lacking[static_cast<std::size_t>(cell)] &= static_cast<DigitSet>(~kDigit5);
    }
    EXPECT_EQ(Propagated(lacking, GetParam()).outcome, Outcome::kContradiction);
    twice[static_cast<std::size_t>(house[2])] = twice[static_cast<std::size_t>(house[7])] = kDigit5;
    EXPECT_EQ(Propagated(twice, GetParam()).outcome, Outcome::kContradiction);
  }
  // Two digits whose only place in box 1 is the same cell.
  Marks marks = open_marks();
  for (const std::size_t cell : {1u, 2u, 9u, 10u, 11u, 18u, 19u, 20u})
    marks[cell] = kAllDigits & ~3;
  EXPECT_EQ(Propagated(marks, GetParam()).outcome, Outcome::kContradiction);
}

TEST_P(Propagate, SolvesAnEasyPuzzleByItself) {
  const Propagated result(jiugong::marks_of(grid_of(kPuzzle)), GetParam());
  EXPECT_EQ(result.outcome, Outcome::kSolved);
  EXPECT_EQ(marks_of(result.board), jiugong::marks_of(grid_of(kPuzzleSolved)));
}

TEST_P(Propagate, NeverLosesASolution) {
  Random random(3);
  for (int round = 0; round < 150; ++round) {
    const Marks marks = random_marks(random);
    const Propagated result(marks, GetParam());
    ASSERT_NE(result.outcome, Outcome::kContradiction);
    constexpr std::uint64_t kLimit = 20;
    ASSERT_EQ(count_plainly(marks_of(result.board), kLimit), count_plainly(marks, kLimit));
    if (result.outcome == Outcome::kSolved) {
      ASSERT_EQ(count_plainly(marks, kLimit), 1u);
    }
  }
}

}  // namespace
}  // namespace jiugong::solver9
