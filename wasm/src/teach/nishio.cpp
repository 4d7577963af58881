#include "teach/nishio.h"

namespace jiugong::teach {
namespace {

class DigitBoard {
 public:
  DigitBoard(const Candidates& candidates, int digit) {
    for (int house = 0; house < kHouseCount; ++house) {
      places_[house] = candidates.places[house][digit];
      if (places_[house] != 0) open_ |= 1U << house;
    }
  }

  // Places the digit; returns false if it has been removed there.
  bool place(Cell cell) {
    for (const int house : kTables.houses[cell]) open_ &= ~(1U << house);
    for (int type = 0; type < 3; ++type) {
      const int house = house_of(cell, type);
      const unsigned own = 1U << place_of(cell, type);
      if ((places_[house] & own) == 0) return false;
      for (const int other : bits(places_[house] & ~own)) remove(cell_at(house, other));
    }
    return true;
  }

  void remove(Cell cell) {
    for (int type = 0; type < 3; ++type) {
      const int house = house_of(cell, type);
      places_[house] &= ~(1U << place_of(cell, type));
      changed_ |= 1U << house;
    }
  }

  // Places the digit wherever a house has one place left; returns false if one has none.
  bool follow() {
    for (changed_ &= open_; changed_ != 0; changed_ &= open_) {
      const int house = lowest_bit(changed_);
      changed_ &= changed_ - 1;
      if (places_[house] == 0) return false;
      if (is_single(places_[house]) && !place(cell_at(house, lowest_bit(places_[house])))) {
        return false;
      }
    }
    return true;
  }

 private:
  unsigned places_[kHouseCount];
  std::uint32_t open_ = 0, changed_ = 0;  // houses: without the digit; with fewer places
};

}  // namespace

bool leaves_no_place(const Candidates& candidates, Cell cell, int digit, bool on) {
  DigitBoard board(candidates, digit);
  if (on) return !board.place(cell) || !board.follow();
  board.remove(cell);
  return !board.follow();
}

}  // namespace jiugong::teach
