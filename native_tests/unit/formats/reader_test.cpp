#include <string>
#include <utility>
#include <vector>

#include "formats/form.h"
#include "unit/formats/reading.h"

namespace jiugong {

using formats::operator""_form;

namespace {

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

// Links and JSON that the page opens are told as such where no puzzle is read; records of files, too.
TEST(TextReader, TellsWhatThePageAloneReads) {
  const std::string found = "a link or JSON of a web site",
                    expected = "cells (the page opens links and JSON of f-puzzles and SudokuPad)";
  const std::string packed = "N4IgzglgXgpiBcBOANCALhNAbO8QDkB5fAVgF9VwYYBXaACwHsAnBEAQXQEMtW";
  const std::string link = "https://www.f-puzzles.com/?load=" + packed;
  for (const std::string& text :
       Lines{link, "f-puzzles.com/?load=" + packed + "\n", "sudokupad.app/scl" + packed,
             "https://sudokupad.app/fpuzzles" + packed, "fpuz" + packed, "\n  " + packed + "\n",
             R"({"size":9,"grid":[[{"value":5,"given":true},{}],[{}]]})",
             R"({"cellSize":64,"cells":[[{"value":5},{}],[{}]]})", "SumoCueV1=001J0+0J0=1J0\r\n"}) {
    const std::size_t line = text.starts_with('\n') ? 2 : 1;
    expect_error(text, TextErrorCode::kBadCharacter, line, 1 + (line - 1) * 2, found, expected);
    EXPECT_EQ(read_all(text).failures.size(), 1u);
  }
  // What stands below is read, by files as well.
  const std::string lines = link + "\n" + kFirst + "\n" + kSecond + "\n";
  EXPECT_EQ(lines_of(lines), (Lines{"bad-character", kFirst, kSecond}));
  PuzzleFileReader file(*shape_of_file(lines, true), lines);
  ASSERT_TRUE(file.next());
  EXPECT_EQ(std::get<TextError>(file.record().puzzle).found.text(), found);
  ASSERT_TRUE(file.next());
  EXPECT_EQ(std::get<Grid>(file.record().puzzle), grid_of(kFirst));
  EXPECT_EQ(lines_of(link + "\n" + rows()), Lines{kFirst});
  EXPECT_EQ(lines_of(link + "\n" + rows().substr(10)), Lines{"too-few-rows"});
}

// What the page does not open either, or a puzzle that is told better.
TEST(TextReader, OtherLinksAreToldByTheirSigns) {
  const std::string cells = kFirst.substr(1), address = "https://example.org/";
  const auto place_of = [](const std::string& text) {
    const TextError error = read_all(text).failures.at(0).error;
    return std::string(name_of(error.code)) + " " + std::to_string(error.column);
  };
  for (const std::string& text : Lines{cells + " # https://a.b", cells + " " + address,
                                       cells + ",www.x.org", cells + ",fpuzN4Ig"}) {
    EXPECT_EQ(place_of(text), "bad-line-length 81") << text;
    EXPECT_EQ(lines_of(text + "\n" + kFirst), (Lines{"bad-line-length", kFirst}));
  }
  EXPECT_EQ(place_of(address + "?puzzle=" + cells), "bad-character 1");
  EXPECT_EQ(place_of("Look: https://www.f-puzzles.com/?load=N4Ig"), "bad-character 1");
  EXPECT_EQ(place_of(R"({"url":"https://x","givens":")" + cells + R"("})"), "bad-character 110");
  EXPECT_EQ(place_of(R"([["5","3"],["https://"]])"), "bad-row-length 10");
}

// Noise made of relevant characters, and arbitrary bytes: the reader terminates, its failures are
// within the text, and its error messages are complete.
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
      EXPECT_FALSE(failure.error.found.text().empty());
      EXPECT_FALSE(failure.error.expected.text().empty());
      end = failure.end;
    }
  }
}

std::string csv_table() {
  std::string table;
  for (const char cell : rows()) table += cell == '\n' ? "\n" : std::string(1, cell) + ",";
  return replace_all(table, ",\n", "\n");
}

// The first rows of kPuzzle, with a header.
std::string markdown_table(std::size_t rows_of_it) {
  std::string table = "|a|b|c|d|e|f|g|h|i|\n|-|-|-|-|-|-|-|-|-|\n";
  for (const char cell : rows().substr(0, 10 * rows_of_it)) {
    table += cell == '\n' ? "|\n" : "|" + std::string(1, cell);
  }
  return table;
}

std::string without_end(std::string text) {
  while (text.ends_with('\n')) text.pop_back();
  return text;
}

// A text in which a puzzle would end too far from where the search for it began, so that next()
// takes bounded time; in the format that its beginning has.
TEST(TextReader, APuzzleHasNoMoreThanSoManyBytes) {
  const std::string line = std::string(kPuzzle) + "\n", grid = rows();
  const std::string boxed = write_grid(grid_of(kPuzzle), Format::kBoxed);
  const std::string json = write_grid(grid_of(kPuzzle), Format::kJson);
  const auto long_run = [](std::string_view of) {
    std::string run;
    while (run.size() <= kMaxPuzzleBytes) run += of;
    return run;
  };
  const std::string table = csv_table();
  struct Text {
    std::string before, repeated;
    std::size_t puzzles, place;  // how many there are, and the line of the error
  };
  for (const Text& t :
       {Text{line, "1", 1, 2}, Text{line, "# comment\n", 1, 2}, Text{line + line, "\n", 2, 3},
        Text{line + std::string(kPuzzle) + " ", "a", 1, 2}, Text{grid + grid, "53..7....", 2, 19},
        Text{grid + "...8.1...\n.......43\n5........\n", "\n", 1, 10},
        Text{grid + grid, "\xff", 2, 19}, Text{"1\n" + grid.substr(0, 30), " ", 0, 1},
        Text{boxed, "+---+\n", 1, 12}, Text{boxed, "\n", 1, 12},
        Text{replace_all(grid, "1\n7", "1\n\n7"), "# comment\n", 1, 11}, Text{table, ",", 1, 10},
        Text{json, " ", 1, 1}, Text{"[", " ", 0, 1},
        // (The end of what is read may be within a character.)
        Text{"[", "\u3000", 0, 1}, Text{" [", "\u3000", 0, 1}, Text{"  [", "\u3000", 0, 1},
        Text{"", "\u3000", 0, 1}}) {
    const std::string text = t.before + long_run(t.repeated) + "\n" + line;
    const Read read = read_all(text);
    EXPECT_EQ(read.puzzles.size(), t.puzzles) << t.before << t.repeated;
    ASSERT_EQ(read.failures.size(), 1u) << t.before << t.repeated;
    const TextFailure& last = read.failures.back();
    EXPECT_EQ(name_of(last.error.code), "puzzle-too-long") << t.before << t.repeated;
    EXPECT_EQ(last.error.found.text(), "more than 262144 bytes without the end of a puzzle");
    EXPECT_EQ(last.error.expected.text(), "at most 262144 bytes");
    EXPECT_EQ(last.end, text.size()) << "the rest of the text is part of it";
    EXPECT_EQ(last.error.line, t.place) << t.before << t.repeated;
    EXPECT_EQ(last.line, t.place);
  }
}

TEST(TextReader, APuzzleHasExactlySoManyBytes) {
  struct Text {
    std::string begin, blank, end;

    std::string with(std::size_t blanks) const {
      std::string text = begin;
      for (std::size_t i = 0; i < blanks; ++i) text += blank;
      return text + end;
    }
  };
  const std::string line(kPuzzle), grid = rows(), csv = csv_table();
  for (const Text& text :
       {Text{line + " ", "a", ""}, Text{"", "\n", line},
        Text{grid.substr(0, 80), "\n", grid.substr(80, 9)}, Text{"1\n", "\n", grid.substr(0, 89)},
        Text{csv.substr(0, 4 * 18), "\n", csv.substr(4 * 18, 5 * 18 - 1)},
        Text{"", "\n", without_end(markdown_table(9))},
        Text{"", "\n", without_end(write_grid(grid_of(kPuzzle), Format::kBoxed))},
        Text{"", " ", without_end(write_grid(grid_of(kPuzzle), Format::kJson))}}) {
    const std::size_t blanks = kMaxPuzzleBytes - text.begin.size() - text.end.size();
    for (const std::string_view behind : {"", "\n", "\r\n", "\n\n"}) {
      const Read most = read_all(text.with(blanks) + std::string(behind));
      EXPECT_EQ(most.puzzles.size(), 1u) << text.with(1);
      EXPECT_TRUE(most.failures.empty()) << text.with(1);
      const Read more = read_all(text.with(blanks + 1) + std::string(behind));
      EXPECT_TRUE(more.puzzles.empty()) << text.with(1);
      ASSERT_EQ(more.failures.size(), 1u) << text.with(1);
      EXPECT_EQ(name_of(more.failures[0].error.code), "puzzle-too-long");
    }
  }
}

TEST(TextReader, APuzzleThatIsTooLongIsFoundWhereItBegins) {
  const std::string line = std::string(kPuzzle) + "\n", comment = "# comment\n";
  std::string comments;
  while (comments.size() <= kMaxPuzzleBytes) comments += comment;
  const std::string overlong = std::string(kPuzzle) + " " + replace_all(comments, "\n", " ");
  struct Text {
    std::string before, after;
    std::size_t puzzles, place;
  };
  for (const Text& t : {Text{line + line, comments + line, 2, 3},
                        Text{line + comment + "\n", overlong, 1, 4}, Text{"", overlong, 0, 1}}) {
    const Read read = read_all(t.before + t.after);
    EXPECT_EQ(read.puzzles.size(), t.puzzles);
    ASSERT_EQ(read.failures.size(), 1u);
    EXPECT_EQ(read.failures[0].error.message(),
              "Line " + std::to_string(t.place) +
                  ", column 1: found more than 262144 bytes without the end of a puzzle, expected "
                  "at most 262144 bytes.");
    EXPECT_EQ(read.failures[0].line, t.place);
    EXPECT_EQ(read.failures[0].begin, t.before.size());
  }
}

// Whether the first line of a table is a header depends on the ninth row below it.
TEST(TextReader, APuzzleIsTooLongIfItsHeaderIsToldByWhatIsTooFar) {
  const std::string eight = markdown_table(8);
  const Read read = read_all(markdown_table(9) + eight + "|1|" + std::string(kMaxPuzzleBytes, ' ') +
                             "| | | | | | | |\n");
  EXPECT_EQ(read.puzzles.size(), 1u);
  ASSERT_EQ(read.failures.size(), 1u);
  EXPECT_EQ(name_of(read.failures[0].error.code), "puzzle-too-long");
  EXPECT_EQ(read.failures[0].line, 12u);
}

// However long the text is.
TEST(TextReader, ReadsAsManyPuzzlesAndCommentsAsThereAre) {
  std::string lines, grids;
  for (int i = 0; i < 5000; ++i) {
    lines += "# the next\n" + std::string(kPuzzle) + "\n";
    grids += rows() + "\n";
  }
  EXPECT_GT(lines.size(), kMaxPuzzleBytes);
  for (const std::string& text : {lines, grids}) {
    const Read read = read_all(text);
    EXPECT_EQ(read.puzzles.size(), 5000u);
    EXPECT_TRUE(read.failures.empty());
  }
  const Read most = read_all(std::string(kMaxPuzzleBytes - 100, '\n') + std::string(kPuzzle));
  EXPECT_EQ(most.puzzles.size(), 1u);
  EXPECT_TRUE(most.failures.empty());
}

TEST(TextError, MessageSaysEverything) {
  const TextError error{TextErrorCode::kBadRowLength, 4, 9, "8 cells"_form,
                        "9 cells in a row"_form};
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

// The fast path for a plain line skips format detection; the reader must give the same result.
TEST(ReadPuzzle, APlainLineAsTheReaderDoes) {
  Random random(5);
  std::vector<std::string> lines = {std::string(kPuzzle), std::string(kPuzzleSolved),
                                    std::string(kCellCount, '.'), std::string(kCellCount, '0')};
  for (int i = 0; i < 300; ++i) {
    std::string line(kCellCount, '.');
    const int blanks = random.below(11);
    for (char& c : line) {
      if (random.below(10) >= blanks) c = static_cast<char>('0' + random.below(10));
    }
    lines.push_back(line);
  }
  for (const std::string& line : lines) {
    const Read read = read_all(line);
    ASSERT_EQ(read.puzzles.size(), 1u) << line;
    EXPECT_EQ(read.failures.size(), 0u) << line;
    EXPECT_EQ(std::get<Grid>(read_puzzle(line)), read.puzzles[0].grid) << line;
  }
}

}  // namespace
}  // namespace jiugong
