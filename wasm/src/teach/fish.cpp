// k lines whose places of a digit are on k crossing lines.
#include "teach/subsets.h"
#include "teach/techniques.h"

namespace jiugong::teach {
namespace {

struct Fish {
  unsigned base = ~0U, cover = 0;  // lines, by number
  int digit = 0;
};

// Calls `visit(fish)` for the fish of a digit that remove something, with ascending sets of base lines,
// until it returns true.
template <typename Visit>
void for_each_fish(const Board& board, int digit, int base_type, int size, Visit visit) {
  if (board.placed_count(digit) + 2 * size > 9) return;
  const int cover_type = kRow + kColumn - base_type;
  PlaceSet lines[9];
  for (int line = 0; line < 9; ++line) lines[line] = board.places[9 * base_type + line][digit];
  for_each_closed_set(lines, size, [&](unsigned base, unsigned cover) {
    unsigned removed = 0;
    for (const int line : bits(cover)) {
      removed |= board.places[9 * cover_type + line][digit] & ~base;
    }
    return removed != 0 && visit(Fish{base, cover, digit});
  });
}

// Of all fish of a base type, that with the lowest set of base lines, and of these that with the lowest
// digit.
Fish first_fish(const Board& board, unsigned digits, int base_type, int size) {
  Fish first;
  for (const int digit : bits(digits)) {
    for_each_fish(board, digit, base_type, size, [&](const Fish& fish) {
      if (fish.base < first.base) first = fish;
      return true;
    });
  }
  return first;
}

void describe(const Board& board, const Fish& fish, int base_type, int size, Hint& hint) {
  if (size == 2) hint.name(Technique::kXWing, 3.2);
  if (size == 3) hint.name(Technique::kSwordfish, 3.8);
  if (size == 4) hint.name(Technique::kJellyfish, 5.2);
  hint.pattern.digits = static_cast<DigitSet>(1 << fish.digit);
  for (const int line : bits(fish.base)) {
    const int house = 9 * base_type + line;
    hint.pattern.add_house(house);
    for (const int place : bits(board.places[house][fish.digit])) {
      hint.pattern.add_cell(cell_at(house, place));
    }
  }
  for (const int line : bits(fish.cover)) {
    const int house = 9 * (kRow + kColumn - base_type) + line;
    hint.pattern.add_house(house);
    for (const int place : bits(board.places[house][fish.digit] & ~fish.base)) {
      hint.removals.add(cell_at(house, place), 1U << fish.digit);
    }
  }
}

}  // namespace

bool find_fish(const Board& board, const Changes& changes, int size, HintSink& sink) {
  for (const int base_type : {kColumn, kRow}) {
    const auto take = [&](const Fish& fish) {
      describe(board, fish, base_type, size, sink.hint);
      return sink.take();
    };
    if (sink.wants_all()) {
      for (const int digit : bits(changes.digits)) {
        for_each_fish(board, digit, base_type, size, take);
      }
    } else {
      const Fish first = first_fish(board, changes.digits, base_type, size);
      if (first.cover != 0) return take(first);
    }
  }
  return false;
}

}  // namespace jiugong::teach
