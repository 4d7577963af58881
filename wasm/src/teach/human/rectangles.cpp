// Rectangles of four cells in two rows, two columns and two boxes. With two digits crosswise and no given they
// could be exchanged, which a puzzle with one solution excludes.
//
//     unique rectangle      four open cells with both digits; of types 1 to 6
//     hidden rectangle      the same, by strong links of one of the digits
//     avoidable rectangle   two or three of the cells have been filled, and none is a given
#include "teach/human/techniques.h"
#include "teach/subsets.h"

namespace jiugong::teach::human {
namespace {

// The corners in a circle: i and i ^ 2 are opposite, 0 and 1 on a row.
struct Rectangle {
  Cell cells[4];
};

// Calls `visit(rectangle)` until it returns true; returns whether it did.
template <typename Visit>
bool for_each_rectangle(Visit visit) {
  for (Cell first = 0; first < kCellCount; ++first) {
    for (Cell third = first + 9; third < kCellCount; ++third) {
      const int row = first / 9, column = first % 9, low = third / 9, right = third % 9;
      if (right <= column || (row / 3 == low / 3) == (column / 3 == right / 3)) continue;
      if (visit(Rectangle{{first, 9 * row + right, third, 9 * low + column}})) return true;
    }
  }
  return false;
}

class UniqueRectangle {
 public:
  UniqueRectangle(const Board& board, const Rectangle& rectangle, unsigned pair, HintSink& sink)
      : board_(board), rectangle_(rectangle), pair_(pair), sink_(sink), hint_(sink.hint) {
    for (int i = 0; i < 4; ++i) {
      const Cell cell = rectangle.cells[i];
      if (board.cells[cell] == pair) continue;
      extra_corners_ |= 1U << i;
      extra_cells_.set(cell);
      extra_digits_ |= board.cells[cell] & ~pair;
    }
  }

  bool find(int type) {
    const int count = std::popcount(extra_corners_);
    const bool diagonal = extra_corners_ == 0b0101 || extra_corners_ == 0b1010;
    switch (type) {
      case 1:
        if (count != 1) return false;
        hint_.remove_from(board_, extra_cells_, pair_);
        return take(Technique::kUniqueRectangle, 1);
      case 2:
      case 5:
        if (!is_single(extra_digits_)) return false;
        if (type == 2 ? count != 2 || diagonal : !diagonal && count != 3) return false;
        hint_.remove_from(board_, common_peers(extra_cells_), extra_digits_);
        return take(Technique::kUniqueRectangle, type);
      case 3:
        return count == 2 && !diagonal && find_set();
      case 4:
        return count == 2 && !diagonal && find_locked_digit();
      case 6:
        return diagonal && find_x_wing();
      default:
        return find_hidden();
    }
  }

 private:
  CellSet corners() const {
    CellSet cells;
    for (const Cell cell : rectangle_.cells) cells.set(cell);
    return cells;
  }

  // Whether a digit has no place in a house but on the rectangle.
  bool is_locked(int house, int digit) const {
    return ((board_.cells_with(digit) & cells_of(house)) - corners()).empty();
  }

  // An open corner with both digits only, and a digit with no other place in both lines of the opposite one.
  bool find_hidden() {
    for (int i = 0; i < 4; ++i) {
      const Cell opposite = rectangle_.cells[i ^ 2];
      if (has_bit(extra_corners_, i)) continue;
      for (const int digit : bits(pair_)) {
        if (!is_locked(house_of(opposite, kRow), digit)) continue;
        if (!is_locked(house_of(opposite, kColumn), digit)) continue;
        extra_cells_ = CellSet::of(opposite);
        hint_.remove_from(board_, extra_cells_, pair_ & ~(1U << digit));
        hint_.pattern.add_house(house_of(opposite, kRow));
        hint_.pattern.add_house(house_of(opposite, kColumn));
        if (take(Technique::kHiddenRectangle, 0)) return true;
      }
    }
    return false;
  }

  // Takes the hint if it removes something; else the pattern is as before.
  bool take(Technique technique, int type) {
    if (hint_.removals.empty()) {
      hint_.pattern = {};
      return false;
    }
    hint_.name(technique, 0, type);
    for (const Cell cell : rectangle_.cells) hint_.pattern.add_cell(cell);
    hint_.pattern.digits = static_cast<DigitSet>(pair_);
    hint_.pattern.extra_digits = static_cast<DigitSet>(hint_.pattern.extra_digits | extra_digits_);
    hint_.pattern.add_extra_cells(extra_cells_);
    return sink_.take();
  }

  // Calls `visit(house)` for the houses of both cells with extra digits, until it returns true.
  template <typename Visit>
  bool for_each_common_house(Visit visit) const {
    const Cell first = extra_cells_.lowest(), second = extra_cells_.highest();
    bool enough = false;
    for (const int house : bits(houses_of(first) & houses_of(second))) {
      enough = enough || visit(house);
    }
    return enough;
  }

