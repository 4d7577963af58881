// Sue de coq: cells that a box and a line share, with cells of the line and cells of the box, have as many
// digits as cells, and the cells of the line have none in common with those of the box. So each digit is once
// in them, and falls elsewhere in the line or in the box.
#include "teach/human/techniques.h"
#include "teach/subsets.h"

namespace jiugong::teach::human {
namespace {

struct Part {
  CellSet cells;
  unsigned digits = 0;
  int size = 0;
};

// The sets of at least `least` and at most five of the open cells among `cells`, small ones first.
struct Parts {
  Part list[62];
  int count = 0;

  Parts(const Board& board, CellSet cells, int least) {
    Cell open[6];
    int open_count = 0;
    while (!cells.empty()) {
      const Cell cell = cells.take_lowest();
      if (board.is_open(cell)) open[open_count++] = cell;
    }
    for (int size = least; size <= 5; ++size) {
      for_each_subset(size, open_count, [&](unsigned chosen) {
        Part& part = list[count++];
        part.size = size;
        for (const int i : bits(chosen)) {
          part.cells.set(open[i]);
          part.digits |= board.cells[open[i]];
        }
        return false;
      });
    }
  }

  const Part* begin() const { return list; }
  const Part* end() const { return list + count; }
};

// Takes the removals of the parts, if there are any.
bool take(const Board& board, int line, int box, const Part& shared, const Part& first,
          const Part& second, HintSink& sink) {
  Hint& hint = sink.hint;
  const CellSet both = cells_of(line) & cells_of(box);
  hint.remove_from(board, cells_of(line) - both - first.cells,
                   first.digits | (shared.digits & ~second.digits));
  hint.remove_from(board, cells_of(box) - both - second.cells,
                   second.digits | (shared.digits & ~first.digits));
  // A third cell that both share sees all of them.
  hint.remove_from(board, both - shared.cells, first.digits | second.digits | shared.digits);
  if (hint.removals.empty()) return false;
  hint.name(Technique::kSueDeCoq, 0);
  Pattern& pattern = hint.pattern;
  pattern.add_house(box);
  pattern.add_house(line);
  for (const Part* part : {&shared, &first, &second}) {
    pattern.add_group(part->cells, part->digits, 0);
    pattern.digits = static_cast<DigitSet>(pattern.digits | part->digits);
  }
  return sink.take();
}

}  // namespace

bool find_sue_de_coq(const Board& board, HintSink& sink) {
  for (int line = 9; line < kHouseCount; ++line) {
    for (int third = 0; third < 9; third += 3) {
      const int box = house_of(cell_at(line, third), kBlock);
      const CellSet both = cells_of(line) & cells_of(box);
      const Parts on_line(board, cells_of(line) - both, 1), in_box(board, cells_of(box) - both, 1);
      for (const Part& shared : Parts(board, both, 2)) {
        // Each part brings more cells than digits of its own.
        const int missing = std::popcount(shared.digits) - shared.size;
        const auto brings = [&](const Part& part) {
          return part.size - std::popcount(part.digits & ~shared.digits);
        };
        for (const Part& first : on_line) {
          const int rest = missing - brings(first);
          if (rest < 1 || rest >= missing) continue;
          for (const Part& second : in_box) {
            if ((first.digits & second.digits) != 0 || brings(second) != rest) continue;
            if (take(board, line, box, shared, first, second, sink)) return true;
          }
        }
      }
    }
  }
  return false;
}

}  // namespace jiugong::teach::human
