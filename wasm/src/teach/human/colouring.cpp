// Colouring: the ends of strong links get two colours in turn, of which one is true. Remote pair: the same with
// cells of the same two digits, which see each other.
#include "teach/human/strong_links.h"
#include "teach/human/techniques.h"

namespace jiugong::teach::human {
namespace {

// A component and its colours.
struct Colours {
  CellSet sets[2];

  int size() const { return sets[0].size() + sets[1].size(); }
  CellSet seen_by_both() const { return seen_by(sets[0]) & seen_by(sets[1]); }
};

using Neighbours = CellSet[kCellCount];

// The components of a graph of cells, by their lowest cells. Each has two or more.
class Components {
 public:
  explicit Components(const Neighbours& neighbours) { find(neighbours); }
  explicit Components(const StrongLinks& links) {
    Neighbours neighbours = {};
    for (const StrongLink& link : links) {
      for (int i = 0; i < 2; ++i) neighbours[link.ends[i]].set(link.ends[1 - i]);
    }
    find(neighbours);
  }

  const Colours* begin() const { return list_; }
  const Colours* end() const { return list_ + count_; }

 private:
  void find(const Neighbours& neighbours) {
    CellSet visited;
    for (Cell start = 0; start < kCellCount; ++start) {
      if (neighbours[start].empty() || visited.test(start)) continue;
      Colours& colours = list_[count_++];
      CellSet open = CellSet::of(start);
      for (int colour = 0; !open.empty(); colour ^= 1) {
        colours.sets[colour] = colours.sets[colour] | open;
        visited = visited | open;
        CellSet next;
        while (!open.empty()) next = next | neighbours[open.take_lowest()];
        open = next - visited;
      }
    }
  }

  Colours list_[kCellCount / 2];
  int count_ = 0;
};

// Takes the removal of digits from cells, if there are any, by one component or two.
bool take(const Board& board, CellSet removed, Technique technique, int type, unsigned digits,
          const Colours& one, const Colours* two, HintSink& sink) {
  Hint& hint = sink.hint;
  hint.remove_from(board, removed, digits);
  if (hint.removals.empty()) return false;
  hint.name(technique, 0, type);
  hint.pattern.digits = static_cast<DigitSet>(digits);
  for (const Colours* colours : {&one, two}) {
    if (colours == nullptr) continue;
    hint.pattern.add_group(colours->sets[0], digits, digits);
    hint.pattern.add_group(colours->sets[1], digits, 0);
  }
  return sink.take();
}

}  // namespace

bool find_remote_pair(const Board& board, HintSink& sink) {
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    const unsigned pair = board.cells[cell];
    if (std::popcount(pair) != 2) continue;
    CellSet cells;
    for (Cell other = 0; other < kCellCount; ++other) {
      if (board.cells[other] == pair) cells.set(other);
    }
    // Each set of cells is looked at once, from its lowest.
    if (cells.lowest() != cell) continue;
    Neighbours neighbours = {};
    for (CellSet rest = cells; !rest.empty();) {
      const Cell other = rest.take_lowest();
      neighbours[other] = peers_of(other) & cells;
    }
    for (const Colours& colours : Components(neighbours)) {
      if (colours.size() < 4) continue;
      if (take(board, colours.seen_by_both() - cells, Technique::kRemotePair, 0, pair, colours,
               nullptr, sink)) {
        return true;
      }
    }
  }
  return false;
}

bool find_colouring(const Board& board, Technique technique, int type, HintSink& sink) {
  for (int digit = 0; digit < 9; ++digit) {
    const StrongLinks links(board, digit);
    const Components all(links);
    for (const Colours& one : all) {
      if (technique == Technique::kSimpleColouring) {
        for (int i = 0; i < type; ++i) {
          const CellSet& set = one.sets[i];
          const bool sees_itself = type == 2 && seen_by(set).intersects(set);
          CellSet removed = sees_itself ? set : CellSet();
          if (type == 1) removed = one.seen_by_both() - one.sets[0] - one.sets[1];
          if (take(board, removed, technique, type, 1U << digit, one, nullptr, sink)) return true;
        }
        continue;
      }
      for (const Colours& two : all) {
        if (&one == &two) continue;
        for (int i = 0; i < 4; ++i) {
          // If two colours see each other, one of their opposites is true. If a colour sees both of the
          // other component, it is false.
          const CellSet seen = seen_by(one.sets[i / 2]);
          if (!seen.intersects(two.sets[i % 2])) continue;
          CellSet removed = seen_by(one.sets[1 - i / 2]) & seen_by(two.sets[1 - i % 2]);
          if (type == 2) {
            removed = seen.intersects(two.sets[1 - i % 2]) ? one.sets[i / 2] : CellSet();
          }
          if (take(board, removed, technique, type, 1U << digit, one, &two, sink)) return true;
        }
      }
    }
  }
  return false;
}

}  // namespace jiugong::teach::human
