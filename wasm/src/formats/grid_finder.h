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

#include "formats/cell_runs.h"
#include "formats/grid_line.h"
#include "formats/labelled_rows.h"
#include "formats/row_count.h"
#include "formats/scanner.h"
#include "formats/spaced_rows.h"
#include "jiugong/formats.h"
#include "jiugong/grid.h"

namespace jiugong::formats {

// Goes through the grids of a text, from the scanner on.
//
//   Scanner scanner(text);
//   GridFinder finder(scanner);
//   while (finder.next()) use(finder.read());
class GridFinder {
 public:
  // The scanner must outlive the finder, which moves it.
  // Of a part of a text more may follow.
  explicit GridFinder(Scanner& scanner, bool part = false) : scanner_(scanner), part_(part) {
    row_ends_.fill(std::string_view::npos);
  }

  // Advances to the next grid; returns false at the end of the text. Rows that a title, a section, the end of the text
  // or the rows of another grid cut off are a grid, too; full grids below a title such as `Solutions` are none, nor is the
  // solution of a grid that follows it without a title.
  bool next();

  std::size_t begin() const { return begin_; }  // of its first row
  std::size_t end() const { return end_; }      // behind its last row
  Scanner rows_end() const;                     // the scanner there, before the line end
  std::size_t line() const { return line_; }    // 1-based, within the text
  std::size_t rows() const { return rows_; }    // 9, or those of a bad grid
  Scanner first_row() const;                    // the scanner at the first character of it
  // Whether the text ends with this grid, or more text could change how much of it belongs to the grid.
  bool open() const { return open_ || (rows_ < 9 && scanner_.at_end()); }
  // The end of the grid before this one, or of its solution.
  std::size_t searched() const { return searched_; }
  // Whether this grid, or what may follow behind the text, may be the solution of the one before.
  bool awaits_solution() const { return awaits_solution_; }
  // Whether the grids up to this one are the same where the text ends behind it, or behind its solution.
  bool separable() const { return end_ >= needed_; }
  // Whether its blanks are spaces.
  bool spaced() const { return places_.has_value(); }
  // Whether its lines are no rows.
  bool run() const { return run_.has_value(); }
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
  bool find();
  bool take_plain();
  bool take_packed(const Scanner& first);
  bool take_spaced(const Scanner& first, bool below_digits);
  bool take_labelled(const Scanner& first);
  bool take_run(const Scanner& first);
  bool take_other_layout(const Scanner& first);
  void take_lines(const Scanner& first, const Scanner& last, const Scanner& behind);
  void take_row(const Scanner& row, const GridLine& line);
  bool is_row(const GridLine& line);
  bool is_hyphen_row(const GridLine& line) const;
  std::optional<GridLine> next_row();
  void settle();
  bool belongs_to_next(const Scanner& row);
  bool end_behind_rows();
  std::size_t rows_from(Scanner ahead, bool drawn);
  std::size_t rows_below(Scanner& ahead, std::size_t most);
  bool numbers_grids_below();
  bool spaced_grid_below();
  bool solves(const std::variant<TextPuzzle, TextError>& last) const;
  TextError too_few_rows() const;
  std::optional<TextError> read_row(Scanner scanner, std::size_t row, TextPuzzle& puzzle) const;
  std::optional<TextError> read_candidates(Scanner scanner, std::size_t row,
                                           TextPuzzle& puzzle) const;

  Scanner& scanner_;
  bool part_;
  bool puzzles_ = true;  // whether the section at hand holds a puzzle
  std::size_t begin_ = 0, end_ = 0, line_ = 1, rows_ = 0;
  std::size_t last_line_ = 0, searched_ = 0;
  std::size_t run_end_ = 0;       // up to here a row of nine digits in order is known to be one
  std::size_t refused_ = 0;       // up to here rows with labels are a list that goes on
  std::size_t sound_ = 0;         // up to here plain grids are known not to clash
  std::size_t whole_ = 0;         // up to here rows are known to be those of whole grids
  std::size_t looked_ = 0;        // up to here rows told how many those of the grids before are
  std::size_t needed_ = 0;        // the same before the last grid that has not nine
  std::size_t spaced_to_ = 0;     // up to here lines told whether the blanks of this one are spaces
  std::optional<Scanner> extra_;  // the row that is too many
  std::size_t gaps_ = 0;          // between rows of this grid
  bool gap_ = false;              // whether one is behind the last row
  std::array<Between, 9> above_{};
  bool awaits_solution_ = false;
  bool open_ = false, titled_ = false, numbered_ = false;
  bool answers_ = false;  // whether a title above it, or above full grids before it, names answers
  bool hyphens_ = false, marks_ = false;  // whether rows of this grid have such blanks
  bool separated_ = false;                // whether its first row has spaces or bars
  bool candidates_ = false;               // whether they have candidates
  bool packed_ = false;                   // whether these are packed
  std::array<std::optional<Scanner>, 9> row_begins_;
  std::array<std::size_t, 9> row_ends_{};  // what is behind is not read
  std::optional<CellPlaces> places_;       // of a grid whose blanks are spaces
  bool sure_ = true;                       // whether no line of spaces could be one of its rows
  std::optional<Scanner> first_title_;
  std::optional<Grid> plain_;
  std::optional<CellRun> run_;  // where lines are no rows
  bool other_layout_ = false;   // whether they are rows of a table or list
  std::size_t stride_ = 0;
};

}  // namespace jiugong::formats
