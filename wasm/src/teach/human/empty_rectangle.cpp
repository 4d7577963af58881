// Empty rectangle: the places of a digit in a box are on a row and a column, so it is on one of the two. A
// strong link from outside of the box that begins on one of the lines carries this to the other line.
#include "teach/human/strong_links.h"
#include "teach/human/techniques.h"

namespace jiugong::teach::human {
namespace {

// The links that begin on `line` outside of the box and remove the digit from `other`.
bool find_with(const Board& board, int box, int line, int other, int digit,
               const StrongLinks& links, HintSink& sink) {
  Hint& hint = sink.hint;
  for (const StrongLink& link : links) {
    for (int i = 0; i < 2; ++i) {
      const Cell near = link.ends[i], far = link.ends[1 - i];
      if (!cells_of(line).test(near) || cells_of(box).test(near) || cells_of(box).test(far)) {
        continue;
      }
      CellSet seen = (peers_of(far) & cells_of(other)) - cells_of(box);
      seen.reset(near);
      hint.remove_from(board, seen, 1U << digit);
      if (hint.removals.empty()) continue;
      hint.name(Technique::kEmptyRectangle, 0);
      Pattern& pattern = hint.pattern;
      pattern.digits = pattern.extra_digits = static_cast<DigitSet>(1 << digit);
      for (const int place : bits(board.places[box][digit])) pattern.add_cell(cell_at(box, place));
      pattern.add_extra_cell(near);
      pattern.add_extra_cell(far);
      pattern.add_house(box);
      pattern.add_house(link.house);
      if (sink.take()) return true;
    }
  }
  return false;
}

}  // namespace

bool find_empty_rectangle(const Board& board, HintSink& sink) {
  for (int digit = 0; digit < 9; ++digit) {
    const StrongLinks links(board, digit);
    for (int box = 0; box < 9; ++box) {
      const unsigned places = board.places[box][digit];
      for (int i = 0; i < 9; ++i) {
        const unsigned row_places = 7U << i / 3 * 3, column_places = 0b001001001U << i % 3;
        if ((places & ~row_places & ~column_places) != 0) continue;
        if ((places & ~row_places) == 0 || (places & ~column_places) == 0) continue;
        const Cell corner = cell_at(box, i);
        const int row = house_of(corner, kRow), column = house_of(corner, kColumn);
        if (find_with(board, box, row, column, digit, links, sink) ||
            find_with(board, box, column, row, digit, links, sink)) {
          return true;
        }
      }
    }
  }
  return false;
}

}  // namespace jiugong::teach::human
