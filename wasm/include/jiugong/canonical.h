// The canonical form of a puzzle: the least of all puzzles that are essentially the same.
//
// Two puzzles are essentially the same if one becomes the other by relabelling the digits, by
// transposition, and by permuting bands, stacks, rows within a band and columns within a stack:
// 9! * 2 * 6^8 = 1,218,998,108,160 transformations. Of all these puzzles, written as 81 characters with
// 0 for blank cells, the canonical form is the first in lexicographical order, which collectors call
// the row-minlex form. Puzzles are essentially the same exactly if their canonical forms are equal.
// (Some collections compare the places of the givens first and the digits afterwards; that form
// differs for 3 in 100 puzzles of 17 givens.)
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "jiugong/grid.h"

namespace jiugong {

// Transposes a grid, then permutes its rows and columns, then relabels its digits.
struct Transformation {
  bool transposed = false;
  // Row i of the image is row rows[i] of the grid, 0..8, once that is transposed if it has to be.
  // Columns likewise. Rows of a band stay together, as columns of a stack do.
  std::array<std::uint8_t, 9> rows = {0, 1, 2, 3, 4, 5, 6, 7, 8};
  std::array<std::uint8_t, 9> columns = {0, 1, 2, 3, 4, 5, 6, 7, 8};
  // Digit d becomes digits[d]; digits[0] is 0, as blank cells stay blank.
  std::array<Digit, 10> digits = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9};

  bool operator==(const Transformation&) const = default;
};

// Returns the image of `grid`.
Grid apply(const Transformation& transformation, const Grid& grid);

struct CanonicalForm {
  Grid grid;
  Transformation transformation;  // apply(transformation, puzzle) == grid

  // The number of ways to transpose the puzzle and permute its rows and columns after which some
  // relabelling gives the puzzle back: 1 for most puzzles, 2 * 6^8 for the blank grid.
  std::uint64_t automorphisms = 1;

  bool operator==(const CanonicalForm&) const = default;
};

// Returns the canonical form of `puzzle`, or nothing if its digits clash (clashing_cells() tells
// where). It takes some microseconds for common puzzles and filled grids, and at most some
// milliseconds for the few that have thousands of automorphisms. The same puzzle gives the same
// result on every platform.
//
//   const auto form = canonical_form(puzzle);
//   if (form && known.insert(form->grid.to_line()).second) keep(puzzle);  // seen for the first time
std::optional<CanonicalForm> canonical_form(const Grid& puzzle);

}  // namespace jiugong
