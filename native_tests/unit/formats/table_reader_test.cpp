#include <string>
#include <vector>

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

// kPuzzle or another grid as rows of fields, with a line above each box but the first.
std::string fields_of(std::string_view grid, const std::string& separator,
                      const std::string& band = "") {
  std::string out;
  for (std::size_t i = 0; i < grid.size(); ++i) {
    if (i == 27 || i == 54) out += band;
    out += i % 9 == 0 ? "" : separator;
    if (grid[i] != '.') out += grid[i];
    out += i % 9 == 8 ? "\n" : "";
  }
  return out;
}

// Lines of separators alone are gaps of a spreadsheet where all grids are whole without them.
TEST(ReadTable, LinesOfSeparatorsAreGapsWhereGridsNeedThem) {
  for (const std::string separator : {",", ";", "\t", "|"}) {
    const std::string grid = fields_of(kPuzzle, separator);
    const std::string gap = repeated(separator, 8) + "\n", wide = repeated(separator, 11) + "\n";
    const std::string bands = fields_of(kPuzzle, separator, gap);
    for (const std::string& text :
         {grid + gap + grid, gap + grid + gap + gap + grid + gap, grid + wide + grid + wide,
          grid + "Two\n" + gap + grid, bands + gap + bands,
          "Puzzle 1" + gap + grid + gap + "Puzzle 2" + gap + grid}) {
      EXPECT_EQ(lines_of(text), Lines(2, std::string(kPuzzle))) << text;
    }
    EXPECT_EQ(lines_of(bands), Lines{std::string(kPuzzle)});
    // (Grids may have rows without givens, also the first and the last.)
    Lines sparse(3, std::string(kPuzzle));
    sparse[0].replace(72, 9, "........."), sparse[1].replace(36, 9, "........."),
        sparse[2].replace(0, 9, ".........");
    std::string all;
    for (const std::string& one : sparse) all += fields_of(one, separator) + gap;
    EXPECT_EQ(lines_of(all), sparse) << all;
    EXPECT_EQ(lines_of(repeated(grid + gap, 40)), Lines(40, std::string(kPuzzle)));
  }
}

// Elsewhere they are rows without givens, so that a row that is missing or twice is told.
TEST(ReadTable, LinesOfSeparatorsAreRowsElsewhere) {
  const auto without = [](std::string grid, std::vector<std::size_t> rows) {
    for (const std::size_t row : rows) grid.replace(9 * row, 9, ".........");
    return grid;
  };
  const auto twice = [](std::string grid, std::size_t row) {
    return grid.insert(9 * row, grid, 9 * row, 9);
  };
  const std::string puzzle(kPuzzle);
  for (const std::string separator : {",", ";", "\t", "|"}) {
    const auto fields = [&](const std::string& grid) { return fields_of(grid, separator); };
    const std::string gap = repeated(separator, 8) + "\n", grid = fields(puzzle);
    EXPECT_EQ(lines_of(fields(twice(without(puzzle, {7, 8}), 6))), Lines{"bad-character"});
    EXPECT_EQ(lines_of(fields(twice(without(puzzle, {0}), 4))), Lines{"bad-character"});
    const auto between = [&](const std::string& bad) {
      return lines_of(grid + gap + fields(bad) + gap + grid + gap + grid);
    };
    for (const std::size_t row : {8U, 4U}) {
      EXPECT_EQ(between(std::string(puzzle).erase(9 * row, 9)),
                (Lines{puzzle, "too-few-rows", puzzle, puzzle}));
      EXPECT_EQ(between(twice(puzzle, row)), (Lines{puzzle, "bad-character", puzzle, puzzle}));
      EXPECT_EQ(between(puzzle.substr(0, 9 * row)),
                (Lines{puzzle, "too-few-rows", puzzle, puzzle}));
    }
    const std::string blank = without(puzzle, {0});
    EXPECT_EQ(lines_of(fields_of(blank, separator, "\n") + fields_of(puzzle, separator, "\n")),
              (Lines{blank, puzzle}));
    EXPECT_EQ(lines_of(fields(blank) + fields(without(puzzle, {8}))),
              (Lines{blank, without(puzzle, {8})}));
  }
}

