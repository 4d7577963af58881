// Pointing and claiming. The order is that of the genuine program: first house, second house, digit.
#include "teach/locked.h"
#include "teach/techniques.h"

namespace jiugong::teach {
namespace {

// Calls `visit(first house, segment, digit)` for the locked candidates of `digits` until it returns
// true; returns whether it did.
template <typename Visit>
bool for_each_locked(const Board& board, unsigned digits, Visit visit) {
  for (const auto& [first_type, second_type] : kCrossings) {
    for (int house = 9 * first_type; house < 9 * first_type + 9; ++house) {
      unsigned locked[4] = {};  // the digits of each segment; the last: of none
      for (const int digit : bits(digits)) {
        locked[locked_segment(house, second_type, board.places[house][digit])] |= 1U << digit;
      }
      for (int number = 0; number < 3; ++number) {
        for (const int digit : bits(locked[number])) {
          if (visit(house, segment_of(house, second_type, number), digit)) return true;
        }
      }
    }
  }
  return false;
}

void describe(const Board& board, int first, int second, int digit, Hint& hint) {
  hint.pattern.add_house(first);
  hint.pattern.add_house(second);
  hint.pattern.digits = static_cast<DigitSet>(1 << digit);
  for (const int place : bits(board.places[first][digit])) {
    hint.pattern.add_cell(cell_at(first, place));
  }
}

}  // namespace

bool find_direct_locked(const Board& board, const Changes& changes, HintSink& sink) {
  Hint& hint = sink.hint;
  return for_each_locked(board, changes.digits, [&](int house, const Segment& segment, int digit) {
    const auto [first, stride] = siblings_of(house, type_of(segment.house));
    for (int other = first; other < first + 3 * stride; other += stride) {
      const PlaceSet places = board.places[other][digit];
      // Siblings cross the second house at the same places.
      const unsigned left = places & ~unsigned{segment.places};
      if (other == house || !has_several(places) || !is_single(left)) continue;
      const bool pointing = type_of(house) == kBlock;
      hint.name(pointing ? Technique::kDirectPointing : Technique::kDirectClaiming,
                pointing ? 1.7 : 1.9);
      hint.place(cell_at(other, lowest_bit(left)), digit);
      describe(board, house, segment.house, digit, hint);
      hint.pattern.add_house(other);
      if (sink.take()) return true;
    }
    return false;
  });
}

bool find_locked(const Board& board, const Changes& changes, HintSink& sink) {
  Hint& hint = sink.hint;
  return for_each_locked(board, changes.digits, [&](int house, const Segment& segment, int digit) {
    for (const int place : bits(board.places[segment.house][digit])) {
      const Cell cell = cell_at(segment.house, place);
      if (house_of(cell, type_of(house)) != house) hint.removals.add(cell, 1U << digit);
    }
    if (hint.removals.empty()) return false;
    const bool pointing = type_of(house) == kBlock;
    hint.name(pointing ? Technique::kPointing : Technique::kClaiming, pointing ? 2.6 : 2.8);
    describe(board, house, segment.house, digit, hint);
    return sink.take();
  });
}

}  // namespace jiugong::teach
