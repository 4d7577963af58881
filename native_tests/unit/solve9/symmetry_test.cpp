#include "solve9/symmetry.h"

#include <bit>

#include "jiugong/solve9.h"
#include "reference/plain_solver.h"
#include "unit/solve9/boards.h"

namespace jiugong::solver9 {
namespace {

// Some givens of a solution: none of `missing` digits, and none in two lines of some bands and
// stacks.
Grid symmetric_puzzle(Random& random, int missing, int givens) {
  Grid puzzle = grid_of(kPuzzleSolved);
  const auto blank_line = [&](int line, bool column) {
    for (int i = 0; i < 9; ++i) puzzle.set(column ? 9 * i + line : 9 * line + i, 0);
  };
  for (const bool column : {false, true}) {
    for (int first = 0; first < 9; first += 3) {
      if (random.below(3) != 0) continue;
      const int kept = random.below(3);
      for (int i = 0; i < 3; ++i) {
        if (i != kept) blank_line(first + i, column);
      }
    }
  }
  const int first_missing = random.below(9);
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    const int after = (puzzle[cell] + 9 - first_missing) % 9;
    if (after < missing) puzzle.set(cell, 0);
  }
  while (puzzle.clue_count() > givens) puzzle.set(random.below(kCellCount), 0);
  return puzzle;
}

TEST(Symmetry, DigitsWithoutGivensAreInterchangeable) {
  EXPECT_EQ(interchangeable_digits(Grid()), kAllDigits);
  EXPECT_EQ(interchangeable_digits(grid_of(kPuzzleSolved)), 0);
  Grid puzzle = grid_of(kPuzzleSolved);
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    if (puzzle[cell] == 4) puzzle.set(cell, 0);
  }
  EXPECT_EQ(interchangeable_digits(puzzle), 0) << "a single digit has none to be exchanged with";
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    if (puzzle[cell] == 9) puzzle.set(cell, 0);
  }
  EXPECT_EQ(interchangeable_digits(puzzle), 1 << 3 | 1 << 8);
}

TEST(Symmetry, OneSolutionOfEachGroupRemains) {
  Random random(5);
  int groups = 0;
  for (int round = 0; round < 300; ++round) {
    const Grid puzzle = symmetric_puzzle(random, 0, 28);
    constexpr std::uint64_t kLimit = 2000;
    const std::uint64_t count = count_plainly(puzzle, kLimit);
    if (count == kLimit) continue;
    Board board;
    read_board(puzzle, board);
    const std::uint64_t group = fix_blank_lines(puzzle, board);
    ASSERT_EQ(group * count_plainly(marks_of(board), kLimit), count);
    if (group > 1) ++groups;
  }
  EXPECT_GT(groups, 50);
}

TEST(Symmetry, PuzzlesAreSplitIntoSolutionsWithAndWithoutOneOfTheDigits) {
  Random random(6);
  int splits = 0;
  for (int round = 0; round < 300; ++round) {
    const Grid puzzle = symmetric_puzzle(random, 2 + random.below(2), 40);
    const DigitSet digits = interchangeable_digits(puzzle);
    ASSERT_GE(std::popcount(digits), 2);
    constexpr std::uint64_t kLimit = 2000;
    const std::uint64_t count = count_plainly(puzzle, kLimit);
    if (count == kLimit) continue;
    Board board, other;
    read_board(puzzle, board);
    const bool is_possible = split_interchangeable(digits, board, other);
    const std::uint64_t without = count_plainly(marks_of(board), kLimit);
    const std::uint64_t with_lowest = count_plainly(marks_of(other), kLimit);
    ASSERT_EQ(without + with_lowest * static_cast<unsigned>(std::popcount(digits)), count);
    if (!is_possible) {
      EXPECT_EQ(without, 0u);
    }
    ++splits;
  }
  EXPECT_GT(splits, 50);
}

TEST(Symmetry, CountsAreThoseOfSolutionsVisitedOneByOne) {
  Random random(7);
  int many = 0;
  for (int round = 0; round < 400; ++round) {
    const Grid puzzle = symmetric_puzzle(random, random.below(4), 20 + random.below(15));
    constexpr std::uint64_t kLimit = 3000;
    std::uint64_t visited = 0;
    for_each_solution(puzzle, [&](const Grid&) { return ++visited <= kLimit; });
    Solver9 solver;
    solver.start(puzzle, kLimit);
    std::uint64_t before = 0;
    while (!solver.advance(1)) {
      ASSERT_GE(solver.found(), before) << "the count never goes back";
      before = solver.found();
    }
    ASSERT_EQ(solver.found(), visited);
    if (visited > 100 && visited <= kLimit) ++many;
    if (visited < 2) continue;
    const Solve9Result result = solver.result();
    EXPECT_NE(result.solution, result.second);
    for (const auto& solution : {result.solution, result.second}) {
      ASSERT_TRUE(is_solved(*solution) && extends(*solution, puzzle));
    }
  }
  EXPECT_GT(many, 50);
}

}  // namespace
}  // namespace jiugong::solver9