  // Type 3: one of the two cells has an extra digit, which makes a naked set with cells of their house.
  bool find_set() {
    return for_each_common_house([&](int house) {
      return for_each_subset_of_house(house, [&](CellSet cells, unsigned digits) {
        hint_.remove_from(board_, cells_of(house) - extra_cells_ - cells, digits);
        if (hint_.removals.empty()) return false;
        hint_.pattern.add_extra_cells(cells);
        hint_.pattern.extra_digits = static_cast<DigitSet>(digits);
        hint_.pattern.add_house(house);
        return take(Technique::kUniqueRectangle, 3);
      });
    });
  }

  // Calls `visit(cells, digits)` for the cells of a house that have one digit more than they are, with the
  // extra ones among them; until it returns true.
  template <typename Visit>
  bool for_each_subset_of_house(int house, Visit visit) const {
    for (int size = 1; size <= 5; ++size) {
      const bool enough = for_each_subset(size, 9, [&](unsigned places) {
        CellSet cells;
        unsigned digits = extra_digits_;
        for (const int place : bits(places)) {
          const Cell cell = cell_at(house, place);
          if (!board_.is_open(cell) || extra_cells_.test(cell)) return false;
          cells.set(cell);
          digits |= board_.cells[cell];
        }
        return std::popcount(digits) == size + 1 && visit(cells, digits);
      });
      if (enough) return true;
    }
    return false;
  }

  // Type 4: a digit is locked to the two cells, so the other falls there.
  bool find_locked_digit() {
    return for_each_common_house([&](int house) {
      bool enough = false;
      for (const int digit : bits(pair_)) {
        if (enough || !is_locked(house, digit)) continue;
        hint_.remove_from(board_, extra_cells_, pair_ & ~(1U << digit));
        hint_.pattern.add_house(house);
        enough = take(Technique::kUniqueRectangle, 4);
      }
      return enough;
    });
  }

  // Type 6: a digit makes an X-wing of the corners, so it would be on both cells with extra digits.
  bool find_x_wing() {
    for (const int digit : bits(pair_)) {
      for (const int type : {kRow, kColumn}) {
        const int one = house_of(rectangle_.cells[0], type),
                  two = house_of(rectangle_.cells[2], type);
        if (!is_locked(one, digit) || !is_locked(two, digit)) continue;
        hint_.remove_from(board_, extra_cells_, 1U << digit);
        hint_.pattern.add_house(one);
        hint_.pattern.add_house(two);
        if (take(Technique::kUniqueRectangle, 6)) return true;
      }
    }
    return false;
  }

  const Board& board_;
  const Rectangle& rectangle_;
  unsigned pair_;
  HintSink& sink_;
  Hint& hint_;
  unsigned extra_corners_ = 0;  // those with other digits than the pair
  CellSet extra_cells_;         // the same as cells
  unsigned extra_digits_ = 0;
};

}  // namespace

bool find_unique_rectangle(const Board& board, int type, HintSink& sink) {
  return for_each_rectangle([&](const Rectangle& rectangle) {
    unsigned common = kAllDigits;
    for (const Cell cell : rectangle.cells) common &= board.cells[cell];
    for (const int low : bits(common)) {
      for (const int high : bits(common & ~(1U << low))) {
        if (high < low) continue;
        if (UniqueRectangle(board, rectangle, 1U << low | 1U << high, sink).find(type)) return true;
      }
    }
    return false;
  });
}

bool find_avoidable_rectangle(const Board& board, CellSet givens, int type, HintSink& sink) {
  return for_each_rectangle([&](const Rectangle& rectangle) {
    unsigned open = 0;
    for (int i = 0; i < 4; ++i) {
      if (givens.test(rectangle.cells[i])) return false;
      if (board.is_open(rectangle.cells[i])) open |= 1U << i;
    }
    // Type 1: three cells are filled; the fourth cannot have the digit of its opposite.
    // Type 2: two neighbours are filled; the two others have one digit more, and one of them has it.
    if (std::popcount(open) != type || open == 0b0101 || open == 0b1010) return false;
    unsigned digits = 0, extra = 0;
    bool digits_fit = true;
    CellSet open_cells;
    for (int i = 0; i < 4; ++i) {
      if (!has_bit(open, i)) {
        digits |= 1U << (board.digit_at(rectangle.cells[i]) - 1);
        continue;
      }
      open_cells.set(rectangle.cells[i]);
      const unsigned opposite = 1U << (board.digit_at(rectangle.cells[i ^ 2]) - 1);
      const unsigned here = board.cells[rectangle.cells[i]];
      digits_fit = digits_fit && (here & opposite) != 0;
      extra |= type == 1 ? opposite : here & ~opposite;
    }
    if (!digits_fit || std::popcount(digits) != 2 || !is_single(extra)) return false;
    Hint& hint = sink.hint;
    hint.remove_from(board, type == 1 ? open_cells : common_peers(open_cells), extra);
    if (hint.removals.empty()) return false;
    hint.name(Technique::kAvoidableRectangle, 0, type);
    for (const Cell cell : rectangle.cells) hint.pattern.add_cell(cell);
    hint.pattern.digits = static_cast<DigitSet>(digits);
    hint.pattern.extra_digits = static_cast<DigitSet>(extra);
    hint.pattern.add_extra_cells(open_cells);
    return sink.take();
  });
}

}  // namespace jiugong::teach::human
