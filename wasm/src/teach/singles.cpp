#include "teach/techniques.h"

namespace jiugong::teach {
namespace {

// Digits with one place in a house, lowest digit first.
bool single_place_in(const Board& board, int house, Hint& hint) {
  for (int digit = 0; digit < 9; ++digit) {
    const PlaceSet places = board.places[house][digit];
    if (!is_single(places)) continue;
    hint.place(cell_at(house, lowest_bit(places)), digit);
    hint.pattern.add_house(house);
    return true;
  }
  return false;
}

}  // namespace

bool find_hidden_single(const Board& board, Changes& changes, Hint& hint) {
  for (const std::uint32_t houses : {board.nearly_full(), kAllHouses}) {
    for (const int type : kSetOrder) {
      for (const int house : bits(changes.houses & houses & 0x1ffU << 9 * type)) {
        if (single_place_in(board, house, hint)) {
          const double in_house = type == kBlock ? 1.2 : 1.5;
          hint.name(Technique::kHiddenSingle, board.open_cells(house) == 1 ? 1.0 : in_house);
          return true;
        }
        changes.houses &= ~(1U << house);
      }
    }
  }
  return false;
}

bool find_naked_single(const Board& board, Hint& hint) {
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    const DigitSet digits = board.cells[cell];
    if (!is_single(digits)) continue;
    hint.name(Technique::kNakedSingle, 2.3);
    hint.place(cell, lowest_bit(digits));
    return true;
  }
  return false;
}

}  // namespace jiugong::teach
