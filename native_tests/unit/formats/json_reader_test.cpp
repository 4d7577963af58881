#include "jiugong/puzzle_file.h"
#include "jiugong/solve_text.h"
#include "unit/formats/reading.h"

namespace jiugong {
namespace {

std::string json(const std::string& quote, const std::string& blank, const std::string& gap = "") {
  std::string out = "[";
  for (std::size_t i = 0; i < kPuzzle.size(); ++i) {
    if (i % 9 == 0) out += i == 0 ? "[" : "]," + gap + "[";
    if (i % 9 != 0) out += "," + gap;
    out += kPuzzle[i] == '.' ? blank : quote + kPuzzle[i] + quote;
  }
  return out + "]]";
}

// As forums show programs.
TEST(ReadJson, TagsMayBeAround) {
  const std::string board = write_grid(grid_of(kPuzzle), Format::kJson);
  EXPECT_EQ(lines_of("[code]\n" + board + "\n[/code]\n"), Lines{kFirst});
  EXPECT_EQ(lines_of("[code]\nint grid[9][9] =\n" + board + ";\n[/code]\n"), Lines{kFirst});
}

TEST(ReadJson, StringsNumbersAndNull) {
  expect_puzzle(json("\"", "\".\""), Format::kJson);
  expect_puzzle(json("\"", "\"\""), Format::kJson);
  expect_puzzle(json("\"", "\" \""), Format::kJson);
  expect_puzzle(json("\"", "\"0\"", " \r\n\t"), Format::kJson);
  expect_puzzle(json("", "0"), Format::kJson);
  expect_puzzle(json("", "null", "\n"), Format::kJson);
  expect_puzzle(json("\"", "null"), Format::kJson);
  for (const std::string blank : {"nan", "NaN", "NAN", "none", "None", "NULL", "Null"}) {
    expect_puzzle(json("", blank), Format::kJson);
    expect_puzzle(replace_all(replace_all(json("", blank, " "), ",", ""), "]", "]\n"),
                  Format::kJson);
  }
  expect_error(json("", "nab"), TextErrorCode::kBadCharacter, 1, 9, "the letter 'b'",
               "null, None or NaN");
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
  expect_error("[[1,2,3,4,5,6,7,8,9][", TextErrorCode::kBadJson, 1, 21, "'['",
               "a comma before the next row");
  expect_error("[[5 3]]", TextErrorCode::kBadRowLength, 1, 6, "2 cells", "9 cells in a row");
  expect_error("[[12]]", TextErrorCode::kBadJson, 1, 4, "'2'", "a comma before the next cell");
  expect_error("[[\"12\"]]", TextErrorCode::kBadCharacter, 1, 5, "'2'",
               "one digit or blank between quotation marks");
  expect_error("[[\"", TextErrorCode::kBadCharacter, 1, 4, "the end of the text",
               "one digit or blank between quotation marks");
  expect_error("[[-1]]", TextErrorCode::kBadCharacter, 1, 3, "'-'",
               "a cell: \"5\", \".\", 5, 0 or null");
  expect_error("[[nil]]", TextErrorCode::kBadCharacter, 1, 4, "the letter 'i'",
               "null, None or NaN");
  expect_error(good + "x", TextErrorCode::kBadJson, 1, good.size() + 1, "the letter 'x'",
               "[ before the first row");
}

TEST(ReadJson, GoodBoardsBeforeABadOneAreRead) {
  const Read read = read_all(json("", "0") + "\n[[5,");
  EXPECT_EQ(read.puzzles.size(), 1u);
  EXPECT_EQ(read.failures.size(), 1u);
}

// A list of rows, each written by `row` from its nine cells.
std::string list_of_rows(const std::string& open, const std::string& close,
                         const std::string& blank, const std::string& quote,
                         const std::string& separator) {
  std::string out = open;
  for (std::size_t row = 0; row < 9; ++row) {
    out += (row == 0 ? "" : ",\n ") + open;
    for (std::size_t column = 0; column < 9; ++column) {
      const std::string cell =
          replace_all(std::string(kPuzzle.substr(9 * row + column, 1)), ".", blank);
      out += (column == 0 ? "" : separator) + quote + cell + quote;
    }
    out += close;
  }
  return out + close;
}

TEST(JsonReader, ReadsListsOfProgrammingLanguages) {
  const std::string python = list_of_rows("[", "]", "0", "", ", ");
  const std::string c = list_of_rows("{", "}", "0", "", ",");
  for (const std::string& text :
       {"grid = " + python, "board = np.array(" + python + ")\n", "int grid[9][9] = " + c + ";\n",
        c, "int[][] board =\n" + c + ";", list_of_rows("(", ")", "0", "", ", "),
        list_of_rows("[", "]", "None", "", ", "), list_of_rows("[", "]", ".", "'", ", "),
        python.substr(0, python.size() - 1) + ",\n]", "[" + python + "]"}) {
    expect_puzzle(text, Format::kJson);
    const std::string answer = solve_text(text);
    const Read read = read_all(answer);
    ASSERT_EQ(read.puzzles.size(), 1u) << answer;
    EXPECT_EQ(read.puzzles[0].grid, grid_of(kPuzzleSolved)) << answer;
  }
}

TEST(JsonReader, ReadsRowsAndPuzzlesAsStrings) {
  std::string rows;
  for (std::size_t row = 0; row < 9; ++row) {
    rows += (row == 0 ? "[\"" : ",\"") + std::string(kPuzzle.substr(9 * row, 9)) + "\"";
  }
  rows += "]";
  expect_puzzle(rows, Format::kJson);
  const std::string p(kPuzzle), t(kTwoSolutions);
  for (const std::string& text :
       {"[\"" + p + "\", \"" + t + "\"]", "[\n  '" + p + "',\n  '" + t + "',\n]\n",
        "puzzles = [\"" + p + "\",\n\"" + t + "\"]"}) {
    const Read read = read_all(text);
    ASSERT_EQ(read.puzzles.size(), 2u) << text;
    EXPECT_EQ(read.failures.size(), 0u) << read.failures[0].error.message() << text;
    EXPECT_EQ(read.puzzles[1].grid, grid_of(t));
    EXPECT_EQ(solve_text(text).size(), text.size());
  }
}

// What is read of a file is what is read of the text.
TEST(JsonReader, AStringEndsWithTheMarkThatBeginsIt) {
  const std::string board = json("\"", "\".\""), p(kPuzzle);
  std::string last = board, first = board;
  last.replace(board.rfind("\"9\""), 3, "\"9'");
  const std::string blank = replace_all(json("'", "'.'"), "'7','9'", "'7',\".'");
  for (const std::string& text : {last, blank, replace_all(board, "\".\",\"6\"", "\".','6\""),
                                  replace_all(json("'", "'.'"), "'.','6'", "\".','6'"),
                                  "[\"" + p + "']", "['" + p + "\", '" + p + "']"}) {
    const Read read = read_all(text);
    EXPECT_EQ(read.puzzles.size(), 0u) << text;
    EXPECT_FALSE(read.failures.empty()) << text;
    EXPECT_EQ(solve_text(text), text);
    PuzzleFileReader records(*shape_of_file(text, true), text);
    ASSERT_TRUE(records.next()) << text;
    EXPECT_TRUE(std::holds_alternative<TextError>(records.record().puzzle)) << text;
  }
}

TEST(JsonReader, ARatingIsNoListOfAProgram) {
  const std::string p(kPuzzle);
  for (const std::string rating :
       {"SE=(7.2)", "SE=[7.2/1.2/1.2]", "ER=(7.2)", "SE = {7}", "level=(\"hard\")"}) {
    for (const std::string& cells : {p, "x" + replace_all(p, ".", "x").substr(1)}) {
      const Read read = read_all(cells + " " + rating + "\n" + cells + "\n");
      EXPECT_EQ(read.format, Format::kLine) << rating;
      EXPECT_EQ(read.puzzles.size(), 2u) << rating;
    }
    expect_puzzle(rating + "\n" + rows(), Format::kRows);
  }
}

TEST(JsonReader, ReadsTheNameOfAList) {
  const std::string numbers = list_of_rows("[", "]", "0", "", ","),
                    c = list_of_rows("{", "}", "0", "", ", ");
  for (const std::string& text :
       {"grid: List[List[int]] = " + numbers, "const board: number[][] = " + numbers,
        "static const int kGrid[9][9] = " + c + ";", "self.board = " + numbers, "int g[9][9]=" + c,
        "std::vector<std::vector<int>> g = " + c}) {
    expect_puzzle(text, Format::kJson);
  }
}

// What is read on behind a bad string is told, wherever it is in the list.
TEST(JsonReader, ABadStringDoesNotEndTheList) {
  const std::string p(kPuzzle), t(kTwoSolutions);
  for (const std::string& bad :
       {p.substr(1), p + "1", replace_all(p, "195", "1k5"),
        std::string("there is no puzzle in this string, as is \\\"told\\\"")}) {
    for (int place = 0; place < 3; ++place) {
      std::string text;
      for (int string = 0; string < 3; ++string) {
        text += (string == 0 ? "[\"" : ",\n \"") + (string == place ? bad : p) + "\"";
      }
      const Read read = read_all(text + "]\n");
      EXPECT_EQ(read.puzzles.size(), 2u) << text;
      ASSERT_EQ(read.failures.size(), 1u) << text;
      EXPECT_EQ(read.failures[0].error.line, static_cast<std::size_t>(place + 1)) << text;
      const TextFailure& failure = read.failures[0];
      EXPECT_EQ(text.substr(failure.begin, failure.end - failure.begin), "\"" + bad + "\"");
    }
  }
  // Without its end the text ends.
  const Read read = read_all("[\"" + p + "\",\n\"" + p + "\n\"" + t + "\"]");
  EXPECT_EQ(read.puzzles.size(), 1u);
  EXPECT_EQ(read.failures.size(), 1u);
}

}  // namespace
}  // namespace jiugong
