// Well-known region puzzles by name, and the parts that such puzzles are made of.
#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "jiugong/region_puzzle.h"

namespace jiugong {

// A grid of open cells without any region, 1..36 rows and columns.
RegionPuzzle open_grid(int rows, int cols, int low, int high);

// These add regions to a puzzle with one entry a cell: each row, each column, each box of
// `box_rows` x `box_cols` cells (at least 1), from the top left in row-major order. They leave void
// cells out, and regions of void cells alone. Boxes at the right and lower edges are smaller where
// their sides do not divide those of the grid.
//
//   RegionPuzzle puzzle = open_grid(6, 6, 1, 6);
//   add_rows(puzzle);
//   add_columns(puzzle);
//   add_boxes(puzzle, 2, 3);
void add_rows(RegionPuzzle& puzzle);
void add_columns(RegionPuzzle& puzzle);
void add_boxes(RegionPuzzle& puzzle, int box_rows, int box_cols);

// Adds a region for each label: its cells, one character a cell. Cells with '.' and void cells are in
// no region. Regions are in the order of their labels. A text that is not as long as the grid adds
// nothing.
void add_labelled(RegionPuzzle& puzzle, std::string_view labels);

// Classic sudoku: `4x4`, `6x6` (boxes of 2 rows and 3 columns), `8x8` (2x4), `9x9`, `10x10` (2x5),
// `12x12` (3x4), `16x16` and `25x25`. And, 9x9 with rows and columns:
//
//   x                with boxes and both diagonals
//   windoku          with boxes and four windows
//   jigsaw           with nine pieces of other shapes instead of boxes
//   toroidal         with pieces that go on at the opposite edge
//   disjoint         with boxes and disjoint groups: the cells at the same place in their boxes
//   anti-knight, anti-king, non-consecutive, killer
//                    with boxes; for `killer` cages are to be added
std::span<const std::string_view> region_preset_names();

// The preset with this name, with every cell open, or nothing.
std::optional<RegionPuzzle> region_preset(std::string_view name);

// The sides of the boxes of a classic sudoku with this side: its divisors that differ least, fewer
// rows than columns (6: 2 and 3). One row where the side is 1 or prime, and so no box is needed.
struct BoxSides {
  int rows = 1;
  int cols = 1;
};
BoxSides box_sides(int side);

// A classic sudoku of this side, 1..36, with every cell open.
RegionPuzzle classic_grid(int side);

}  // namespace jiugong
