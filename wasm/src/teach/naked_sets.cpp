// k cells of a house with k digits together.
#include "teach/closed_set.h"
#include "teach/techniques.h"

namespace jiugong::teach {
namespace {

bool find_set_in_house(const Board& board, int house, int size, HintSink& sink) {
  Hint& hint = sink.hint;
  DigitSet cells[9];
  for (int place = 0; place < 9; ++place) cells[place] = board.cells[cell_at(house, place)];
  return for_each_closed_set(cells, size, [&](unsigned set, unsigned digits) {
    for (const int place : bits(0x1ffU & ~set)) {
      hint.removals.add(cell_at(house, place), cells[place] & digits);
    }
    if (hint.removals.empty()) return false;
    if (size == 2) hint.name(Technique::kNakedPair, 3.0);
    if (size == 3) hint.name(Technique::kNakedTriplet, 3.6);
    if (size == 4) hint.name(Technique::kNakedQuad, 5.0);
    hint.pattern.add_house(house);
    hint.pattern.digits = static_cast<DigitSet>(digits);
    for (const int place : bits(set)) hint.pattern.add_cell(cell_at(house, place));
    return sink.take();
  });
}

}  // namespace

bool find_naked_set(const Board& board, Changes& changes, int size, HintSink& sink) {
  for (const int type : kSetOrder) {
    for (const int house : bits(changes.houses & 0x1ffU << 9 * type)) {
      if (board.open_cells(house) >= 2 * size && find_set_in_house(board, house, size, sink))
        return true;
      changes.houses &= ~(1U << house);
    }
  }
  return false;
}

}  // namespace jiugong::teach
