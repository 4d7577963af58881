#include "jiugong/position_text.h"
#include "support.h"
#include "teach/position.h"
#include "unit/teach/positions.h"

namespace jiugong::teach {
namespace {

using Cells = std::vector<Cell>;

PositionCheck check_of(std::string_view givens) { return check({.givens = grid_of(givens)}); }

TEST(CheckPosition, OfAPuzzleIsSound) {
  EXPECT_EQ(check_of(kPuzzle).verdict, Verdict::kSound);
  EXPECT_TRUE(check_of(kPuzzle).cells.empty());
  EXPECT_EQ(check_of(kPuzzleSolved).verdict, Verdict::kSound);
}

TEST(CheckPosition, FindsClashesFirst) {
  Position position = {.givens = grid_of(kPuzzle)};
  position.entered.set(2, 5);
  position.marks[3] = 1 << 8;  // lacks the 6, too
  EXPECT_EQ(check(position).verdict, Verdict::kClash);
  EXPECT_EQ(check(position).cells, (Cells{0, 2}));
  Grid grid = grid_of(kPuzzle);
  grid.set(2, 5);
  EXPECT_EQ(check({.givens = grid}).verdict, Verdict::kClash);
}

TEST(CheckPosition, TellsNoSolutionAndSeveral) {
  EXPECT_EQ(check_of("12345678.........9" + std::string(63, '.')).verdict, Verdict::kNoSolution);
  EXPECT_EQ(check_of(kTwoSolutions).verdict, Verdict::kSeveralSolutions);
  EXPECT_EQ(check_of(std::string(81, '.')).verdict, Verdict::kSeveralSolutions);
}

// Where the givens leave several solutions, the marks are part of the puzzle.
TEST(CheckPosition, TakesMarksForThePuzzleWhereGivensDoNotSuffice) {
  Position position = {.givens = grid_of(kTwoSolutions)};
  const Solve9Result solved = solve9(position.givens);
  const Grid &first = *solved.solution, &second = *solved.second;
  Cell cell = 0;
  while (first[cell] == second[cell]) ++cell;
  DigitSet& marks = position.marks[static_cast<std::size_t>(cell)];
  marks = set_of(first[cell]) | set_of(second[cell]);
  EXPECT_EQ(check(position).verdict, Verdict::kSeveralSolutions);
  marks = set_of(second[cell]);
  EXPECT_EQ(check(position).verdict, Verdict::kSound);
  const TeachResult path = solve_path(position);
  EXPECT_TRUE(path.solved);
  for (const Step& step : path.steps) {
    if (!step.placement) continue;
    EXPECT_EQ(second[step.placement->cell], step.placement->digit);
  }
  // What was entered counts as well.
  position.entered.set(cell, first[cell]);
  for (Cell other = 0; other < kCellCount; ++other) {
    position.marks[static_cast<std::size_t>(other)] = set_of(second[other]);
  }
  EXPECT_EQ(check(position).verdict, Verdict::kSeveralSolutions);
  position.entered = {};
  position.marks[static_cast<std::size_t>(cell)] = set_of(first[cell]);
  EXPECT_EQ(check(position).verdict, Verdict::kNoSolution);
}

TEST(CheckPosition, OfCandidatesHasThoseThatAreAloneAsGivens) {
  Marks candidates = marks_of(grid_of(kPuzzleSolved));
  candidates[0] |= set_of(9);
  const Position position = position_of(candidates);
  EXPECT_EQ(position.givens.clue_count(), 80);
  EXPECT_EQ(position.marks[0], candidates[0]);
  EXPECT_EQ(check(position).verdict, Verdict::kSound);
}

TEST(CheckPosition, FindsWrongDigitsAndMissingMarks) {
  Position position = {.givens = grid_of(kPuzzle)};
  position.marks[3] = 1 << 8;
  position.marks[5] = 1 << 7 | 1 << 0;  // has the 8
  EXPECT_EQ(check(position).verdict, Verdict::kMissingMark);
  EXPECT_EQ(check(position).cells, (Cells{3}));
  position.entered.set(2, 1);
  EXPECT_EQ(check(position).verdict, Verdict::kWrongDigit);
  EXPECT_EQ(check(position).cells, (Cells{2}));
  position.entered.set(2, 4);
  position.entered.set(3, 6);  // a mark below a digit does not count
  EXPECT_EQ(check(position).verdict, Verdict::kSound);
}

TEST(CheckPosition, LooksAtNoDigitEnteredInTheCellOfAGiven) {
  Position position = {.givens = grid_of(kPuzzle)};
  position.entered.set(0, 9);
  EXPECT_EQ(check(position).verdict, Verdict::kSound);
  EXPECT_EQ(rate(position).step_count, 51);
}

TEST(CheckPosition, WithMarksStartsFromThese) {
  // Only the right digit is left in a cell: it has a step of its own, and fewer steps remain.
  Position position = {.givens = grid_of(kPuzzle)};
  position.entered = grid_of(kPuzzleSolved);
  position.entered.set(2, 0);
  EXPECT_EQ(solve_path(position).steps.size(), 1u);
  EXPECT_EQ(placement_of(*next_step(position)), "r1c3=4");
}

// Bits above those of the nine digits are nothing.
TEST(CheckPosition, MarksOfOtherDigitsCountForNothing) {
  const Grid puzzle = grid_of(kPuzzle);
  Position plain{.givens = puzzle}, odd = plain;
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    const auto i = static_cast<std::size_t>(cell);
    odd.marks[i] = static_cast<DigitSet>(0xfe00);
    if (cell % 2 != 0) continue;
    plain.marks[i] = 0x1ff;
    odd.marks[i] = 0xffff;
  }
  EXPECT_EQ(check(odd).verdict, check(plain).verdict);
  const auto step = next_step(plain), other = next_step(odd);
  ASSERT_TRUE(step && other);
  EXPECT_EQ(other->technique, step->technique);
  EXPECT_EQ(rate(odd).er, rate(plain).er);
  const auto again = read_position(write_position(odd, PositionFormat::kJson));
  EXPECT_TRUE(std::holds_alternative<Position>(again));
}

}  // namespace
}  // namespace jiugong::teach
