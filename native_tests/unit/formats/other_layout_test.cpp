// Texts whose puzzles are not all laid out alike: whichever is not read is told.
#include <algorithm>
#include <array>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "unit/formats/reading.h"

namespace jiugong {
namespace {

// A puzzle as nine rows of fields.
std::string fields(const std::string& line, const std::string& before, const std::string& between,
                   const std::string& behind, const std::string& blank = " ") {
  std::string out;
  for (std::size_t cell = 0; cell < kCellCount; ++cell) {
    out += cell % 9 == 0 ? before : between;
    out += line[cell] == '.' ? blank : std::string(1, line[cell]);
    if (cell % 9 == 8) out += behind + "\n";
  }
  return out;
}

struct Layout {
  std::string name;
  std::function<std::string(const std::string&)> write;
};

const std::vector<Layout>& layouts() {
  const auto grid = [](Format format) {
    return [format](const std::string& line) { return write_grid(grid_of(line), format) + "\n"; };
  };
  const auto table = [](const std::string& before, const std::string& between,
                        const std::string& behind, const std::string& blank) {
    return [=](const std::string& line) { return fields(line, before, between, behind, blank); };
  };
  static const std::vector<Layout> kLayouts{
      {"rows", grid(Format::kRows)},
      {"boxed", grid(Format::kBoxed)},
      {"line", grid(Format::kLine)},
      {"list", grid(Format::kJson)},
      {"line with a comment", [](const std::string& line) { return line + " easy\n"; }},
      {"line with a label", [](const std::string& line) { return "7: " + line + "\n"; }},
      {"blanks of spaces", table("", "", "", " ")},
      {"candidates", table("", " ", "", "123456789")},
      {"tabs", table("", "\t", "", "")},
      {"commas", table("", ",", "", "")},
      {"commas and zeros", table("", ",", "", "0")},
      {"semicolons", table("", ";", "", "")},
      {"bars", table("|", "|", "|", " ")},
      {"bars and dots", table("|", "|", "|", ".")},
      {"LaTeX", table("", " & ", " \\\\", " ")},
      {"list over lines",
       [](const std::string& line) { return "[" + fields(line, "[", ",", "],", "0") + "]\n"; }},
      {"Markdown",
       [](const std::string& line) {
         return "|a|b|c|d|e|f|g|h|i|\n|" + repeated("---|", 9) + "\n" +
                fields(line, "| ", " | ", " |");
       }},
      {"labels",
       [](const std::string& line) {
         std::string out = "  1 2 3 4 5 6 7 8 9\n";
         for (std::size_t row = 0; row < 9; ++row) {
           out += static_cast<char>('A' + row);
           for (std::size_t column = 0; column < 9; ++column) out += {' ', line[9 * row + column]};
           out += "\n";
         }
         return out;
       }},
      {"records", [](const std::string& line) { return "id,puzzle\n7," + line + "\n"; }},
      {"quoted records", [](const std::string& line) { return "\"7\";\"" + line + "\"\n"; }},
      {"OpenSudoku", [](const std::string& line) {
         return "<opensudoku><game data=\"" + replace_all(line, ".", "0") + "\" /></opensudoku>\n";
       }}};
  return kLayouts;
}

TEST(OtherLayout, NoPuzzleIsPassedOverInSilence) {
  for (const Layout& first : layouts()) {
    for (const Layout& second : layouts()) {
      for (const std::string between : {"", "\n", "Puzzle 2\n", "\nNo. 2:\n\n"}) {
        const std::string text = first.write(kFirst) + between + second.write(kSecond);
        const Lines lines = lines_of(text);
        std::size_t found = 0, told = 0;
        for (const std::string& line : lines) {
          const bool puzzle = line.size() == kCellCount;
          told += puzzle ? 0 : 1;
          found += line == kFirst || line == kSecond ? 1 : 0;
          EXPECT_TRUE(!puzzle || line == kFirst || line == kSecond) << text;
        }
        EXPECT_TRUE(found == 2 || told != 0) << first.name << ", then " << second.name << "\n"
                                             << text;
      }
    }
  }
}

TEST(OtherLayout, IsToldAtItsFirstLineAndTheRestIsRead) {
  const std::string table = fields(kFirst, "", ",", "", ""), rows = rows_of(kSecond);
  const auto told = [](const std::string& text, std::size_t line, const Lines& lines) {
    expect_error(text, TextErrorCode::kBadCharacter, line, 1, "a puzzle in another layout",
                 "puzzles that are all laid out alike");
    EXPECT_EQ(lines_of(text), lines) << text;
  };
  told(table + "\nB\n" + rows + table, 12, {kFirst, "bad-character", kFirst});
  told(rows + "\nB\n" + table + rows, 12, {kSecond, "bad-character", kSecond});
  told(rows + "B\n" + fields(kFirst, "| ", " | ", " |") + "\nC\n" + rows, 11,
       {kSecond, "bad-character", kSecond});
  const std::string list = write_grid(grid_of(kFirst), Format::kJson);
  told(list + "\n" + rows + list + "\n", 2, {kFirst, "bad-character", kFirst});
  // (Answers are passed over in any layout.)
  EXPECT_EQ(lines_of(rows + "Solution\n" + fields(std::string(kPuzzleSolved), "", ",", "")),
            Lines{kSecond});
}

TEST(OtherLayout, CommentsOfListsHoldNone) {
  const std::string list = write_grid(grid_of(kFirst), Format::kJson) + "\n";
  const std::string rows = rows_of(kSecond);
  EXPECT_EQ(lines_of(list + "/*\n" + rows + "*/\n" + list), (Lines{kFirst, kFirst}));
  EXPECT_EQ(lines_of(list + "// " + kSecond + "\n" + list), (Lines{kFirst, kFirst}));
  // One that does not end is none.
  EXPECT_EQ(lines_of(list + "/*\n" + rows), (Lines{kFirst, "bad-character"}));
}

// What is written beside puzzles is none.
TEST(OtherLayout, WordsNumbersAndDatesAreNone) {
  const std::string solved(kPuzzleSolved);
  const std::vector<std::string> titles{"Puzzle 2",
                                        "12",
                                        "2024 05 17",
                                        "17.05.2024",
                                        "5.11.2023",
                                        "Datum: 5.12.2024",
                                        "7.2 7.2 2.6",
                                        "Rating 7.2 7.2 2.6",
                                        "*********",
                                        "Level * * * * * * * * *",
                                        "1, 2, 3, 4",
                                        "a | b | c",
                                        "Digits (1,2,3,4,5,6,7,8,9)",
                                        "const ALL = [1, 2, 3, 4, 5, 6, 7, 8, 9];",
                                        "(easy)",
                                        "Note (see below",
                                        "# 5,3,,,7,,,,",
                                        "% " + kFirst,
                                        "ER=7.2/1.2/1.2",
                                        "Solution:\n" + rows_of(solved),
                                        "Solution: " + solved,
                                        "Candidates:\n" + fields(kFirst, "", " ", "", "123")};
  for (const Layout& layout : layouts()) {
    constexpr std::array kTables{"tabs",          "semicolons", "bars",
                                 "bars and dots", "LaTeX",      "Markdown"};
    if (std::find(kTables.begin(), kTables.end(), layout.name) == kTables.end()) continue;
    for (const std::string& title : titles) {
      const std::string text = layout.write(kFirst) + "\n" + title + "\n" + layout.write(kSecond);
      EXPECT_EQ(lines_of(text), (Lines{kFirst, kSecond})) << layout.name << "\n" << text;
    }
  }
}

// The first record has no names where it has a puzzle, in whatever column; a full grid may be a solution.
TEST(OtherLayout, ARecordWithAPuzzleIsNoHeader) {
  EXPECT_EQ(lines_of("\"7\";\"" + kFirst + "\"\n" + kSecond + "\n"),
            (Lines{kFirst, "bad-line-length"}));
  const std::string solved(kPuzzleSolved);
  EXPECT_EQ(lines_of("1,n/a," + solved + "\n2," + kFirst + "," + solved + "\n"), (Lines{kFirst}));
}

}  // namespace
}  // namespace jiugong
