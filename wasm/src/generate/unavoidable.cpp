#include "generate/unavoidable.h"

#include <bit>
#include <cstdint>

namespace jiugong::generator {
namespace {

// The indices of each cell's row, column and box in kHouses.
constexpr auto kHousesOfCells = [] {
  std::array<std::array<std::uint8_t, 3>, kCellCount> houses{};
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    houses[static_cast<std::size_t>(cell)] = {static_cast<std::uint8_t>(row_of(cell)),
                                              static_cast<std::uint8_t>(9 + column_of(cell)),
                                              static_cast<std::uint8_t>(18 + box_of(cell))};
  }
  return houses;
}();
const std::array<std::uint8_t, 3>& houses_of(Cell cell) {
  return kHousesOfCells[static_cast<std::size_t>(cell)];
}

}  // namespace

void UnavoidableSets::start(const Grid& grid) {
  grid_ = grid;
  sets_.clear();
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    for (const std::size_t house : houses_of(cell)) place_[house][grid[cell]] = cell;
  }
  for (Digit a = 1; a <= 9; ++a) {
    for (auto b = static_cast<Digit>(a + 1); b <= 9; ++b) add_exchanged_digits(a, b);
  }
  // Each line with the next one of its band or stack.
  for (std::size_t line = 0; line < 18; ++line) {
    add_exchanged_lines(line, line / 3 * 3 + (line + 1) % 3);
  }
}

// Two rows exchange their digits together if a place of one digit in one of them and a place of the other
// digit in the other share a column or a box.
void UnavoidableSets::add_exchanged_digits(Digit a, Digit b) {
  std::array<unsigned, 9> linked{};  // per row, the rows that go with it, as bits
  for (std::size_t house = 9; house < kHouseCount; ++house) {
    const auto row = static_cast<std::size_t>(row_of(place_[house][a]));
    const auto other = static_cast<std::size_t>(row_of(place_[house][b]));
    linked[row] |= 1U << other;
    linked[other] |= 1U << row;
  }
  for (unsigned left = 0x1ff; left != 0;) {
    CellSet part;
    for (unsigned open = left & -left; open != 0;) {
      const auto row = static_cast<std::size_t>(std::countr_zero(open));
      left &= ~(1U << row);
      open = (open | linked[row]) & left;
      part.set(place_[row][a]);
      part.set(place_[row][b]);
    }
    sets_.push_back(part);
  }
}

// The pairs of cells that face each other in two lines fall into cycles, each with the same digits in both.
void UnavoidableSets::add_exchanged_lines(std::size_t line, std::size_t other) {
  const auto& cells = kHouses[line];
  const auto& others = kHouses[other];
  for (unsigned left = 0x1ff; left != 0;) {
    CellSet part;
    for (auto k = static_cast<std::size_t>(std::countr_zero(left)); (left >> k & 1) != 0;) {
      left &= ~(1U << k);
      part.set(cells[k]);
      part.set(others[k]);
      const Cell same = place_[line][grid_[others[k]]];
      k = static_cast<std::size_t>(line < 9 ? column_of(same) : row_of(same));
    }
    sets_.push_back(part);
  }
}

void UnavoidableSets::add(const Grid& other) {
  if (other == grid_) return;
  CellSet differing;
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    differing = differing | CellSet::of(cell, grid_[cell] != other[cell]);
  }
  while (!differing.empty()) {
    sets_.push_back(part_with(differing.lowest(), other));
    differing = differing - sets_.back();
  }
}

// Returns the part of the differing cells with the cell `first`. In each house the digits are permuted in
// cycles: a cell and the cell whose digit it receives are in the same part.
CellSet UnavoidableSets::part_with(Cell first, const Grid& other) const {
  CellSet part;
  for (CellSet open = CellSet::of(first); !open.empty();) {
    const Cell cell = open.lowest();
    part.set(cell);
    for (const std::size_t house : houses_of(cell)) open.set(place_[house][other[cell]]);
    open = open - part;
  }
  return part;
}

}  // namespace jiugong::generator
