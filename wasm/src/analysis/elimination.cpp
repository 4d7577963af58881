#include "analysis/elimination.h"

#include <bit>

#include "jiugong/geometry.h"

namespace jiugong::analysis {
namespace {

DigitSet& at(Marks& marks, Cell cell) { return marks[static_cast<std::size_t>(cell)]; }

// Removes `gone` from the digits of a cell; returns whether it had any of them.
bool take(DigitSet& digits, int gone) {
  const auto rest = static_cast<DigitSet>(digits & ~gone);
  const bool changed = rest != digits;
  digits = rest;
  return changed;
}

bool singles_of(Marks& marks, const std::array<Cell, 9>& house) {
  int once = 0, twice = 0, settled = 0;
  for (const Cell cell : house) {
    const DigitSet digits = at(marks, cell);
    twice |= once & digits;
    once |= digits;
    if (std::has_single_bit(digits)) settled |= digits;
  }
  // A digit with one place is the only digit of that cell; a settled digit is removed from the
  // other cells.
  const int hidden = once & ~twice & ~settled;
  const bool unsettled = (twice & settled) != 0;
  if (hidden == 0 && !unsettled) return false;
  bool changed = false;
  for (const Cell cell : house) {
    DigitSet& digits = at(marks, cell);
    if ((digits & hidden) != 0) {
      changed |= take(digits, ~hidden);
    } else if (!std::has_single_bit(digits)) {
      changed |= take(digits, settled);
    }
  }
  return changed;
}

// The three lines of a band or stack (0..2 and 3..5) cross its three boxes in nine parts of three
// cells each: part[line][box].
class Parts {
 public:
  Parts(Marks& marks, std::size_t band) : marks_(marks), lines_(&kHouses[3 * band]) {
    for (std::size_t line = 0; line < 3; ++line) {
      for (std::size_t box = 0; box < 3; ++box) {
        for (std::size_t k = 0; k < 3; ++k) parts_[line][box] |= cell(line, box, k);
      }
    }
  }

  // If a digit of a line occurs in one box only, it is removed from the rest of the box; if a digit
  // of a box occurs on one line only, it is removed from the rest of the line.
  bool eliminate_locked() {
    bool changed = false;
    for (std::size_t line = 0; line < 3; ++line) {
      for (std::size_t box = 0; box < 3; ++box) {
        const std::size_t line2 = (line + 1) % 3, line3 = (line + 2) % 3;
        const std::size_t box2 = (box + 1) % 3, box3 = (box + 2) % 3;
        const int here = parts_[line][box];
        const int rest_of_line = parts_[line][box2] | parts_[line][box3];
        const int rest_of_box = parts_[line2][box] | parts_[line3][box];
        if (const int claimed = here & rest_of_box & ~rest_of_line; claimed != 0) {
          take_from(line2, box, claimed);
          take_from(line3, box, claimed);
          changed = true;
        }
        if (const int pointed = here & rest_of_line & ~rest_of_box; pointed != 0) {
          take_from(line, box2, pointed);
          take_from(line, box3, pointed);
          changed = true;
        }
      }
    }
    return changed;
  }

 private:
  DigitSet& cell(std::size_t line, std::size_t box, std::size_t k) {
    return at(marks_, lines_[line][3 * box + k]);
  }

  void take_from(std::size_t line, std::size_t box, int digits) {
    take(parts_[line][box], digits);
    for (std::size_t k = 0; k < 3; ++k) take(cell(line, box, k), digits);
  }

  Marks& marks_;
  const std::array<Cell, 9>* lines_;
  std::array<std::array<DigitSet, 3>, 3> parts_{};
};

bool eliminate_singles(Marks& marks) {
  bool changed = false;
  for (const auto& house : kHouses) changed |= singles_of(marks, house);
  return changed;
}

bool eliminate_locked(Marks& marks) {
  bool changed = false;
  for (std::size_t band = 0; band < 6; ++band) changed |= Parts(marks, band).eliminate_locked();
  return changed;
}

}  // namespace

void eliminate(Marks& marks) {
  // Singles come first: they are cheaper and often make the rest unnecessary.
  while (eliminate_singles(marks) || eliminate_locked(marks)) {
  }
}

}  // namespace jiugong::analysis
