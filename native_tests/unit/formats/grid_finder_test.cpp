// Grids as people have them: with titles and numbers, drawn in frames, with hyphens or spaces for blanks.
#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "jiugong/puzzle_file.h"
#include "jiugong/solve_text.h"
#include "unit/formats/reading.h"

namespace jiugong {
namespace {

std::string boxed(const Grid& grid) { return write_grid(grid, Format::kBoxed); }

// A frame around boxes without gaps between their cells.
std::string framed(const std::string& line, const std::string& gap = "") {
  const std::string border = "+---+---+---+\n";
  std::string out;
  for (std::size_t row = 0; row < 9; ++row) {
    if (row % 3 == 0) out += border;
    for (std::size_t column = 0; column < 9; ++column) {
      if (column % 3 == 0) out += "|" + gap;
      out += line[9 * row + column] + gap;
    }
    out += "|\n";
  }
  return out + border;
}

// However many grids are below it without a gap, and where grids begin with such a row.
TEST(GridLines, NumbersOfColumnsAboveSeveralGrids) {
  const std::string canonical = "123456789" + kFirst.substr(9);
  for (const std::string header : {"1 2 3 4 5 6 7 8 9\n", "123456789\n", "0 1 2 3 4 5 6 7 8\n"}) {
    for (const std::size_t grids : {1u, 2u, 4u, 5u}) {
      std::string once = header, each, own;
      Lines lines, own_lines;
      for (std::size_t grid = 0; grid < grids; ++grid) {
        const std::string& line = grid % 2 == 0 ? kFirst : kSecond;
        once += rows_of(line);
        each += header + rows_of(line);
        own += rows_of(canonical);
        lines.push_back(line);
        own_lines.push_back(canonical);
      }
      EXPECT_EQ(lines_of(once), lines) << once;
      EXPECT_EQ(lines_of(each), lines) << each;
      EXPECT_EQ(lines_of(own), own_lines) << own;
    }
  }
}

TEST(GridLines, AnswersBelowPuzzlesAreNone) {
  const std::string solved(kPuzzleSolved);
  for (const std::string title : {"Solution:\n", "Answer\n\n", "答案\n", "The solution\n"}) {
    EXPECT_EQ(lines_of("Puzzle\n" + rows_of(kFirst) + title + rows_of(solved)), Lines{kFirst})
        << title;
    // What is to be solved is a puzzle, whatever its title.
    EXPECT_EQ(lines_of(title + rows_of(kFirst)), Lines{kFirst}) << title;
  }
  EXPECT_EQ(lines_of("Puzzle: " + kFirst + "\nSolution: " + solved + "\n"), Lines{kFirst});
  EXPECT_EQ(lines_of("[b]#1[/b]\n" + kFirst + "\n[spoiler]" + solved + "[/spoiler]\n"),
            Lines{kFirst});
  // Those of all puzzles may be together, up to the next puzzle.
  const std::string full = rows_of(solved), one = rows_of(kFirst), two = rows_of(kSecond);
  const std::string answers = "Answers\n\nNo. 1\n" + full + "No. 2\n\n" + full;
  EXPECT_EQ(lines_of("No. 1\n" + one + "No. 2\n" + two + answers), (Lines{kFirst, kSecond}));
  EXPECT_EQ(lines_of("No. 1\n" + one + answers + "No. 2\n" + two + answers + "No. 3\n" + one),
            (Lines{kFirst, kSecond, kFirst}));
}

TEST(GridLines, MarkupIsNoSection) {
  for (const std::string title :
       {"[b]Puzzle 1[/b]\n", "[url=http://a.b/]easy[/url]\n", "[list][*]one\n"}) {
    EXPECT_EQ(lines_of(title + rows_of(kFirst)), Lines{kFirst}) << title;
  }
  EXPECT_EQ(lines_of("[code]" + rows_of(kFirst) + "[/code]\n"), Lines{kFirst});
}

TEST(GridLines, TitlesNumbersAndCommentsBetweenGrids) {
  const Grid p = grid_of(kFirst), t = grid_of(kSecond);
  const std::vector<std::pair<std::string, std::string>> titles = {
      {"", ""},
      {"\n", "\n"},
      {"Puzzle 1\n", "Puzzle 2\n"},
      {"Grid 01\n", "Grid 02\n"},
      {"No. 1 (easy)\n\n", "\nNo. 2 (hard)\n"},
      {"第一题：\n", "第二题：\n"},
      {"1\n", "2\n"},
      {"2\n1\n", "2\n"},
      {"2\n", ""},
      {"2\nNo. 1\n", "No. 2\n"},
      {"2\n\n", "\n"},
      {"% the first\n", "% the second\n"},
      {"# the first\n", "# the second\n"},
      {"2026-11-26\n", "2026-11-27\n"},
      {"Times 2026-11-26 no. 5432\n", "Times 2026-11-27 no. 5433\n"},
      {"Sudoku\nby A. Author\n\n", "The next\n\n"},
  };
  for (const auto& [first, second] : titles) {
    for (const auto& write : std::vector<std::string (*)(const Grid&)>{
             [](const Grid& grid) { return write_grid(grid, Format::kRows); },
             [](const Grid& grid) { return boxed(grid); },
             [](const Grid& grid) { return framed(grid.to_line()); },
             [](const Grid& grid) { return framed(grid.to_line(' ')); },
             [](const Grid& grid) { return framed(grid.to_line(), " "); },
             [](const Grid& grid) { return write_grid(grid, Format::kRows); }}) {
      EXPECT_EQ(lines_of(first + write(p) + second + write(t)), (Lines{kFirst, kSecond}))
          << first + write(p) + second + write(t);
    }
  }
}

TEST(GridLines, ATitleAboveOneGrid) {
  for (const std::string title : {"Sudoku 5432\n", "17\n", "第3题（入门）：\n", "[Puzzle]\n",
                                  "[Puzzle 3]\n", "[3]\n", "a b c d e f g h i\n"}) {
    EXPECT_EQ(lines_of(title + rows()), Lines{kFirst}) << title;
    EXPECT_EQ(std::get<Grid>(read_puzzle(title + rows() + "Solution on page 12\n")),
              grid_of(kFirst));
  }
}

// Each grid has a border behind its third and sixth row alone, so that the last rows of one and the first of the next
// stand together.
TEST(GridLines, DrawnGridsDirectlyBelowOneAnother) {
  const std::string one = boxed(grid_of(kFirst)), two = boxed(grid_of(kSecond));
  EXPECT_EQ(lines_of(one + two + one), (Lines{kFirst, kSecond, kFirst}));
  EXPECT_EQ(lines_of("3\n" + one + two + one), (Lines{kFirst, kSecond, kFirst}));
  const std::string bands = replace_all(one, "------+-------+------\n", "\n");
  EXPECT_EQ(lines_of(bands + bands), (Lines{kFirst, kFirst}));
  EXPECT_EQ(lines_of(bands + "\n" + bands), (Lines{kFirst, kFirst}));
  // A grid that lacks a row leaves the next its own.
  const std::string eight = one.substr(0, one.size() - 22);
  EXPECT_EQ(lines_of(eight + "\n" + two), (Lines{"too-few-rows", kSecond}));
}

// The rows of a drawing, with the one of this number twice, left out, or below one of another grid.
enum class Fault { kTwice, kMissing, kForeign };

std::string with_fault(const std::string& drawing, std::size_t row, Fault fault) {
  std::string out, first;
  for (std::size_t begin = 0, rows = 0; begin < drawing.size();) {
    const std::size_t end = drawing.find('\n', begin) + 1;
    const std::string line = drawing.substr(begin, end - begin);
    if (line.find_first_of("123456789") != std::string::npos) {
      if (first.empty()) first = line;
      if (rows == row && fault == Fault::kTwice) out += line;
      if (rows == row && fault == Fault::kForeign) {
        std::string other = first;
        std::reverse(other.begin(), other.end() - 1);
        out += other;
      }
      if (rows++ == row && fault == Fault::kMissing) {
        begin = end;
        continue;
      }
    }
    out += line;
    begin = end;
  }
  return out;
}

// With a row of cells between bars, tables.
std::vector<std::string> drawings(const std::string& line) {
  const std::string box = boxed(grid_of(line)), bare = rows_of(line);
  std::string cells;
  for (std::size_t row = 0; row < 9; ++row) {
    cells += "+-+-+-+-+-+-+-+-+-+\n|";
    for (std::size_t column = 0; column < 9; ++column) {
      cells += line.substr(9 * row + column, 1) + "|";
    }
    cells += '\n';
  }
  return {box,
          bare,
          framed(line),
          framed(line, " "),
          replace_all(box, "------+-------+------\n", "\n"),
          replace_all(bare, "\n", "\n+---------+\n"),
          cells + "+-+-+-+-+-+-+-+-+-+\n"};
}

const std::string kThird =
    ".536..7..6.17...5........3441.8....738.....2.....7...8..4.6...2...5.......21.48.3";

// (That files give the same, PartsHaveTheRecordsOfChaos shows.)
Lines answers_of(const std::string& text) {
  Lines lines;
  TextReader reader(text);
  while (reader.next()) {
    const TextPuzzle* const puzzle = reader.puzzle();
    lines.push_back(puzzle != nullptr ? puzzle->grid.to_line()
                                      : std::string(name_of(reader.failure()->error.code)));
  }
  return lines;
}

// As in the answers to an e-mail.
TEST(GridLines, QuotedLinesAreReadAsWithoutTheirMarks) {
  for (const std::string mark : {"> ", ">", ">> ", "> > ", " > "}) {
    for (std::size_t style = 0; style <= drawings(kThird).size(); ++style) {
      for (const std::string title : {"", "\n", "Grid\n", "[Puzzle]\n"}) {
        std::string text;
        for (const std::string& line : {kThird, kFirst}) {
          const bool spaces = style == drawings(line).size();
          text += title + (spaces ? replace_all(rows_of(line), ".", " ") : drawings(line)[style]);
        }
        const std::string quoted = mark + replace_all(text, "\n", "\n" + mark);
        EXPECT_EQ(lines_of(quoted), (Lines{kThird, kFirst})) << quoted;
      }
    }
    const std::string solved = rows_of(kPuzzleSolved);
    EXPECT_EQ(solve_text("Bob:\n" + mark + replace_all(rows(), "\n", "\n" + mark)).substr(0, 89),
              solved.substr(0, 89));
  }
}

// (The answer would stand over it.)
TEST(GridLines, NoCellIsWithinWhatQuotesARow) {
  std::string text = ">" + replace_all(rows(" "), "\n", "\n>");
  EXPECT_EQ(lines_of(text), Lines{kFirst});
  text[2 * 11 + 1] = '>';
  EXPECT_FALSE(read_all(text).failures.empty());
  EXPECT_EQ(std::count(text.begin(), text.end(), '>'), 11);
  const std::string answer = solve_text(text);
  EXPECT_EQ(std::count(answer.begin(), answer.end(), '>'), 11) << answer;
}

// The same without a blank row, and with one where all rows look like it.
TEST(GridLines, HyphensAreARowThatLooksLikeTheOthers) {
  const std::string barred =
      "53-|-7-|---\n6--|195|---\n-98|---|-6-\n8--|-6-|--3\n4--|8-3|--1\n"
      "7--|-2-|--6\n-6-|---|28-\n---|419|--5\n---|-8-|-79\n";
  for (const std::string border : {"---------\n", "-----------\n", "---+---+---\n"}) {
    const std::string two = barred + border + barred;
    EXPECT_EQ(lines_of(two), (Lines{kFirst, kFirst})) << two;
    EXPECT_EQ(lines_of(barred.substr(0, 36) + border + barred.substr(36)), Lines{kFirst}) << border;
  }
  const std::string blank = "---|---|---\n" + barred.substr(12);
  EXPECT_EQ(lines_of(blank), Lines{std::string(9, '.') + kFirst.substr(9)});
  const std::string bare = replace_all(blank, "|", "");
  EXPECT_EQ(lines_of(bare), Lines{std::string(9, '.') + kFirst.substr(9)});
}

// Where nothing is between grids, a row that is missing, or one of another grid, may leave open which of two is bad: then both
// are.
TEST(GridLines, ABadGridLeavesOthersTheirRows) {
  const std::vector<std::string> lines = {kFirst, kSecond, kThird};
  for (std::size_t style = 0; style < drawings(kFirst).size(); ++style) {
    for (const std::string gap : {"", "\n"}) {
      for (const Fault fault : {Fault::kTwice, Fault::kMissing, Fault::kForeign}) {
        for (std::size_t row = 0; row < 9; ++row) {
          for (std::size_t bad = 0; bad < 3; ++bad) {
            std::string text;
            Lines right;
            for (std::size_t grid = 0; grid < 3; ++grid) {
              const std::string drawing = drawings(lines[grid])[style];
              text += (grid == bad ? with_fault(drawing, row, fault) : drawing) + gap;
              const std::string code = fault == Fault::kMissing ? "too-few-rows" : "bad-character";
              right.push_back(grid == bad ? code : lines[grid]);
            }
            const Lines read = answers_of(text);
            if (fault == Fault::kTwice || (!gap.empty() && style != 4)) {
              ASSERT_EQ(read, right) << text;
              continue;
            }
            ASSERT_TRUE(std::any_of(read.begin(), read.end(), [](const std::string& line) {
              return line.size() != kCellCount;
            })) << text;
            for (const std::string& line : read) {
              const bool known = std::find(lines.begin(), lines.end(), line) != lines.end();
              ASSERT_TRUE(known || line.size() != kCellCount) << line << "\n" << text;
            }
          }
        }
      }
    }
  }
  expect_error(with_fault(rows(), 3, Fault::kTwice), TextErrorCode::kBadCharacter, 5, 1,
               "more than 9 rows", "9 rows");
}

// The first rows of a drawing, with the lines above them, or what is below these.
std::pair<std::string, std::string> cut_below(const std::string& drawing, std::size_t rows) {
  std::size_t at = 0;
  while (rows != 0) {
    const std::size_t end = drawing.find('\n', at) + 1;
    const bool row = drawing.substr(at, end - at).find_first_of("123456789") != std::string::npos;
    rows -= row ? 1 : 0;
    at = end;
  }
  return {drawing.substr(0, at), drawing.substr(at)};
}

const std::string kSparse =
    "...8.1..........435............7.8........1...2..3....6......75..34........2..6..";

// What is left of a grid that is cut never joins the rows of others in silence.
TEST(GridLines, AGridThatIsCutIsTold) {
  const std::vector<std::string> lines = {kFirst, kSparse, kThird};
  for (std::size_t style = 0; style < drawings(kFirst).size(); ++style) {
    if (style == 4) continue;  // (Bands of rows with gaps between them may be those of any grid.)
    for (const std::string gap : {"", "\n"}) {
      for (std::size_t row = 2; row < 8; ++row) {
        for (std::size_t bad = 0; bad < 6; ++bad) {
          std::string text;
          Lines good;
          for (std::size_t grid = 0; grid < 3; ++grid) {
            const std::string drawing = drawings(lines[grid])[style];
            const auto [above, below] = cut_below(drawing, row);
            text += (bad % 3 != grid ? drawing : bad < 3 ? above : below) + gap;
            if (grid != bad % 3) good.push_back(lines[grid]);
          }
          const Lines read = answers_of(text);
          Lines told, known;
          for (const std::string& line : read) {
            (line.size() == kCellCount ? known : told).push_back(line);
          }
          ASSERT_FALSE(told.empty()) << text;
          for (const std::string& line : known) {
            ASSERT_NE(std::find(good.begin(), good.end(), line), good.end()) << line << "\n"
                                                                             << text;
          }
          if (bad == 2 && !gap.empty()) {
            ASSERT_EQ(known, good) << text;
          }
        }
      }
    }
  }
}

// Clashes within boxes are gone where the rows are shifted.
TEST(GridLines, WholeGridsAreReadAsTheyStand) {
  std::string clash = kSparse;
  clash[10] = '5';
  std::string text;
  for (std::size_t grids = 1; grids < 26; ++grids) {
    text += rows_of(clash);
    EXPECT_EQ(lines_of(text), Lines(grids, clash));
  }
  std::string table;
  for (std::size_t grid = 0; grid < 25; ++grid) table += drawings(clash).back();
  EXPECT_EQ(lines_of(table), Lines(25, clash));
}

// Titles end the rows, and a row with too few cells is one.
TEST(GridLines, RowsEndAtATitle) {
  for (const std::string& drawing : {drawings(kSecond)[1], drawings(kSecond).back()}) {
    const std::string bad = with_fault(drawing, 4, Fault::kForeign);
    EXPECT_EQ(lines_of(bad + "Title\n" + drawing), (Lines{"bad-character", kSecond}));
  }
  EXPECT_EQ(lines_of(rows() + rows_of(kSecond).replace(20, 1, "") + rows()),
            (Lines{kFirst, "bad-row-length", kFirst}));
}

// A gap behind rows that are no bands is not one between boxes where whole grids follow, if with a row too many.
TEST(GridLines, ACutFrameDoesNotTakeRowsOverAGap) {
  const std::string cut = cut_below(framed(kFirst), 4).first + "+---+---+---+\n\n\n";
  EXPECT_EQ(lines_of(cut + with_fault(framed(kSecond), 5, Fault::kTwice)),
            (Lines{"too-few-rows", "bad-character"}));
}

// The row is in the place of another.
TEST(GridLines, AGridOfNineRowsMayHaveARowTwice) {
  const std::string twice = kFirst.substr(0, 9) + kFirst.substr(0, 9) + kFirst.substr(18);
  const std::vector<std::string> bad = drawings(twice), good = drawings(kSecond);
  for (std::size_t style = 0; style < bad.size(); ++style) {
    for (const std::string gap : {"", "\n"}) {
      EXPECT_EQ(lines_of(bad[style] + gap + good[style] + gap + good[style]),
                (Lines{twice, kSecond, kSecond}));
      EXPECT_EQ(lines_of(good[style] + gap + good[style] + gap + bad[style]),
                (Lines{kSecond, kSecond, twice}));
    }
  }
}

// The last row of a grid is the first of the next.
TEST(GridLines, GoodGridsMayShareARow) {
  const std::string last = kFirst.substr(72) + kSecond.substr(9);
  for (const std::string& text :
       {rows() + rows_of(last) + rows(), boxed(grid_of(kFirst)) + boxed(grid_of(last)) + rows()}) {
    EXPECT_EQ(lines_of(text), (Lines{kFirst, last, kFirst})) << text;
  }
}

TEST(GridLines, HyphensForBlanks) {
  const std::string line = replace_all(kFirst, ".", "-");
  std::string plain, spaced, bars;
  for (std::size_t row = 0; row < 9; ++row) {
    plain += line.substr(9 * row, 9) + "\n";
    for (std::size_t column = 0; column < 9; ++column) {
      spaced += line.substr(9 * row + column, 1) + (column == 8 ? "\n" : " ");
    }
  }
  std::string drawing = replace_all(boxed(grid_of(kFirst)), ".", "-");
  for (const std::string& text : {plain, spaced, drawing, framed(line), framed(line, " "),
                                  "Puzzle 1\n" + plain, "1\n" + drawing}) {
    EXPECT_EQ(lines_of(text), Lines{kFirst}) << text;
    EXPECT_EQ(lines_of(text + "\n" + text).size(), 2u) << text;
  }
  // A row of blanks alone looks like a border; a border of nine hyphens like a row of blanks.
  const std::string sparse = "---------" + line.substr(9, 63) + "---------";
  std::string first;
  for (std::size_t row = 0; row < 9; ++row) first += sparse.substr(9 * row, 9) + "\n";
  EXPECT_EQ(lines_of(first), Lines{replace_all(sparse, "-", ".")});
  const std::string border = "---------\n";
  EXPECT_EQ(lines_of(border + rows() + border), Lines{kFirst});
}

TEST(GridLines, SpacesForBlanks) {
  const std::string line = grid_of(kFirst).to_line(' ');
  std::string plain, spaced, boxes, stripped;
  for (std::size_t row = 0; row < 9; ++row) {
    const std::string cells = line.substr(9 * row, 9);
    plain += cells + "\n";
    stripped += cells.substr(0, cells.find_last_not_of(' ') + 1) + "\n";
    for (std::size_t column = 0; column < 9; ++column) {
      spaced += cells.substr(column, 1) + (column == 8 ? "\n" : " ");
      boxes += cells.substr(column, 1) + (column == 8 ? "\n" : column % 3 == 2 ? "  " : " ");
    }
  }
  for (const std::string& text :
       {plain, stripped, spaced, boxes, framed(line), framed(line, " "),
        replace_all(boxed(grid_of(kFirst)), ".", " "), "Puzzle 1\n" + plain, "2\n" + framed(line),
        "  " + replace_all(spaced, "\n", "\n  "),
        boxes.substr(0, 60) + "\n" + boxes.substr(60, 60) + "\n" + boxes.substr(120),
        "┌" + replace_all(framed(line), "|", "│")}) {
    const Lines read = lines_of(text);
    EXPECT_EQ(read, Lines{kFirst}) << text;
  }
  // Where another blank stands for blanks, a space stands for none.
  EXPECT_EQ(lines_of(replace_all(boxed(grid_of(kFirst)), "6 . . | 1", "6 .   | 1")),
            Lines{"bad-row-length"});
  // Nor do digits without blanks, of which one is missing.
  std::string full;
  const std::string solved(kPuzzleSolved);
  for (std::size_t row = 0; row < 9; ++row) full += solved.substr(9 * row, row == 4 ? 8 : 9) + "\n";
  EXPECT_EQ(lines_of(full), Lines{"bad-row-length"});
}

TEST(GridLines, AnswersStandWhereTheBlanksWere) {
  const Grid grid = grid_of(kFirst), solution = grid_of(kPuzzleSolved);
  const auto answer = [&](const std::string& text) {
    TextReader reader(text);
    AnswerWriter writer(text, reader.format());
    while (reader.next()) writer.answer(*reader.puzzle(), &solution);
    return writer.finish();
  };
  const std::string solved(kPuzzleSolved);
  EXPECT_EQ(answer(framed(grid.to_line(' '))), framed(solved));
  EXPECT_EQ(answer("Title\n" + framed(grid.to_line(' '), " ") + "end"),
            "Title\n" + framed(solved, " ") + "end");
  EXPECT_EQ(answer(replace_all(boxed(grid), ".", "-")), boxed(solution));
  const std::string lone = framed(grid.to_line(' '));
  PuzzleFileReader file(shape_of_file(lone, true).value(), lone);
  ASSERT_TRUE(file.next());
  EXPECT_EQ(std::string(file.record().before) + fill_in(file.record(), solution) +
                lone.substr(file.record().before.size() + file.record().text.size()),
            framed(solved));
}

// A line of spaces is a gap between boxes, or a row of blanks: what makes nine rows.
TEST(GridLines, LinesOfSpacesAmongRowsWhoseBlanksAreSpaces) {
  std::string indented, blank_row;
  std::string sparse(kFirst);
  sparse.replace(36, 9, ".........");
  for (std::size_t row = 0; row < 9; ++row) {
    if (row == 3 || row == 6) indented += "    \n";
    for (std::size_t column = 0; column < 9; ++column) {
      if (column == 3 || column == 6) indented += ' ';
      indented +=
          (column == 0 ? "    " : "") + replace_all(kFirst.substr(9 * row + column, 1), ".", " ");
    }
    indented += '\n';
    blank_row += replace_all(sparse.substr(9 * row, 9), ".", " ") + '\n';
  }
  EXPECT_EQ(lines_of(indented), Lines{kFirst});
  EXPECT_EQ(lines_of(blank_row), Lines{sparse});
  EXPECT_EQ(lines_of(replace_all(blank_row, "         \n", "\n")), Lines{sparse});
}

// However many grids are below one another, with gaps of spaces between their boxes or with blank rows.
TEST(GridLines, LinesOfSpacesInOneToFiveGrids) {
  for (int grids = 1; grids <= 5; ++grids) {
    for (const std::string between : {"", "\n", "    \n    \n"}) {
      for (const std::string gap : {"    \n", "    \n\t\n"}) {
        std::string indented;
        for (std::size_t row = 0; row < 9; ++row) {
          if (row == 3 || row == 6) indented += gap;
          indented += "    " + replace_all(kFirst.substr(9 * row, 9), ".", " ") + '\n';
        }
        EXPECT_EQ(lines_of(repeated(indented + between, grids)),
                  Lines(static_cast<std::size_t>(grids), kFirst))
            << grids << between << gap;
      }
    }
    for (const std::string blank : {"0", "3", "4", "6", "8", "37", "04", "08"}) {
      std::string sparse = kFirst, text;
      for (const char row : blank) {
        sparse.replace(9 * static_cast<std::size_t>(row - '0'), 9, ".........");
      }
      for (std::size_t row = 0; row < 9; ++row) {
        text += replace_all(sparse.substr(9 * row, 9), ".", " ") + '\n';
      }
      for (const std::string between : {"", "Puzzle\n"}) {
        EXPECT_EQ(lines_of(repeated(between + text, grids)),
                  Lines(static_cast<std::size_t>(grids), sparse))
            << grids << between << text;
      }
    }
  }
}

// A row of a few digits is no number of grids, and a row that is missing is no gap.
TEST(GridLines, LinesOfSpacesAreNoRowsOfAGridThatHasThemAsGaps) {
  std::string few = kFirst;
  few.replace(63, 9, "....19...");
  std::string text, broken;
  for (std::size_t row = 0; row < 9; ++row) {
    const std::string line = (row == 3 || row == 6 ? "    \n" : "") + std::string("    ") +
                             replace_all(few.substr(9 * row, 9), ".", " ") + '\n';
    text += line;
    if (row != 8) broken += line;
  }
  EXPECT_EQ(lines_of(text + text), (Lines{few, few}));
  for (const std::string& line : lines_of(broken + "Puzzle\n" + text)) {
    EXPECT_TRUE(line == few || line.size() != kCellCount) << line;
  }
}

// As for other blanks: the rows of one grid are never read as those of the next.
TEST(GridLines, ARowWhoseBlanksAreSpacesIsMissingOrTwice) {
  std::string other(kFirst);
  for (char& c : other) c = c == '.' ? c : static_cast<char>('1' + '9' - c);
  const std::string good = replace_all(rows_of(other), ".", " ");
  for (std::size_t fault = 0; fault < 18; ++fault) {
    std::string bad;
    for (std::size_t row = 0; row < 9; ++row) {
      const std::string cells = replace_all(kFirst.substr(9 * row, 9), ".", " ") + '\n';
      if (row != fault) bad += cells;
      if (row + 9 == fault) bad += cells;
    }
    const std::string error = fault < 9 ? "too-few-rows" : "bad-character";
    EXPECT_EQ(lines_of(bad), Lines{error}) << bad;
    EXPECT_EQ(lines_of(bad + "\n" + good), (Lines{error, other})) << bad;
    EXPECT_EQ(lines_of(good + "\n" + bad + "\n" + good), (Lines{other, error, other})) << bad;
    // (Without gaps it may not be known which of them is bad.)
    for (const std::string& text : {bad + good, good + bad + good}) {
      std::size_t errors = 0;
      for (const std::string& line : lines_of(text)) {
        const bool right = line == other || (fault >= 9 && line == kFirst);
        EXPECT_TRUE(right || line.size() != kCellCount) << text << line;
        errors += line.size() != kCellCount ? 1 : 0;
      }
      EXPECT_NE(errors, 0u) << text;
    }
  }
}

TEST(GridLines, OneDigitInTheFirstRowIsNoNumberOfGrids) {
  std::string line(kFirst);
  line.replace(0, 9, "....7....");
  std::string text;
  for (std::size_t row = 0; row < 9; ++row) {
    text += replace_all(line.substr(9 * row, 9), ".", " ") + '\n';
  }
  EXPECT_EQ(lines_of(text), Lines{line});
  EXPECT_EQ(lines_of("Puzzle 1\n" + text + "Puzzle 2\n" + text), (Lines{line, line}));
}

// A solution whose first row is 1 to 9 has but eight rows below it.
TEST(GridLines, NumbersOfColumnsAndDatesAreTitles) {
  const Grid p = grid_of(kFirst);
  const std::string hyphens = replace_all(write_grid(p, Format::kRows), ".", "-");
  const std::string cells = [&] {
    std::string out;
    for (std::size_t cell = 0; cell < kCellCount; ++cell) {
      out += "| " + (kFirst[cell] == '.' ? " " : kFirst.substr(cell, 1)) +
             (cell % 9 == 8 ? " |\n" : " ");
    }
    return out;
  }();
  for (const std::string title : {"123456789", "1 2 3 4 5 6 7 8 9", "0 1 2 3 4 5 6 7 8",
                                  "17.05.2024", "17/05/2024", "2024 05 17", "20240517"}) {
    for (const std::string& grid :
         {write_grid(p, Format::kRows), boxed(p), hyphens, framed(kFirst)}) {
      const std::string text = title + "\n" + grid;
      EXPECT_EQ(lines_of(text), Lines{kFirst}) << text;
      EXPECT_EQ(lines_of(title + "\n\n" + grid), Lines{kFirst}) << text;
      EXPECT_EQ(lines_of(text + text), (Lines{kFirst, kFirst})) << text;
    }
    if (title.size() != 9 && title.size() != 17) {
      EXPECT_EQ(lines_of(title + "\n" + cells), Lines{kFirst});
    }
  }
  std::string solved;
  for (int row = 0; row < 9; ++row) {
    for (int column = 0; column < 9; ++column) {
      solved += static_cast<char>('1' + (row * 3 + row / 3 + column) % 9);
    }
  }
  const std::string grid = write_grid(grid_of(solved), Format::kRows);
  for (const std::string& text : {grid, boxed(grid_of(solved))}) {
    EXPECT_EQ(lines_of(text + text), (Lines{solved, solved}));
    EXPECT_EQ(lines_of(text + text + text + text + text + text).size(), 6u);
  }
}

TEST(GridLines, WhatForumsWriteAroundGrids) {
  const std::string text = "[code]\n" + boxed(grid_of(kFirst)) + "[/code]\n";
  EXPECT_EQ(lines_of(text + text), (Lines{kFirst, kFirst}));
  EXPECT_EQ(lines_of("[code]\n" + kFirst + "\n[/code]\n"), Lines{kFirst});
  for (const std::string tag : {"CODE", "Code", "QUOTE=\"A. Author\"", "Pre", "tt"}) {
    EXPECT_EQ(lines_of("[" + tag + "]\n" + boxed(grid_of(kFirst))), Lines{kFirst}) << tag;
  }
  EXPECT_EQ(lines_of("[State]\n" + boxed(grid_of(kFirst)) + "[Puzzle]\n" + boxed(grid_of(kSecond))),
            Lines{kSecond});
  EXPECT_EQ(lines_of("```\n" + kFirst + "\n```\n"), Lines{kFirst});
  for (const std::string bar : {"!", "！"}) {
    EXPECT_EQ(lines_of(replace_all(framed(kFirst), "|", bar)), Lines{kFirst});
    EXPECT_EQ(lines_of(replace_all(framed(kFirst, " "), "|", bar)), Lines{kFirst});
    EXPECT_EQ(lines_of(replace_all(framed(grid_of(kFirst).to_line(' ')), "|", bar)), Lines{kFirst});
  }
  EXPECT_EQ(lines_of(replace_all(framed(grid_of(kFirst).to_line(' ')), "|", "¦")), Lines{kFirst});
}

TEST(GridFinder, ATitleNamesAnswersByWholeWords) {
  const std::string full = rows_of(kPuzzleSolved);
  for (const std::string title : {"Unsolved", "Resolved 1", "难解", "Dissolutions", "未解答"}) {
    EXPECT_EQ(read_all(title + "\n" + full).puzzles.size(), 1u) << title;
  }
  for (const std::string title : {"Solved", "SOLUTION", "Solutions:", "[Solution]", "题解",
                                  "第1题解答", "解 1", "答案如下"}) {
    EXPECT_EQ(read_all(rows() + title + "\n" + full).puzzles.size(), 1u) << title;
  }
}

}  // namespace
}  // namespace jiugong
