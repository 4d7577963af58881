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

bool find_hidden_single(const Board& board, Hint& hint) {
  // Houses with one open cell come first.
  for (const bool last_cell : {true, false}) {
    for (const int type : kSetOrder) {
      for (int house = 9 * type; house < 9 * type + 9; ++house) {
        if ((board.open_cells(house) == 1) != last_cell) continue;
        if (!single_place_in(board, house, hint)) continue;
        const double in_house = type == kBlock ? 1.2 : 1.5;
        hint.name(Technique::kHiddenSingle, last_cell ? 1.0 : in_house);
        return true;
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
