#include "teach/board.h"

#include <algorithm>

namespace jiugong::teach {

Changes Changes::everything() {
  Changes all;
  for (Cell cell = 0; cell < kCellCount; ++cell) all.cells.set(cell);
  all.houses = kAllHouses;
  all.digits = kAllDigits;
  return all;
}

void Changes::add(const Changes& other) {
  cells = cells | other.cells;
  houses |= other.houses;
  digits = static_cast<DigitSet>(digits | other.digits);
}

void Board::start(const Grid& digits, const Marks& marks) {
  *this = Board();
  open_ = kCellCount;
  std::fill(std::begin(open_in_), std::end(open_in_), std::uint8_t{9});
  int taken[kHouseCount] = {};
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    if (digits[cell] == 0) continue;
    settle(cell, digits[cell] - 1);
    for (const int house : kTables.houses[cell]) taken[house] |= 1 << (digits[cell] - 1);
  }
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    if (digits[cell] != 0) continue;
    int gone = 0;
    for (const int house : kTables.houses[cell]) gone |= taken[house];
    cells[cell] = static_cast<DigitSet>(marks[static_cast<std::size_t>(cell)] & ~gone);
    for (const int digit : bits(cells[cell])) {
      for (int type = 0; type < 3; ++type) {
        PlaceSet& set = places[house_of(cell, type)][digit];
        set = static_cast<PlaceSet>(set | 1 << place_of(cell, type));
      }
    }
  }
  changes_ = Changes::everything();
}

void Board::settle(Cell cell, int digit) {
  placed_.set(cell);
  digits_[cell] = static_cast<Digit>(digit + 1);
  for (const int house : kTables.houses[cell]) {
    --open_in_[house];
    nearly_full_ &= ~(1U << house);
    if (open_in_[house] == 1) nearly_full_ |= 1U << house;
  }
  ++count_of_[digit];
  --open_;
}

void Board::place(Cell cell, int digit) {
  settle(cell, digit);
  for (const int gone : bits(cells[cell])) remove(cell, gone);
  for (int type = 0; type < 3; ++type) {
    const int house = house_of(cell, type);
    for (const int place : bits(places[house][digit])) remove(cell_at(house, place), digit);
  }
}

void Board::remove(Cell cell, int digit) {
  Candidates::remove(cell, digit);
  changes_.add(cell, digit);
}

Changes Board::take_changes() {
  const Changes changes = changes_;
  changes_ = {};
  return changes;
}

}  // namespace jiugong::teach
