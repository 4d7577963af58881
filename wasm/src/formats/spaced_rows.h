// Grids whose blanks are spaces: their digits stand below one another, and their rows are told from the gaps between boxes.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

#include "formats/row_count.h"
#include "formats/scanner.h"

namespace jiugong::formats {

// The rows that are looked at to tell whose they are: those of four grids.
inline constexpr std::size_t kMostRows = 36;

// Where the nine cells of each row are, in columns from 0.
using CellPlaces = std::array<std::ptrdiff_t, 9>;

struct SpacedGrid {
  CellPlaces places;
  std::vector<Scanner> rows;  // at the begin of each that was looked at
  RowCount count;             // how many of them are its own
  bool sure;                  // whether no line of spaces could be a row
};

// The grid of nine lines of digits, spaces and bars from `first` on, if their digits stand below one another as those of a grid
// do; a bad one where a row is missing or too many. Below a line of digits that is none of its rows, the grid may be what is left
// of one: lines of spaces are no rows then. Sets `open` where more text could change the answer, and `looked` to the
// byte up to which lines told it, if that is further on.
std::optional<SpacedGrid> find_spaced_grid(const Scanner& first, bool below_digits, bool& open,
                                           std::size_t& looked);

}  // namespace jiugong::formats
