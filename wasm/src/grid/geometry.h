// Where cells lie: rows, columns, boxes and their numbering, all known to the compiler.
#pragma once

#include <array>

#include "jiugong/grid.h"

namespace jiugong {

constexpr int row_of(Cell cell) { return cell / 9; }
constexpr int column_of(Cell cell) { return cell % 9; }
constexpr int box_of(Cell cell) { return cell / 27 * 3 + cell % 9 / 3; }

// Two different cells that share a house may not hold the same digit.
constexpr bool are_peers(Cell a, Cell b) {
  return a != b &&
         (row_of(a) == row_of(b) || column_of(a) == column_of(b) || box_of(a) == box_of(b));
}

inline constexpr int kHouseCount = 27;

// The nine cells of each house: rows 0..8, then columns 9..17, then boxes 18..26.
inline constexpr auto kHouses = [] {
  std::array<std::array<Cell, 9>, kHouseCount> houses{};
  for (int i = 0; i < 9; ++i) {
    for (int k = 0; k < 9; ++k) {
      const auto house = static_cast<std::size_t>(i), place = static_cast<std::size_t>(k);
      houses[house][place] = 9 * i + k;
      houses[house + 9][place] = 9 * k + i;
      houses[house + 18][place] = (i / 3 * 3 + k / 3) * 9 + i % 3 * 3 + k % 3;
    }
  }
  return houses;
}();

}  // namespace jiugong
