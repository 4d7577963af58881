#include "unit/formats/reading.h"

namespace jiugong {
namespace {

TEST(ReadRows, EveryBlank) {
  for (const char* blank : {".", "0", "?", "*", "_", "x", "X"}) {
    expect_puzzle(rows(blank), Format::kRows);
  }
}

TEST(ReadRows, SpacesLineEndsAndBlankLinesAreFine) {
  expect_puzzle(rows(".", "\r\n"), Format::kRows);
  expect_puzzle(rows(".", "\r"), Format::kRows);
  expect_puzzle(rows(".", " \t\n"), Format::kRows);
  expect_puzzle(rows(".", "\n   "), Format::kRows);
  expect_puzzle("\n\n  " + rows(".", "\n\n") + "\n", Format::kRows);
  expect_puzzle("# from the paper\n" + rows() + "# end", Format::kRows);
  expect_puzzle("\ufeff" + rows(), Format::kRows);
  std::string no_newline = rows();
  no_newline.pop_back();
  expect_puzzle(no_newline, Format::kRows);
}

TEST(ReadRows, FullWidthText) {
  std::string text = rows("？");
  for (char digit = '0'; digit <= '9'; ++digit) {
    text =
        replace_all(text, std::string(1, digit), {'\xef', '\xbc', static_cast<char>(digit + 0x60)});
  }
  expect_puzzle(text, Format::kRows);
  expect_puzzle(rows("．"), Format::kRows);
}

TEST(ReadRows, NumeralsSquaresAndKeycaps) {
  const std::string numerals[] = {"一", "二", "三", "四", "五", "六", "七", "八", "九"};
  std::string chinese = rows("□");
  for (std::size_t digit = 1; digit <= 9; ++digit) {
    chinese = replace_all(chinese, std::to_string(digit), numerals[digit - 1]);
  }
  expect_puzzle(chinese, Format::kRows);
  std::string keycaps = rows("⬜\ufe0f");
  for (const char digit : {'1', '2', '3', '4', '5', '6', '7', '8', '9'}) {
    const std::string plain(1, digit);
    keycaps = replace_all(keycaps, plain, plain + "\ufe0f\u20e3");
  }
  expect_puzzle(keycaps, Format::kRows);
  expect_puzzle(rows("·"), Format::kRows);
}

TEST(ReadRows, SeveralGridsFollowOneAnother) {
  const Read read = read_all(rows() + "\n" + rows("0"));
  EXPECT_EQ(read.format, Format::kRows);
  ASSERT_EQ(read.puzzles.size(), 2u);
  EXPECT_EQ(read.puzzles[0].line, 1u);
  EXPECT_EQ(read.puzzles[1].line, 11u);
  EXPECT_EQ(read.puzzles[1].grid, grid_of(kPuzzle));
}

TEST(ReadRows, WrongRowLength) {
  expect_error(replace_all(rows(), "6..195...", "6..195.."), TextErrorCode::kBadRowLength, 2, 9,
               "8 cells", "9 cells in a row");
  expect_error(replace_all(rows(), "6..195...", "6..195...."), TextErrorCode::kBadRowLength, 2, 10,
               "10 cells", "9 cells in a row");
}

TEST(ReadRows, BadCharacter) {
  expect_error(replace_all(rows(), "6..195...", "6..k95..."), TextErrorCode::kBadCharacter, 2, 4,
               "the letter 'k'", kCell);
  expect_error("<script>alert(1)</script>", TextErrorCode::kBadCharacter, 1, 1, "'<'", kCell);
  expect_error(rows("。"), TextErrorCode::kBadCharacter, 1, 3, "'。' (U+3002)", kCell);
}

TEST(ReadRows, TooFewRows) {
  expect_error(rows().substr(0, 40), TextErrorCode::kTooFewRows, 5, 1,
               "the end of the text after 4 rows", "9 rows");
  expect_error("53..7....", TextErrorCode::kTooFewRows, 1, 10, "the end of the text after 1 row",
               "9 rows");
}

TEST(ReadRows, GoodPuzzlesAroundABadOneAreRead) {
  const std::string bad = replace_all(rows(), "6..195...", "6..195..");
  const Read read = read_all(rows() + bad + rows("0"));
  EXPECT_EQ(read.puzzles.size(), 2u);
  ASSERT_EQ(read.failures.size(), 1u);
  EXPECT_EQ(read.failures[0].line, 10u);
  EXPECT_EQ(read.failures[0].error.line, 11u);
}

// Returns a text of rows with gaps: each size is a block of that many rows, taken from kPuzzle
// cyclically.
std::string blocks(const std::vector<std::size_t>& sizes, const std::string& gap,
                   const std::string& separator = "") {
  std::string out;
  std::size_t row = 0;
  for (const std::size_t size : sizes) {
    if (!out.empty()) out += gap;
    for (std::size_t i = 0; i < size; ++i, ++row) {
      for (const char c : kPuzzle.substr(row % 9 * 9, 9)) out += c + separator;
      out += "\n";
    }
    if (row % 9 != 0 && size % 9 == 8) row = 0;  // the next block begins a puzzle
  }
  return out;
}

TEST(ReadRows, GapsAnywhereInAPuzzleAreFine) {
  for (const std::string gap : {"\n", " \r\n\n", "# comment\n"}) {
    for (const auto& sizes : std::vector<std::vector<std::size_t>>{
             {3, 3, 3}, {4, 5}, {1, 8}, {1, 1, 1, 1, 1, 1, 1, 1, 1}, {2, 2, 5}}) {
      expect_puzzle(blocks(sizes, gap), Format::kRows);
    }
  }
}

TEST(ReadRows, APuzzleThatLacksARowDoesNotTakeOneOfTheNext) {
  for (const Format format : {Format::kRows, Format::kCases, Format::kBoxed}) {
    const bool boxed = format == Format::kBoxed;
    for (const std::string gap : {boxed ? "+---+---+---+\n" : "\n", "# second\n"}) {
      for (const auto& [sizes, good] :
           std::vector<std::pair<std::vector<std::size_t>, std::size_t>>{
               {{8, 9}, 1u}, {{8, 9, 9}, 2u}, {{9, 8, 9}, 2u}, {{8, 18}, 2u}}) {
        const std::string count =
            format == Format::kCases ? std::to_string(good + 1) + "\n" : std::string();
        const Read read = read_all(count + blocks(sizes, gap, boxed ? " " : ""));
        EXPECT_EQ(read.format, format);
        EXPECT_EQ(read.puzzles.size(), good);
        for (const TextPuzzle& puzzle : read.puzzles) EXPECT_EQ(puzzle.grid, grid_of(kPuzzle));
        ASSERT_EQ(read.failures.size(), 1u);
        EXPECT_EQ(read.failures[0].error.code, TextErrorCode::kTooFewRows);
        EXPECT_EQ(read.failures[0].error.found.text(), "a gap after 8 rows");
      }
    }
  }
}

TEST(ReadRows, TheGapIsThePlaceOfTheMissingRow) {
  expect_error("\n" + blocks({8, 9}, "\n"), TextErrorCode::kTooFewRows, 10, 1, "a gap after 8 rows",
               "9 rows");
}

TEST(ReadRows, EndlessRowsAreNotCounted) {
  expect_error("1 " + std::string(10'000, '5'), TextErrorCode::kBadRowLength, 1, 11,
               "at least 200 cells", "9 cells in a row");
}

TEST(ReadCases, CountThenPuzzles) {
  expect_puzzle("1\n" + rows("0"), Format::kCases);
  expect_puzzle(" １ \r\n" + rows("0", "\r\n"), Format::kCases);
  EXPECT_EQ(read_all("2\n" + rows("0") + "\n" + rows("0")).puzzles.size(), 2u);
}

TEST(ReadCases, RowsMayBeSpaced) { expect_puzzle("1\n" + blocks({9}, "", " "), Format::kCases); }

TEST(ReadCases, CountThatDoesNotMatch) {
  expect_error("3\n" + rows("0") + rows("0"), TextErrorCode::kBadCaseCount, 20, 1,
               "the end of the text after 2 puzzles", "3 puzzles, as line 1 says");
  expect_error("\n1\n" + rows("0") + rows("0"), TextErrorCode::kBadCaseCount, 12, 1,
               "more text after 1 puzzle", "1 puzzle, as line 2 says");
  EXPECT_EQ(read_all("3\n" + rows("0") + rows("0")).puzzles.size(), 2u);
  EXPECT_EQ(read_all("1\n" + rows("0") + rows("0")).puzzles.size(), 1u);
}

TEST(ReadCases, UnfinishedCase) {
  const std::string other = "000801000\n000000043\n500000000\n";
  const Read read = read_all("2\n" + rows("0") + other);
  EXPECT_EQ(read.puzzles.size(), 1u);
  ASSERT_EQ(read.failures.size(), 1u);
  EXPECT_EQ(read.failures[0].error.code, TextErrorCode::kTooFewRows);
}

TEST(ReadCases, ARowIsNotACount) {
  // The first row lacks a cell; it is neither the case count 12345678 nor 0530070.
  const std::string eight = "12345678\n" + rows("0").substr(10);
  expect_error(eight, TextErrorCode::kBadRowLength, 1, 9, "8 cells", "9 cells in a row");
  expect_error("123", TextErrorCode::kBadRowLength, 1, 4, "3 cells", "9 cells in a row");
  expect_error(" 7\n\n", TextErrorCode::kBadRowLength, 1, 3, "1 cell", "9 cells in a row");
  const std::string zero = "053007\n" + rows("0").substr(10);
  expect_error(zero, TextErrorCode::kBadRowLength, 1, 7, "6 cells", "9 cells in a row");
}

TEST(ReadBoxed, TheUsualDrawings) {
  expect_puzzle(write_grid(grid_of(kPuzzle), Format::kBoxed), Format::kBoxed);
  expect_puzzle(R"(
    +-------+-------+-------+
    | 5 3 . | . 7 . | . . . |
    | 6 . . | 1 9 5 | . . . |
    | . 9 8 | . . . | . 6 . |
    +-------+-------+-------+
    | 8 . . | . 6 . | . . 3 |
    | 4 . . | 8 . 3 | . . 1 |
    | 7 . . | . 2 . | . . 6 |
    +-------+-------+-------+
    | . 6 . | . . . | 2 8 . |
    | . . . | 4 1 9 | . . 5 |
    | . . . | . 8 . | . 7 9 |
    +-------+-------+-------+)",
                Format::kBoxed);
  expect_puzzle(R"(*-----------*
 |53.|.7.|...|
 |6..|195|...|
 |.98|...|.6.|
 |---+---+---|
 |8..|.6.|..3|
 |4..|8.3|..1|
 |7..|.2.|..6|
 |---+---+---|
 |.6.|...|28.|
 |...|419|..5|
 |...|.8.|.79|
 *-----------*)",
                Format::kBoxed);
  expect_puzzle(R"(.-------.-------.-------.
| 5 3 . | . 7 . | . . . |
| 6 . . | 1 9 5 | . . . |
| . 9 8 | . . . | . 6 . |
:-------+-------+-------:
| 8 . . | . 6 . | . . 3 |
| 4 . . | 8 . 3 | . . 1 |
| 7 . . | . 2 . | . . 6 |
:-------+-------+-------:
| . 6 . | . . . | 2 8 . |
| . . . | 4 1 9 | . . 5 |
| . . . | . 8 . | . 7 9 |
'-------'-------'-------')",
                Format::kBoxed);
  expect_puzzle(R"(
5 3 0 0 7 0 0 0 0
6 0 0 1 9 5 0 0 0
0 9 8 0 0 0 0 6 0
8 0 0 0 6 0 0 0 3
4 0 0 8 0 3 0 0 1
7 0 0 0 2 0 0 0 6
0 6 0 0 0 0 2 8 0
0 0 0 4 1 9 0 0 5
0 0 0 0 8 0 0 7 9)",
                Format::kBoxed);
  expect_puzzle(R"(
┌───────┬───────┬───────┐
│ 5 3 . │ . 7 . │ . . . │
│ 6 . . │ 1 9 5 │ . . . │
│ . 9 8 │ . . . │ . 6 . │
├───────┼───────┼───────┤
│ 8 . . │ . 6 . │ . . 3 │
│ 4 . . │ 8 . 3 │ . . 1 │
│ 7 . . │ . 2 . │ . . 6 │
├───────┼───────┼───────┤
│ . 6 . │ . . . │ 2 8 . │
│ . . . │ 4 1 9 │ . . 5 │
│ . . . │ . 8 . │ . 7 9 │
└───────┴───────┴───────┘)",
                Format::kBoxed);
}

