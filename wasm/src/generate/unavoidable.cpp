#include "generate/unavoidable.h"

namespace jiugong::generator {
namespace {

// Returns the indices of the cell's row, column and box in kHouses.
std::array<std::size_t, 3> houses_of(Cell cell) {
  return {static_cast<std::size_t>(row_of(cell)), static_cast<std::size_t>(9 + column_of(cell)),
          static_cast<std::size_t>(18 + box_of(cell))};
}

}  // namespace

void UnavoidableSets::start(const Grid& grid) {
  grid_ = grid;
  sets_.clear();
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    for (const std::size_t house : houses_of(cell)) place_[house][grid[cell]] = cell;
  }
  add_exchanged_digits();
  add_exchanged_lines(true);
  add_exchanged_lines(false);
}

void UnavoidableSets::add_exchanged_digits() {
  for (Digit a = 1; a <= 9; ++a) {
    for (auto b = static_cast<Digit>(a + 1); b <= 9; ++b) {
      Grid other = grid_;
      for (std::size_t row = 0; row < 9; ++row) {
        other.set(place_[row][a], b);
        other.set(place_[row][b], a);
      }
      add(other);
    }
  }
}

void UnavoidableSets::add_exchanged_lines(bool rows) {
  const std::size_t first_house = rows ? 0 : 9;
  for (std::size_t i = 0; i < 9; ++i) {
    // Each line with the next one of its band or stack.
    const auto& line = kHouses[first_house + i];
    const auto& next = kHouses[first_house + i / 3 * 3 + (i + 1) % 3];
    Grid other = grid_;
    for (std::size_t k = 0; k < 9; ++k) {
      other.set(line[k], grid_[next[k]]);
      other.set(next[k], grid_[line[k]]);
    }
    add(other);
  }
}

void UnavoidableSets::add(const Grid& other) {
  CellSet differing;
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    if (grid_[cell] != other[cell]) differing.set(cell);
  }
  while (!differing.empty()) sets_.push_back(part_from(differing.lowest(), other, differing));
}

// Removes the part with the cell `first` from the differing cells and returns it. In each house the
// digits are permuted in cycles: a cell and the cell whose digit it receives are in the same part.
CellSet UnavoidableSets::part_from(Cell first, const Grid& other, CellSet& differing) const {
  CellSet part;
  std::array<Cell, kCellCount> to_follow{};
  std::size_t count = 0;
  const auto take = [&](Cell cell) {
    differing.reset(cell);
    part.set(cell);
    to_follow[count++] = cell;
  };
  take(first);
  while (count != 0) {
    const Cell cell = to_follow[--count];
    for (const std::size_t house : houses_of(cell)) {
      const Cell source = place_[house][other[cell]];
      if (differing.test(source)) take(source);
    }
  }
  return part;
}

}  // namespace jiugong::generator