// Spreadsheets leave fields blank between boxes, or behind the ninth.
TEST(ReadTable, BlankFieldsBetweenBoxesAndBehindRows) {
  for (const std::string separator : {",", ";", "\t"}) {
    std::string boxes, wide;
    for (std::size_t i = 0; i < kPuzzle.size(); ++i) {
      const std::string cell = kPuzzle[i] == '.' ? "" : std::string(1, kPuzzle[i]);
      boxes += cell + (i % 9 == 8 ? "\n" : i % 3 == 2 ? separator + separator : separator);
      wide += cell + separator + (i % 9 == 8 ? separator + separator + "\n" : "");
      if (i == 26 || i == 53) boxes += repeated(separator, 10) + "\n";
    }
    for (const std::string& text : {boxes, wide}) {
      expect_puzzle(text, Format::kBoxed);
      EXPECT_EQ(lines_of(text + "\n" + text), Lines(2, std::string(kPuzzle))) << text;
    }
  }
}

TEST(ReadTable, MarkdownWithAndWithoutAHeader) {
  const std::string rows = table(" | ", " ", "| ", " |\n");
  const std::string rule = "|---|:-:|---|---|---|---|---|---|--:|\n";
  expect_puzzle(rows, Format::kBoxed);
  const std::size_t first = rows.find('\n') + 1;
  expect_puzzle(rows.substr(0, first) + rule + rows.substr(first), Format::kBoxed);
  const std::string below_first = rows.substr(0, first) + rule + rows.substr(first);
  EXPECT_EQ(read_all(below_first + below_first).puzzles.size(), 2u);
  expect_puzzle("| 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 |\n" + rule + rows, Format::kBoxed);
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

std::string without_last(std::string text) {
  text.pop_back();
  return text;
}

// Nine fields a row of kPuzzle, each as `quote` writes it.
std::string fields_with(const std::string& separator, const std::string& quote,
                        std::string_view cells = kPuzzle) {
  std::string out;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    out += quote + (cells[i] == '.' ? std::string() : std::string(1, cells[i])) + quote;
    out += i % 9 == 8 ? "\n" : separator;
  }
  return out;
}

TEST(ReadTable, FieldsMayBeQuoted) {
  for (const std::string separator : {";", ",", "\t"}) {
    const std::string text = fields_with(separator, "\"");
    expect_puzzle(text, Format::kBoxed);
    const Grid solution = grid_of(kPuzzleSolved);
    TextReader reader(text);
    AnswerWriter writer(text, reader.format());
    while (reader.next()) writer.answer(*reader.puzzle(), &solution);
    EXPECT_EQ(writer.finish(), fields_with(separator, "\"", kPuzzleSolved));
  }
  expect_error(replace_all(fields_with(";", "\""), "\"5\"", "\"55\""), TextErrorCode::kBadCharacter,
               1, 3, "'5'", "one digit or blank in a field of the table");
}

TEST(ReadTable, AQuotedFieldEndsWithItsMark) {
  const std::string text = fields_with(";", "\"");
  for (const std::string& wrong :
       {without_last(without_last(text)), without_last(text) + "\"",
        replace_all(text, "\"5\";", "\"5;"), replace_all(text, "\"3\";\"\";", "\"3\";\";")}) {
    const Read read = read_all(wrong);
    EXPECT_EQ(read.puzzles.size(), 0u) << wrong;
    EXPECT_EQ(read.failures.size(), 1u) << wrong;
  }
}

TEST(ReadTable, TitlesAndNumbersBetweenGrids) {
  for (const std::string separator : {";", "\t", ","}) {
    const std::string grid = fields_with(separator, "");
    for (const std::string title : {"Puzzle 1\n", "2\n\n", "by A. Author, 2026\n"}) {
      const Read read = read_all(title + grid + title + grid + "end\n");
      EXPECT_EQ(read.puzzles.size(), 2u) << title << grid;
      EXPECT_TRUE(read.failures.empty()) << title << grid;
    }
  }
}

