#include "region_outline.h"

#include <algorithm>
#include <set>

namespace jiugong::bindings {
namespace {

// Whether a region has all cells of a row or column that are there: `size` from `first` on, `step` apart.
bool has_line(const RegionPuzzle& puzzle, const std::vector<int>& region, int first, int step,
              int size) {
  std::size_t count = 0;
  for (int i = 0, cell = first; i < size; ++i, cell += step) {
    count += puzzle.cells[static_cast<std::size_t>(cell)] != kVoidCell ? 1 : 0;
  }
  return region.size() == count;
}

bool is_full_line(const RegionPuzzle& puzzle, const std::vector<int>& region) {
  const int cols = puzzle.cols, row = region[0] / cols, col = region[0] % cols;
  const auto all = [&](auto is_in) { return std::all_of(region.begin(), region.end(), is_in); };
  const bool in_row = all([&](int cell) { return cell / cols == row; });
  const bool in_column = all([&](int cell) { return cell % cols == col; });
  if (!in_row && !in_column) return false;
  const int values = puzzle.high - puzzle.low + 1;
  return region.size() == static_cast<std::size_t>(values) ||
         (in_row && has_line(puzzle, region, row * cols, 1, cols)) ||
         (in_column && has_line(puzzle, region, col, cols, puzzle.rows));
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
