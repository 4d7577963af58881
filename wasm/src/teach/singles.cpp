#include "teach/techniques.h"

namespace jiugong::teach {
namespace {

// Digits with one place in a house, lowest digit first: they are in one cell, not in several.
bool find_in_house(const Board& board, int house, HintSink& sink) {
  unsigned once = 0, again = 0;
  for (int place = 0; place < 9; ++place) {
    const DigitSet digits = board.cells[cell_at(house, place)];
    again |= once & digits;
    once |= digits;
  }
  for (const int digit : bits(once & ~again)) {
    const PlaceSet places = board.places[house][digit];
    Hint& hint = sink.hint;
    const double in_house = type_of(house) == kBlock ? 1.2 : 1.5;
    hint.name(Technique::kHiddenSingle, board.open_cells(house) == 1 ? 1.0 : in_house);
    hint.place(cell_at(house, lowest_bit(places)), digit);
    hint.pattern.add_house(house);
    if (sink.take()) return true;
  }
  return false;
}

}  // namespace

bool find_hidden_single(const Board& board, Changes& changes, HintSink& sink) {
  // Houses with one open cell come first.
  for (const std::uint32_t houses : {board.nearly_full(), kAllHouses}) {
    for (const int type : kSetOrder) {
      for (const int house : bits(changes.houses & houses & 0x1ffU << 9 * type)) {
        if (find_in_house(board, house, sink)) return true;
        changes.houses &= ~(1U << house);
      }
    }
  }
  return false;
}

bool find_naked_single(const Board& board, HintSink& sink) {
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    const DigitSet digits = board.cells[cell];
    if (!is_single(digits)) continue;
    sink.hint.name(Technique::kNakedSingle, 2.3);
    sink.hint.place(cell, lowest_bit(digits));
    if (sink.take()) return true;
  }
  return false;
}

}  // namespace jiugong::teach
