#include "jiugong/position_text.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "support.h"
#include "unit/formats/reading.h"
#include "unit/teach/positions.h"

namespace jiugong::teach {
namespace {

Position read_well(std::string_view text) {
  const auto read = read_position(text);
  const auto* error = std::get_if<TextError>(&read);
  EXPECT_EQ(error, nullptr) << (error == nullptr ? "" : error->message());
  return error == nullptr ? std::get<Position>(read) : Position();
}

std::string error_of(std::string_view text) {
  const auto read = read_position(text);
  const auto* error = std::get_if<TextError>(&read);
  return error == nullptr ? "" : std::string(name_of(error->code)) + ": " + error->message();
}

void expect_same(const Position& a, const Position& b) {
  EXPECT_EQ(a.givens, b.givens);
  EXPECT_EQ(a.entered, b.entered);
  EXPECT_EQ(a.marks, b.marks);
}

// What texts without JSON hold: neither which digits were entered, nor marks that digits exclude, nor
// which digits are only candidates.
Position flattened(const Position& position) {
  const Position marked = with_marks(position);
  Position flat;
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    const auto at = static_cast<std::size_t>(cell);
    Digit only = position.givens[cell] != 0 ? position.givens[cell] : position.entered[cell];
    for (Digit digit = 1; digit <= 9; ++digit) {
      if (only == 0 && marked.marks[at] == 1 << (digit - 1)) only = digit;
    }
    flat.givens.set(cell, only);
    if (only == 0) flat.marks[at] = marked.marks[at];
  }
  return flat;
}

constexpr std::string_view kDrawing =
    "+----------------------+----------------------+----------------------+\n"
    "| 5      3      124    | 26     7      2468   | 1489   1249   248    |\n"
    "| 6      247    247    | 1      9      5      | 3478   234    2478   |\n"
    "| 12     9      8      | 23     34     24     | 13457  6      247    |\n"
    "+----------------------+----------------------+----------------------+\n"
    "| 8      125    1259   | 579    6      147    | 4579   2459   3      |\n"
    "| 4      25     2569   | 8      5      3      | 579    259    1      |\n"
    "| 7      15     1359   | 59     2      14     | 4589   459    6      |\n"
    "+----------------------+----------------------+----------------------+\n"
    "| 139    6      134579 | 357    35     7      | 2      8      4      |\n"
    "| 23     278    237    | 4      1      9      | 36     3      5      |\n"
    "| 123    1245   12345  | 2356   8      26     | 1346   7      9      |\n"
    "+----------------------+----------------------+----------------------+\n";

TEST(ReadPosition, TakesAPuzzleInAnyFormat) {
  const Position expected = {.givens = grid_of(kPuzzle)};
  expect_same(read_well(kPuzzle), expected);
  for (const Format format :
       {Format::kRows, Format::kLine, Format::kCases, Format::kBoxed, Format::kJson}) {
    expect_same(read_well(write_grid(grid_of(kPuzzle), format)), expected);
  }
}

TEST(ReadPosition, TakesADrawnGrid) {
  const Position position = read_well(kDrawing);
  EXPECT_EQ(position.givens[0], 5);
  EXPECT_EQ(position.givens[2], 0);
  EXPECT_EQ(position.marks[2], 1 << 0 | 1 << 1 | 1 << 3);
  EXPECT_EQ(position.marks[56], 0b101011101);
  EXPECT_EQ(position.givens[80], 9);
  EXPECT_EQ(position.entered, Grid());
}

TEST(WritePosition, AlignsTheCellsOfADrawing) {
  EXPECT_EQ(write_position({.givens = grid_of(kPuzzle)}, PositionFormat::kDrawn),
            "+-----------------+--------------+-----------------+\n"
            "| 5   3    124    | 26   7  2468 | 1489  1249 248  |\n"
            "| 6   247  247    | 1    9  5    | 3478  234  2478 |\n"
            "| 12  9    8      | 23   34 24   | 13457 6    247  |\n"
            "+-----------------+--------------+-----------------+\n"
            "| 8   125  1259   | 579  6  147  | 4579  2459 3    |\n"
            "| 4   25   2569   | 8    5  3    | 579   259  1    |\n"
            "| 7   15   1359   | 59   2  14   | 4589  459  6    |\n"
            "+-----------------+--------------+-----------------+\n"
            "| 139 6    134579 | 357  35 7    | 2     8    4    |\n"
            "| 23  278  237    | 4    1  9    | 36    3    5    |\n"
            "| 123 1245 12345  | 2356 8  26   | 1346  7    9    |\n"
            "+-----------------+--------------+-----------------+\n");
}

// As other programs and people draw it.
TEST(ReadPosition, TakesOtherBordersBlanksAndSpaces) {
  std::string other = ".-----.-----.-----.\r\n\r\n";
  for (const char c : kDrawing) {
    if (c == '+') other += ':';
    if (c == '-') other += c;
    if (c != '+' && c != '-') other += c == '|' ? ' ' : c;
  }
  other += "'-----'-----'-----'";
  expect_same(read_well(other), read_well(kDrawing));
  for (const char line : {'=', '_'}) {
    std::string lines(kDrawing);
    std::replace(lines.begin(), lines.end(), '-', line);
    expect_same(read_well(lines), read_well(kDrawing));
  }
  // Nothing behind the last cell of a row.
  std::string open(kDrawing);
  for (std::size_t at = 0; (at = open.find("|\n", at)) != std::string::npos;) {
    const std::size_t begin = open.find_last_not_of(" |", at) + 1;
    open.erase(begin, at + 1 - begin);
    at = begin;
  }
  expect_same(read_well(open), read_well(kDrawing));
  std::string blank(kDrawing);
  blank.replace(blank.find("124 "), 3, ".  ");
  Position without = read_well(kDrawing);
  without.marks[2] = kAllDigits;
  expect_same(read_well(blank), without);
}

TEST(ReadPosition, TakesCandidates) {
  const Position position = read_well(kDrawing);
  std::string text = write_position(position, PositionFormat::kCandidates);
  EXPECT_EQ(text.size(), 729u);
  EXPECT_EQ(text.substr(0, 27), "....5......3......12.4.....");
  std::string lines;
  for (std::size_t at = 0; at < 729; at += 81) lines += text.substr(at, 81) + "\n";
  expect_same(read_well(lines), read_well(text));
  for (char& c : text) c = c == '.' ? '0' : c;
  expect_same(read_well(text), read_well(lines));
}

TEST(ReadPosition, JsonHoldsAll) {
  RandomPositions positions(1);
  for (int i = 0; i < 100; ++i) {
    const Position position = positions.next().position;
    expect_same(read_well(write_position(position, PositionFormat::kJson)), position);
  }
  const std::string givens = '"' + std::string(kPuzzle) + '"';
  const Position puzzle = {.givens = grid_of(kPuzzle)};
  expect_same(read_well("\n { \"marks\" : null , \"digits\": null,\"givens\" : " + givens + "} "),
              puzzle);
}

TEST(ReadPosition, CandidatesAndDrawingsHoldWhatTheDigitsLeave) {
  RandomPositions positions(2);
  for (int i = 0; i < 100; ++i) {
    const Position position = positions.next().position;
    const Position expected = flattened(position);
    expect_same(read_well(write_position(position, PositionFormat::kCandidates)), expected);
    expect_same(read_well(write_position(position, PositionFormat::kDrawn)), expected);
    std::string line = write_position(position, PositionFormat::kLine);
    for (Cell cell = 0; cell < kCellCount; ++cell) {
      const Digit digit =
          position.givens[cell] != 0 ? position.givens[cell] : position.entered[cell];
      EXPECT_EQ(line[static_cast<std::size_t>(cell)], digit == 0 ? '.' : '0' + digit);
    }
  }
}

TEST(ReadPosition, TellsWhatIsWrongAndWhere) {
  EXPECT_EQ(error_of(""),
            "empty-text: Line 1, column 1: found no puzzle in the text, expected a puzzle, such as "
            "nine lines of nine cells or 81 cells on a line.");
  std::string candidates = write_position(read_well(kDrawing), PositionFormat::kCandidates);
  candidates[100] = '5';
  EXPECT_EQ(error_of(candidates),
            "bad-character: Line 1, column 101: found '5', expected 2 or a dot.");

  std::string drawing(kDrawing);
  const auto with = [&](std::string_view old, std::string_view changed) {
    std::string text = drawing;
    text.replace(text.find(old), old.size(), changed);
    return error_of(text);
  };
  EXPECT_EQ(with("2468 ", "2462 "),
            "bad-character: Line 2, column 43: found '2', expected different digits in a "
            "cell.");
  // A cell is blank as a whole.
  for (const char* const changed : {"24.8 ", ".468 "}) {
    EXPECT_NE(with("2468 ", changed).find("found '.', expected different digits in a cell."),
              std::string::npos)
        << changed;
  }
  EXPECT_EQ(with("13457", "13 57"),
            "bad-row-length: Line 4, column 71: found 10 cells, expected 9 cells in a row.");
  EXPECT_EQ(error_of(drawing.substr(0, 3 * 71)),
            "too-few-rows: Line 4, column 1: found the end of the text after 2 rows, expected 9 "
            "rows.");
  EXPECT_EQ(error_of(drawing + drawing),
            "one-puzzle-expected: Line 15, column 1: found a second puzzle, expected one puzzle.");
  EXPECT_EQ(with("2468 ", "24a8 ").substr(0, 50),
            "bad-character: Line 2, column 42: found the letter");
}

TEST(ReadPosition, TellsNineLinesFromCandidates) {
  std::string lines;
  for (int line = 0; line < 9; ++line) lines += std::string(kPuzzle) + "\n";
  EXPECT_EQ(error_of(lines),
            "one-puzzle-expected: Line 2, column 1: found a second puzzle, expected one puzzle.");
}

TEST(ReadPosition, CountsCellsOnlySoFar) {
  const std::string digits(300, '5');
  std::string many = "12";
  for (int i = 0; i < 300; ++i) many += " 3";
  EXPECT_EQ(error_of(many),
            "bad-row-length: Line 1, column 18: found at least 200 cells, expected 9 cells in a "
            "row.");
  EXPECT_EQ(error_of("{\"givens\":\"" + digits),
            "bad-line-length: Line 1, column 211: found at least 200 cells, expected 81 cells "
            "between quotation marks.");
  // 729 digits and dots are candidates, one more is not.
  std::string candidates;
  for (int cell = 0; cell < 81; ++cell) candidates += "123456789";
  EXPECT_EQ(error_of(candidates), "");
  EXPECT_EQ(error_of(candidates + "1"),
            "bad-line-length: Line 1, column 82: found at least 200 cells, expected 81 cells on a "
            "line.");
  EXPECT_EQ(error_of("\x01" + candidates).substr(0, 30), "bad-character: Line 1, column ");
}

TEST(ReadPosition, RefusesTextsThatAreLongerThanAnyPosition) {
  const std::string cells(kPuzzle);
  const std::string spaces(kMaxPuzzleBytes - cells.size(), ' ');
  expect_same(read_well(cells + spaces), {.givens = grid_of(kPuzzle)});
  for (const std::string& text : {cells + spaces + " ", "{" + cells + spaces}) {
    EXPECT_EQ(
        error_of(text),
        "puzzle-too-long: Line 1, column 1: found more than 262144 bytes without the end of a "
        "puzzle, expected at most 262144 bytes.");
  }
}

TEST(ReadPosition, TakesCommentsBeforeJson) {
  expect_same(read_well("# mine\n\n{\"givens\":\"" + std::string(kPuzzle) + "\"}\n"),
              {.givens = grid_of(kPuzzle)});
}

TEST(ReadPosition, TellsWhatIsWrongInJson) {
  const std::string cells(kPuzzle);
  EXPECT_EQ(error_of("{}"),
            "bad-json: Line 1, column 2: found '}', expected \"givens\", \"digits\" or \"marks\".");
  EXPECT_EQ(error_of(R"({"digits":null})"),
            "bad-json: Line 1, column 16: found the end of the text, expected the member "
            "\"givens\".");
  EXPECT_EQ(error_of(R"({"solution":1})").substr(0, 51),
            "bad-json: Line 1, column 2: found '\"', expected \"gi");
  EXPECT_EQ(error_of(R"({"givens":"123"})"),
            "bad-line-length: Line 1, column 15: found 3 cells, expected 81 cells between "
            "quotation marks.");
  EXPECT_EQ(error_of(R"({"givens":")" + cells + R"(1"})"),
            "bad-line-length: Line 1, column 94: found 82 cells, expected 81 cells between "
            "quotation marks.");
  EXPECT_EQ(error_of(R"({"givens":"12x"})").substr(0, 34), "bad-character: Line 1, column 14: ");
  const std::string begin = R"({"givens":")" + cells + R"(","marks":)";
  EXPECT_EQ(error_of(begin + "[1,512]}"),
            "bad-json: Line 1, column 106: found '5', expected a whole number from 0 to "
            "511.");
  for (const auto& [text, message] : std::vector<std::pair<std::string, std::string>>{
           {R"({"givens":5})", "11: found '5', expected 81 cells between quotation marks."},
           {R"({"givens" "5"})", "11: found '\"', expected a colon after the name."},
           {R"({"givens":")" + cells + R"(" "marks":null})",
            "95: found '\"', expected a comma, or } after the last member."},
           {begin + "5}", "103: found '5', expected [ before the marks."},
           {begin + "[]}", "104: found ']', expected a whole number from 0 to 511."},
           {begin + "nul}", "106: found '}', expected null."}}) {
    EXPECT_EQ(error_of(text), "bad-json: Line 1, column " + message) << text;
  }
  EXPECT_EQ(error_of(begin + "[1]}").substr(0, 33), "bad-json: Line 1, column 105: fou");
  EXPECT_EQ(error_of(begin + "null} 1").substr(0, 33), "bad-json: Line 1, column 109: fou");
}

// What begins with a brace may be the object of another program, or candidates between braces.
TEST(ReadPosition, TakesPuzzlesInBraces) {
  const Position puzzle = {.givens = grid_of(kPuzzle)};
  const std::string board = write_grid(puzzle.givens, Format::kJson);
  const std::string line = '"' + std::string(kPuzzle) + '"';
  const std::string initializer = replace_all(replace_all(board, "[", "{"), "]", "}");
  for (const std::string& text :
       {R"({"board":)" + board + "}", R"({"digits":null,"puzzle":)" + line + "}",
        R"({"givens":)" + line + R"(,"level":"hard"})", replace_all(initializer, "\"", "'")}) {
    expect_same(read_well(text), puzzle);
  }
  std::string candidates;
  for (const char cell : kPuzzle) {
    candidates += cell == '.' ? "{12} " : "{" + std::string(1, cell) + "} ";
    if (std::count(candidates.begin(), candidates.end(), '{') % 9 == 0) candidates += '\n';
  }
  EXPECT_EQ(read_well(candidates).marks[2], 0b11);
  // Of a position nothing that was entered is left out, whatever else is with it, in whatever order.
  std::string marks = "[0";
  for (std::size_t i = 1; i < kCellCount; ++i) marks += ",0";
  const std::vector<std::string> entries = {R"("digits":)" + line, R"("marks" : )" + marks + "]"};
  for (const std::string& entry : entries) {
    const std::string givens = R"("givens":)" + line, name = R"("name":"x")", level = R"("A":"")";
    for (const std::string& text :
         {givens + "," + entry + "," + name, name + "," + givens + "," + entry,
          givens + "," + name + "," + entry, level + "," + entry + "," + givens, entry + "," + name,
          entry, entry + R"(,"puzzle":)" + line, entry + R"(,"givens":null)"}) {
      EXPECT_EQ(error_of("{" + text + "}").substr(0, 9), "bad-json:") << text;
    }
    EXPECT_EQ(error_of("{" + givens + "," + entry + "," + name + "}").substr(0, 18),
              "bad-json: Line 1, ");
  }
  for (const std::string& text : {R"({"givens":)" + line + R"(,"digits":null,"name":"x"})",
                                  R"({"name":"marks","marks":null,"givens":)" + line + "}"}) {
    expect_same(read_well(text), puzzle);
  }
  EXPECT_EQ(error_of(R"({"board":[["12"]]})").substr(0, 39),
            "bad-character: Line 1, column 14: found");
}

TEST(ReadPosition, FormatsHaveNames) {
  EXPECT_EQ(name_of(PositionFormat::kLine), "line");
  EXPECT_EQ(name_of(PositionFormat::kCandidates), "candidates");
  EXPECT_EQ(name_of(PositionFormat::kDrawn), "drawn");
  EXPECT_EQ(name_of(PositionFormat::kJson), "json");
}

}  // namespace
}  // namespace jiugong::teach
