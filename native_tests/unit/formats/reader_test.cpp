#include <string>
#include <vector>

#include "jiugong/formats.h"
#include "support.h"

namespace jiugong {
namespace {

using namespace std::string_literals;

struct Read {
  Format format;
  std::vector<TextPuzzle> puzzles;
  std::vector<TextFailure> failures;
};

Read read_all(std::string_view text) {
  TextReader reader(text);
  Read read{reader.format(), {}, {}};
  while (reader.next()) {
    if (const TextPuzzle* puzzle = reader.puzzle()) read.puzzles.push_back(*puzzle);
    if (const TextFailure* failure = reader.failure()) read.failures.push_back(*failure);
  }
  return read;
}

// The text holds kPuzzle once, and nothing else.
void expect_puzzle(std::string_view text, Format format) {
  const Read read = read_all(text);
  EXPECT_EQ(read.format, format) << text;
  ASSERT_EQ(read.failures.size(), 0u) << read.failures[0].error.message() << "\n" << text;
  ASSERT_EQ(read.puzzles.size(), 1u) << text;
  EXPECT_EQ(read.puzzles[0].grid, grid_of(kPuzzle)) << text;
}

void expect_error(std::string_view text, TextErrorCode code, std::size_t line, std::size_t column,
                  const std::string& found, const std::string& expected) {
  const Read read = read_all(text);
  ASSERT_FALSE(read.failures.empty()) << text;
  const TextError& error = read.failures[0].error;
  EXPECT_EQ(name_of(error.code), name_of(code)) << text;
  EXPECT_EQ(error.line, line) << text;
  EXPECT_EQ(error.column, column) << text;
  EXPECT_EQ(error.found, found) << text;
  EXPECT_EQ(error.expected, expected) << text;
}

// kPuzzle as nine lines with a given blank and line end.
std::string rows(const std::string& blank = ".", const std::string& end = "\n") {
  std::string out;
  for (std::size_t i = 0; i < kPuzzle.size(); ++i) {
    out += kPuzzle[i] == '.' ? blank : std::string(1, kPuzzle[i]);
    if (i % 9 == 8) out += end;
  }
  return out;
}

std::string replace_all(std::string text, const std::string& from, const std::string& to) {
  for (std::size_t at = 0; (at = text.find(from, at)) != std::string::npos; at += to.size()) {
    text.replace(at, from.size(), to);
  }
  return text;
}

constexpr const char* kCell = "a digit or one of the blanks . 0 ? * _ x";

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

// A text of rows with gaps: each number is a block of as many rows, taken from kPuzzle in turn.
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
        EXPECT_EQ(read.failures[0].error.found, "a gap after 8 rows");
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

TEST(ReadLines, EndlessLinesAreNotCounted) {
  expect_error(std::string(10'000, '5'), TextErrorCode::kBadLineLength, 1, 82, "at least 200 cells",
               "81 cells on a line");
}

TEST(ReadLines, BareAndWithComment) {
  const std::string line(kPuzzle);
  expect_puzzle(line, Format::kLine);
  expect_puzzle("  " + line + "  \r\n", Format::kLine);
  for (const char* comment : {" easy", ",easy", "#easy", " # easy", "\teasy "}) {
    expect_puzzle(line + comment, Format::kLine);
    EXPECT_EQ(read_all(line + comment).puzzles[0].comment, "easy") << comment;
  }
  EXPECT_EQ(read_all(line + " SE 7.2, 九").puzzles[0].comment, "SE 7.2, 九");
  EXPECT_EQ(read_all(line + " \n").puzzles[0].comment, "");
}

TEST(ReadLines, SeveralLinesAreSeveralPuzzles) {
  const std::string line(kPuzzle);
  const Read read = read_all("# two\n" + line + "\n\n" + line + " second\n");
  ASSERT_EQ(read.puzzles.size(), 2u);
  EXPECT_EQ(read.puzzles[0].line, 2u);
  EXPECT_EQ(read.puzzles[1].line, 4u);
  EXPECT_EQ(read.puzzles[1].comment, "second");
}

TEST(ReadLines, WrongLength) {
  const std::string line(kPuzzle);
  expect_error(line.substr(0, 80), TextErrorCode::kBadLineLength, 1, 81, "80 cells",
               "81 cells on a line");
  expect_error(line.substr(0, 40) + " easy", TextErrorCode::kBadLineLength, 1, 41, "40 cells",
               "81 cells on a line");
  expect_error(line + "..", TextErrorCode::kBadLineLength, 1, 82, "83 cells", "81 cells on a line");
}

TEST(ReadLines, BadCharacter) {
  std::string line(kPuzzle);
  expect_error(line + ";easy", TextErrorCode::kBadCharacter, 1, 82, "';'",
               "the end of the line, or a space, comma or # before a comment");
  line[49] = '!';
  expect_error(line, TextErrorCode::kBadCharacter, 1, 50, "'!'", kCell);
}

TEST(ReadLines, BadLinesDoNotStopTheOthers) {
  const std::string line(kPuzzle);
  const Read read = read_all("5\n" + line + "\n" + line.substr(1) + "\nnoise\n" + line + "\n");
  EXPECT_EQ(read.format, Format::kLine);
  EXPECT_EQ(read.puzzles.size(), 2u);
  ASSERT_EQ(read.failures.size(), 3u);
  EXPECT_EQ(read.failures[0].line, 1u);
  EXPECT_EQ(read.failures[1].line, 3u);
  EXPECT_EQ(read.failures[2].line, 4u);
}

TEST(ReadCases, CountThenPuzzles) {
  expect_puzzle("1\n" + rows("0"), Format::kCases);
  expect_puzzle(" １ \r\n" + rows("0", "\r\n"), Format::kCases);
  EXPECT_EQ(read_all("2\n" + rows("0") + "\n" + rows("0")).puzzles.size(), 2u);
}

TEST(ReadCases, RowsMayBeSpaced) { expect_puzzle("1\n" + blocks({9}, "", " "), Format::kCases); }

TEST(ReadCases, CountThatDoesNotMatch) {
  expect_error("2\n" + rows("0"), TextErrorCode::kBadCaseCount, 11, 1,
               "the end of the text after 1 puzzle", "2 puzzles, as line 1 says");
  expect_error("\n1\n" + rows("0") + rows("0"), TextErrorCode::kBadCaseCount, 12, 1,
               "more text after 1 puzzle", "1 puzzle, as line 2 says");
  expect_error("7", TextErrorCode::kBadCaseCount, 1, 2, "the end of the text after 0 puzzles",
               "7 puzzles, as line 1 says");
  EXPECT_EQ(read_all("2\n" + rows("0")).puzzles.size(), 1u);
  EXPECT_EQ(read_all("1\n" + rows("0") + rows("0")).puzzles.size(), 1u);
}

TEST(ReadCases, UnfinishedCase) {
  const Read read = read_all("2\n" + rows("0") + rows("0").substr(0, 30));
  EXPECT_EQ(read.puzzles.size(), 1u);
  ASSERT_EQ(read.failures.size(), 1u);
  EXPECT_EQ(read.failures[0].error.code, TextErrorCode::kTooFewRows);
}

TEST(ReadCases, ARowIsNotACount) {
  // The first row lacks a cell; it is no case count of 12345678 and no 0530070.
  const std::string eight = "12345678\n" + rows("0").substr(10);
  expect_error(eight, TextErrorCode::kBadRowLength, 1, 9, "8 cells", "9 cells in a row");
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
  // A row may be drawn so wide that its second cell is far to the right.
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

std::string json(const std::string& quote, const std::string& blank, const std::string& gap = "") {
  std::string out = "[";
  for (std::size_t i = 0; i < kPuzzle.size(); ++i) {
    if (i % 9 == 0) out += i == 0 ? "[" : "]," + gap + "[";
    if (i % 9 != 0) out += "," + gap;
    out += kPuzzle[i] == '.' ? blank : quote + kPuzzle[i] + quote;
  }
  return out + "]]";
}

TEST(ReadJson, StringsNumbersAndNull) {
  expect_puzzle(json("\"", "\".\""), Format::kJson);
  expect_puzzle(json("\"", "\"\""), Format::kJson);
  expect_puzzle(json("\"", "\" \""), Format::kJson);
  expect_puzzle(json("\"", "\"0\"", " \r\n\t"), Format::kJson);
  expect_puzzle(json("", "0"), Format::kJson);
  expect_puzzle(json("", "null", "\n"), Format::kJson);
  expect_puzzle(json("\"", "null"), Format::kJson);
  expect_puzzle("\n " + json("\"", "\"．\"") + " \n", Format::kJson);
}

TEST(ReadJson, SeveralBoards) {
  EXPECT_EQ(read_all(json("", "0") + "\n" + json("\"", "\".\"") + "\n").puzzles.size(), 2u);
}

TEST(ReadJson, WrongShape) {
  const std::string good = json("", "0");
  expect_error("[]", TextErrorCode::kBadJson, 1, 2, "']'", "[ before the cells of a row");
  expect_error("[[5,3]]", TextErrorCode::kBadRowLength, 1, 6, "2 cells", "9 cells in a row");
  expect_error("[[1,2,3,4,5,6,7,8,9,0]]", TextErrorCode::kBadRowLength, 1, 20, "more than 9 cells",
               "9 cells in a row");
  expect_error("[[1,2,3,4,5,6,7,8,9]]", TextErrorCode::kTooFewRows, 1, 21,
               "the end of the board after 1 row", "9 rows");
  expect_error(good.substr(0, good.size() - 1) + ",[0]]", TextErrorCode::kBadJson, 1, good.size(),
               "','", "] after the ninth row");
  expect_error("[[5 3]]", TextErrorCode::kBadJson, 1, 5, "'3'", "a comma before the next cell");
  expect_error("[[12]]", TextErrorCode::kBadJson, 1, 4, "'2'", "a comma before the next cell");
  expect_error("[[\"12\"]]", TextErrorCode::kBadCharacter, 1, 5, "'2'",
               "one digit or blank between quotation marks");
  expect_error("[[\"", TextErrorCode::kBadCharacter, 1, 4, "the end of the text",
               "one digit or blank between quotation marks");
  expect_error("[[-1]]", TextErrorCode::kBadCharacter, 1, 3, "'-'",
               "a cell: \"5\", \".\", 5, 0 or null");
  expect_error("[[nil]]", TextErrorCode::kBadCharacter, 1, 4, "the letter 'i'", "null");
  expect_error(good + "x", TextErrorCode::kBadJson, 1, good.size() + 1, "the letter 'x'",
               "[ before the first row");
}

TEST(ReadJson, GoodBoardsBeforeABadOneAreRead) {
  const Read read = read_all(json("", "0") + "\n[[5,");
  EXPECT_EQ(read.puzzles.size(), 1u);
  EXPECT_EQ(read.failures.size(), 1u);
}

TEST(TextReader, TextWithoutAnyPuzzle) {
  for (const std::string_view text : {"", " \n\t\r\n", "# only a comment", "\ufeff"}) {
    expect_error(text, TextErrorCode::kEmptyText, 1, 1, "no puzzle in the text",
                 "a puzzle, such as nine lines of nine cells or 81 cells on a line");
    EXPECT_EQ(read_all(text).failures.size(), 1u);
  }
}

TEST(TextReader, CellsPointIntoTheText) {
  for (const Format format : {Format::kRows, Format::kLine, Format::kCases, Format::kBoxed}) {
    const std::string text = write_grid(grid_of(kPuzzle), format);
    const Read read = read_all(text);
    ASSERT_EQ(read.puzzles.size(), 1u);
    for (std::size_t cell = 0; cell < kCellCount; ++cell) {
      const char c = text[read.puzzles[0].cells[cell]];
      EXPECT_EQ(c == '0' ? '.' : c, kPuzzle[cell]);
    }
  }
}

// Noise made of the characters that matter, and arbitrary bytes: the reader ends, its failures lie
// within the text, and one error message is as good as another.
TEST(TextReader, NoiseNeverCrashesAndErrorsLieInTheText) {
  Random random(2026);
  constexpr std::string_view kAlphabet = "0123456789.?*_xX|-+ \n\r,#[]\"nul\t";
  for (int round = 0; round < 3000; ++round) {
    std::string text;
    const int length = random.below(400);
    for (int i = 0; i < length; ++i) {
      text += random.below(50) == 0
                  ? static_cast<char>(random.below(256))
                  : kAlphabet[static_cast<std::size_t>(random.below(kAlphabet.size()))];
    }
    std::size_t lines = 1;
    for (std::size_t i = 0; i < text.size(); ++i) {
      lines += text[i] == '\n' || (text[i] == '\r' && text.substr(i + 1, 1) != "\n") ? 1 : 0;
    }
    std::size_t end = 0;
    for (const TextFailure& failure : read_all(text).failures) {
      EXPECT_GE(failure.begin, end);
      EXPECT_GE(failure.end, failure.begin);
      EXPECT_LE(failure.end, text.size());
      EXPECT_GE(failure.error.line, 1u);
      EXPECT_LE(failure.error.line, lines);
      EXPECT_GE(failure.error.column, 1u);
      EXPECT_FALSE(failure.error.found.empty());
      EXPECT_FALSE(failure.error.expected.empty());
      end = failure.end;
    }
  }
}

TEST(TextError, MessageSaysEverything) {
  const TextError error{TextErrorCode::kBadRowLength, 4, 9, "8 cells", "9 cells in a row"};
  EXPECT_EQ(error.message(), "Line 4, column 9: found 8 cells, expected 9 cells in a row.");
}

TEST(ReadPuzzle, ExactlyOne) {
  const auto one = read_puzzle(kPuzzle);
  ASSERT_TRUE(std::holds_alternative<Grid>(one));
  EXPECT_EQ(std::get<Grid>(one), grid_of(kPuzzle));
  const auto code_of = [](std::string_view text) {
    return name_of(std::get<TextError>(read_puzzle(text)).code);
  };
  EXPECT_EQ(code_of(""), "empty-text");
  EXPECT_EQ(code_of("53..7...."), "too-few-rows");
  EXPECT_EQ(code_of(std::string(kPuzzle) + "\n" + std::string(kPuzzle)), "one-puzzle-expected");
  EXPECT_EQ(code_of(std::string(kPuzzle) + "\nnoise"), "bad-character");
  const auto two = std::get<TextError>(read_puzzle(rows() + rows()));
  EXPECT_EQ(two.line, 10u);
}

}  // namespace
}  // namespace jiugong
