#include <algorithm>
#include <array>
#include <limits>
#include <set>
#include <utility>

#include "jiugong/region_presets.h"

namespace jiugong {
namespace {

// Adds the cells of a rectangle that lie in the grid and are not void.
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

std::size_t count_in_row(const RegionPuzzle& puzzle, int row) {
  const auto begin = puzzle.cells.begin() + std::ptrdiff_t{row} * puzzle.cols;
  return static_cast<std::size_t>(puzzle.cols - std::count(begin, begin + puzzle.cols, kVoidCell));
}

std::size_t count_in_column(const RegionPuzzle& puzzle, int col) {
  std::size_t count = 0;
  for (int row = 0; row < puzzle.rows; ++row) {
    const int cell = row * puzzle.cols + col;
    if (puzzle.cells[static_cast<std::size_t>(cell)] != kVoidCell) ++count;
  }
  return count;
}

bool is_full_line(const RegionPuzzle& puzzle, const std::vector<int>& region) {
  const int row = region[0] / puzzle.cols, col = region[0] % puzzle.cols;
  const bool in_row = std::all_of(region.begin(), region.end(),
                                  [&](int cell) { return cell / puzzle.cols == row; });
  const bool in_column = std::all_of(region.begin(), region.end(),
                                     [&](int cell) { return cell % puzzle.cols == col; });
  if (!in_row && !in_column) return false;
  const int values = puzzle.high - puzzle.low + 1;
  return region.size() == static_cast<std::size_t>(values) ||
         (in_row && region.size() == count_in_row(puzzle, row)) ||
         (in_column && region.size() == count_in_column(puzzle, col));
}

}  // namespace

RegionPuzzle open_grid(int rows, int cols, int low, int high) {
  RegionPuzzle puzzle;
  puzzle.rows = rows;
  puzzle.cols = cols;
  puzzle.low = low;
  puzzle.high = high;
  const int cells = rows * cols;
  puzzle.cells.assign(static_cast<std::size_t>(cells), kOpenCell);
  return puzzle;
}

void add_rows(RegionPuzzle& puzzle) { add_boxes(puzzle, 1, puzzle.cols); }
void add_columns(RegionPuzzle& puzzle) { add_boxes(puzzle, puzzle.rows, 1); }

void add_boxes(RegionPuzzle& puzzle, int box_rows, int box_cols) {
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

RegionOutline outline_of(const RegionPuzzle& puzzle) {
  RegionOutline outline;
  std::set<std::vector<int>> lines;
  std::vector<int> area_of(puzzle.cells.size(), -1);
  for (std::size_t i = 0; i < puzzle.regions.size(); ++i) {
    std::vector<int> region = puzzle.regions[i];
    std::sort(region.begin(), region.end());
    const auto area = [&](int cell) -> int& { return area_of[static_cast<std::size_t>(cell)]; };
    // (The second time a line is named it is a straight piece of a jigsaw.)
    if (is_full_line(puzzle, region) && lines.insert(region).second) continue;
    const int number = static_cast<int>(i), first = area(region[0]);
    if (std::all_of(region.begin(), region.end(), [&](int cell) { return area(cell) < 0; })) {
      for (const int cell : region) area(cell) = number;
      outline.areas.push_back(number);
      continue;
    }
    // An area that is named again, as where two grids share a box, is no extra.
    const bool again =
        first >= 0 && region.size() == puzzle.regions[static_cast<std::size_t>(first)].size() &&
        std::all_of(region.begin(), region.end(), [&](int cell) { return area(cell) == first; });
    if (!again) outline.extras.push_back(number);
  }
  return outline;
}

BoxSides box_sides(int side) {
  BoxSides sides = {.rows = 1, .cols = side};
  for (int rows = 2; rows * rows <= side; ++rows) {
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
