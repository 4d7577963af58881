#include "generate/orbits.h"

#include "grid/geometry.h"

namespace jiugong::generator {

Cell image(Cell cell, Symmetry symmetry) {
  const int row = row_of(cell), column = column_of(cell);
  const auto at = [](int r, int c) { return 9 * r + c; };
  switch (symmetry) {
    case Symmetry::kNone:
      return cell;
    case Symmetry::kHalfTurn:
      return at(8 - row, 8 - column);
    case Symmetry::kQuarterTurn:
      return at(column, 8 - row);
    case Symmetry::kHorizontal:
      return at(row, 8 - column);
    case Symmetry::kVertical:
      return at(8 - row, column);
    case Symmetry::kDiagonal:
      return at(column, row);
    case Symmetry::kAntiDiagonal:
      return at(8 - column, 8 - row);
  }
  return cell;
}

Orbits orbits_of(Symmetry symmetry) {
  Orbits orbits;
  std::array<bool, kCellCount> seen{};
  for (Cell first = 0; first < kCellCount; ++first) {
    if (seen[static_cast<std::size_t>(first)]) continue;
    Orbit& orbit = orbits.list[orbits.count++];
    for (Cell cell = first; !seen[static_cast<std::size_t>(cell)]; cell = image(cell, symmetry)) {
      seen[static_cast<std::size_t>(cell)] = true;
      orbit.members[orbit.size++] = cell;
    }
  }
  return orbits;
}

}  // namespace jiugong::generator
