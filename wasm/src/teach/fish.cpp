// k lines whose places of a digit are on k crossing lines.
#include "teach/closed_set.h"
#include "teach/techniques.h"

namespace jiugong::teach {
namespace {

struct Fish {
  unsigned base = ~0U, cover = 0;  // lines, by number
  int digit = 0;
};

// Of all fish of a base type that remove something, that with the lowest set of base lines, and of
// these that with the lowest digit.
Fish first_fish(const Board& board, unsigned digits, int base_type, int size) {
  const int cover_type = kRow + kColumn - base_type;
  Fish first;
  for (const int digit : bits(digits)) {
    if (board.placed_count(digit) + 2 * size > 9) continue;
    PlaceSet lines[9];
    for (int line = 0; line < 9; ++line) lines[line] = board.places[9 * base_type + line][digit];
    for_each_closed_set(lines, size, [&](unsigned base, unsigned cover) {
      if (base >= first.base) return true;
      unsigned removed = 0;
      for (const int line : bits(cover)) {
        removed |= board.places[9 * cover_type + line][digit] & ~base;
      }
      if (removed != 0) first = {base, cover, digit};
      return removed != 0;
    });
  }
  return first;
}

}  // namespace

bool find_fish(const Board& board, const Changes& changes, int size, Hint& hint) {
  for (const int base_type : {kColumn, kRow}) {
    const auto [base, cover, digit] = first_fish(board, changes.digits, base_type, size);
    if (cover == 0) continue;
    const int cover_type = kRow + kColumn - base_type;
    if (size == 2) hint.name(Technique::kXWing, 3.2);
    if (size == 3) hint.name(Technique::kSwordfish, 3.8);
    if (size == 4) hint.name(Technique::kJellyfish, 5.2);
    hint.pattern.digits = static_cast<DigitSet>(1 << digit);
    for (const int line : bits(base)) {
      const int house = 9 * base_type + line;
      hint.pattern.add_house(house);
      for (const int place : bits(board.places[house][digit])) {
        hint.pattern.add_cell(cell_at(house, place));
      }
    }
    for (const int line : bits(cover)) {
      const int house = 9 * cover_type + line;
      hint.pattern.add_house(house);
      for (const int place : bits(board.places[house][digit] & ~base)) {
        hint.removals.add(cell_at(house, place), 1U << digit);
      }
    }
    return true;
  }
  return false;
}

}  // namespace jiugong::teach