// One column has the puzzles; the others are no puzzles, whatever they hold.
TEST(ReadTable, RecordsWithAPuzzle) {
  const std::string p(kPuzzle), s(kPuzzleSolved);
  for (const std::string separator : {";", ",", "\t"}) {
    const auto record = [&](const std::string& a, const std::string& b, const std::string& c) {
      return a + separator + b + separator + c + "\n";
    };
    expect_puzzle(record("id", "puzzle", "solution") + record("1", p, s), Format::kLine);
    expect_puzzle(record("solution", "puzzle", "note") + record(s, "\"" + p + "\"", "x"),
                  Format::kLine);
    const Read read = read_all(record("id", "puzzle", "solution") + record("1", p, s) +
                               record("2", p.substr(1), s) + record("3", p, s));
    EXPECT_EQ(read.puzzles.size(), 2u);
    ASSERT_EQ(read.failures.size(), 1u);
    EXPECT_EQ(read.failures[0].error.line, 3u);
    // A column of answers alone has no puzzle.
    const Read answers = read_all(record("id", "note", "solution") + record("1", "x", s));
    EXPECT_TRUE(answers.puzzles.empty());
    EXPECT_FALSE(answers.failures.empty());
  }
}

TEST(ReadTable, AFieldMayBeAGrid) {
  const std::string grid = "\"" + without_last(rows()) + "\"";
  for (const std::string separator : {";", ",", "\t"}) {
    const std::string text = "name" + separator + "grid\na" + separator + grid + "\nb" + separator +
                             replace_all(grid, "6..195...", "6..k95...") + "\n";
    const Read read = read_all(text);
    ASSERT_EQ(read.puzzles.size(), 1u) << text;
    EXPECT_EQ(read.puzzles[0].grid, grid_of(kPuzzle));
    ASSERT_EQ(read.failures.size(), 1u);
    EXPECT_EQ(read.failures[0].error.line, 12u);
    EXPECT_EQ(read.failures[0].error.column, 4u);
  }
}

TEST(TableReader, HyphensAreBlanksAndLettersAHeader) {
  for (const std::string separator : {",", ";", "\t"}) {
    std::string cells, header;
    for (std::size_t cell = 0; cell < kCellCount; ++cell) {
      cells += kPuzzle.substr(cell, 1);
      cells += cell % 9 == 8 ? "\n" : separator;
    }
    for (char letter = 'A'; letter <= 'I'; ++letter) {
      header += std::string("c") + letter + (letter == 'I' ? "\n" : separator);
    }
    expect_puzzle(replace_all(cells, ".", "-"), Format::kBoxed);
    expect_puzzle(header + cells, Format::kBoxed);
    const Read both = read_all(header + cells + "\n" + header + cells);
    EXPECT_EQ(both.puzzles.size(), 2u);
    EXPECT_EQ(both.failures.size(), 0u);
  }
}

// kPuzzle as tables.
std::vector<std::string> tables() {
  return {table(","),      table(";", "0"),        table("\t", "."),
          table(",", "-"), fields_with(";", "\""), table(" | ", " ", "| ", " |\n")};
}

