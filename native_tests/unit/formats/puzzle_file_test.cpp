#include "jiugong/puzzle_file.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "unit/formats/reading.h"

namespace jiugong {
namespace {

const std::string kP(kPuzzle);
const std::string kS(kPuzzleSolved);
const std::string kT(kTwoSolutions);

// The rows with bars and borders.
std::string drawing_of(const std::string& line) {
  std::string drawing;
  for (std::size_t row = 0; row < 9; ++row) {
    if (row == 3 || row == 6) drawing += "------+-------+------\n";
    for (std::size_t col = 0; col < 9; ++col) {
      if (col == 3 || col == 6) drawing += "| ";
      drawing += line.substr(9 * row + col, 1) + (col == 8 ? "\n" : " ");
    }
  }
  return drawing;
}

// The rows with a bar between boxes.
std::string barred_rows_of(const std::string& line) {
  std::string rows;
  for (std::size_t cell = 0; cell < line.size(); cell += 3) {
    rows += line.substr(cell, 3) + (cell % 9 == 6 ? "\n" : "|");
  }
  return rows;
}

// What is read of a text: for each record its line and its puzzle, or its error.
using Records = std::vector<std::string>;

std::string told(const FileRecord& record) {
  const auto* const puzzle = std::get_if<Grid>(&record.puzzle);
  return std::to_string(record.line) + " " +
         (puzzle != nullptr ? puzzle->to_line() : std::get<TextError>(record.puzzle).message());
}

Records read_part(const FileShape& shape, std::string_view text, std::size_t first_line = 1) {
  Records read;
  std::string again;
  PuzzleFileReader reader(shape, text, first_line);
  while (reader.next()) {
    const FileRecord& record = reader.record();
    read.push_back(told(record));
    again.append(record.before).append(record.text);
  }
  again += reader.rest();
  EXPECT_EQ(again, text);
  return read;
}

Records read_records(const std::string& text) {
  const auto shape = shape_of_file(text, true);
  EXPECT_TRUE(shape.has_value());
  return read_part(shape.value_or(FileShape()), text);
}

FileShape shape_of(const std::string& text) { return shape_of_file(text, true).value(); }

// Reads the text in parts, cut where whole_records() says after each number of bytes.
Records read_in_parts(const std::string& text, std::size_t bytes, const FileShape& shape) {
  Records read;
  std::size_t at = 0, line = 1, size = bytes;
  while (at < text.size()) {
    const std::string_view rest = std::string_view(text).substr(at);
    const bool last = size >= rest.size();
    const std::size_t whole = last ? rest.size() : whole_records(shape, rest.substr(0, size));
    if (whole == 0) {
      size += bytes;
      continue;
    }
    const std::string_view part = rest.substr(0, whole);
    for (std::string& item : read_part(shape, part, line)) read.push_back(std::move(item));
    for (std::size_t i = 0; i < part.size(); ++i) {
      const bool two = part[i] == '\r' && i + 1 < part.size() && part[i + 1] == '\n';
      line += (part[i] == '\n' || part[i] == '\r') && !two ? 1 : 0;
    }
    at += whole;
    size = bytes;
  }
  return read;
}

Records read_in_parts(const std::string& text, std::size_t bytes) {
  return read_in_parts(text, bytes, shape_of(text));
}

TEST(PuzzleFile, ReadsAPuzzleALine) {
  const std::string text = "# title\n\n" + kP + " comment\r\n" + kP.substr(1) + "\n  " + kT + "\n";
  EXPECT_EQ(shape_of(text).layout, FileLayout::kLines);
  EXPECT_EQ(read_records(text),
            (Records{"3 " + kP, "4 Line 4, column 81: found 80 cells, expected 81 cells on a line.",
                     "5 " + kT}));
}

TEST(PuzzleFile, ReadsGridsWithTitles) {
  const std::string text = "Grid 01\n" + rows_of(kP) + "Grid 02\n" + rows_of(kT) + "\nend\n";
  EXPECT_EQ(shape_of(text).layout, FileLayout::kGrids);
  EXPECT_EQ(read_records(text), (Records{"2 " + kP, "12 " + kT}));
}

// Where its first field is more than that puzzle, the lines below tell where the others are.
TEST(PuzzleFile, ALineWithALabelDecidesNothingAlone) {
  const std::string behind = "]" + kS.substr(0, 80) + ".\t" + kP + "[\n" + kP + "\n";
  const std::string linked = "http://x/?bd=" + kP + "\t" + kP + "\tx\n";
  const std::string example =
      "Example: " + kP + ";see below\nid;puzzle\n1;" + kT + "\n2;" + kT + "\n";
  for (const std::string& text :
       {behind, linked + linked, "a=" + kP + ";x\n" + kT + ";y\n", example}) {
    for (const bool keep : {false, true}) {
      const auto shape = wished_shape(text, true, {.keep = keep}).shape;
      for (std::size_t size = 1; size < text.size(); ++size) {
        const auto early = wished_shape(text.substr(0, size), false, {.keep = keep}).shape;
        EXPECT_TRUE(!early || early == shape) << text << size;
      }
    }
  }
  EXPECT_EQ(shape_of(linked + linked).column, 1U);
  EXPECT_EQ(shape_of(example).column, 1U);
}

TEST(PuzzleFile, CountsALineEndOfTwoBytesOnce) {
  std::string rows = rows_of(kP);
  std::replace(rows.begin(), rows.end(), '\n', '\r');
  const std::string text = rows + "\n" + rows_of(kT);
  EXPECT_EQ(read_records(text), (Records{"1 " + kP, "10 " + kT}));
}

TEST(PuzzleFile, ReadsPlainGridsWithAnyLineEnds) {
  for (const std::string end : {"\n", "\r\n", "\r"}) {
    std::string text;
    for (const std::string& line : {std::string("Grid 01"), kP, std::string("Grid 02"), kT,
                                    std::string("[Puzzle]"), kP, kT}) {
      if (line.size() != 81) text += line + end;
      for (std::size_t row = 0; row < 9 && line.size() == 81; ++row) {
        text += line.substr(9 * row, 9) + end;
      }
    }
    // (The last row ends with the text.)
    text.resize(text.size() - end.size());
    PuzzleFileReader reader({.layout = FileLayout::kGrids}, text);
    const std::vector<std::pair<std::string, std::size_t>> grids = {
        {kP, 2}, {kT, 12}, {kP, 22}, {kT, 31}};
    for (const auto& [puzzle, line] : grids) {
      ASSERT_TRUE(reader.next());
      const FileRecord& record = reader.record();
      EXPECT_EQ(told(record), std::to_string(line) + " " + puzzle);
      std::string cells;
      for (Cell cell = 0; cell < kCellCount; ++cell) cells += record.text[record.offset_of(cell)];
      EXPECT_EQ(cells, puzzle);
      EXPECT_EQ(record.cells_end, record.offset_of(80) + 1);
    }
    EXPECT_FALSE(reader.next());
  }
}

// Rows of other blanks or line ends, of which no two are alike, are read the same.
TEST(PuzzleFile, ReadsGridsOfMixedRows) {
  const std::string rows = rows_of(kP);
  const std::vector<std::string> ways = {"\r\n", "\r", " \n", "\n\n", "\n"};
  for (std::size_t first = 0; first < ways.size(); ++first) {
    std::string text = "Grid 01\n";
    for (std::size_t row = 0; row < 9; ++row) {
      text += rows.substr(10 * row, 9) + ways[(first + row) % ways.size()];
    }
    EXPECT_EQ(read_part({.layout = FileLayout::kGrids}, text), Records{"2 " + kP});
  }
  std::string text = rows;
  text.replace(text.find('.'), 1, "?");
  EXPECT_EQ(read_part({.layout = FileLayout::kGrids}, text), Records{"1 " + kP});
  text = rows.substr(0, 89) + "1\n" + rows;
  EXPECT_EQ(read_part({.layout = FileLayout::kGrids}, text).size(), 2u);
}

TEST(PuzzleFile, ReadsDrawnGridsWithTitles) {
  const std::string text = "First\n" + drawing_of(kP) + "\nSecond\n" + drawing_of(kT);
  EXPECT_EQ(shape_of(text).layout, FileLayout::kGrids);
  EXPECT_EQ(read_records(text), (Records{"2 " + kP, "15 " + kT}));
}

TEST(PuzzleFile, ReadsThePuzzleSectionOfSdkFiles) {
  const std::string text =
      "#ATom\n#D2026-11-23\n[Puzzle]\n" + rows_of(kP) + "[State]\n" + rows_of(kS);
  EXPECT_EQ(shape_of(text).layout, FileLayout::kGrids);
  EXPECT_EQ(read_records(text), (Records{"4 " + kP}));
}

TEST(PuzzleFile, ReadsDecoratedSections) {
  for (const auto& [before, behind] :
       std::vector<std::pair<std::string, std::string>>{{"> ", ""},
                                                        {"| ", ""},
                                                        {"* ", ""},
                                                        {"- ", ""},
                                                        {"// ", ""},
                                                        {": ", ""},
                                                        {"\"", "\""},
                                                        {"<p>", "</p>"},
                                                        {"", "<br>"},
                                                        {"", "=20"},
                                                        {"", "  "}}) {
    std::string text;
    for (const std::string& line : {std::string("[Puzzle]"), kP, std::string("[State]"), kS}) {
      const std::string rows = line.size() == 81 ? rows_of(line) : line + "\n";
      text += before + replace_all(rows, "\n", behind + "\n" + before);
      text.resize(text.size() - before.size());
    }
    EXPECT_EQ(lines_of(text), Lines{kP}) << text;
  }
  for (const std::string title : {"**[State]**", "[State]:", "\uff3bState\uff3d"}) {
    const std::string text = "[Puzzle]\n" + rows_of(kP) + title + "\n" + rows_of(kS);
    EXPECT_EQ(lines_of(text), Lines{kP}) << text;
  }
  EXPECT_EQ(lines_of("1 [Puzzle]\n" + rows_of(kP)), Lines{kP});
}

// As solvers print them; below a title a full grid is one.
TEST(PuzzleFile, PassesOverTheSolutionBehindAPuzzle) {
  for (const auto& draw :
       {+[](const std::string& line) { return rows_of(line); }, &drawing_of, &barred_rows_of}) {
    for (const std::string gap : {"", "\n"}) {
      const std::string one = draw(kP) + gap + draw(kS) + gap;
      EXPECT_EQ(lines_of(one + draw(kT) + gap + one + one), (Lines{kP, kT, kP, kP})) << one;
      EXPECT_EQ(lines_of(draw(kT) + gap + draw(kS)), (Lines{kT, kS})) << one;
      EXPECT_EQ(lines_of(draw(kS) + gap + draw(kS) + gap + draw(kP)), (Lines{kS, kS, kP})) << one;
      EXPECT_EQ(lines_of(draw(kP) + "Grid 2\n" + draw(kS)), (Lines{kP, kS})) << one;
      // (A grid has one: of a file of them, parts can be cut.)
      const std::string more = draw(kS) + gap;
      EXPECT_EQ(lines_of(one + more + more), (Lines{kP, kS, kS})) << one;
      const std::string many = one + repeated(more, 20);
      EXPECT_GT(whole_records({.layout = FileLayout::kGrids}, many), many.size() / 2) << one;
    }
  }
}

// What such a section holds is no puzzle.
TEST(PuzzleFile, PassesOverSectionsOfOtherGrids) {
  for (const std::string section : {"[State]", "[PencilMarks]", "[Colours 2]", "[Puzzle", "[.]"}) {
    const std::string text = section + "\n" + rows_of(kP);
    EXPECT_EQ(shape_of(text).layout, FileLayout::kGrids) << section;
    EXPECT_EQ(read_records(text), Records{}) << section;
  }
}

TEST(PuzzleFile, ReadsASectionOfAnyOtherName) {
  for (const std::string section : {"[Easy]", "[Hard 2]", "[Puzzles]", "[简单]"}) {
    const std::string text = section + "\n" + rows_of(kP) + section + "\n" + drawing_of(kT);
    EXPECT_EQ(read_records(text), (Records{"2 " + kP, "12 " + kT})) << section;
  }
}

TEST(PuzzleFile, TellsBadRowsAndGoesOn) {
  std::string bad = rows_of(kP);
  bad[4 * 10 + 3] = 'k';
  const std::string short_grid = rows_of(kP).substr(0, 80);
  const std::string text = "A\n" + bad + "B\n" + short_grid + "C\n" + rows_of(kT);
  EXPECT_EQ(
      read_records(text),
      (Records{
          "2 Line 6, column 4: found the letter 'k', expected a digit or one of the blanks . 0 "
          "? * _ x.",
          "12 Line 20, column 1: found a gap after 8 rows, expected 9 rows.", "21 " + kT}));
}

TEST(PuzzleFile, NamesTheEndOfAFileThatEndsWithinAGrid) {
  for (const std::string before : {"", "Title\n"}) {
    const std::string line = before.empty() ? "1" : "2";
    EXPECT_EQ(read_records(before + "53..7...."),
              Records{line + " Line " + line +
                      ", column 10: found the end of the text after 1 row, expected 9 rows."});
  }
}

TEST(PuzzleFile, FindsTheColumnOfATable) {
  for (const std::string separator : {",", "\t", ";", "|"}) {
    const auto record = [&](const std::string& a, const std::string& b, const std::string& c) {
      return a + separator + b + separator + c + "\n";
    };
    const std::string text =
        record("id", "solution", "puzzle") + record("1", kS, kP) + record("2", kS, kT);
    EXPECT_EQ(shape_of(text), (FileShape{FileLayout::kTable, separator[0], 2, true}));
    EXPECT_EQ(read_records(text), (Records{"2 " + kP, "3 " + kT}));
    const std::string bare = record("1", kP, kS) + record("2", kT, kS);
    EXPECT_EQ(shape_of(bare), (FileShape{FileLayout::kTable, separator[0], 1, false}));
    EXPECT_EQ(read_records(bare), (Records{"1 " + kP, "2 " + kT}));
  }
}

void expect_shape_of_beginnings(const std::string& text) {
  const auto shape = shape_of_file(text, true);
  for (std::size_t size = 0; size < text.size(); ++size) {
    const auto early = shape_of_file(text.substr(0, size), false);
    EXPECT_TRUE(!early || early == shape) << size;
  }
}

TEST(PuzzleFile, WaitsForAQuotedFieldThatGoesOnBehindItsLine) {
  expect_shape_of_beginnings(kP + ";\"a\n" + "b\"" + kS + ";\n" + kT + ";\"a\nb\"\n");
}

TEST(PuzzleFile, KeepsTheShapeOfItsFirstLine) {
  for (const std::string before : {"", "\t", "1;", "\t\n"}) {
    expect_shape_of_beginnings(before + kP + ";1\n" + rows_of(kT));
  }
}

TEST(PuzzleFile, TakesNoAnswersForPuzzlesThatAreBad) {
  const std::string shorter = kP.substr(0, 80), letter = kP.substr(0, 80) + "k";
  for (const std::string separator : {",", "\t", ";", "|"}) {
    for (const std::string& bad : {shorter, kP + ".", letter}) {
      for (const std::string header : {"", "id,puzzle,solution\n", "id,sudoku,full\n"}) {
        const std::string head = replace_all(header, ",", separator);
        const std::string text = head + "1" + separator + bad + separator + kS + "\n";
        const auto records = read_records(text + text.substr(head.size()));
        ASSERT_EQ(records.size(), 2u) << text;
        const std::string line = head.empty() ? "1 Line 1, column 8" : "2 Line 2, column 8";
        EXPECT_TRUE(records[0].starts_with(line)) << records[0];
      }
    }
    // Nor is the first one the name of its column.
    const std::string good = "2" + separator + kP + separator + kS + "\n";
    const auto records = read_records("1" + separator + shorter + separator + kS + "\n" + good);
    ASSERT_EQ(records.size(), 2u);
    EXPECT_EQ(records[1], "2 " + kP);
    // What has no blanks is no bad puzzle.
    EXPECT_EQ(read_records("1" + separator + kS.substr(1) + separator + kS + "\n"),
              (Records{"1 " + kS}));
    // Nor is a number with many digits, beside grids that are full.
    for (const std::string number :
         {"1234567890123456789012345678.9", "0.1234567890123456789012345678"}) {
      EXPECT_EQ(read_records(number + separator + kS + "\n"), (Records{"1 " + kS})) << number;
      EXPECT_EQ(read_records("id" + separator + "grid\n" + number + separator + kS + "\n"),
                (Records{"2 " + kS}))
          << number;
    }
  }
}

TEST(PuzzleFile, TakesATableThatBeginsWithPuzzlesForLines) {
  const std::string text = kP + "," + kS + "\n" + kT + ",two\n";
  EXPECT_EQ(shape_of(text).layout, FileLayout::kLines);
  EXPECT_EQ(shape_of_file(text, true, true), (FileShape{FileLayout::kTable, ',', 0, false}));
  EXPECT_EQ(shape_of_file(kP + "\n", true, true), (FileShape{FileLayout::kTable, ',', 0, false}));
}

TEST(PuzzleFile, ReadsQuotedFields) {
  const std::string text =
      "note,puzzle\n\"a, \"\"b\"\"\nand c\",\"" + kP + "\"\nplain 5\", " + kT + " \nx,\"\"\n";
  EXPECT_EQ(shape_of(text), (FileShape{FileLayout::kTable, ',', 1, true}));
  EXPECT_EQ(read_records(text),
            (Records{"2 " + kP, "4 " + kT,
                     "5 Line 5, column 3: found 0 cells, expected 81 cells on a line."}));
}

TEST(PuzzleFile, AFieldWithSeveralPuzzlesIsBad) {
  const std::string more = kP + "\n" + kT;
  EXPECT_EQ(read_records("id,puzzle\n1," + kP + "\n2,\"bad\n" + more + "\"\n"),
            (Records{"2 " + kP,
                     "3 Line 3, column 4: found the letter 'b', expected a digit or one of the "
                     "blanks . 0 ? * _ x."}));
}

// Records with quotation marks are read in another way than others: both stand side by side here.
TEST(PuzzleFile, ReadsTablesWithAnyLineEnds) {
  for (const std::string end : {"\n", "\r\n", "\r"}) {
    std::string text;
    for (const std::string& record :
         {std::string("id,puzzle,note"), "1," + kP + ",x", std::string("# no record"),
          std::string(), "2," + kT, "3,\"" + kP + "\",\"a" + end + "b\"", "4, " + kT + " ,",
          "5,'-" + kP.substr(1) + ",", std::string("6,"), std::string("7"), "8,." + kP.substr(1)}) {
      text += record + end;
    }
    const std::string empty = ": found 0 cells, expected 81 cells on a line.";
    const Records expected = {"2 " + kP,
                              "5 " + kT,
                              "6 " + kP,
                              "8 " + kT,
                              "9 ." + kP.substr(1),
                              "10 Line 10, column 3" + empty,
                              "11 Line 11, column 2" + empty,
                              "12 ." + kP.substr(1)};
    EXPECT_EQ(read_records(text), expected);
    text.resize(text.size() - end.size());
    EXPECT_EQ(read_records(text), expected);
  }
}

TEST(PuzzleFile, TellsTheColumnOfAnErrorInTheFile) {
  const std::string text = "id,puzzle\n1," + kP + "\n22,53k\n3\n";
  EXPECT_EQ(
      read_records(text),
      (Records{
          "2 " + kP,
          "3 Line 3, column 6: found the letter 'k', expected a digit or one of the blanks . 0 ? * "
          "_ x.",
          "4 Line 4, column 2: found 0 cells, expected 81 cells on a line."}));
}

TEST(PuzzleFile, TakesTheColumnThatIsNamed) {
  const std::string text = "id,quizzes,solutions\n1," + kP + "," + kS + "\n";
  EXPECT_EQ(shape_of_table(text, "solutions"), (FileShape{FileLayout::kTable, ',', 2, true}));
  EXPECT_EQ(shape_of_table(text, "2"), (FileShape{FileLayout::kTable, ',', 1, true}));
  EXPECT_EQ(shape_of_table("1\t" + kP + "\n", "2"),
            (FileShape{FileLayout::kTable, '\t', 1, false}));
  for (const char* const bad : {"puzzle", "0", "4", "", "2x", "-1"}) {
    EXPECT_EQ(shape_of_table(text, bad), std::nullopt) << bad;
  }
  EXPECT_EQ(shape_of_table("", "1"), std::nullopt);
}

// Which of two puzzles on each line is meant, the column tells.
TEST(PuzzleFile, AColumnTellsWhichOfTwoPuzzlesIsMeant) {
  for (const char separator : {' ', ',', ';', '|', '\t'}) {
    const std::string text = kP + separator + kT + "\n" + kT + separator + kP + "\n";
    EXPECT_EQ(shape_of(text).layout, FileLayout::kLines) << separator;
    for (const std::size_t column : {0u, 1u}) {
      const auto shape = wished_shape(text, true, {.column = std::to_string(column + 1)}).shape;
      EXPECT_EQ(shape, (FileShape{FileLayout::kTable, separator, column, false})) << separator;
      const Records read = read_part(shape.value(), text);
      EXPECT_EQ(read,
                column == 0 ? (Records{"1 " + kP, "2 " + kT}) : (Records{"1 " + kT, "2 " + kP}));
    }
  }
}

TEST(PuzzleFile, FindsTheShapeThatIsWished) {
  const FileShape table = {FileLayout::kTable, ',', 1, true};
  EXPECT_EQ(wished_shape("id,puzzle\n", false, {.column = "puzzle"}).shape, table);
  EXPECT_EQ(wished_shape("id,puzzle", true, {.column = "2"}).shape, table);
  EXPECT_EQ(wished_shape("id,puzzle", true, {.column = "quiz"}).failure, "there is no column quiz");
  // Nothing but a header.
  EXPECT_EQ(wished_shape("id,puzzle\r\n\r\n", true, {.keep = true}).shape, table);
  for (const std::string& text : {rows_of(kP), "one\n" + rows_of(kP)}) {
    EXPECT_EQ(wished_shape(text, true, {.keep = true}).failure,
              "there is no table whose columns could be kept");
  }
  // The first record is not whole yet.
  for (const ShapeWish& wish : {ShapeWish{.column = "puzzle"}, ShapeWish{.keep = true}}) {
    const WishedShape unknown = wished_shape("id,puz", false, wish);
    EXPECT_EQ(unknown.shape, std::nullopt);
    EXPECT_EQ(unknown.failure, "");
  }
}

TEST(PuzzleFile, LeavesOtherTextsToTheirFormats) {
  const std::string json = "[[" + std::string("\"5\",") + "\".\"]]";
  EXPECT_EQ(shape_of(json).layout, FileLayout::kText);
  EXPECT_EQ(shape_of("1\n" + rows_of(kP)).layout, FileLayout::kText);
  EXPECT_EQ(read_records("1\n" + rows_of(kP)), (Records{"2 " + kP}));
  EXPECT_EQ(shape_of(drawing_of(kP)).layout, FileLayout::kGrids);
  std::string fields;  // nine a row, as a spreadsheet copies them
  for (std::size_t cell = 0; cell < 81; ++cell) {
    if (kP[cell] != '.') fields += kP[cell];
    fields += cell % 9 == 8 ? '\n' : '\t';
  }
  EXPECT_EQ(shape_of(fields).layout, FileLayout::kText);
  EXPECT_EQ(read_records(fields), (Records{"1 " + kP}));
  EXPECT_EQ(shape_of("").layout, FileLayout::kGrids);
  EXPECT_EQ(shape_of(std::string("\0\xff\x80 binary\n", 11)).layout, FileLayout::kGrids);
}

TEST(PuzzleFile, ReadsSeveralBoardsOnALine) {
  std::string one = write_grid(grid_of(kP), Format::kJson);
  std::string two = write_grid(grid_of(kT), Format::kJson);
  for (std::string* const board : {&one, &two}) std::erase(*board, '\n');
  const std::string text = " " + one + " " + two + two + "\n[[ ";
  PuzzleFileReader reader(shape_of(text), text);
  for (const std::string& board : {one, two, two}) {
    ASSERT_TRUE(reader.next());
    EXPECT_EQ(reader.record().text, board);
    EXPECT_EQ(reader.record().line, 1u);
  }
  EXPECT_EQ(read_records(text).size(), 4u);
  EXPECT_EQ(read_records(one + "\r\n" + two), (Records{"1 " + kP, "2 " + kT}));
}

// Brackets may be full-width, as all of a text may be.
TEST(PuzzleFile, ReadsABoardWhoseBracketsAreFullWidth) {
  std::string board = write_grid(grid_of(kP), Format::kJson), text;
  for (const char c : board) {
    text += c == '[' ? "［" : c == ']' ? "］" : c == ',' ? "，" : std::string(1, c);
  }
  EXPECT_EQ(read_records(" " + text + " " + text + "\n"), (Records{"1 " + kP, "1 " + kP}));
}

TEST(PuzzleFile, WaitsForEnoughOfAFile) {
  EXPECT_EQ(shape_of_file("id,puz", false), std::nullopt);
  EXPECT_EQ(shape_of_file(kP.substr(0, 30), false), std::nullopt);
  EXPECT_EQ(shape_of_file(kP, false), std::nullopt);  // a comment may follow
  EXPECT_EQ(shape_of_file(kP + "\n", false), FileShape());
  EXPECT_TRUE(shape_of_file(std::string(kShapeBytes, '\n'), false).has_value());
}

// The same records, wherever a file is cut.
TEST(PuzzleFile, PartsHaveTheRecordsOfTheWhole) {
  const std::vector<std::string> texts = {
      "# c\n" + kP + " one\r\n" + kT + "\n\nbad\n" + kP + "\r" + kS,
      "Grid 01\r\n" + rows_of(kP) + "Grid 02\n" + rows_of(kT).substr(0, 50) + "Grid 03\n" +
          rows_of(kS) + "[State]\n" + rows_of(kS) + "x\n" + drawing_of(kT) + "\n" + rows_of(kP),
      "1\n" + rows_of(kP) + "2\n" + rows_of(kT) + "Answers\n1\n" + rows_of(kS) + "2\n" +
          rows_of(kS) + "3\n" + rows_of(kT),
      "id,\"a\nb\",puzzle\r\n1,\"x\r\n\"\"y\"\"\"," + kP + "\r\n2,\",\"," + kT +
          "\n\n3,,bad\n4,\"\n\n\"," + kS + "\n"};
  for (const std::string& text : texts) {
    const Records whole = read_records(text);
    EXPECT_GE(whole.size(), 3u);
    for (std::size_t bytes = 1; bytes <= 200; ++bytes) {
      ASSERT_EQ(read_in_parts(text, bytes), whole) << bytes << " bytes a part of\n" << text;
    }
  }
}

// Grids with rows left out, twice or of others, in any style, with gaps and titles: chaos has the same records, too.
TEST(PuzzleFile, PartsHaveTheRecordsOfChaos) {
  std::uint32_t state = 37;
  const auto below = [&](std::uint32_t bound) {
    state = state * 1664525 + 1013904223;
    return (state >> 16) % bound;
  };
  for (int round = 0; round < 100; ++round) {
    std::string text = "x\n";
    const std::uint32_t faults = 1 + below(12), grids = 4 + below(14);
    for (std::uint32_t grid = 0; grid < grids; ++grid) {
      const std::string line = std::array{kP, kT, kS}[below(3)];
      const std::string blank = below(2) == 0 ? "." : " ";
      const std::string drawn =
          below(4) == 0 ? replace_all(barred_rows_of(line), ".", "-")
                        : replace_all(below(2) == 0 ? rows_of(line) : drawing_of(line), ".", blank);
      for (std::size_t begin = 0; begin < drawn.size();) {
        const std::size_t end = drawn.find('\n', begin) + 1;
        const std::string row = drawn.substr(begin, end - begin);
        const std::uint32_t fault = below(9 * faults);
        if (fault != 0) text += row;
        if (fault == 1) text += row;
        if (fault == 2 && below(3) == 0) text += "No. 12\n";
        if (fault == 3) text += "\n";
        if (fault == 4 && below(3) == 0) text += "---------\n";
        if (fault == 5 && below(3) == 0) text += "      \n";
        begin = end;
      }
      const std::uint32_t between = below(8);
      text += std::array{"\n", "Title\n", "7\n", "12\n", "Answers\n", "", "", ""}[between];
    }
    const std::string quote = std::array{"", "", "> ", ">"}[below(4)];
    text = quote + replace_all(text, "\n", "\n" + quote);
    const FileShape shape{.layout = FileLayout::kGrids};
    const Records whole = read_part(shape, text);
    for (const std::size_t bytes : {1 + below(40), 60 + below(200), 400 + below(900)}) {
      ASSERT_EQ(read_in_parts(text, bytes, shape), whole) << bytes << " bytes a part of\n" << text;
    }
  }
}

// Long texts with titles are cut without reading all of them. (A section prevents that, and changes nothing else.)
TEST(PuzzleFile, CutsLongTextsWithTitlesWhereOthersAreCut) {
  std::string text;
  for (int i = 0; text.size() < 12'000; ++i) {
    text +=
        "Grid " + std::to_string(i) + "\n" + (i % 5 == 4 ? rows_of(kT).substr(0, 50) : rows_of(kP));
    if (i % 7 == 6) text += "\n" + drawing_of(kT) + "\n# note\n" + rows_of(kS);
  }
  const std::string section = "[Puzzle]\n";
  const FileShape shape{.layout = FileLayout::kGrids};
  for (std::size_t size = 2'000; size < text.size(); size += 37) {
    const std::string part = text.substr(0, size);
    const std::size_t end = whole_records(shape, part);
    ASSERT_EQ(end + section.size(), whole_records(shape, section + part)) << size;
    ASSERT_GT(end + 600, size);  // (The last grid may go on.)
  }
  // A title far from the end, with a grid behind it; titles without any.
  const std::string grid = "Grid\n" + rows_of(kP);
  std::string blank(20'000, '\n');
  EXPECT_EQ(whole_records(shape, grid + blank), grid.size());
  for (std::size_t at = 0; at < 20'000; at += 10) blank.replace(at, 5, "title");
  EXPECT_EQ(whole_records(shape, grid + blank), grid.size());
  EXPECT_EQ(whole_records(shape, blank), 0u);
}

TEST(PuzzleFile, CountsLineEnds) {
  EXPECT_EQ(count_line_ends(""), 0u);
  EXPECT_EQ(count_line_ends("a\n\r\n\rb"), 3u);
  for (const std::size_t size : {1u, 239u, 240u, 241u, 1000u}) {
    EXPECT_EQ(count_line_ends(std::string(size, '\n')), size);
    EXPECT_EQ(count_line_ends(std::string(size, '\r')), size);
    EXPECT_EQ(count_line_ends(std::string(size, 'a') + "\n"), 1u);
  }
}

TEST(PuzzleFile, FillsInBlankCellsOnly) {
  const std::string text = "Grid 01\n" + drawing_of(kP) + "x\n";
  PuzzleFileReader reader(shape_of(text), text);
  ASSERT_TRUE(reader.next());
  EXPECT_EQ(fill_in(reader.record(), grid_of(kS)), drawing_of(kS));
  EXPECT_FALSE(reader.next());
  EXPECT_EQ(reader.rest(), "x\n");

  const std::string keycap = "5\xef\xb8\x8f\xe2\x83\xa3";
  const std::string line = keycap + kP.substr(1, 80) + " tail\n";
  PuzzleFileReader lines(FileShape(), line);
  ASSERT_TRUE(lines.next());
  EXPECT_EQ(fill_in(lines.record(), grid_of(kS)), keycap + kS.substr(1) + " tail\n");
  EXPECT_EQ(line.substr(lines.record().cells_end), " tail\n");
}

TEST(PuzzleFile, WritesFieldsThatNoSpreadsheetRuns) {
  EXPECT_EQ(table_field("plain", ','), "plain");
  EXPECT_EQ(table_field("", ','), "");
  EXPECT_EQ(table_field("a,b", ','), "\"a,b\"");
  EXPECT_EQ(table_field("a,b", '\t'), "a,b");
  EXPECT_EQ(table_field("say \"x\"\n", ','), "\"say \"\"x\"\"\n\"");
  for (const std::string field : {"=1+1", "+x", "-x", "@sum", "\tx", "--5", "-"}) {
    EXPECT_EQ(table_field(field, ','), "'" + field);
  }
  EXPECT_EQ(table_field("\rx", ','), "\"'\rx\"");
  EXPECT_EQ(table_field(">>=x", ','), "\">>=x\"");
  EXPECT_EQ(table_field(" > x", ','), "\" > x\"");
  EXPECT_EQ(guarded_record(table_field(">>=x", ','), ','), "\">>=x\"");
  EXPECT_EQ(table_field("=a,b", ','), "\"'=a,b\"");
  for (const std::string number : {"-5", "+5", "-1.5", "-0.", "17"}) {
    EXPECT_EQ(table_field(number, ','), number);
  }
}

TEST(PuzzleFile, GuardsTheFieldsOfARecord) {
  EXPECT_EQ(guarded_record("7,\"=1+1\"\r\n", ','), "7,\"'=1+1\"");
  EXPECT_EQ(guarded_record("=a,-5,\"-5\",,@b,\"x\"\"=\",'=c\n", ','),
            "'=a,-5,\"-5\",,'@b,\"x\"\"=\",'=c");
  EXPECT_EQ(guarded_record("", ','), "");
}

TEST(PuzzleFile, ReadsThePuzzleThatWasGuarded) {
  std::string dashes = kP;
  std::replace(dashes.begin(), dashes.end(), '.', '-');
  dashes.front() = '-';
  const std::string field = table_field(dashes, ',');
  EXPECT_EQ(field.front(), '\'');
  EXPECT_EQ(read_records("id,puzzle\n1," + field + "\n"), (Records{"2 ." + kP.substr(1)}));
}

TEST(PuzzleFile, ReadsAnyBytes) {
  Random random(20261123);
  const std::string board = write_grid(grid_of(kP), Format::kJson);
  const std::string_view pieces[] = {
      board,     kPuzzle, "53..7....", "\n", "\r\n", "\r",           ",",    "\"", "\t",     ";",
      "[State]", "# x",   "abc",       "=",  "|",    "\xef\xbb\xbf", "\xff", " ",  "---+---"};
  for (int i = 0; i < 2000; ++i) {
    std::string text;
    for (int n = random.below(40); n > 0; --n) {
      text += pieces[static_cast<std::size_t>(random.below(static_cast<int>(std::size(pieces))))];
    }
    for (const bool table : {false, true}) {
      const FileShape shape = shape_of_file(text, true, table).value();
      EXPECT_LE(whole_records(shape, text), text.size());
      read_part(shape, text);
    }
  }
}

// A part that ended before the header would leave it to the next, which has none.
TEST(PuzzleFile, KnowsNoColumnBeforeTheHeaderIsWhole) {
  const ShapeWish wish{.column = "puzzle"};
  for (const std::string begin : {"", "\n", "\r\n", "# comment\n", "\xef\xbb\xbf\n"}) {
    for (const std::string header : {"", "id", "id,puzz", "id,puzzle", "id,\"puzzle"}) {
      const WishedShape found = wished_shape(begin + header, false, wish);
      EXPECT_FALSE(found.shape.has_value()) << begin + header;
      EXPECT_EQ(found.failure, "") << begin + header;
    }
    EXPECT_TRUE(wished_shape(begin + "id,puzzle\n", false, wish).shape.has_value()) << begin;
    EXPECT_TRUE(wished_shape(begin + "id,puzzle", true, wish).shape.has_value()) << begin;
  }
}

TEST(PuzzleFile, AColumnOfAnswersIsNamedByAWholeWord) {
  for (const std::string name : {"unsolved", "resolved", "难解"}) {
    const std::string text = "id," + name + "\n1," + std::string(kPuzzle) + "\n";
    const auto shape = shape_of_file(text, true);
    ASSERT_TRUE(shape) << name;
    EXPECT_EQ(*shape, (FileShape{FileLayout::kTable, ',', 1, true})) << name;
    EXPECT_EQ(read_all(text).puzzles.size(), 1u) << name;
  }
  const std::string full(kPuzzleSolved);
  for (const auto& [name, column] :
       std::vector<std::pair<std::string, bool>>{{"unsolved", true},
                                                 {"难解", true},
                                                 {"solved", false},
                                                 {"gridSolution", false},
                                                 {"题解", false}}) {
    const std::string text = "id," + name + "\n1," + full + "\n";
    EXPECT_EQ(shape_of_file(text, true)->layout == FileLayout::kTable, column) << name;
  }
}

}  // namespace
}  // namespace jiugong
