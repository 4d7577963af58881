#include "regions/windows.h"

#include <algorithm>
#include <iterator>

#include "small_sort.h"

namespace jiugong::regions {
namespace {

bool in_one_line(const Cells& cells, const std::vector<int>& line_of) {
  return std::all_of(cells.begin(), cells.end(),
                     [&](Small cell) { return line_of[cell] == line_of[cells.front()]; });
}

// Sorts by line, then by cells.
void sort_by_line(std::vector<Cells>& houses, const std::vector<int>& line_of) {
  small_sort(houses, [&](const Cells& a, const Cells& b) {
    const int first = line_of[a.front()], second = line_of[b.front()];
    return first != second ? first < second : a < b;
  });
}

}  // namespace

HouseFamilies families_of(const std::vector<Cells>& full_houses, const std::vector<int>& grid_cell,
                          int cols) {
  std::vector<int> row_of, column_of;
  for (const int cell : grid_cell) {
    row_of.push_back(cell / cols);
    column_of.push_back(cell % cols);
  }
  HouseFamilies families;
  for (const Cells& house : full_houses) {
    if (in_one_line(house, row_of)) {
      families.rows.push_back(house);
    } else if (in_one_line(house, column_of)) {
      families.columns.push_back(house);
    } else {
      families.others.push_back(house);
    }
  }
  sort_by_line(families.rows, row_of);
  sort_by_line(families.columns, column_of);
  return families;
}

Cells difference(SmallList a, SmallList b) {
  Cells rest;
  rest.reserve(a.size());
  std::set_difference(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(rest));
  return rest;
}

}  // namespace jiugong::regions
