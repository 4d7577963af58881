// Jigsaws as people and programs write them: cells and labels in any order.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "jiugong/region_text.h"
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

void expect_mistake(std::string_view text, std::size_t line, std::size_t column,
                    std::string_view found, std::string_view expected) {
  const auto made = read_regions(text);
  const auto* error = std::get_if<RegionTextError>(&made);
  ASSERT_NE(error, nullptr) << text;
  EXPECT_EQ(error->line, line) << error->message();
  EXPECT_EQ(error->column, column) << error->message();
  EXPECT_EQ(error->found.text(), found);
  EXPECT_EQ(error->expected.text(), expected);
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

// Grids in groups of cells, which are no numbers.
TEST(JigsawTexts, GroupsOfDigitsAreNoWalls) {
  EXPECT_EQ(read("31 24\n24 31\n13 42\n42 13").rows, 4);
  EXPECT_EQ(read("153 246\n246 153\n315 462\n462 315\n531 624\n624 531").rows, 6);
  EXPECT_EQ(read("1 2 3 4\n3 4 1 2\n2 1 4 3\n4 3 2 1").rows, 4);
}

}  // namespace
}  // namespace jiugong
