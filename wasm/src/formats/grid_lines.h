// The lines of a text of grids, and the grids that they make: nine rows each, in whatever way people draw them.
//
//   Sudoku 1             3                        | 7 |   |2 3|         53--7----
//   53..7....            5 3 . | . 7 . | . . .    |  6|  7| 5 |         6--195---
//   …                    ------+-------+------    |  5|  3|  6|         -98----6-
//
// Titles, comments, borders and blank lines may be anywhere between grids; borders, blank lines and comments also
// between rows. A hyphen is a blank where it makes nine cells of a row, a space where a grid has no other blank.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>
#include <variant>

#include "formats/scanner.h"
#include "jiugong/formats.h"
#include "jiugong/grid.h"

namespace jiugong::formats {

// The characters of a line that are examined.
inline constexpr std::size_t kMaxLineCharacters = 200;

enum class LineKind {
  kBlank,    // nothing, or a comment
  kBorder,   // what a drawing has between rows
  kRow,      // cells, if perhaps not nine of them
  kTitle,    // other words, and numbers
  kSection,  // [Puzzle], or a section that holds no puzzle
};

struct GridLine {
  LineKind kind = LineKind::kBlank;
  bool nine = false;            // a row of just nine cells
  bool hyphens = false;         // a row some of whose cells are hyphens
  bool marks = false;           // a row with a blank that is neither a hyphen nor a space
  bool separated = false;       // a row with spaces or bars between its cells
  bool candidates = false;      // a row of nine cells with candidates (candidates.h)
  bool column_numbers = false;  // a row of nine digits that may number the columns
  bool number = false;          // a title that is a number, such as the number of grids
  // Nothing but digits, spaces and bars: perhaps a row whose blanks are spaces.
  bool spaced = false;
  // A border of nine hyphens, or a title of some cells: the lines around it tell whether it is a row.
  bool perhaps_row = false;
  bool puzzles = true;  // a section that holds a puzzle
};

// Whether the digits of a line are 1 to 9 in this order, or 0 to 8: perhaps the numbers of the columns above a grid.
bool numbers_columns(std::string_view line);

// The rows that are looked at to tell whose they are: those of four grids.
inline constexpr std::size_t kMostRows = 36;

// Tells the kind of a line by its characters as a Scanner gives them, of which the first kMaxLineCharacters suffice.
// Within a grid a line of five cells is a bad row, not a title such as `12345`.
GridLine look_at_line(std::string_view characters, bool within_grid);

// Whether the scanner is at a section such as `[Puzzle]`, not at the beginning of JSON.
bool at_section(Scanner scanner);

// Whether the character (an ASCII equivalent) is between the boxes or cells of a drawn grid: also what stands for | in frames.
inline bool is_bar(char c) { return c == '|' || c == '!'; }

// The characters of the line at the scanner, which begins it, up to kMaxLineCharacters, its bars as |. Advances past it.
class LineCharacters {
 public:
  explicit LineCharacters(Scanner& scanner);

  std::string_view all() const { return {characters_.data(), size_}; }
  std::string_view trimmed() const;  // without spaces at its ends

 private:
  std::array<char, kMaxLineCharacters> characters_;
  std::size_t size_ = 0;
};

// What look_at_line() tells of the line at the scanner, which begins it. Advances past it.
GridLine read_grid_line(Scanner& scanner, bool within_grid);

// Where the nine cells of each row are, in characters from the beginning of its line.
using CellPlaces = std::array<std::ptrdiff_t, 9>;

// Goes through the grids of a text, from the scanner on.
//
//   Scanner scanner(text);
//   GridFinder finder(scanner);
//   while (finder.next()) use(finder.read());
class GridFinder {
 public:
  // The scanner must outlive the finder, which moves it.
  // Of a part of a text more may follow.
  explicit GridFinder(Scanner& scanner, bool part = false) : scanner_(scanner), part_(part) {}

  // Advances to the next grid; returns false at the end of the text. Rows that a title, a section, the end of the text
  // or the rows of another grid cut off are a grid, too.
  bool next();

  std::size_t begin() const { return begin_; }  // of its first row
  std::size_t end() const { return end_; }      // behind its last row
  Scanner rows_end() const;                     // the scanner there, before the line end
  std::size_t line() const { return line_; }    // 1-based, within the text
  std::size_t rows() const { return rows_; }    // 9, or fewer where a grid breaks off
  Scanner first_row() const;                    // the scanner at the first character of it
  // Whether the text ends with this grid, or more text could change how much of it belongs to the grid.
  bool open() const { return open_ || (rows_ < 9 && scanner_.at_end()); }
  // Whether its blanks are spaces.
  bool spaced() const { return places_.has_value(); }
  // Whether a number stood above it.
  bool numbered() const { return numbered_; }

  // The puzzle of the grid, or its first error.
  std::variant<TextPuzzle, TextError> read() const;

  // The error of the first title as a row: of a text in which no grid was found.
  std::optional<TextError> title_error() const;

  // Where all rows are nine digits or dots with the same line end, the grid, and the bytes from one row to the next.
  const std::optional<Grid>& plain() const { return plain_; }
  std::size_t stride() const { return stride_; }

 private:
  bool take_plain();
  bool take_packed(const Scanner& first);
  bool take_spaced(const Scanner& first, bool below_digits);
  void take_row(const Scanner& row, const GridLine& line);
  bool is_row(const GridLine& line);
  bool hyphens_are_blanks();
  bool belongs_to_next(const Scanner& row);
  std::size_t rows_from(Scanner ahead);
  std::size_t rows_below(Scanner ahead);
  TextError too_few_rows() const;
  std::optional<TextError> read_row(Scanner scanner, std::size_t row, TextPuzzle& puzzle) const;
  std::optional<TextError> read_candidates(Scanner scanner, std::size_t row,
                                           TextPuzzle& puzzle) const;

  Scanner& scanner_;
  bool part_;
  bool puzzles_ = true;  // whether the section at hand holds a puzzle
  std::size_t begin_ = 0, end_ = 0, line_ = 1, rows_ = 0;
  std::size_t last_line_ = 0;
  bool open_ = false, numbered_ = false;
  bool hyphens_ = false, marks_ = false;  // whether rows of this grid have such blanks
  bool candidates_ = false;               // whether they have candidates
  bool packed_ = false;                   // whether these are packed
  std::array<std::optional<Scanner>, 9> row_begins_;
  std::optional<CellPlaces> places_;  // of a grid whose blanks are spaces
  std::optional<Scanner> first_title_;
  std::optional<Grid> plain_;
  std::size_t stride_ = 0;
};

}  // namespace jiugong::formats
