#include "jiugong/grid.h"

#include "support.h"

namespace jiugong {
namespace {

TEST(Grid, MarksOfGivensAndBlankCells) {
  const Marks marks = marks_of(grid_of(kPuzzle));
  EXPECT_EQ(marks[0], 1 << 4);
  EXPECT_EQ(marks[2], kAllDigits);
}

TEST(Grid, ExampleOfTheHeader) {
  std::optional<Grid> grid = Grid::from_line(
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
  ASSERT_TRUE(grid);
  EXPECT_EQ((*grid)[0], 5);
  EXPECT_EQ((*grid)[2], 0);
  grid->set(2, 4);
  EXPECT_EQ((*grid)[2], 4);
  EXPECT_EQ(grid->clue_count(), 31);
}

TEST(Grid, NewGridIsBlank) {
  EXPECT_EQ(Grid().clue_count(), 0);
  EXPECT_EQ(Grid().to_line(), std::string(81, '.'));
}

TEST(Grid, LinesComeBackAsTheyWere) {
  EXPECT_EQ(grid_of(kPuzzle).to_line(), kPuzzle);
  EXPECT_EQ(grid_of(kPuzzleSolved).to_line(), kPuzzleSolved);
  EXPECT_EQ(grid_of(std::string(81, '0')), Grid());
}

TEST(Grid, ChoosesTheBlank) { EXPECT_EQ(Grid().to_line('0'), std::string(81, '0')); }

TEST(Grid, FromLineTakesDigitsAndDotsAtEveryPlace) {
  for (std::size_t at = 0; at < kCellCount; ++at) {
    for (int byte = 0; byte < 256; ++byte) {
      const char character = static_cast<char>(byte);
      std::string line(kPuzzle);
      line[at] = character;
      const std::optional<Grid> grid = Grid::from_line(line);
      const bool is_digit = character >= '0' && character <= '9';
      ASSERT_EQ(grid.has_value(), is_digit || character == '.') << "cell " << at << ", " << byte;
      if (!grid) continue;
      for (std::size_t i = 0; i < kCellCount; ++i) {
        const int digit = line[i] == '.' ? 0 : line[i] - '0';
        ASSERT_EQ(int{(*grid)[static_cast<Cell>(i)]}, digit) << "cell " << i << " of " << line;
      }
    }
  }
}

TEST(Grid, RefusesWhatIsNotALine) {
  EXPECT_FALSE(Grid::from_line(""));
  EXPECT_FALSE(Grid::from_line(kPuzzle.substr(0, 80)));
  EXPECT_FALSE(Grid::from_line(std::string(kPuzzle) + "."));
  std::string letter(kPuzzle);
  letter[40] = 'x';
  EXPECT_FALSE(Grid::from_line(letter));
}

TEST(ClashingCells, NoneInAPuzzle) { EXPECT_TRUE(clashing_cells(grid_of(kPuzzle)).empty()); }

TEST(ClashingCells, NamesBothCellsOfEachHouseInOrder) {
  Grid row, column, box;
  row.set(1, 7), row.set(8, 7);
  column.set(3, 7), column.set(75, 7);
  box.set(60, 7), box.set(80, 7);
  EXPECT_EQ(clashing_cells(row), (std::vector<Cell>{1, 8}));
  EXPECT_EQ(clashing_cells(column), (std::vector<Cell>{3, 75}));
  EXPECT_EQ(clashing_cells(box), (std::vector<Cell>{60, 80}));
}

TEST(ClashingCells, NamesThreeEqualGivensOfABoxOnceEach) {
  Grid grid;
  grid.set(0, 5), grid.set(10, 5), grid.set(20, 5);
  EXPECT_EQ(clashing_cells(grid), (std::vector<Cell>{0, 10, 20}));
}

TEST(IsSolved, OnlyForFullGridsWithoutClash) {
  EXPECT_TRUE(is_solved(grid_of(kPuzzleSolved)));
  EXPECT_FALSE(is_solved(grid_of(kPuzzle)));
  Grid wrong = grid_of(kPuzzleSolved);
  wrong.set(0, 9);
  EXPECT_FALSE(is_solved(wrong));
}

TEST(Extends, WhenEveryGivenIsKept) {
  EXPECT_TRUE(extends(grid_of(kPuzzleSolved), grid_of(kPuzzle)));
  EXPECT_TRUE(extends(grid_of(kPuzzleSolved), Grid()));
  EXPECT_FALSE(extends(grid_of(kPuzzle), grid_of(kPuzzleSolved)));
  Grid other = grid_of(kPuzzle);
  other.set(0, 6);
  EXPECT_FALSE(extends(grid_of(kPuzzleSolved), other));
}

}  // namespace
}  // namespace jiugong