TEST(ReadBoxed, BordersAloneMakeADrawing) {
  std::string text = rows();
  text.insert(60, "---------\n");
  text.insert(30, "---------\n");
  expect_puzzle(text, Format::kBoxed);
}

TEST(ReadBoxed, DoubleLinesAndLongTitlesAreBordersAndComments) {
  std::string text = rows();
  text.insert(60, "===+===+===\n");
  expect_puzzle(text, Format::kBoxed);
  // A row may be so wide that its second cell is far to the right.
  expect_puzzle(blocks({9}, "", std::string(15, ' ')), Format::kBoxed);
}

TEST(ReadBoxed, WrongRow) {
  const std::string good = write_grid(grid_of(kPuzzle), Format::kBoxed);
  expect_error(replace_all(good, "6 . . | 1", "6 . | 1"), TextErrorCode::kBadRowLength, 2, 20,
               "8 cells", "9 cells in a row");
  expect_error(replace_all(good, "6 . . | 1", "6 a . | 1"), TextErrorCode::kBadCharacter, 2, 3,
               "the letter 'a'", kCell);
  expect_error(replace_all(good, "| . 7 9", ""), TextErrorCode::kBadRowLength, 11, 15, "6 cells",
               "9 cells in a row");
}

}  // namespace
}  // namespace jiugong
