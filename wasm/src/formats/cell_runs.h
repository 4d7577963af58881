// Puzzles whose lines are no rows: a line of 81 cells with something between or beside them, three of 27, 27 of three, 81 of
// one; and candidates drawn in squares of three lines, each digit at its place:
//
//   1.3 ... .2. | ...
//   ... 4.. .5. | …
//   .8. ... .8. | …
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "formats/scanner.h"
#include "jiugong/formats.h"

namespace jiugong::formats {

struct CellRun {
  TextPuzzle puzzle;  // without its place
  Scanner last;       // at the last line
  Scanner behind;     // at the line behind
  std::size_t
      cells;  // 81, or more where lines of one or three cells go on behind it that make no other puzzle
};

// The puzzle that begins on the line at the scanner. Sets `open` where the text ends within it.
std::optional<CellRun> find_cell_run(const Scanner& first, bool& open);

// Whether candidates are drawn in squares, with the first cell where `cells` says.
bool are_squares(std::string_view text, const CellOffsets& cells);

// Appends `text` from the byte `from` to the last square, with the digits of the solution alone. Returns the byte behind it.
std::size_t append_squares(std::string& out, std::string_view text, std::size_t from,
                           const CellOffsets& cells, const Grid& solution);

}  // namespace jiugong::formats
