#include "unit/formats/reading.h"

namespace jiugong {
namespace {

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

TEST(ReadLines, HyphensAreBlanks) {
  const std::string line = replace_all(std::string(kPuzzle), ".", "-");
  expect_puzzle(line, Format::kLine);
  EXPECT_EQ(read_all(line + " easy\n" + line).puzzles.size(), 2u);
  expect_error(line + "-", TextErrorCode::kBadLineLength, 1, 82, "82 cells", "81 cells on a line");
  // A border is not a line of cells, however long it is.
  expect_puzzle(std::string(100, '-') + "\n" + write_grid(grid_of(kPuzzle), Format::kBoxed),
                Format::kBoxed);
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

}  // namespace
}  // namespace jiugong
