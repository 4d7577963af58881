// Well-known region puzzles by name, and functions to build such puzzles.
#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "jiugong/region_puzzle.h"

namespace jiugong {

// Returns a grid of open cells without regions, with 1..36 rows and columns. One of another size has no cells, so
// that nothing is added to it and validate() refuses it.
RegionPuzzle open_grid(int rows, int cols, int low, int high);

// Add regions to a puzzle that has one entry per cell, and none to others: each row, each column, each box of
// `box_rows` x `box_cols` cells (less than 1 counts as 1), from the top left in row-major order. Void cells are
// left out, and regions of void cells only are not added. If the sides of the boxes do not divide
// those of the grid, the boxes at its right and lower edges are smaller.
//
//   RegionPuzzle puzzle = open_grid(6, 6, 1, 6);
//   add_rows(puzzle);
//   add_columns(puzzle);
//   add_boxes(puzzle, 2, 3);
void add_rows(RegionPuzzle& puzzle);
void add_columns(RegionPuzzle& puzzle);
void add_boxes(RegionPuzzle& puzzle, int box_rows, int box_cols);

// Adds a region for each label: the cells that have it in `labels`, one character per cell. '.' and
// void cells belong to no region. The regions are in the order in which their labels first occur. A
// text whose length differs from the number of cells adds nothing.
void add_labelled(RegionPuzzle& puzzle, std::string_view labels);

// The names of the presets. Classic sudoku: `4x4`, `6x6` (boxes of 2 rows and 3 columns), `8x8`
// (2x4), `9x9`, `10x10` (2x5), `12x12` (3x4), `16x16` and `25x25`. Variants, all 9x9 with rows and
// columns:
//
//   x                boxes and both diagonals
//   windoku          boxes and four windows
//   jigsaw           nine irregular regions instead of boxes
//   toroidal         regions that wrap around the edges
//   disjoint         boxes and disjoint groups: the cells at the same position in their boxes
//   anti-knight, anti-king, non-consecutive, killer
//                    boxes; for `killer` the caller adds the cages
std::span<const std::string_view> region_preset_names();

// Returns the preset with this name, with every cell open, or nothing if there is none.
std::optional<RegionPuzzle> region_preset(std::string_view name);

// The box dimensions of a classic sudoku with this side: the two divisors closest to each other,
// with no more rows than columns (6: 2 and 3). A box has one row if the side is 1 or prime; no
// boxes are needed then.
struct BoxSides {
  int rows = 1;
  int cols = 1;
};
BoxSides box_sides(int side);

// Returns a classic sudoku of this side, 1..36 as for open_grid(), with every cell open.
RegionPuzzle classic_grid(int side);

}  // namespace jiugong
