#include "formats/candidates.h"

#include <algorithm>

#include "jiugong/position_text.h"
#include "jiugong/puzzle_file.h"
#include "jiugong/solve_text.h"
#include "unit/formats/reading.h"

namespace jiugong {
namespace {

// A sudoku of candidates without a given: each given of kPuzzle has one digit besides, the next that the solution does not
// have there.
Marks sukaku() {
  const auto read =
      read_position(write_position({.givens = grid_of(kPuzzle)}, PositionFormat::kDrawn));
  const auto& position = std::get<Position>(read);
  Marks candidates = position.marks;
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    const Digit given = position.givens[cell];
    DigitSet& digits = candidates[static_cast<std::size_t>(cell)];
    if (given != 0) digits = static_cast<DigitSet>(1 << (given - 1) | 1 << (given % 9));
  }
  return candidates;
}

// The digits of a cell, the least last.
std::string unsorted(DigitSet digits) {
  std::string cell;
  for (char digit = '9'; digit >= '1'; --digit) {
    if ((digits >> (digit - '1') & 1) != 0) cell += digit;
  }
  return cell;
}

std::string drawn(const Marks& candidates) {
  std::string text;
  for (std::size_t row = 0; row < 9; ++row) {
    if (row % 3 == 0) text += "+-------+-------+-------+\n";
    for (std::size_t column = 0; column < 9; ++column) {
      text += column % 3 == 0 ? "| " : "";
      text += unsorted(candidates[9 * row + column]) + "  ";
    }
    text += "|\n";
  }
  return text + "+-------+-------+-------+\n";
}

std::string nine_lines(const Marks& candidates) {
  const std::string line = write_candidates(candidates);
  std::string text;
  for (std::size_t at = 0; at < line.size(); at += 81) text += line.substr(at, 81) + '\n';
  return text;
}

void expect_candidates(std::string_view text, Format format, const std::vector<Marks>& expected) {
  const Read read = read_all(text);
  EXPECT_EQ(name_of(read.format), name_of(format)) << text;
  EXPECT_EQ(read.failures.size(), 0u) << text;
  ASSERT_EQ(read.puzzles.size(), expected.size()) << text;
  for (std::size_t i = 0; i < expected.size(); ++i) {
    EXPECT_EQ(read.puzzles[i].candidates, expected[i]) << text;
  }
  PuzzleFileReader records(*shape_of_file(text, true), text);
  for (const Marks& candidates : expected) {
    ASSERT_TRUE(records.next()) << text;
    EXPECT_EQ(records.record().candidates, candidates) << text;
  }
  EXPECT_FALSE(records.next());
}

TEST(Candidates, OfALineAreNineCharactersACell) {
  const std::string line = write_candidates(sukaku());
  expect_candidates(line, Format::kLine, {sukaku()});
  expect_candidates(line + " a comment\n" + line, Format::kLine, {sukaku(), sukaku()});
  expect_candidates("id,puzzle\n7," + line + "\n", Format::kLine, {sukaku()});
  EXPECT_EQ(read_all(line + "# a comment").puzzles[0].comment, "a comment");
  const Read mixed = read_all(line + "\n" + std::string(kPuzzle) + "\n");
  ASSERT_EQ(mixed.puzzles.size(), 2u);
  EXPECT_FALSE(mixed.puzzles[1].candidates);
  EXPECT_EQ(mixed.puzzles[1].grid, grid_of(kPuzzle));
}

TEST(Candidates, AreReadFromNineLines) {
  const std::string lines = nine_lines(sukaku());
  expect_candidates(lines, Format::kRows, {sukaku()});
  expect_candidates("Sukaku 1\n" + lines + "\nSukaku 2\n" + lines, Format::kRows,
                    {sukaku(), sukaku()});
}

TEST(Candidates, OfADrawnGridAreInAnyOrder) {
  const std::string text = drawn(sukaku());
  expect_candidates(text, Format::kBoxed, {sukaku()});
  expect_candidates("Sukaku 1\n" + text + "Sukaku 2\n" + text, Format::kBoxed,
                    {sukaku(), sukaku()});
  std::string rows = replace_all(text, "+-------+-------+-------+\n", "");
  expect_candidates(replace_all(rows, "|", ""), Format::kBoxed, {sukaku()});
  rows = replace_all(rows, "  ", "\t");
  expect_candidates(replace_all(rows, "|", ""), Format::kBoxed, {sukaku()});
}

std::string wrapped(const std::string& line, std::size_t length) {
  std::string text;
  for (std::size_t at = 0; at < line.size(); at += length) text += line.substr(at, length) + '\n';
  return text;
}

// Also within a cell, and where a row or a cell has none.
TEST(Candidates, PackedMayHaveLineEndsAndSpacesAnywhere) {
  Marks candidates = sukaku();
  candidates[1] = candidates[40] = kAllDigits;
  std::string line = write_candidates(candidates);
  line.replace(9, 9, ".........").replace(360, 9, ".........");
  for (const std::size_t length : {9u, 27u, 76u, 81u}) {
    for (const char blank : {'.', '0', '-', '_'}) {
      const std::string text = wrapped(replace_all(line, ".", std::string(1, blank)), length);
      // (A line of hyphens might be drawn.)
      const Format format = blank == '-' && length == 9 ? Format::kBoxed : Format::kRows;
      expect_candidates(text, format, {candidates});
      expect_candidates("Sukaku 1\n" + text + "\n# a comment\n" + text, format,
                        {candidates, candidates});
    }
  }
  std::string cells = replace_all(wrapped(line, 9), "\n", " ");
  expect_candidates(cells + "\n" + cells, Format::kBoxed, {candidates, candidates});
  EXPECT_EQ(solve_text(wrapped(line, 81)), write_grid(grid_of(kPuzzleSolved), Format::kRows));
  EXPECT_EQ(solve_text(cells + "\n"),
            replace_all(wrapped(std::string(kPuzzleSolved), 1), "\n", " ") + "\n");
  // One that is out of place is an error, not nine puzzles.
  std::string wrong = write_candidates(sukaku());
  wrong[100] = '3';
  expect_error(wrapped(wrong, 81), TextErrorCode::kBadCharacter, 2, 20, "'3'", "2 or a dot");
}

TEST(Candidates, MayBePackedInAFrame) {
  const std::string line = write_candidates(sukaku());
  std::string text;
  for (std::size_t cell = 0; cell < kCellCount; ++cell) {
    text += (cell % 3 == 0 ? "| " : "") + line.substr(9 * cell, 9) + (cell % 9 == 8 ? " |\n" : " ");
  }
  // (The border is longer than a line of 81 cells.)
  const std::string border = "*" + std::string(96, '-') + "*\n";
  expect_candidates(border + text + border, Format::kBoxed, {sukaku()});
  expect_candidates(text, Format::kBoxed, {sukaku()});
}

TEST(Candidates, MayHaveMarksBesideThem) {
  std::string text = drawn(sukaku());
  for (const std::string mark : {"*", "+", "#", "@", "-"}) {
    const std::size_t at = text.find("421");
    std::string marked = text;
    marked.replace(at, 5, "42" + mark + "1 ");
    expect_candidates(marked, Format::kBoxed, {sukaku()});
    EXPECT_EQ(solve_text(marked).size(), text.size()) << marked;
    marked.replace(at, 5, "421" + mark + " ");
    expect_candidates(marked, Format::kBoxed, {sukaku()});
    marked.replace(at, 5, "(421)");
    expect_candidates(marked, Format::kBoxed, {sukaku()});
  }
}

// The first row has no cell with several.
TEST(Candidates, AreToldFromTablesOfCells) {
  Marks candidates = marks_of(grid_of(kPuzzleSolved));
  candidates[40] |= 1 << 1;
  candidates[41] |= 1 << 1;
  std::string tabs, bars;
  for (std::size_t cell = 0; cell < kCellCount; ++cell) {
    tabs += unsorted(candidates[cell]) + (cell % 9 == 8 ? "\n" : "\t");
    bars += "| " + unsorted(candidates[cell]) + (cell % 9 == 8 ? " |\n" : " ");
  }
  expect_candidates(tabs, Format::kBoxed, {candidates});
  expect_candidates(bars, Format::kBoxed, {candidates});
  expect_candidates("id,puzzle\n7,\"" + nine_lines(sukaku()) + "\"\n", Format::kLine, {sukaku()});
}

TEST(Candidates, ThatAreAloneAreGivensAndABlankIsForAll) {
  Marks candidates = sukaku();
  candidates[0] = 1 << 4;
  candidates[1] = kAllDigits;
  std::string text = drawn(candidates);
  text.replace(text.find("987654321"), 9, ".");
  const Read read = read_all(text);
  ASSERT_EQ(read.puzzles.size(), 1u);
  EXPECT_EQ(read.puzzles[0].candidates, candidates);
  EXPECT_EQ(read.puzzles[0].grid.clue_count(), 1);
  EXPECT_EQ(read.puzzles[0].grid[0], 5);
}

// Nine puzzles whose givens are where candidates would be, and a grid of rows that has but nine cells in each.
TEST(Candidates, AreToldFromGivens) {
  std::string diagonal;
  for (std::size_t i = 0; i < 9; ++i) {
    diagonal += std::string(i, '.') + std::to_string(i + 1) + std::string(8 - i, '.');
  }
  std::string lines;
  for (int i = 0; i < 9; ++i) lines += diagonal + '\n';
  EXPECT_EQ(read_all(lines).puzzles.size(), 9u);
  EXPECT_EQ(read_all(lines).format, Format::kLine);
  expect_puzzle(write_grid(grid_of(kPuzzle), Format::kBoxed), Format::kBoxed);
  EXPECT_FALSE(read_all(write_grid(grid_of(kPuzzle), Format::kBoxed)).puzzles[0].candidates);
}

TEST(Candidates, AreAnsweredByOneDigitEach) {
  const std::string solution(kPuzzleSolved), line = write_candidates(sukaku());
  EXPECT_EQ(solve_text(line + " a comment\n"), solution + " a comment\n");
  EXPECT_EQ(solve_text(nine_lines(sukaku())), write_grid(grid_of(kPuzzleSolved), Format::kRows));
  // A drawing keeps its width.
  const std::string text = drawn(sukaku()), answer = solve_text(text);
  EXPECT_EQ(answer.size(), text.size());
  const Read read = read_all(answer);
  ASSERT_EQ(read.puzzles.size(), 1u);
  EXPECT_EQ(read.puzzles[0].grid, grid_of(kPuzzleSolved));
  const std::size_t row = answer.find('|');
  EXPECT_EQ(replace_all(answer.substr(row, answer.find('\n', row) - row), " ", ""),
            "|534|678|912|");
}

TEST(Candidates, WithoutASolutionStayAsTheyAre) {
  Marks none = sukaku();
  none[0] = none[1] = 1 << 3;
  for (const std::string& text : {write_candidates(none) + '\n', nine_lines(none), drawn(none)}) {
    EXPECT_EQ(solve_text(text), text);
  }
}

TEST(Candidates, AreRefusedWhereGivensAreExpected) {
  const auto read = read_puzzle(write_candidates(sukaku()));
  ASSERT_TRUE(std::holds_alternative<TextError>(read));
  EXPECT_EQ(std::get<TextError>(read).code, TextErrorCode::kGivensExpected);
  const auto any = read_any_puzzle(write_candidates(sukaku()));
  ASSERT_TRUE(std::holds_alternative<TextPuzzle>(any));
  EXPECT_EQ(std::get<TextPuzzle>(any).candidates, sukaku());
}

TEST(Candidates, OutOfPlaceAreToldWithTheirPlace) {
  std::string line = write_candidates(sukaku());
  line[100] = '3';
  expect_error(line, TextErrorCode::kBadCharacter, 1, 101, "'3'", "2 or a dot");
  std::string text = drawn(sukaku());
  const std::size_t at = text.find("421");
  text.replace(at, 3, "422");
  expect_error(text, TextErrorCode::kBadCharacter, 2, at - text.find('\n') + 2, "'2'",
               "different digits in a cell");
}

// A line of 729 is one puzzle for parts of a file as well, and nine lines are known only when all are there.
TEST(Candidates, TellTheShapeOfAFile) {
  const std::string line = write_candidates(sukaku()) + '\n', lines = nine_lines(sukaku());
  EXPECT_EQ(shape_of_file(line + line, false)->layout, FileLayout::kLines);
  EXPECT_EQ(shape_of_file(lines, true)->layout, FileLayout::kGrids);
  EXPECT_FALSE(shape_of_file(lines.substr(0, 100), false));
}

TEST(Candidates, AreAnsweredInTheirScript) {
  for (const std::string zero : {"\uff10", "\u0660"}) {
    const auto written = [&](std::string text) {
      for (char digit = '1'; digit <= '9'; ++digit) {
        std::string other = zero;
        other.back() = static_cast<char>(other.back() + digit - '0');
        text = replace_all(text, std::string(1, digit), other);
      }
      return text;
    };
    for (const std::string& text :
         {write_candidates(sukaku()), nine_lines(sukaku()), drawn(sukaku())}) {
      const std::string answer = solve_text(written(text));
      EXPECT_EQ(answer.find_first_of("123456789"), std::string::npos) << answer;
      // (A blank is as wide as a digit.)
      EXPECT_EQ(replace_all(answer, "\u3000", " "), written(solve_text(text)));
    }
  }
}

}  // namespace
}  // namespace jiugong