// A header has text in each field; a line with one bad cell is a row.
TEST(TableReader, ABadFirstRowIsNoHeader) {
  for (const std::string separator : {",", ";", "\t"}) {
    for (const std::string bad : {"55", "k", "5k"}) {
      for (const std::string gap : {"", "\n"}) {
        const std::string good = table(separator), wrong = bad + good.substr(1);
        for (const std::string& text : {wrong + gap + good, "title\n" + wrong + gap + good}) {
          const Read read = read_all(text);
          ASSERT_EQ(read.failures.size(), 1u) << text;
          EXPECT_EQ(read.failures[0].error.line, text == wrong + gap + good ? 1u : 2u) << text;
          ASSERT_EQ(read.puzzles.size(), 1u) << text;
          EXPECT_EQ(read.puzzles[0].grid, grid_of(kPuzzle)) << text;
        }
        const std::string sparse = bad + separator + std::string(7, separator[0]) + "\n";
        const Read read = read_all(good + sparse + good);
        EXPECT_EQ(read.puzzles.size(), 2u) << sparse;
        ASSERT_EQ(read.failures.size(), 1u) << sparse;
        EXPECT_EQ(read.failures[0].error.line, 10u) << sparse;
      }
    }
  }
}

TEST(TableReader, NumbersOfColumnsAreAHeader) {
  for (const std::string& grid : tables()) {
    for (const std::string digits : {"123456789", "012345678"}) {
      const char separator = grid[0] == '|' ? '|' : grid[0] == '"' ? ';' : grid[1];
      std::string names = grid[0] == '|' ? "|" : "";
      for (const char digit : digits) {
        names += (digit != digits[0] ? std::string(1, separator) : "") + digit;
      }
      names += grid[0] == '|' ? "|\n" : "\n";
      expect_puzzle(names + grid, Format::kBoxed);
      for (const std::string gap : {"", "\n"}) {
        for (const std::string& text : {names + grid + gap + names + grid + gap + names + grid,
                                        names + grid + gap + grid + gap + grid}) {
          const Read read = read_all(text);
          EXPECT_EQ(read.failures.size(), 0u) << text;
          ASSERT_EQ(read.puzzles.size(), 3u) << text;
          for (const TextPuzzle& puzzle : read.puzzles) {
            EXPECT_EQ(puzzle.grid, grid_of(kPuzzle)) << text;
          }
        }
      }
    }
  }
}

// One whose first row is 1 to 9 has but eight rows below it.
TEST(TableReader, ARowInOrderIsARow) {
  std::string cells;
  for (std::size_t row = 0; row < 9; ++row) {
    for (std::size_t column = 0; column < 9; ++column) {
      cells += static_cast<char>('1' + (row * 3 + row / 3 + column) % 9);
      cells += column == 8 ? '\n' : ',';
    }
  }
  for (int grids = 1; grids <= 6; ++grids) {
    std::string text;
    for (int grid = 0; grid < grids; ++grid) text += cells;
    const Read read = read_all(text);
    EXPECT_EQ(read.failures.size(), 0u) << text;
    ASSERT_EQ(read.puzzles.size(), static_cast<std::size_t>(grids)) << text;
    for (const TextPuzzle& puzzle : read.puzzles) {
      EXPECT_EQ(puzzle.grid.to_line().substr(0, 9), "123456789") << text;
    }
  }
}

// A table with labels that count before its rows, below a line.
std::string labelled_table(const std::string& first, const std::string& separator,
                           const std::string& head) {
  std::string out = head;
  for (std::size_t i = 0; i < kPuzzle.size(); ++i) {
    std::string label = first;
    label.back() = static_cast<char>(label.back() + static_cast<int>(i / 9));
    if (i % 9 == 0) out += label;
    out += separator;
    if (kPuzzle[i] != '.') out += kPuzzle[i];
    if (i % 9 == 8) out += '\n';
  }
  return out;
}

TEST(ReadTable, LabelsBeforeRows) {
  for (const std::string& text :
       {labelled_table("0", ",", ",0,1,2,3,4,5,6,7,8\n"),
        labelled_table("r1", ",", ",c1,c2,c3,c4,c5,c6,c7,c8,c9\n"),
        labelled_table("A", "\t", "\t1\t2\t3\t4\t5\t6\t7\t8\t9\n"), labelled_table("1", ";", ""),
        replace_all(labelled_table("|A", "|", "| |1|2|3|4|5|6|7|8|9\n|-|-|-|-|-|-|-|-|-|-\n"), "\n",
                    "|\n"),
        labelled_table("A", " | ", "    1   2   3   4   5   6   7   8   9\n  +---+---+\n")}) {
    expect_puzzle(text, Format::kBoxed);
  }
  // The last column may be empty.
  const std::string last = replace_all(labelled_table("1", ",", ""), ",9\n", ",\n");
  EXPECT_EQ(read_all(replace_all(last, ",3\n", ",\n")).puzzles.size(), 1u);
  // Where they do not count, a field is too many.
  EXPECT_TRUE(read_all(replace_all(labelled_table("1", ",", ""), "3,", "4,")).puzzles.empty());
}

