#include "cover/regions/windows.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace jiugong::internal {
namespace {

bool same(const Cells& cells, const auto& line_of) {
  return std::all_of(cells.begin(), cells.end(),
                     [&](Small cell) { return line_of(cell) == line_of(cells.front()); });
}

}  // namespace

HouseFamilies families_of(const std::vector<Cells>& full_houses, const std::vector<int>& grid_cell,
                          int cols) {
  const auto row_of = [&](Small cell) { return grid_cell[cell] / cols; };
  const auto column_of = [&](Small cell) { return grid_cell[cell] % cols; };
  HouseFamilies families;
  for (const Cells& house : full_houses) {
    if (same(house, row_of)) {
      families.rows.push_back(house);
    } else if (same(house, column_of)) {
      families.columns.push_back(house);
    } else {
      families.others.push_back(house);
    }
  }
  const auto by = [](const auto& line_of) {
    return [line_of](const Cells& a, const Cells& b) {
      return std::pair(line_of(a.front()), a) < std::pair(line_of(b.front()), b);
    };
  };
  std::sort(families.rows.begin(), families.rows.end(), by(row_of));
  std::sort(families.columns.begin(), families.columns.end(), by(column_of));
  return families;
}

Cells joined(const std::vector<Cells>& family, std::size_t first, std::size_t last) {
  Cells cells;
  for (std::size_t i = first; i <= last; ++i) {
    cells.insert(cells.end(), family[i].begin(), family[i].end());
  }
  std::sort(cells.begin(), cells.end());
  if (std::adjacent_find(cells.begin(), cells.end()) != cells.end()) cells.clear();
  return cells;
}

Cells difference(SmallList a, SmallList b) {
  Cells rest;
  std::set_difference(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(rest));
  return rest;
}

}  // namespace jiugong::internal
