// Jigsaws as people and programs write them: cells and labels in any order.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>

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

}  // namespace
}  // namespace jiugong
