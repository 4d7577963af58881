#include "solve9/branch.h"

#include <bit>

#include "reference/plain_solver.h"
#include "solve9/propagate.h"
#include "unit/solve9/boards.h"

namespace jiugong::solver9 {
namespace {

int candidate_count(const Marks& marks) {
  int count = 0;
  for (const DigitSet digits : marks) count += std::popcount(digits);
  return count;
}

TEST(Branch, HalvesAreSmallerAndTogetherHaveTheSolutions) {
  Random random(4);
  Propagator propagator;
  int branches = 0;
  for (int round = 0; round < 600; ++round) {
    Board board, other;
    read_board(random_marks(random), board);
    if (propagator.propagate(board, round % 2 == 0 ? Origin::kPuzzle : Origin::kGuess) !=
        Outcome::kStuck)
      continue;
    const Marks whole = marks_of(board);
    branch(propagator.lines(), board, other);
    const Marks first = marks_of(board), second = marks_of(other);
    for (std::size_t cell = 0; cell < kCellCount; ++cell) {
      ASSERT_EQ((first[cell] | second[cell]) & ~whole[cell], 0);
    }
    ASSERT_LT(candidate_count(first), candidate_count(whole));
    ASSERT_LT(candidate_count(second), candidate_count(whole));
    constexpr std::uint64_t kLimit = 100;
    const std::uint64_t count = count_plainly(whole, kLimit);
    if (count == kLimit) continue;
    ASSERT_EQ(count_plainly(first, kLimit) + count_plainly(second, kLimit), count);
    ++branches;
  }
  EXPECT_GT(branches, 100);
}

TEST(Branch, OnABlankBoardACellIsSplit) {
  // Every digit has six ways everywhere, so none has two.
  Propagator propagator;
  Board board, other;
  read_board(Grid(), board);
  ASSERT_EQ(propagator.propagate(board, Origin::kPuzzle), Outcome::kStuck);
  branch(propagator.lines(), board, other);
  EXPECT_EQ(candidate_count(marks_of(board)), 81 * 9 - 1);
  EXPECT_EQ(candidate_count(marks_of(other)), 81 * 9 - 8);
}

}  // namespace
}  // namespace jiugong::solver9
