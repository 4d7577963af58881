#include <algorithm>
#include <array>
#include <limits>
#include <utility>

#include "jiugong/region_presets.h"
#include "regions/validate.h"

namespace jiugong {
namespace {

bool has_cells(const RegionPuzzle& puzzle) {
  return !regions::validate_size(puzzle.rows, puzzle.cols) &&
         puzzle.cells.size() ==
             static_cast<std::size_t>(puzzle.rows) * static_cast<std::size_t>(puzzle.cols);
}

// Adds a region of the cells of a rectangle that are in the grid and not void.
void add_rectangle(RegionPuzzle& puzzle, int top, int left, int height, int width) {
  std::vector<int> cells;
  for (int row = top; row < std::min(top + height, puzzle.rows); ++row) {
    for (int col = left; col < std::min(left + width, puzzle.cols); ++col) {
      const int cell = row * puzzle.cols + col;
      if (puzzle.cells[static_cast<std::size_t>(cell)] != kVoidCell) cells.push_back(cell);
    }
  }
  if (!cells.empty()) puzzle.regions.push_back(std::move(cells));
}

}  // namespace

RegionPuzzle open_grid(int rows, int cols, int low, int high) {
  RegionPuzzle puzzle;
  puzzle.rows = rows;
  puzzle.cols = cols;
  puzzle.low = low;
  puzzle.high = high;
  if (!regions::validate_size(rows, cols)) {
    puzzle.cells.assign(static_cast<std::size_t>(rows) * static_cast<std::size_t>(cols), kOpenCell);
  }
  return puzzle;
}

void add_rows(RegionPuzzle& puzzle) { add_boxes(puzzle, 1, puzzle.cols); }
void add_columns(RegionPuzzle& puzzle) { add_boxes(puzzle, puzzle.rows, 1); }

void add_boxes(RegionPuzzle& puzzle, int box_rows, int box_cols) {
  if (!has_cells(puzzle)) return;
  box_rows = std::clamp(box_rows, 1, kMaxRegionSide);
  box_cols = std::clamp(box_cols, 1, kMaxRegionSide);
  for (int row = 0; row < puzzle.rows; row += box_rows) {
    for (int col = 0; col < puzzle.cols; col += box_cols) {
      add_rectangle(puzzle, row, col, box_rows, box_cols);
    }
  }
}

void add_labelled(RegionPuzzle& puzzle, std::string_view labels) {
  if (labels.size() != puzzle.cells.size()) return;
  constexpr std::size_t kNone = std::numeric_limits<std::size_t>::max();
  std::array<std::size_t, 256> region_of{};
  region_of.fill(kNone);
  for (std::size_t cell = 0; cell < labels.size(); ++cell) {
    if (labels[cell] == '.' || puzzle.cells[cell] == kVoidCell) continue;
    std::size_t& region = region_of[static_cast<unsigned char>(labels[cell])];
    if (region == kNone) {
      region = puzzle.regions.size();
      puzzle.regions.emplace_back();
    }
    puzzle.regions[region].push_back(static_cast<int>(cell));
  }
}

BoxSides box_sides(int side) {
  BoxSides sides = {.rows = 1, .cols = side};
  for (int rows = 2; rows <= side / rows; ++rows) {
    if (side % rows == 0) sides = {.rows = rows, .cols = side / rows};
  }
  return sides;
}

RegionPuzzle classic_grid(int side) {
  RegionPuzzle puzzle = open_grid(side, side, 1, side);
  add_rows(puzzle);
  add_columns(puzzle);
  const BoxSides sides = box_sides(side);
  if (sides.rows > 1) add_boxes(puzzle, sides.rows, sides.cols);
  return puzzle;
}

}  // namespace jiugong
