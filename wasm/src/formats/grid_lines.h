// The lines of a file of grids: rows, borders, titles and sections.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "formats/scanner.h"
#include "jiugong/grid.h"

namespace jiugong::formats {

enum class LineKind {
  kBlank,    // nothing, a comment, or a border
  kRow,      // cells, if perhaps not nine of them
  kTitle,    // other words
  kSection,  // [Puzzle], or a section that holds no puzzle
};

struct GridLine {
  LineKind kind = LineKind::kBlank;
  bool puzzles = true;  // whether a section holds a puzzle
  bool drawn = false;   // whether a row has separators between its cells
};

// Tells the kind of the line at the scanner, which begins it, and advances past it. Within a grid a line of
// five cells is taken for a bad row, not for a title such as `12345`.
GridLine read_grid_line(formats::Scanner& scanner, std::string_view text, bool within_grid);

// Goes through the grids of a text.
//
//   GridFinder finder(text);
//   while (finder.next()) use(text.substr(finder.begin(), finder.end() - finder.begin()));
class GridFinder {
 public:
  explicit GridFinder(std::string_view text) : text_(text), scanner_(text) {}

  // Advances to the next grid; returns false at the end of the text. A grid that ends with the text,
  // before its ninth row, is the last.
  bool next();

  std::size_t begin() const { return begin_; }  // of its first row
  std::size_t end() const { return end_; }      // behind its last row
  std::size_t line() const { return line_; }    // 1-based, within the text
  std::size_t rows() const { return rows_; }    // 9, or fewer where a grid breaks off
  bool drawn() const { return drawn_; }

  // Where all rows are nine digits or dots with the same line end, the grid, and the bytes from one row to the next.
  const std::optional<Grid>& plain() const { return plain_; }
  std::size_t stride() const { return stride_; }

  bool at_end() const { return scanner_.at_end(); }

 private:
  bool take_plain();

  std::string_view text_;
  formats::Scanner scanner_;
  bool puzzles_ = true;  // whether the section at hand holds a puzzle
  std::size_t begin_ = 0, end_ = 0, line_ = 1, rows_ = 0;
  bool drawn_ = false;
  std::optional<Grid> plain_;
  std::size_t stride_ = 0;
};

}  // namespace jiugong::formats
