// Unavoidable sets: sets of cells of a full grid of which every puzzle must give at least one, as
// in the search for puzzles with 16 givens (McGuire, Tugemann, Civario, "There is no 16-clue
// sudoku", 2012).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "grid/cell_set.h"
#include "jiugong/geometry.h"
#include "jiugong/grid.h"

namespace jiugong::generator {

using grid::CellSet;

// Unavoidable sets of a full grid. The digits of such a set can be changed so that the grid is
// another full grid, so a puzzle that gives none of its cells has at least two solutions.
//
// Every other full grid yields some: the cells in which it differs, which often fall into several
// parts that can be changed independently.
class UnavoidableSets {
 public:
  // Discards the previous grid and starts with the sets found by exchanging two digits, two rows of
  // a band or two columns of a stack.
  void start(const Grid& grid);

  // Adds the parts in which `other`, a full grid, differs from the grid.
  void add(const Grid& other);

  // The sets, in the order in which they were added.
  std::span<const CellSet> all() const { return sets_; }

 private:
  void add_exchanged_digits(Digit a, Digit b);
  void add_exchanged_lines(std::size_t line, std::size_t other);

  Grid grid_;
  // By digit and line, rows before columns: the line of the other direction that has the digit there.
  std::array<std::array<std::uint8_t, 18>, 10> across_{};
  std::array<std::array<std::uint8_t, 9>, 10> row_in_box_{};  // by digit and box
  std::vector<CellSet> sets_;
};

}  // namespace jiugong::generator
