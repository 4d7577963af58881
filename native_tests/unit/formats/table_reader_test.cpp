#include <string>

#include "unit/formats/reading.h"

namespace jiugong {
namespace {

constexpr const char* kOneInAField = "one digit or blank in a field of the table";

// Returns kPuzzle as a table: fields separated by `separator`, blanks as `blank`, each line between
// `open` and `close`.
std::string table(const std::string& separator, const std::string& blank = "",
                  const std::string& open = "", const std::string& close = "\n") {
  std::string out;
  for (std::size_t i = 0; i < kPuzzle.size(); ++i) {
    out += i % 9 == 0 ? open : separator;
    out += kPuzzle[i] == '.' ? blank : std::string(1, kPuzzle[i]);
    if (i % 9 == 8) out += close;
  }
  return out;
}

std::string answer(const std::string& text) {
  const Grid solution = grid_of(kPuzzleSolved);
  TextReader reader(text);
  AnswerWriter writer(text, reader.format());
  while (reader.next()) writer.answer(*reader.puzzle(), &solution);
  return writer.finish();
}

std::string solved(const std::string& text) {
  std::string out;
  std::size_t cell = 0;
  for (const char c : text) {
    const bool takes = c == '.' || (c >= '1' && c <= '9');
    out += takes ? kPuzzleSolved[cell++] : c;
  }
  return out;
}

TEST(ReadTable, EmptyFieldsAreBlanks) {
  for (const char* separator : {"\t", ",", ";", "|", ", ", " | "}) {
    for (const char* blank : {"", " ", ".", "0", "_"}) {
      expect_puzzle(table(separator, blank), Format::kBoxed);
      expect_puzzle(table(separator, blank, "", "\r\n"), Format::kBoxed);
    }
  }
  expect_puzzle("\ufeff# from a sheet\n\n" + table("\t") + "\n", Format::kBoxed);
}

TEST(ReadTable, ARowMayBeEmptyOrBeginSo) {
  std::string text = "\t\t\t\t\t\t\t\t\n";
  for (int row = 1; row < 9; ++row) text += "\t\t\t\t5\t\t\t\t\n";
  const Read read = read_all(text);
  ASSERT_EQ(read.puzzles.size(), 1u);
  EXPECT_EQ(read.puzzles[0].grid[4], 0);
  EXPECT_EQ(read.puzzles[0].grid[13], 5);
  EXPECT_EQ(read.puzzles[0].line, 1u);
}

// A row of empty fields below another one is not a delimiter row below a header.
TEST(ReadTable, SeveralMayBeginWithEmptyRows) {
  const std::string empty = "|   |   |   |   |   |   |   |   |   |\n";
  const std::string rows = table(" | ", " ", "| ", " |\n");
  std::string text = empty + empty + rows.substr(0, rows.find('\n') + 1);
  for (int row = 3; row < 9; ++row) text += empty;
  const Read read = read_all(text + rows);
  EXPECT_TRUE(read.failures.empty());
  ASSERT_EQ(read.puzzles.size(), 2u);
  EXPECT_EQ(read.puzzles[0].grid.to_line(),
            std::string(18, '.') + std::string(kPuzzle.substr(0, 9)) + std::string(54, '.'));
  EXPECT_EQ(read.puzzles[1].grid, grid_of(kPuzzle));
}

TEST(ReadTable, MarkdownWithAndWithoutAHeader) {
  const std::string rows = table(" | ", " ", "| ", " |\n");
  const std::string rule = "|---|:-:|---|---|---|---|---|---|--:|\n";
  expect_puzzle(rows, Format::kBoxed);
  const std::size_t first = rows.find('\n') + 1;
  expect_puzzle(rows.substr(0, first) + rule + rows.substr(first), Format::kBoxed);
  expect_puzzle("|   |   |   |   |   |   |   |   |   |\n" + rule + rows, Format::kBoxed);
  expect_puzzle("| A | B | C | D | E | F | G | H | No. 9 |\n" + rule + rows, Format::kBoxed);
}

TEST(ReadTable, ABorderAroundEveryCell) {
  const std::string border = "├───┼───┼───┼───┼───┼───┼───┼───┼───┤\n";
  expect_puzzle(border + table(" │ ", " ", "│ ", " │\n" + border), Format::kBoxed);
  const std::string two = table(" │ ", " ", "│ ", " │\n" + border);
  EXPECT_EQ(read_all(two + two).puzzles.size(), 2u);
}

TEST(ReadTable, SeveralTablesAreSeveralPuzzles) {
  const Read read = read_all(table("\t") + "\n" + table("\t"));
  ASSERT_EQ(read.puzzles.size(), 2u);
  EXPECT_EQ(read.puzzles[1].line, 11u);
  EXPECT_EQ(read.puzzles[1].grid, grid_of(kPuzzle));
}

TEST(ReadTable, PlacesOfWhatIsWrong) {
  std::string text = table("\t");
  expect_error(replace_all(text, "6\t\t\t1", "6\t\t\tk"), TextErrorCode::kBadCharacter, 2, 5,
               "the letter 'k'", kOneInAField);
  expect_error(replace_all(text, "6\t\t\t1", "6\t\t\t12"), TextErrorCode::kBadCharacter, 2, 6,
               "'2'", kOneInAField);
  expect_error(replace_all(text, "6\t\t\t1", "6\t\t1"), TextErrorCode::kBadRowLength, 2, 12,
               "8 cells", "9 cells in a row");
  expect_error(replace_all(text, "6\t\t\t1", "6\t\t\t\t1"), TextErrorCode::kBadRowLength, 2, 13,
               "10 cells", "9 cells in a row");
  expect_error(text.substr(0, text.find("7\t\t\t\t2")), TextErrorCode::kTooFewRows, 6, 1,
               "the end of the text after 5 rows", "9 rows");
}

TEST(ReadTable, OtherTextsAreNone) {
  const std::string line(kPuzzle);
  EXPECT_EQ(read_all(line + ",1,2,3,4,5,6,7,8").format, Format::kLine);
  EXPECT_EQ(read_all("5 3 . | . 7 . | . . .").format, Format::kBoxed);
  EXPECT_EQ(read_all("[[\"5\",\"3\",\".\"").format, Format::kJson);
  expect_error("1,2,3\n", TextErrorCode::kBadCharacter, 1, 2, "','", kCell);
}

TEST(AnswerTable, FillsTheFieldsAndKeepsTheRest) {
  EXPECT_EQ(answer(table("\t")), solved(table("\t", ".")));
  EXPECT_EQ(answer(table(",", " ", "", "\r\n")), solved(table(",", ".", "", "\r\n")));
  const std::string markdown = table("|", "   ", "|", "|\n");
  EXPECT_EQ(answer(markdown), solved(table("|", " . ", "|", "|\n")));
}

}  // namespace
}  // namespace jiugong
