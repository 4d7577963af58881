// Locked pair and triplet: a naked set in the cells that a box and a line share removes its digits from both.
#include "teach/human/techniques.h"
#include "teach/subsets.h"

namespace jiugong::teach::human {

bool find_locked_set(const Board& board, int size, HintSink& sink) {
  Hint& hint = sink.hint;
  for (int line = 9; line < kHouseCount; ++line) {
    for (int third = 0; third < 9; third += 3) {
      const int box = house_of(cell_at(line, third), kBlock);
      const bool found = for_each_subset(size, 3, [&](unsigned chosen) {
        CellSet cells;
        unsigned digits = 0;
        for (const int i : bits(chosen)) {
          const Cell cell = cell_at(line, third + i);
          if (!has_several(board.cells[cell])) return false;
          cells.set(cell);
          digits |= board.cells[cell];
        }
        if (std::popcount(digits) != size) return false;
        const CellSet in_line = cells_of(line) - cells_of(box);
        const CellSet in_box = cells_of(box) - cells_of(line);
        hint.remove_from(board, in_line, digits);
        const int removed = hint.removals.size();
        hint.remove_from(board, in_box, digits);
        if (removed == 0 || removed == hint.removals.size()) {
          hint.removals.clear();
          return false;
        }
        hint.remove_from(board, (cells_of(line) & cells_of(box)) - cells, digits);
        hint.name(size == 2 ? Technique::kLockedPair : Technique::kLockedTriplet, 0);
        hint.pattern.digits = static_cast<DigitSet>(digits);
        while (!cells.empty()) hint.pattern.add_cell(cells.take_lowest());
        hint.pattern.add_house(box);
        hint.pattern.add_house(line);
        return sink.take();
      });
      if (found) return true;
    }
  }
  return false;
}

}  // namespace jiugong::teach::human
