#include "region_outline.h"

#include <algorithm>
#include <set>

namespace jiugong::bindings {
namespace {

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

RegionOutline outline_of(const RegionPuzzle& puzzle) {
  RegionOutline outline;
  std::set<std::vector<int>> lines;
  std::vector<int> area_of(puzzle.cells.size(), -1);
  for (std::size_t i = 0; i < puzzle.regions.size(); ++i) {
    std::vector<int> region = puzzle.regions[i];
    // (By a heap: std::sort takes 1.5 KB of the module.)
    std::partial_sort(region.begin(), region.end(), region.end());
    const auto area = [&](int cell) -> int& { return area_of[static_cast<std::size_t>(cell)]; };
    // (A line that is listed a second time is a straight region of a jigsaw.)
    if (is_full_line(puzzle, region) && lines.insert(region).second) continue;
    const int number = static_cast<int>(i), first = area(region[0]);
    if (std::all_of(region.begin(), region.end(), [&](int cell) { return area(cell) < 0; })) {
      for (const int cell : region) area(cell) = number;
      outline.areas.push_back(number);
      continue;
    }
    // A repeated area, such as a box that two grids share, is not an extra.
    const bool again =
        first >= 0 && region.size() == puzzle.regions[static_cast<std::size_t>(first)].size() &&
        std::all_of(region.begin(), region.end(), [&](int cell) { return area(cell) == first; });
    if (!again) outline.extras.push_back(number);
  }
  return outline;
}

}  // namespace jiugong::bindings
