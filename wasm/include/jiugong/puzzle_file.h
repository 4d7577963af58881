// Files of puzzles as people have them: finds the puzzles in a file that need not fit into memory.
//
//   FileLayout   file                                            examples
//   kLines       one puzzle per line, as in Format::kLine        .sdm, collections of 17 clues
//   kGrids       nine lines per puzzle, with titles, comments    Project Euler 96, .sdk, .ss
//                and sections between
//   kTable       fields separated by commas, tabs, semicolons    `id,puzzle,solution`
//                or |, quoted or not; a column has puzzles of
//                81 cells
//   kText        any other text of formats.h, read as a whole    JSON, a case count, nine fields a row,
//                                                                OpenSudoku
//
// A puzzle of kGrids may be drawn, as in Format::kBoxed. Titles of sections, such as `[Easy]`, may stand
// between puzzles; a section `[State]`, `[Solution]` or the like holds none: its grid is passed over.
//
// Fields are those of RFC 4180: one that begins with a quotation mark ends with the next that is not
// doubled, and may hold separators and line ends. In a table, an apostrophe before one of = + - @ is
// no part of the field: it is how such a field is written so that no spreadsheet runs it.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "jiugong/formats.h"
#include "jiugong/grid.h"
#include "jiugong/names.h"
#include "jiugong/owned.h"

namespace jiugong {

enum class FileLayout { kLines, kGrids, kTable, kText };

// `lines`, `grids`, `table` or `text`.
constexpr std::string_view name_of(FileLayout layout) {
  constexpr std::array<std::string_view, 4> kNames = {"lines", "grids", "table", "text"};
  return name_in(kNames, layout);
}

// How the puzzles lie in a file.
struct FileShape {
  FileLayout layout = FileLayout::kLines;

  // Of kTable.
  char separator = ',';
  std::size_t column = 0;  // the one with the puzzles, from 0
  bool header = false;     // whether the first record has the names of the columns

  friend bool operator==(const FileShape&, const FileShape&) = default;
};

// The number of bytes that suffice to tell the layout of any file.
inline constexpr std::size_t kShapeBytes = 65'536;

// Tells the layout by the first bytes of a file; nothing where these are fewer than kShapeBytes, not the
// whole file, and leave it open.
//
// The column of a table is the one whose first records are puzzles; of several the one with the fewest
// givens. A table without a header and quotation marks that begins with the puzzles is kLines as well,
// and is taken for that unless `table` is true.
//
//   shape_of_file("id,puzzle\n1,53..7…79\n", true);  // kTable, column 1, with a header
std::optional<FileShape> shape_of_file(std::string_view beginning, bool whole, bool table = false);

// The same of a table whose column is known, by its name in the header or by its number, from 1. Nothing
// where the first record has no such column.
std::optional<FileShape> shape_of_table(std::string_view beginning, std::string_view column);

// What a program asks of a file besides its puzzles.
struct ShapeWish {
  std::string column = {};  // of a table, by name or number; empty to find it
  bool keep = false;        // whether it has to be a table, whose records are kept
};

// The shape of a file as it is wished.
//
//   const WishedShape found = wished_shape(beginning, whole, {.column = "puzzle"});
//   if (found.shape) read(*found.shape);
//   else if (!found.failure.empty()) complain(found.failure);  // there is no column puzzle
struct WishedShape {
  std::optional<FileShape> shape;
  std::string failure;  // why there is none; with neither, more of the file is needed
};
WishedShape wished_shape(std::string_view beginning, bool whole, const ShapeWish& wish);

// How many bytes of `text`, which begins with a record, hold whole records, where more text follows: 0 if
// none is known to be whole. All of kText is one record.
std::size_t whole_records(const FileShape& shape, std::string_view text);

// The number of line ends in a text: LF, CR, or both together.
//
//   count_line_ends("a\r\nb\rc\n\nd");  // 4
std::size_t count_line_ends(std::string_view text);

// What was found in the place of a puzzle.
struct FileRecord {
  std::variant<Grid, TextError> puzzle;  // an error with its line and column in the file
  // The digits that each cell may hold, where it has candidates (formats.h); the grid has those that are alone.
  std::optional<Marks> candidates = {};
  std::size_t line = 1;  // the line on which the record begins

  // What is between the record before and this one: blank lines, comments, titles; a table's header.
  std::string_view before;

  // The line, the nine lines, or the record of a table, with its line end.
  std::string_view text;

  // Where there is a puzzle: the byte offset of a cell (0..80) in `text`, and that behind the last. With candidates each
  // cell is a range of bytes.
  std::size_t offset_of(Cell cell) const {
    const auto at = static_cast<std::size_t>(cell);
    return row_bytes == 0 ? cells[at] : first_cell + at / 9 * row_bytes + at % 9;
  }
  std::size_t cells_end = 0;

  // How offset_of() knows: cells that are a byte each, in rows that begin `row_bytes` after one another (9 on a line of
  // 81), by the first of them; where `row_bytes` is 0, each by itself.
  std::size_t row_bytes = 9;
  std::size_t first_cell = 0;
  CellOffsets cells{};
};

// The text of a record that holds a puzzle, with the digits of `solution` in its blank cells, or in place of
// candidates.
std::string fill_in(const FileRecord& record, const Grid& solution);

// Reads the puzzles of a text that begins with a record.
//
//   PuzzleFileReader reader(*shape_of_file(text, true), text);
//   while (reader.next()) {
//     if (const auto* puzzle = std::get_if<Grid>(&reader.record().puzzle)) use(*puzzle);
//     else complain(std::get<TextError>(reader.record().puzzle).message());
//   }
class PuzzleFileReader {
 public:
  // `first_line` is the number of the line in the file with which the text begins: only line 1 can be
  // the header of a table. The text must outlive the reader.
  PuzzleFileReader(const FileShape& shape, std::string_view text, std::size_t first_line = 1);

  // Reads the next record; returns false at the end of the text.
  bool next();

  // The record that next() has read.
  const FileRecord& record() const { return record_; }

  // What follows the last record, once next() has returned false.
  std::string_view rest() const { return rest_; }

 private:
  struct Source;
  struct LineSource;
  struct GridSource;
  struct TableSource;
  struct WholeSource;

  detail::Owned<Source> source_;
  FileRecord record_;
  std::string_view rest_;
};

// A text as a field of a table: in quotation marks where it needs them. One that begins with = + - @, a tab
// or a carriage return, and is no number, gets an apostrophe first, so that no spreadsheet runs it.
//
//   table_field("=1+1", ',');  // '=1+1
std::string table_field(std::string_view text, char separator);

// A record of a table, without its line end, with the same apostrophes.
//
//   guarded_record("7,\"=1+1\"\r\n", ',');  // 7,"'=1+1"
std::string guarded_record(std::string_view record, char separator);

}  // namespace jiugong
