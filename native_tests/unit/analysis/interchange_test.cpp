#include "analysis/interchange.h"

#include "support.h"

namespace jiugong {
namespace {

using analysis::Interchange;

DigitSet& at(Marks& marks, Cell row, Cell column) {
  const Cell cell = 9 * row + column;
  return marks[static_cast<std::size_t>(cell)];
}

// A grid with the digits 1 to 7 in all rows and columns except the listed ones.
Grid with_blank(std::initializer_list<int> rows, std::initializer_list<int> columns) {
  Grid grid;
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    bool blank = false;
    for (const int row : rows) blank |= cell / 9 == row;
    for (const int column : columns) blank |= cell % 9 == column;
    if (!blank) grid.set(cell, static_cast<Digit>(1 + cell % 7));
  }
  return grid;
}

TEST(Interchange, JoinsTheDigitsThatAreNotGiven) {
  Marks marks{};
  marks[0] = 1 << 8, marks[1] = 1 << 6 | 1 << 7, marks[2] = 1 << 6;
  Interchange(with_blank({}, {})).spread(marks);
  Marks expected{};
  expected[0] = 1 << 7 | 1 << 8, expected[1] = 1 << 6 | 1 << 7 | 1 << 8, expected[2] = 1 << 6;
  EXPECT_EQ(marks, expected);
}

TEST(Interchange, JoinsBlankRowsOfABandOnly) {
  Marks marks{};
  at(marks, 1, 4) = 1;
  Interchange(with_blank({1, 2, 3}, {})).spread(marks);
  Marks expected{};
  at(expected, 1, 4) = at(expected, 2, 4) = 1;
  EXPECT_EQ(marks, expected);
}

TEST(Interchange, JoinsBlankStacks) {
  Marks marks{};
  at(marks, 7, 4) = 1;
  Interchange(with_blank({}, {3, 4, 5, 6, 7, 8})).spread(marks);
  Marks expected{};
  for (int column = 3; column < 9; ++column) at(expected, 7, column) = 1;
  EXPECT_EQ(marks, expected);
}

TEST(Interchange, JoinsRowsAndColumnsAtOnce) {
  Marks marks{};
  at(marks, 0, 7) = 1;
  Interchange(with_blank({0, 2}, {7, 8})).spread(marks);
  Marks expected{};
  for (const int row : {0, 2}) at(expected, row, 7) = at(expected, row, 8) = 1;
  EXPECT_EQ(marks, expected);
}

TEST(Interchange, RenamesTheDigitsThatAreNotGiven) {
  // 8 and 9 are in no given.
  const Grid renamed = Interchange(with_blank({}, {})).with_digits_renamed(grid_of(kPuzzleSolved));
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    const Digit digit = grid_of(kPuzzleSolved)[cell];
    EXPECT_EQ(renamed[cell], digit < 8 ? digit : 17 - digit);
  }
  EXPECT_EQ(Interchange(grid_of(kPuzzle)).with_digits_renamed(grid_of(kPuzzleSolved)),
            grid_of(kPuzzleSolved));
}

TEST(Interchange, LeavesAPuzzleWithoutBlankLinesAlone) {
  Marks marks{};
  marks[5] = 1 << 3 | 1 << 8;
  const Marks before = marks;
  Interchange(grid_of(kPuzzle)).spread(marks);
  EXPECT_EQ(marks, before);
}

}  // namespace
}  // namespace jiugong
