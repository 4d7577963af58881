// Puzzles whose lines are no rows.
#include <string>
#include <utility>
#include <vector>

#include "jiugong/puzzle_file.h"
#include "jiugong/solve_text.h"
#include "unit/formats/reading.h"

namespace jiugong {
namespace {

// The cells of a puzzle with `gap` between them and `end` behind each so many.
std::string in_lines(const std::string& line, std::size_t cells, const std::string& gap,
                     const std::string& end) {
  std::string out;
  for (std::size_t at = 0; at < line.size(); ++at) {
    out += line[at];
    out += at % cells == cells - 1 ? end : gap;
  }
  return out;
}

TEST(CellRuns, AreReadWhereTheirLinesAreEqual) {
  for (const std::size_t cells : {1u, 3u, 27u, 81u}) {
    for (const std::string gap : {"", ", "}) {
      if (cells == 81 && gap.empty()) continue;
      const std::string one = in_lines(kFirst, cells, gap, "\n");
      const std::string two = one + "\n" + in_lines(kSecond, cells, gap, "\n");
      EXPECT_EQ(read_all("Puzzle\n" + one).puzzles.size(), 1u) << one;
      EXPECT_EQ(read_all(two).puzzles.size(), 2u) << two;
      // (Cut anywhere, where that does not take long.)
      if (cells > 3) {
        EXPECT_EQ(lines_of(two), (Lines{kFirst, kSecond})) << two;
      }
    }
  }
  // Rows on one line.
  for (const std::string gap : {" ", "/", "|", ";"}) {
    const std::string text = in_lines(kFirst, 9, "", gap);
    EXPECT_EQ(lines_of(text + "\n" + text), (Lines{kFirst, kFirst})) << text;
  }
  const std::string fields = replace_all(in_lines(kFirst, 1, "", ","), ".", "") + "\n";
  EXPECT_EQ(lines_of(fields), Lines{kFirst});
  EXPECT_EQ(solve_text(fields), rows_of(kPuzzleSolved));
}

TEST(CellRuns, AreLinesAmongGrids) {
  const std::string drawing = write_grid(*Grid::from_line(kFirst), Format::kBoxed);
  for (const std::string& line : {kSecond, kSecond + " easy", kSecond + ",1", kSecond + " # x",
                                  "2. " + kSecond, "Puzzle 2: " + kSecond}) {
    for (const std::string& grid : {rows_of(kFirst), drawing}) {
      for (const std::string gap : {"", "\n", "Puzzle\n"}) {
        const std::string text = grid + gap + line + "\n" + gap + grid;
        EXPECT_EQ(lines_of(text), (Lines{kFirst, kSecond, kFirst})) << text;
      }
    }
  }
}

// Each cell three lines of three, with what a border has behind each third.
std::string squares(const Marks& candidates, char blank, const std::string& gap,
                    const std::string& border) {
  std::string out;
  for (std::size_t line = 0; line < 27; ++line) {
    for (std::size_t column = 0; column < 27; ++column) {
      const std::size_t digit = line % 3 * 3 + column % 3;
      const bool has = (candidates[line / 3 * 9 + column / 3] >> digit & 1) != 0;
      out += has ? static_cast<char>('1' + digit) : blank;
      if (column % 3 == 2 && column != 26) out += gap;
    }
    out += line % 3 == 2 ? "\n" + border : "\n";
  }
  return out;
}

TEST(CellRuns, AreCandidatesInSquares) {
  Marks candidates{};
  for (std::size_t cell = 0; cell < kCellCount; ++cell) {
    const int solved = kPuzzleSolved[cell] - '1';
    candidates[cell] = static_cast<DigitSet>(
        kPuzzle[cell] == '.' ? 1 << solved | 1 << (solved + 2) % 9 : 1 << solved);
  }
  for (const char blank : {'.', '-'}) {
    for (const std::string gap : {"", " ", " | "}) {
      for (const std::string border : {"", "\n", "---------+---------+---------\n"}) {
        const std::string text = squares(candidates, blank, gap, border);
        const Read read = read_all(text);
        ASSERT_EQ(read.puzzles.size(), 1u) << text;
        EXPECT_EQ(read.puzzles[0].candidates, candidates) << text;
        Marks solved{};
        for (std::size_t cell = 0; cell < kCellCount; ++cell) {
          solved[cell] = static_cast<DigitSet>(1 << (kPuzzleSolved[cell] - '1'));
        }
        const FileShape shape = shape_of_file(text, true).value();
        PuzzleFileReader reader(shape, text);
        ASSERT_TRUE(reader.next());
        EXPECT_EQ(reader.record().candidates, candidates);
        const std::string filled =
            std::string(reader.record().before) + fill_in(reader.record(), grid_of(kPuzzleSolved));
        const std::string answer = squares(solved, blank, gap, border);
        EXPECT_EQ(filled, answer.substr(0, filled.size()));
        EXPECT_GE(filled.size() + border.size() + 1, answer.size());
        EXPECT_EQ(solve_text(text),
                  read.format == Format::kBoxed ? answer : rows_of(kPuzzleSolved));
      }
    }
  }
}

// The digits of an answer, which has no other character, too.
TEST(CellRuns, OfFullGridsAreRead) {
  const std::string solved(kPuzzleSolved);
  for (const std::size_t cells : {1u, 3u, 27u}) {
    EXPECT_EQ(lines_of(in_lines(solved, cells, "", "\n")), Lines{solved}) << cells;
  }
  for (const std::string gap : {" ", "/", "|", ";", ","}) {
    EXPECT_EQ(lines_of(in_lines(solved, 9, "", gap) + "\n"), Lines{solved}) << gap;
  }
}

TEST(CellRuns, AreNoGridsSideBySide) {
  const std::vector<std::string> grids = {kFirst, kSecond, kFirst};
  for (const std::string gap : {" ", "   ", "\t", " | "}) {
    std::string beside, below;
    for (std::size_t row = 0; row < 9; ++row) {
      for (std::size_t grid = 0; grid < 3; ++grid) {
        beside += grids[grid].substr(9 * row, 9) + (grid == 2 ? "\n" : gap);
      }
    }
    for (const std::string& grid : grids) {
      for (std::size_t row = 0; row < 9; ++row) {
        below += grid.substr(9 * row, 9) + (row % 3 == 2 ? "\n" : gap);
      }
    }
    const Read read = read_all(beside);
    EXPECT_TRUE(read.puzzles.empty()) << beside;
    ASSERT_EQ(read.failures.size(), 1u) << beside;
    EXPECT_EQ(read.failures[0].error.found.text(), "27 cells") << beside;
    EXPECT_EQ(lines_of(below), grids) << below;
  }
}

TEST(CellRuns, AreToldWhereLinesAreLeft) {
  for (const auto& [side, cells] : std::vector<std::pair<std::size_t, std::size_t>>{
           {1, 82}, {1, 90}, {1, 161}, {3, 84}, {3, 96}, {27, 108}}) {
    const std::string text = in_lines((kFirst + kSecond).substr(0, cells), side, "", "\n");
    const Read read = read_all(text);
    EXPECT_EQ(read.failures.size(), 1u) << text;
    EXPECT_EQ(read.puzzles.size(), side == 27 ? 1u : 0u) << text;
    if (side != 27) {
      EXPECT_EQ(read.failures[0].error.found.text(), std::to_string(cells) + " cells") << text;
      EXPECT_EQ(lines_of(text), Lines{"bad-line-length"}) << text;
    }
  }
  for (const std::size_t side : {1u, 3u}) {
    const std::string two = in_lines(kFirst + kSecond, side, "", "\n");
    EXPECT_EQ(lines_of(two), (Lines{kFirst, kSecond})) << two;
    EXPECT_EQ(lines_of(two + "Easy\n" + two), (Lines{kFirst, kSecond, kFirst, kSecond})) << two;
  }
}

}  // namespace
}  // namespace jiugong
