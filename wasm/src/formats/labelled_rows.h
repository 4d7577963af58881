// Grids with something beside the cells of each row: a label that counts the rows, a bullet, the end of a statement, or what a
// browser or forum puts around a text.
//
//   A | 5 3 . | . 7 . | . . .     - 53..7....       0  5  3  0  0  7     53..7....<br>
//   B | 6 . . | 1 9 5 | . . .     - 6..195...       1  6  0  0  1  9     6..195...<br>
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "formats/grid_line.h"
#include "formats/scanner.h"

namespace jiugong::formats {

// Whether a label follows another: they are the same but for one digit or letter, which counts up or down, always by the same
// step (0 before the first).
bool label_follows(std::string_view label, std::string_view last, int& step);

struct LabelledRow {
  Scanner begin;    // of its cells
  std::size_t end;  // behind them, in bytes
  GridLine look;    // at them alone
  Scanner behind;   // at the next line
};

// The nine rows from `first` on, over borders and blank lines, if what stands before and behind their cells is the same on
// each line but for a digit or letter that counts from 0, 1 or A, and holds nothing else that may be a cell. A list of more than
// nine such rows is none: sets `refused` behind the ninth. Sets `open` where the text ends before that is known.
std::optional<std::vector<LabelledRow>> find_labelled_rows(const Scanner& first,
                                                           std::size_t& refused, bool& open);

}  // namespace jiugong::formats
