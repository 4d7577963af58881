// Sue de coq: cells that a box and a line share, with cells of the line and cells of the box, have as many
// digits as cells, and the cells of the line have none in common with those of the box. So each digit is once
// in them, and falls elsewhere in the line or in the box.
#include "teach/human/strong_links.h"
#include "teach/human/techniques.h"
#include "teach/subsets.h"

namespace jiugong::teach::human {
namespace {

struct Part {
  CellSet cells;
  unsigned digits = 0;
  int size = 0;
};

// Calls `visit(part)` for the sets of cells of `open` until it returns true; returns whether it did.
template <typename Visit>
bool for_each_part(const Board& board, CellSet open, int least, int most, Visit visit) {
  Cell cells[9];
  int count = 0;
  while (!open.empty()) {
    const Cell cell = open.take_lowest();
    if (board.is_open(cell)) cells[count++] = cell;
  }
  for (int size = least; size <= most; ++size) {
    const bool enough = for_each_subset(size, count, [&](unsigned chosen) {
      Part part = {{}, 0, size};
      for (const int i : bits(chosen)) {
        part.cells.set(cells[i]);
        part.digits |= board.cells[cells[i]];
      }
      return visit(part);
    });
    if (enough) return true;
  }
  return false;
}

}  // namespace

bool find_sue_de_coq(const Board& board, HintSink& sink) {
  Hint& hint = sink.hint;
  for (int line = 9; line < kHouseCount; ++line) {
    for (int third = 0; third < 9; third += 3) {
      const int box = house_of(cell_at(line, third), kBlock);
      const CellSet on_line = cells_of(line) - cells_of(box),
                    in_box = cells_of(box) - cells_of(line);
      const auto with_shared = [&](const Part& shared) {
        const int missing = std::popcount(shared.digits) - shared.size;
        if (missing < 2) return false;
        // Each part brings more cells than digits of its own.
        const auto brings = [&](const Part& part) {
          return part.size - std::popcount(part.digits & ~shared.digits);
        };
        return for_each_part(board, on_line, 1, 5, [&](const Part& first) {
          const int brought = brings(first);
          if (brought < 1 || brought >= missing) return false;
          return for_each_part(board, in_box, 1, 5, [&](const Part& second) {
            if ((first.digits & second.digits) != 0 || brought + brings(second) != missing) {
              return false;
            }
            hint.remove_from(board, on_line - first.cells,
                             first.digits | (shared.digits & ~second.digits));
            hint.remove_from(board, in_box - second.cells,
                             second.digits | (shared.digits & ~first.digits));
            // All digits but those of the parts elsewhere fall from the third cell that both share.
            hint.remove_from(board, (cells_of(line) & cells_of(box)) - shared.cells,
                             first.digits | second.digits | shared.digits);
            if (hint.removals.empty()) return false;
            hint.name(Technique::kSueDeCoq, 0);
            Pattern& pattern = hint.pattern;
            pattern.add_house(box);
            pattern.add_house(line);
            for (const Part& part : {shared, first, second}) {
              pattern.add_group(part.cells, part.digits, 0);
              pattern.digits = static_cast<DigitSet>(pattern.digits | part.digits);
            }
            return sink.take();
          });
        });
      };
      if (for_each_part(board, cells_of(line) & cells_of(box), 2, 3, with_shared)) return true;
    }
  }
  return false;
}

}  // namespace jiugong::teach::human
