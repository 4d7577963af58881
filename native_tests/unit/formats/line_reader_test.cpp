#include "formats/line.h"
#include "jiugong/canonical.h"
#include "jiugong/puzzle_file.h"
#include "jiugong/solve_text.h"
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

// (Otherwise the slow way reads every line with a comment.)
TEST(ReadLines, TheNextLineIsNoneOfTheComment) {
  for (const std::string& comment :
       Lines{" easy", ",easy", "#easy", " # " + kSecond, ", 7.2", " "}) {
    for (const std::string end : {"\n", "\r", "\r\n"}) {
      EXPECT_TRUE(formats::ends_plain_cells(comment + end + kSecond)) << comment;
    }
  }
  EXPECT_FALSE(formats::ends_plain_cells(" " + kSecond));
}

TEST(ReadLines, SeveralLinesAreSeveralPuzzles) {
  const std::string line(kPuzzle);
  const Read read = read_all("# two\n" + line + "\n\n" + line + " second\n");
  ASSERT_EQ(read.puzzles.size(), 2u);
  EXPECT_EQ(read.puzzles[0].line, 2u);
  EXPECT_EQ(read.puzzles[1].line, 4u);
  EXPECT_EQ(read.puzzles[1].comment, "second");
}

// (Files have lines there, too.)
TEST(ReadLines, LinesWithCommasBelowAPuzzleAreNoTable) {
  const Read read = read_all(std::string(kPuzzle) + " note5,3,,,7,5,,,\n,9,8,,,,,6,\n");
  ASSERT_EQ(read.puzzles.size(), 1u);
  EXPECT_EQ(read.puzzles[0].comment, "note5,3,,,7,5,,,");
  EXPECT_EQ(read.failures.size(), 1u);
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
  expect_error(line + "!easy", TextErrorCode::kBadCharacter, 1, 82, "'!'",
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
  const Read read = read_all(line + "\n" + line.substr(1) + "\nnoise\n" + line + "\n53..7\n");
  EXPECT_EQ(read.format, Format::kLine);
  EXPECT_EQ(read.puzzles.size(), 2u);
  ASSERT_EQ(read.failures.size(), 3u);
  EXPECT_EQ(read.failures[0].line, 2u);
  EXPECT_EQ(read.failures[1].line, 3u);
  EXPECT_EQ(read.failures[2].line, 5u);
}

TEST(ReadLines, TitlesNumbersAndNotesAreNoPuzzles) {
  const std::string line(kPuzzle);
  for (const std::string& title :
       {std::string("2"), std::string("Top 95"), std::string("第一题："),
        std::string("% 2 of them"), std::string("# 2"), std::string("The hardest ones (2010):"),
        std::string("Easy:"), std::string("1."), std::string("2)"), std::string("= 3 ="),
        std::string("2024-05-06"), std::string("12:30")}) {
    const Read read = read_all(title + "\n" + line + "\n" + title + "\n" + line + "\n" + title);
    EXPECT_EQ(read.format, Format::kLine) << title;
    EXPECT_EQ(read.puzzles.size(), 2u) << title;
    EXPECT_TRUE(read.failures.empty()) << title;
  }
}

TEST(LineReader, TakesALabelBeforeTheCells) {
  const std::string p(kPuzzle);
  for (const std::string label :
       {"1. ", "12) ", "7: ", "Puzzle 7: ", "7.2 ", "Hard! ", "- ", "> ", "\"", "puzzle = \""}) {
    const std::string text = label + p + "\"\n" + label + p + "\n";
    const Read read = read_all(text);
    EXPECT_EQ(read.format, Format::kLine) << text;
    ASSERT_EQ(read.puzzles.size(), 2u) << text;
    EXPECT_EQ(read.puzzles[1].grid, grid_of(p)) << text;
    EXPECT_EQ(replace_all(solve_text(text), std::string(kPuzzleSolved), p), text);
    EXPECT_EQ(lines_of(solve_text(text)), Lines(2, std::string(kPuzzleSolved)));
    PuzzleFileReader records(*shape_of_file(text, true), text);
    for (int i = 0; i < 2; ++i) {
      ASSERT_TRUE(records.next());
      EXPECT_EQ(std::get<Grid>(records.record().puzzle), grid_of(p)) << text;
    }
  }
  // A solution behind a bad puzzle, or another field, is none.
  const std::string solved(kPuzzleSolved);
  for (const std::string& text :
       {"53.. " + solved, "xyz," + solved.substr(0, 80) + ".", "5 " + p + "."}) {
    EXPECT_EQ(read_all(p + "\n" + text).failures.size(), 1u) << text;
  }
}

// A line is passed over where it names answers and has nothing else, or a full grid.
TEST(LineReader, PassesOverAnswersAlone) {
  const std::string p(kPuzzle), solved(kPuzzleSolved);
  const auto bad_of = [&](const std::string& line) {
    const std::string text = p + "\n" + line + "\n" + p + "\n";
    const Read read = read_all(text);
    EXPECT_EQ(read.format, Format::kLine) << text;
    PuzzleFileReader records(*shape_of_file(text, true), text);
    std::size_t bad = 0;
    while (records.next())
      bad += std::holds_alternative<TextError>(records.record().puzzle) ? 1 : 0;
    EXPECT_EQ(bad, read.failures.size()) << text;
    return read.failures.size();
  };
  for (const std::string& line :
       {"Solution: " + solved, std::string("Solution:"), "solution=" + solved + " 7.2",
        "答案：" + solved, "解：" + solved, std::string("题解:"), "Solved: " + solved,
        "The answers: " + solved}) {
    EXPECT_EQ(bad_of(line), 0u) << line;
  }
  for (const std::string& line :
       {"resolved " + p.substr(1), "answer " + solved + " 1", "answer: " + solved.substr(1),
        "answer: " + p.substr(1), "solution is " + p.substr(1), "solution: " + solved + "1"}) {
    EXPECT_EQ(bad_of(line), 1u) << line;
  }
  for (const std::string label : {"unsolved: ", "resolved = ", "难解：", "未解答："}) {
    EXPECT_EQ(read_all(p + "\n" + label + p + "\n" + p + "\n").puzzles.size(), 3u) << label;
    EXPECT_EQ(read_all(p + "\n" + label + solved + "\n" + p + "\n").puzzles.size(), 3u) << label;
  }
}

// What some programs take for the end of a line is none that hides the puzzle behind it.
TEST(LineReader, TellsTheEndsOfLinesOfOtherPrograms) {
  const std::string p(kPuzzle);
  for (const std::string end :
       {"\v", "\f", "\v ", " \v", "  \f ", "\xc2\x85", "\xe2\x80\xa8", "\xe2\x80\xa9"}) {
    const std::string text = p + end + p + "\n" + p + "\n";
    EXPECT_EQ(lines_of(text), (Lines{"bad-character", p})) << text;
  }
  for (const std::string end : {"\f\n", " \v\n", "\n\f"}) {
    EXPECT_EQ(lines_of(p + end + p), (Lines{p, p})) << end;
  }
  expect_error(p + "\v" + p, TextErrorCode::kBadCharacter, 1, 82, "the control character U+000B",
               "the end of the line, or a space, comma or # before a comment");
}

std::size_t characters_in(const std::string& text) {
  return static_cast<std::size_t>(
      std::count_if(text.begin(), text.end(), [](char c) { return (c & 0xc0) != 0x80; }));
}

TEST(LineReader, ASecondPuzzleOnALineIsTold) {
  const std::string solved(kPuzzleSolved);
  std::string progress = kFirst;
  progress[2] = '4';
  for (const std::string between :
       {" ", "  ", "\t", ",", ", ", ";", "|", "(", ":", " (", ": ", ",\u00a0", " / ", " - ", " = ",
        "\u3001", " \u2192 ", " \u00b7 ", ", 7.2, "}) {
    for (const std::string blank : {"0", "*", "x", "_", "-", "?"}) {
      const std::string other = replace_all(kSecond, ".", blank);
      EXPECT_EQ(lines_of(kFirst + between + other + "\n"), Lines{"one-puzzle-expected"}) << other;
    }
    for (const std::string end : {"", "\n", " easy\n", ", 7.2\n"}) {
      const std::string text = kFirst + between + kSecond + end;
      EXPECT_EQ(lines_of(text), Lines{"one-puzzle-expected"}) << text;
      const Read read = read_all(kSecond + "\n" + text);
      ASSERT_EQ(read.failures.size(), 1u) << text;
      EXPECT_EQ(read.failures[0].error.line, 2u);
      EXPECT_EQ(read.failures[0].error.column, 82 + characters_in(between));
      EXPECT_EQ(read.puzzles.size(), 1u);
    }
    if (between == "|" || between.ends_with("(")) continue;
    // Answers, canonical forms, the same puzzle and what was entered in it are none; nor is what a comment says.
    const std::string form = canonical_form(*Grid::from_line(kFirst)).value().grid.to_line();
    for (const std::string& other :
         {solved, form, kFirst, progress, "# " + kSecond, "and " + kSecond}) {
      EXPECT_EQ(lines_of(kFirst + between + other + "\n"), Lines{kFirst}) << other;
    }
    EXPECT_EQ(lines_of(form + between + kFirst + "\n"), Lines{form}) << between;
    // Bad ones, too, which have a digit more than nine times.
    const std::string ones = std::string(80, '1') + ".";
    EXPECT_EQ(lines_of(ones + between + replace_all(ones, "1", "2") + "\n"), Lines{ones});
  }
}

TEST(LineReader, AnAddressMayBeBeforeTheCells) {
  const std::string zeros = replace_all(kFirst, ".", "0");
  for (const std::string address :
       {"https://www.example.org/sudoku.htm?bd=", "www.example.org/play/the/classic/sudoku/",
        "http://example.org/solvers/classic/index.html?style=plain&puzzle=", "example.org/play/",
        "https://example.org/#",
        "<https://example.org/?p=", "Try this one: https://www.example.org/sudoku.htm?bd="}) {
    EXPECT_EQ(lines_of(address + zeros + "\n" + kSecond), (Lines{kFirst, kSecond})) << address;
    for (const std::string behind : {"&x=1", "/", ">", ")", "#x"}) {
      EXPECT_EQ(lines_of(address + zeros + behind + "\n"), Lines{kFirst}) << address << behind;
    }
  }
  // Only of addresses is a slash the end.
  for (const std::string label : {"1/", "a/b/"}) {
    const Read read = read_all(kSecond + "\n" + label + zeros + "\n");
    EXPECT_EQ(read.puzzles.size(), 1u) << label;
    EXPECT_EQ(read.failures.size(), 1u) << label;
  }
}

}  // namespace
}  // namespace jiugong