TEST(ReadTable, ASeparatorBehindEachRow) {
  for (const std::string separator : {",", ";", "\t"}) {
    expect_puzzle(table(separator, "0", "", separator + "\n"), Format::kBoxed);
    expect_puzzle(table(separator, "", "", separator + " \n"), Format::kBoxed);
  }
}

TEST(ReadTable, OfLatex) {
  for (const std::string end : {" \\\\\n", " \\\\ \\hline\n", "\\\\\n\\hline\n"}) {
    const std::string text =
        "\\begin{tabular}{|c|c|}\n\\hline\n" + table(" & ", " ", "", end) + "\\end{tabular}\n";
    expect_puzzle(text, Format::kBoxed);
    const Read solution = read_all(answer(text));
    ASSERT_EQ(solution.puzzles.size(), 1u) << answer(text);
    EXPECT_EQ(solution.puzzles[0].grid, grid_of(kPuzzleSolved));
  }
}

// Of the package `sudoku`, whose rows end with a dot.
TEST(ReadTable, OfLatexWithADotBehindEachRow) {
  for (const std::string end : {"|.\n", "|. \n", "|.\r\n"}) {
    const std::string one = "\\begin{sudoku}\n" + table("|", " ", "|", end) + "\\end{sudoku}\n";
    expect_puzzle(one, Format::kBoxed);
    EXPECT_EQ(lines_of(one + "\n" + one), (Lines{kFirst, kFirst})) << one;
  }
  // (Of ten fields it is not.)
  EXPECT_FALSE(read_all(table("|", " ", "|", "| |.\n")).failures.empty());
}

// (A row of nothing else is a border.)
TEST(ReadTable, HyphensBetweenBars) {
  std::string full(kPuzzle);
  full.replace(0, 9, std::string(kPuzzleSolved), 0, 9);
  for (const std::string& line : {kFirst, full}) {
    std::string text;
    for (std::size_t row = 0; row < 9; ++row) {
      text += "+-+-+-+-+-+-+-+-+-+\n";
      for (std::size_t cell = 9 * row; cell < 9 * row + 9; ++cell) {
        text += std::string("|") + (line[cell] == '.' ? '-' : line[cell]);
      }
      text += "|\n";
    }
    text += "+-+-+-+-+-+-+-+-+-+\n";
    EXPECT_EQ(lines_of(text + text), (Lines{line, line})) << text;
  }
}

TEST(ReadTable, CandidatesInFields) {
  const std::string drawn = replace_all(table(" ", "1239"), "|", " ");
  const Read read = read_all(drawn);
  ASSERT_EQ(read.puzzles.size(), 1u);
  for (const std::string separator : {",", ";", "\t", "|"}) {
    for (const std::string& text : {table(separator, "1239"), table(separator, "\"1239\"")}) {
      if (separator != "," && separator != ";" && text.find('"') != std::string::npos) continue;
      const Read other = read_all(text);
      ASSERT_EQ(other.puzzles.size(), 1u) << text;
      EXPECT_EQ(other.puzzles[0].candidates, read.puzzles[0].candidates) << text;
    }
  }
  // A bad field of a table of cells is told as before.
  expect_error(replace_all(table(",", "0"), "5,3", "12,3"), TextErrorCode::kBadCharacter, 1, 2,
               "'2'", kOneInAField);
}

}  // namespace
}  // namespace jiugong
