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
  expect_error("[[1,2,3,4,5,6,7,8,9][", TextErrorCode::kBadJson, 1, 21, "'['",
               "a comma before the next row");
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

}  // namespace
}  // namespace jiugong
