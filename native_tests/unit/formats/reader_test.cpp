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
  std::vector<std::string> lines = {std::string(kPuzzle), std::string(kSolution),
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
