#include "analysis/elimination.h"

#include "jiugong/candidates.h"
#include "support.h"
#include "unit/analysis/random_grids.h"

namespace jiugong {
namespace {

using analysis::eliminate;

Marks eliminated(const Grid& puzzle) {
  Marks marks = marks_of(puzzle);
  eliminate(marks);
  return marks;
}

TEST(Eliminate, SinglesSolveAnEasyPuzzle) {
  EXPECT_EQ(eliminated(grid_of(kPuzzle)), marks_of(grid_of(kPuzzleSolved)));
}

TEST(Eliminate, ADigitOfABoxOnOneLineLeavesTheLine) {
  Marks line{};
  line.fill(kAllDigits);
  for (const Cell cell : {9, 10, 11, 18, 19, 20}) line[static_cast<std::size_t>(cell)] ^= 1 << 8;
  eliminate(line);
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    const bool without_nine =
        (cell / 9 == 0 && cell % 9 >= 3) || (cell % 9 < 3 && (cell / 9 == 1 || cell / 9 == 2));
    EXPECT_EQ(line[static_cast<std::size_t>(cell)], without_nine ? kAllDigits ^ 1 << 8 : kAllDigits)
        << cell;
  }
}

TEST(Eliminate, ADigitOfALineInOneBoxLeavesTheBox) {
  Marks marks{};
  marks.fill(kAllDigits);
  for (std::size_t row = 0; row < 6; ++row) marks[9 * row + 4] ^= 1;
  eliminate(marks);
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    const int row = cell / 9, column = cell % 9;
    const bool without_one = (column == 4 && row < 6) || (row >= 6 && (column == 3 || column == 5));
    EXPECT_EQ(marks[static_cast<std::size_t>(cell)], without_one ? kAllDigits ^ 1 : kAllDigits)
        << cell;
  }
}

TEST(Eliminate, NeverTakesATrueCandidate) {
  RandomGrids grids(10);
  for (int round = 0; round < 60; ++round) {
    const Grid puzzle = grids.without(grids.minimal(), round % 5);
    const Marks marks = eliminated(puzzle), truth = true_candidates(puzzle);
    for (std::size_t cell = 0; cell < kCellCount; ++cell) {
      ASSERT_EQ(truth[cell] & ~marks[cell], 0) << puzzle.to_line() << ' ' << cell;
    }
  }
}

}  // namespace
}  // namespace jiugong
