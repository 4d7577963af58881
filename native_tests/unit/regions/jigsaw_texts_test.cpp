// Jigsaws as people and programs write them: cells and labels in any order, numbers with walls, and
// the IDs of Solo.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "jiugong/region_text.h"
#include "support.h"
#include "unit/regions/read.h"

namespace jiugong {
namespace {

constexpr std::string_view kPieces =
    "ABBBBBCCCAAABBCCCDAAABECCCDFAABEDDDDFFEEEEEDDFFFFEGHHDFIIIEGHHHFIIIGGHHHIIIGGGGGH";
constexpr std::string_view kPiecesCells =
    ".......6...5.......1...8.561..9...8....8.7....2...5..479.5...3.......1...6.......";

RegionPuzzle jigsaw_of(std::string_view cells, std::string_view labels = kPieces) {
  return read("9x9; rows; columns; regions " + std::string(labels) + "; cells " +
              std::string(cells));
}

std::string lines_of_nine(std::string_view text, std::string_view between = "") {
  std::string lines;
  for (std::size_t i = 0; i < text.size(); ++i) {
    lines += text[i];
    lines += i % 9 == 8 ? "\n" : between;
  }
  return lines;
}

std::string solution_of_pieces() {
  const RegionResult result = solve_regions(jigsaw_of(kPiecesCells));
  EXPECT_EQ(result.status, Status::kUnique);
  std::string solution;
  for (const int value : result.solution) solution += static_cast<char>('0' + value);
  return solution;
}

TEST(JigsawTexts, LabelsBeforeCells) {
  const RegionPuzzle expected = jigsaw_of(kPiecesCells);
  std::string zeros(kPiecesCells);
  std::replace(zeros.begin(), zeros.end(), '.', '0');
  // (The blanks that are zeros are nine in a row at times, and the labels may be digits.)
  for (const char first : {'A', 'a', '0', '1'}) {
    std::string labels(kPieces);
    for (char& label : labels) label = static_cast<char>(label - 'A' + first);
    for (const std::string& cells : {std::string(kPiecesCells), zeros, solution_of_pieces()}) {
      const RegionPuzzle puzzle = jigsaw_of(cells);
      for (const std::string& text :
           {labels + cells, labels + "\n" + cells, labels + " ; " + cells,
            lines_of_nine(labels) + "\n" + lines_of_nine(cells),
            lines_of_nine(labels, " ") + lines_of_nine(cells, " "), cells + labels,
            lines_of_nine(cells) + lines_of_nine(labels)}) {
        EXPECT_EQ(read(text), puzzle) << text;
      }
    }
  }
  EXPECT_EQ(solve_regions(expected).status, Status::kUnique);
}

// The order decides where neighbours do not: a solved grid may be labels of pieces in parts.
TEST(JigsawTexts, CellsComeFirstInDoubt) {
  EXPECT_EQ(read("1234 3412 2143 4321 1234 3412 2143 4321").cells[1], 2);
  EXPECT_EQ(read("1122 1122 3344 3344 1212 3434 1212 3434"),
            read("4x4; rows; columns; regions 1122112233443344; cells 1212 3434 1212 3434"));
}

TEST(JigsawTexts, MistakesWhereLabelsComeFirst) {
  std::string labels(kPieces), cells(kPiecesCells);
  labels[0] = 'B';
  expect_mistake(labels + "\n" + cells, 1, 1, "the label 'B' of 10 cells", "9 cells");
  expect_mistake(std::string(kPieces) + "\n" + cells.substr(1), 2, 80, "80 cells", "81");
  expect_mistake(lines_of_nine(kPieces) + lines_of_nine(cells.substr(1)), 18, 8, "80 cells", "81");
  cells[10] = 'K';
  expect_mistake(std::string(kPieces) + "\n" + cells, 2, 11, "'K'",
                 "a value from 1 to 9, one of the blanks . 0 ? * _ or # for a void cell");
}

// The numbers of a jigsaw: the digit of each cell, and 16, 32, 64 and 128 for its walls.
std::vector<int> numbers_of(std::string_view cells, std::string_view labels, int side) {
  std::vector<int> numbers;
  for (int cell = 0; cell < side * side; ++cell) {
    const auto at = [](int index) { return static_cast<std::size_t>(index); };
    const int row = cell / side, col = cell % side;
    const auto ends = [&](bool edge, int next) {
      return edge || labels[at(cell)] != labels[at(next)];
    };
    int number = cells[at(cell)] == '.' ? 0 : cells[at(cell)] - '0';
    if (ends(row == 0, cell - side)) number += 16;
    if (ends(col == side - 1, cell + 1)) number += 32;
    if (ends(row == side - 1, cell + side)) number += 64;
    if (ends(col == 0, cell - 1)) number += 128;
    numbers.push_back(number);
  }
  return numbers;
}

std::string with_walls(const std::vector<int>& numbers, std::size_t a_line,
                       std::string_view between = " ") {
  std::string text;
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    text += std::to_string(numbers[i]);
    text += (i + 1) % a_line == 0 ? "\n" : between;
  }
  return text;
}

TEST(JigsawTexts, NumbersWithWalls) {
  const std::vector<int> numbers = numbers_of(kPiecesCells, kPieces, 9);
  const RegionPuzzle expected = jigsaw_of(kPiecesCells);
  for (const std::string& text :
       {with_walls(numbers, 9), with_walls(numbers, 81), with_walls(numbers, 9, "\t"),
        with_walls(numbers, 9, ", "), "1\n\n" + with_walls(numbers, 9)}) {
    EXPECT_EQ(read(text), expected) << text;
  }
  EXPECT_EQ(solve_regions(expected).status, Status::kUnique);
  EXPECT_EQ(read(with_walls(numbers_of("1...............", "AABBAABBCCDDCCDD", 4), 4)),
            read("1... .... .... .... AABBAABBCCDDCCDD"));
}

TEST(JigsawTexts, WallsOfOneCellAreEnough) {
  std::vector<int> numbers = numbers_of(kPiecesCells, kPieces, 9);
  for (std::size_t i = 1; i < numbers.size(); ++i) numbers[i] &= ~(16 + 128);
  EXPECT_EQ(read(with_walls(numbers, 9)), jigsaw_of(kPiecesCells));
}

TEST(JigsawTexts, MistakesInNumbersWithWalls) {
  const std::vector<int> numbers = numbers_of(kPiecesCells, kPieces, 9);
  const auto changed = [&](std::size_t at, int number) {
    std::vector<int> other = numbers;
    other[at] = number;
    return with_walls(other, 9);
  };
  expect_mistake(changed(9, 300), 2, 1, "the number 300",
                 "a digit and 16, 32, 64 or 128 for a wall above, right, below or left");
  expect_mistake(changed(10, 16 + 12), 2, 5, "the value 12", "a value from 0 to 9");
  expect_mistake(changed(2, 16 + 64 + 128), 1, 5, "a piece of 1 cell", "9 cells");
  const std::string text = with_walls(numbers, 9);
  expect_mistake(text + "\n" + text, 11, 1, "more than 81 cells", "at most as many");
  expect_mistake(text.substr(0, text.rfind(' ')), 9, 24, "80 cells", "81, as the first line has 9");
  expect_mistake(with_walls(std::vector<int>(80, 144), 80), 1, 317, "80 cells",
                 "as many as a square grid has, such as 81");
  expect_mistake(with_walls(std::vector<int>(300, 144), 300), 1, 901, "more than 225 cells",
                 "at most as many");
  expect_mistake(text + "x", 10, 1, "the letter 'x'", "a number");
}

// The cells as Solo writes them: 0 is blank.
std::string solo_cells(const std::vector<int>& cells) {
  std::string text;
  int run = 0;
  const auto end_run = [&] {
    for (; run > 26; run -= 26) text += 'z';
    if (run != 0) text += static_cast<char>('a' + run - 1);
    run = 0;
  };
  for (const int cell : cells) {
    if (cell == 0) {
      ++run;
      continue;
    }
    if (run == 0 && !text.empty()) text += '_';
    end_run();
    text += std::to_string(cell);
  }
  end_run();
  return text;
}

// The borders of pieces or cages as Solo writes them.
std::string solo_borders(std::string_view labels, int side) {
  std::string text;
  int run = 0;
  const auto border = [&](bool wall) {
    if (!wall) {
      ++run;
      return;
    }
    for (; run > 25; run -= 25) text += 'z';
    text += run == 0 ? '_' : static_cast<char>('a' + run - 1);
    run = 0;
  };
  for (const bool in_rows : {true, false}) {
    for (int line = 0; line < side; ++line) {
      for (int at = 0; at + 1 < side; ++at) {
        const int cell = in_rows ? line * side + at : at * side + line;
        border(labels[static_cast<std::size_t>(cell)] !=
               labels[static_cast<std::size_t>(cell + (in_rows ? 1 : side))]);
      }
    }
  }
  border(true);
  return text;
}

std::vector<int> values_of(std::string_view cells) {
  std::vector<int> values;
  for (const char c : cells) values.push_back(c == '.' ? 0 : c - '0');
  return values;
}

TEST(SoloIds, Grids) {
  EXPECT_EQ(read("3x3:" + solo_cells(values_of(kPuzzle))), read(kPuzzle));
  EXPECT_EQ(read(" 3x3db:" + solo_cells(values_of(kPuzzle)) + "\n"), read(kPuzzle));
  // Two columns and three rows of boxes, which have two rows and three columns.
  EXPECT_EQ(read("2x3:1z_i"),
            read("6x6; rows; columns; boxes 2x3; cells 1" + std::string(35, '.')));
  EXPECT_EQ(read("3x2:1z_i").regions[12], (std::vector<int>{0, 1, 6, 7, 12, 13}));
  EXPECT_EQ(read("4x4xmd4de:10_16zzzzzzzzzt").cells[1], 16);
  EXPECT_TRUE(read("4x4xmd4de:10_16zzzzzzzzzt").diagonals);
}

TEST(SoloIds, Jigsaws) {
  const std::string id = solo_cells(values_of(kPiecesCells)) + "," + solo_borders(kPieces, 9);
  const RegionPuzzle expected = jigsaw_of(kPiecesCells);
  for (const std::string_view game : {"9j:", "9jda:", "3x3j:", "9x1:", "9J:"}) {
    EXPECT_EQ(read(std::string(game) + id), expected) << game;
  }
  EXPECT_EQ(solve_regions(expected).status, Status::kUnique);
  RegionPuzzle diagonals = expected;
  diagonals.diagonals = true;
  EXPECT_EQ(read("9jx:" + id), diagonals);
  for (const std::string_view small :
       {"2x2:1_2_3_4_3_4_1_2_2_1_4_3d", "4jx:1_2_3_4_3_4_1_2h,abbbbbbba"}) {
    EXPECT_EQ(solve_regions(read(small)).status, Status::kUnique) << small;
  }
  // Pieces that are rows have no walls in them: runs are longer than a letter.
  std::string rows;
  for (int i = 0; i < 36; ++i) rows += static_cast<char>('0' + i / 6);
  EXPECT_EQ(read("6j:zj," + solo_borders(rows, 6)).regions[12],
            (std::vector<int>{0, 1, 2, 3, 4, 5}));
  EXPECT_EQ(solo_borders(rows, 6), "ze______________________________");
}

constexpr std::string_view kCages =
    "cage 24 r1c1 r1c2 r1c3 r2c2; cage 3 r1c4-r1c5; cage 10 r1c6-r2c6; "
    "cage 20 r1c7 r1c8 r1c9 r2c7; cage 11 r2c1-r3c1; cage 12 r2c3-r4c3; "
    "cage 20 r2c4 r2c5 r3c5; cage 4 r2c8-r2c9; cage 3 r3c2-r4c2; cage 7 r3c4; "
    "cage 13 r3c6-r3c7; cage 27 r3c8-r4c9; cage 18 r4c1 r5c1 r5c2; "
    "cage 22 r4c4 r5c3 r5c4 r6c3; cage 16 r4c5-r4c6; cage 18 r4c7 r5c6 r5c7 r6c6; "
    "cage 11 r5c5 r6c4 r6c5; cage 6 r5c8-r5c9; cage 9 r6c1-r7c1; cage 16 r6c2 r7c2 r7c3 r8c3; "
    "cage 12 r6c7-r6c8; cage 7 r6c9-r7c9; cage 13 r7c4-r8c4; cage 27 r7c5-r7c8; "
    "cage 24 r8c1-r9c2; cage 14 r8c5-r9c5; cage 4 r8c6-r9c6; cage 9 r8c7-r9c7; "
    "cage 8 r8c8-r9c8; cage 11 r8c9-r9c9; cage 6 r9c3-r9c4";

TEST(SoloIds, Killers) {
  RegionPuzzle expected = read("9x9; rows; columns; boxes 3x3; " + std::string(kCages));
  std::string cages(81, ' ');
  std::vector<int> sums(81);
  for (std::size_t i = 0; i < expected.cages.size(); ++i) {
    const Cage& cage = expected.cages[i];
    for (const int cell : cage.cells) {
      cages[static_cast<std::size_t>(cell)] = static_cast<char>('!' + i);
    }
    sums[static_cast<std::size_t>(cage.cells[0])] = cage.sum;
  }
  const std::string id = solo_borders(cages, 9) + "," + solo_cells(sums);
  EXPECT_EQ(read("3x3kadu:zzzc," + id), expected);
  EXPECT_EQ(solve_regions(expected).status, Status::kUnique);
  RegionPuzzle jigsaw = jigsaw_of(std::string(81, '.'));
  jigsaw.cages = expected.cages;
  jigsaw.diagonals = true;
  EXPECT_EQ(read("9jxk:zzzc," + solo_borders(kPieces, 9) + "," + id), jigsaw);
}

TEST(SoloIds, AddressesAndComments) {
  const std::string id = "3x3:" + solo_cells(values_of(kPuzzle));
  for (const std::string& text : {"https://example.org/puzzles/js/solo.html#" + id,
                                  id + " # a comment", id + "#comment", id + "  \n"}) {
    EXPECT_EQ(read(text), read(kPuzzle)) << text;
  }
}

TEST(SoloIds, Mistakes) {
  expect_mistake("3x3db#123456789", 1, 6, "'#'",
                 "a colon and the cells, which a random seed does not tell");
  expect_mistake("9x9:5a", 1, 1, "a grid of 81x81",
                 "columns and rows of boxes, such as 3x3, for a grid of at most 36x36");
  expect_mistake("3x3:zzza", 1, 9, "79 cells", "81");
  expect_mistake("3x3:zzzc5", 1, 9, "more than 81 cells", "at most as many");
  expect_mistake("3x3:10zzzb", 1, 5, "the value 10", "a value from 1 to 9");
  expect_mistake("3x3:zz.b", 1, 7, "'.'", "a number, a letter for blank cells, or _");
  expect_mistake("3x3:zzzc,abc", 1, 9, "','", "the end of the text");
  expect_mistake("3x3:zzzc\n3x3:zzzc", 2, 1, "'3'", "the end of the text");
  expect_mistake("9j:zzzc", 1, 8, "the end of the text", "a comma and the borders of the pieces");
  expect_mistake("9j:zzzc,a1", 1, 10, "'1'", "a letter or _ for borders");
  expect_mistake("9j:zzzc,a", 1, 10, "2 borders between cells", "144");
  expect_mistake("9j:zzzc,zzzzzz", 1, 14, "more than 144 borders between cells", "at most as many");
  expect_mistake("9j:zzzc,zzzzzs", 1, 9, "a piece of 81 cells", "9 cells");
  expect_mistake("3x3k:zzzc", 1, 10, "the end of the text", "a comma and the borders of the cages");
  expect_mistake("3x3k:zzzc,zzzzzs", 1, 17, "the end of the text",
                 "a comma and the sums of the cages");
  const std::string rows = "2x2k:p,l____________,";
  EXPECT_EQ(read(rows + "10c10c10c10c").cages.size(), 4U);
  expect_mistake(rows + "10c10c10g", 1, 22, "a cage without sum", "a sum in one cell of each cage");
  expect_mistake(rows + "5_5b10c10c10c", 1, 22, "two sums in a cage",
                 "a sum in one cell of each cage");
  expect_mistake(rows + "10c10c10c10d", 1, 33, "more than 16 cells", "at most as many");
  expect_mistake("2x2k:p,x,10o", 1, 8, "16 cells", "1 to 4 cells, as there are as many values");
}

// Grids in groups of cells, which are no numbers.
TEST(JigsawTexts, GroupsOfDigitsAreNoWalls) {
  EXPECT_EQ(read("31 24\n24 31\n13 42\n42 13").rows, 4);
  EXPECT_EQ(read("153 246\n246 153\n315 462\n462 315\n531 624\n624 531").rows, 6);
  EXPECT_EQ(read("1 2 3 4\n3 4 1 2\n2 1 4 3\n4 3 2 1").rows, 4);
}

}  // namespace
}  // namespace jiugong
