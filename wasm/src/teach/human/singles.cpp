// Full house: the last open cell of a house. BUG plus one: a bivalue universal grave but for one candidate.
#include "teach/human/techniques.h"
#include "teach/techniques.h"

namespace jiugong::teach::human {

bool find_full_house(const Board& board, HintSink& sink) {
  for (const int house : bits(board.nearly_full())) {
    int place = 0;
    while (!board.is_open(cell_at(house, place))) ++place;
    const Cell cell = cell_at(house, place);
    sink.hint.name(Technique::kFullHouse, 0);
    sink.hint.place(cell, lowest_bit(board.cells[cell]));
    sink.hint.pattern.add_house(house);
    if (sink.take()) return true;
  }
  return false;
}

bool find_bug_plus_one(const Board& board, HintSink& sink) {
  HintSink graves;
  // (Type 1 has one cell with digits too many. They can be two.)
  if (!find_bivalue_universal_grave(board, graves) || graves.hint.variant != 1) return false;
  const Pattern& pattern = graves.hint.pattern;
  if (!is_single(pattern.digits)) return false;
  sink.hint.name(Technique::kBugPlusOne, 0);
  sink.hint.place(pattern.cells[0], lowest_bit(pattern.digits));
  sink.hint.pattern = pattern;
  return sink.take();
}

}  // namespace jiugong::teach::human
