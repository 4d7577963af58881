// Helpers of the tests of the format readers.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "jiugong/formats.h"
#include "jiugong/puzzle_file.h"
#include "support.h"

namespace jiugong {

using Lines = std::vector<std::string>;

inline const std::string kFirst(kPuzzle), kSecond(kTwoSolutions);

struct Read {
  Format format;
  std::vector<TextPuzzle> puzzles;
  std::vector<TextFailure> failures;
};

inline Read read_all(std::string_view text) {
  TextReader reader(text);
  Read read{reader.format(), {}, {}};
  while (reader.next()) {
    if (const TextPuzzle* puzzle = reader.puzzle()) read.puzzles.push_back(*puzzle);
    if (const TextFailure* failure = reader.failure()) read.failures.push_back(*failure);
  }
  return read;
}

// Expects that the text contains kPuzzle once, and nothing else.
inline void expect_puzzle(std::string_view text, Format format) {
  const Read read = read_all(text);
  EXPECT_EQ(read.format, format) << text;
  ASSERT_EQ(read.failures.size(), 0u) << read.failures[0].error.message() << "\n" << text;
  ASSERT_EQ(read.puzzles.size(), 1u) << text;
  EXPECT_EQ(read.puzzles[0].grid, grid_of(kPuzzle)) << text;
}

inline void expect_error(std::string_view text, TextErrorCode code, std::size_t line,
                         std::size_t column, const std::string& found,
                         const std::string& expected) {
  const Read read = read_all(text);
  ASSERT_FALSE(read.failures.empty()) << text;
  const TextError& error = read.failures[0].error;
  EXPECT_EQ(name_of(error.code), name_of(code)) << text;
  EXPECT_EQ(error.line, line) << text;
  EXPECT_EQ(error.column, column) << text;
  EXPECT_EQ(error.found.text(), found) << text;
  EXPECT_EQ(error.expected.text(), expected) << text;
}

// Returns kPuzzle as nine lines with a given blank and line end.
inline std::string rows(const std::string& blank = ".", const std::string& end = "\n") {
  std::string out;
  for (std::size_t i = 0; i < kPuzzle.size(); ++i) {
    out += kPuzzle[i] == '.' ? blank : std::string(1, kPuzzle[i]);
    if (i % 9 == 8) out += end;
  }
  return out;
}

inline std::string replace_all(std::string text, const std::string& from, const std::string& to) {
  for (std::size_t at = 0; (at = text.find(from, at)) != std::string::npos; at += to.size()) {
    text.replace(at, from.size(), to);
  }
  return text;
}

inline std::string repeated(const std::string& text, int count) {
  std::string out;
  for (; count != 0; --count) out += text;
  return out;
}

// What is read of a text, and of the same text as a file, whole and cut in parts: the same.
inline std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  TextReader reader(text);
  while (reader.next()) {
    lines.push_back(reader.puzzle() != nullptr
                        ? reader.puzzle()->grid.to_line()
                        : std::string(name_of(reader.failure()->error.code)));
  }
  const FileShape shape = shape_of_file(text, true).value();
  for (std::size_t step : {std::size_t{1}, std::size_t{37}, text.size()}) {
    std::vector<std::string> others;
    std::size_t line = 1;
    for (std::string_view rest = text; !rest.empty();) {
      std::size_t size = 0, bytes = 0;
      while (size == 0 && bytes < rest.size()) {
        bytes = std::min(bytes + step, rest.size());
        size = bytes == rest.size() ? bytes : whole_records(shape, rest.substr(0, bytes));
      }
      PuzzleFileReader parts(shape, rest.substr(0, size), line);
      while (parts.next()) {
        const auto* const grid = std::get_if<Grid>(&parts.record().puzzle);
        others.push_back(grid != nullptr ? grid->to_line()
                                         : std::string(name_of(
                                               std::get<TextError>(parts.record().puzzle).code)));
      }
      line += count_line_ends(rest.substr(0, size));
      rest.remove_prefix(size);
    }
    EXPECT_EQ(others, lines) << step << " bytes a part of\n" << text;
  }
  return lines;
}

inline constexpr const char* kCell = "a digit or one of the blanks . 0 ? * _ x";

}  // namespace jiugong
