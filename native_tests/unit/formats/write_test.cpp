#include <string>
#include <vector>

#include "jiugong/formats.h"
#include "jiugong/json_text.h"
#include "jiugong/puzzle_file.h"
#include "support.h"

namespace jiugong {
namespace {

constexpr Format kFormats[] = {Format::kRows, Format::kLine, Format::kCases, Format::kBoxed,
                               Format::kJson};

// Fills the solution into every valid puzzle of the text.
std::string answer(std::string_view text, const Grid* solution) {
  TextReader reader(text);
  AnswerWriter writer(text, reader.format());
  while (reader.next()) {
    if (const TextPuzzle* puzzle = reader.puzzle()) {
      writer.answer(*puzzle, solution);
    } else {
      writer.keep(*reader.failure());
    }
  }
  return writer.finish();
}

TEST(WriteGrid, EachFormat) {
  const Grid grid = grid_of(kPuzzle);
  EXPECT_EQ(write_grid(grid, Format::kLine), kPuzzle);
  EXPECT_EQ(write_grid(grid, Format::kRows),
            "53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n"
            "...419..5\n....8..79\n");
  EXPECT_EQ(write_grid(grid, Format::kCases),
            "1\n530070000\n600195000\n098000060\n800060003\n400803001\n700020006\n060000280\n"
            "000419005\n000080079\n");
  EXPECT_EQ(write_grid(grid, Format::kBoxed),
            "5 3 . | . 7 . | . . .\n6 . . | 1 9 5 | . . .\n. 9 8 | . . . | . 6 .\n"
            "------+-------+------\n"
            "8 . . | . 6 . | . . 3\n4 . . | 8 . 3 | . . 1\n7 . . | . 2 . | . . 6\n"
            "------+-------+------\n"
            ". 6 . | . . . | 2 8 .\n. . . | 4 1 9 | . . 5\n. . . | . 8 . | . 7 9\n");
  EXPECT_EQ(write_grid(grid, Format::kJson),
            R"([["5","3",".",".","7",".",".",".","."],["6",".",".","1","9","5",".",".","."],)"
            R"([".","9","8",".",".",".",".","6","."],["8",".",".",".","6",".",".",".","3"],)"
            R"(["4",".",".","8",".","3",".",".","1"],["7",".",".",".","2",".",".",".","6"],)"
            R"([".","6",".",".",".",".","2","8","."],[".",".",".","4","1","9",".",".","5"],)"
            R"([".",".",".",".","8",".",".","7","9"]])");
}

TEST(WriteGrid, WhatIsWrittenIsReadBack) {
  Random random(1);
  for (int round = 0; round < 200; ++round) {
    Grid grid;
    for (Cell cell = 0; cell < kCellCount; ++cell) {
      grid.set(cell, static_cast<Digit>(random.below(2) * random.below(10)));
    }
    for (const Format format : kFormats) {
      const std::string text = write_grid(grid, format);
      EXPECT_EQ(TextReader(text).format(), format) << text;
      const auto read = read_puzzle(text);
      ASSERT_TRUE(std::holds_alternative<Grid>(read)) << std::get<TextError>(read).message();
      EXPECT_EQ(std::get<Grid>(read), grid);
    }
  }
}

TEST(AnswerWriter, AnswersInTheFormatOfTheQuestion) {
  const Grid puzzle = grid_of(kPuzzle), solution = grid_of(kPuzzleSolved);
  for (const Format format : kFormats) {
    std::string expected = write_grid(solution, format);
    if (format == Format::kCases) expected = expected.substr(2);  // the count is not printed
    EXPECT_EQ(answer(write_grid(puzzle, format), &solution), expected);
  }
}

TEST(AnswerWriter, WithoutSolutionThePuzzleStandsUnchanged) {
  for (const Format format : kFormats) {
    const std::string text = write_grid(grid_of(kPuzzle), format);
    EXPECT_EQ(answer(text, nullptr), format == Format::kCases ? text.substr(2) : text);
  }
  const std::string odd =
      "５3??7xX**\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n"
      ".6....28.\n...419..5\n....8..79";
  EXPECT_EQ(answer("\r\n " + odd, nullptr), odd + "\n");
}

TEST(AnswerWriter, LinesKeepCommentsAndBlankLines) {
  const Grid solution = grid_of(kPuzzleSolved);
  const std::string p(kPuzzle), s(kPuzzleSolved);
  EXPECT_EQ(answer("# two\r\n\r\n  " + p + " # one\r\n" + p + ",2 . 0 x", &solution),
            "# two\r\n\r\n  " + s + " # one\r\n" + s + ",2 . 0 x");
}

TEST(AnswerWriter, BadLinesStayAsTheyAre) {
  const Grid solution = grid_of(kPuzzleSolved);
  const std::string p(kPuzzle), s(kPuzzleSolved);
  EXPECT_EQ(answer(p + "\n.....\n" + p + "\n", &solution), s + "\n.....\n" + s + "\n");
  const std::string rows = write_grid(grid_of(kPuzzle), Format::kRows);
  const std::string solved = write_grid(solution, Format::kRows);
  EXPECT_EQ(answer(rows + "53..7", &solution), solved + "53..7\n");
}

TEST(AnswerWriter, DrawingsKeepTheirLines) {
  const Grid solution = grid_of(kPuzzleSolved);
  std::string text =
      "\ufeff# mine\n+---+\n" + write_grid(grid_of(kPuzzle), Format::kBoxed) + "+---+";
  EXPECT_EQ(answer(text, &solution),
            "\ufeff# mine\n+---+\n" + write_grid(solution, Format::kBoxed) + "+---+");
}

// A puzzle whose digits and blanks are written in other characters, and its solution.
TEST(AnswerWriter, DigitsAreWrittenAsThoseOfThePuzzle) {
  const Grid solution = grid_of(kPuzzleSolved);
  using Digits = std::vector<std::string>;
  const Digits ascii = {"1", "2", "3", "4", "5", "6", "7", "8", "9"};
  const Digits wide = {"１", "２", "３", "４", "５", "６", "７", "８", "９"};
  const Digits numerals = {"一", "二", "三", "四", "五", "六", "七", "八", "九"};
  Digits keycaps;
  for (const std::string& digit : ascii) keycaps.push_back(digit + "\ufe0f\u20e3");
  const Digits arabic = {"١", "٢", "٣", "٤", "٥", "٦", "٧", "٨", "٩"};
  const Digits thai = {"๑", "๒", "๓", "๔", "๕", "๖", "๗", "๘", "๙"};
  const Digits circled = {"①", "②", "③", "④", "⑤", "⑥", "⑦", "⑧", "⑨"};
  const Digits bold = {"𝟏", "𝟐", "𝟑", "𝟒", "𝟓", "𝟔", "𝟕", "𝟖", "𝟗"};
  for (const Digits& digits : {ascii, wide, numerals, keycaps, arabic, thai, circled, bold}) {
    for (const std::string blank : {".", "-", "？", "□", "〇", "零", "0\ufe0f\u20e3"}) {
      const auto written = [&](std::string_view line) {
        std::string out;
        for (const char c : line) {
          out += c == '.' ? blank : digits[static_cast<std::size_t>(c - '1')];
        }
        return out;
      };
      const auto grid = [&](std::string_view line) {
        std::string out;
        for (std::size_t row = 0; row < 9; ++row) out += written(line.substr(9 * row, 9)) + "\n";
        return out;
      };
      EXPECT_EQ(answer(written(kPuzzle), &solution), written(kPuzzleSolved));
      EXPECT_EQ(answer(grid(kPuzzle), &solution), grid(kPuzzleSolved));
      const std::string file = "Grid\n" + grid(kPuzzle);
      PuzzleFileReader reader(shape_of_file(file, true).value(), file);
      ASSERT_TRUE(reader.next());
      EXPECT_EQ(fill_in(reader.record(), solution), grid(kPuzzleSolved));
    }
  }
}

TEST(AnswerWriter, BlanksAloneTellHowDigitsAreWritten) {
  const Grid solution = grid_of(kPuzzleSolved);
  std::string blanks, wide;
  for (const char c : kPuzzleSolved) {
    blanks += "？";
    wide += std::string("\xef\xbc") + static_cast<char>(0x90 + c - '0');
  }
  EXPECT_EQ(answer(blanks, &solution), wide);
  EXPECT_EQ(answer(std::string(81, '.'), &solution), kPuzzleSolved);
}

TEST(AnswerWriter, JsonKeepsItsStyle) {
  const Grid solution = grid_of(kPuzzleSolved);
  const auto board = [](const std::string& quote, std::string_view cells,
                        const std::string& blank) {
    std::string out = " [";
    for (std::size_t i = 0; i < cells.size(); ++i) {
      out += i % 9 != 0 ? ", " : i == 0 ? "[" : "],\n [";
      out += cells[i] == '.' ? blank : quote + cells[i] + quote;
    }
    return out + "] ]\n";
  };
  const std::string strings = board("\"", kPuzzleSolved, ""),
                    numbers = board("", kPuzzleSolved, "");
  EXPECT_EQ(answer(board("\"", kPuzzle, "\".\""), &solution), strings);
  EXPECT_EQ(answer(board("\"", kPuzzle, "\"\""), &solution), strings);
  EXPECT_EQ(answer(board("\"", kPuzzle, "\"？\""), &solution), strings);
  EXPECT_EQ(answer(board("", kPuzzle, "0"), &solution), numbers);
  EXPECT_EQ(answer(board("", kPuzzle, "null"), &solution), numbers);
  for (const std::string blank : {"\".\"", "null", "0"}) {
    const std::string text = board(blank.size() == 3 ? "\"" : "", kPuzzle, blank);
    PuzzleFileReader reader(shape_of_file(text, true).value(), text);
    ASSERT_TRUE(reader.next());
    EXPECT_EQ(std::string(reader.record().before) + fill_in(reader.record(), solution) + "\n",
              blank.size() == 3 ? strings : numbers);
  }
}

TEST(Names, OfFormats) {
  EXPECT_EQ(name_of(Format::kRows), "rows");
  EXPECT_EQ(name_of(Format::kLine), "line");
  EXPECT_EQ(name_of(Format::kCases), "cases");
  EXPECT_EQ(name_of(Format::kBoxed), "boxed");
  EXPECT_EQ(name_of(Format::kJson), "json");
}

// Bytes that are no UTF-8 become replacement characters, each by itself.
TEST(AppendJson, KeepsWhatIsUtf8) {
  const auto json = [](std::string_view text) {
    std::string out;
    append_json(out, text);
    return out;
  };
  for (const std::string text : {"A\xc2\x80\xdf\xbf", "\xe0\xa0\x80", "\xed\x9f\xbf",
                                 "\xef\xbf\xbf", "\xf0\x90\x80\x80", "\xf4\x8f\xbf\xbf"}) {
    EXPECT_EQ(json(text), '"' + text + '"');
  }
  EXPECT_EQ(json("a\\\"\n"), R"("a\\\"\u000a")");
  // Overlong forms, surrogates, what is above U+10FFFF, and bytes that begin nothing.
  const std::string no = "\ufffd";
  for (const std::string_view text : {"\xe0\x9f\xbf", "\xed\xa0\x80", "\xe1\x80\xff"}) {
    EXPECT_EQ(json(text), '"' + no + no + no + '"');
  }
  for (const std::string_view text : {"\xf0\x8f\xbf\xbf", "\xf4\x90\x80\x80"}) {
    EXPECT_EQ(json(text), '"' + no + no + no + no + '"');
  }
  for (const std::string_view text : {"\xc1", "\xf5", "\x80", "\xc2"}) {
    EXPECT_EQ(json(text), '"' + no + '"');
  }
}

}  // namespace
}  // namespace jiugong
