// Colouring: the ends of strong links get two colours in turn, of which one is true. Remote pair: the same with
// cells of the same two digits, which see each other.
#include <vector>

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

// The components of the graph of cells, by their lowest cells.
std::vector<Colours> components_of(const Neighbours& neighbours) {
  std::vector<Colours> components;
  CellSet visited;
  for (Cell start = 0; start < kCellCount; ++start) {
    if (neighbours[start].empty() || visited.test(start)) continue;
    Colours& colours = components.emplace_back();
    CellSet open = set_of(start);
    for (int colour = 0; !open.empty(); colour ^= 1) {
      colours.sets[colour] = colours.sets[colour] | open;
      visited = visited | open;
      CellSet next;
      while (!open.empty()) next = next | neighbours[open.take_lowest()];
      open = next - visited;
    }
  }
  return components;
}

std::vector<Colours> components_of(const StrongLinks& links) {
  Neighbours neighbours = {};
  for (const StrongLink& link : links) {
    for (int i = 0; i < 2; ++i) neighbours[link.ends[i]].set(link.ends[1 - i]);
  }
  return components_of(neighbours);
}

// Takes the hint if it removes something.
bool take(Technique technique, int type, unsigned digits, std::initializer_list<Colours> components,
          const StrongLinks* links, int digit, HintSink& sink) {
  Hint& hint = sink.hint;
  if (hint.removals.empty()) return false;
  hint.name(technique, 0, type);
  hint.pattern.digits = static_cast<DigitSet>(digits);
  for (const Colours& colours : components) {
    for (const CellSet& set : colours.sets) hint.pattern.add_group(set, digits);
    if (links == nullptr) continue;
    for (const StrongLink& link : *links) {
      if (!colours.sets[0].test(link.ends[0]) && !colours.sets[1].test(link.ends[0])) continue;
      hint.pattern.add_link(candidate_of(link.ends[0], digit), candidate_of(link.ends[1], digit),
                            true);
    }
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
    for (const Colours& colours : components_of(neighbours)) {
      if (colours.size() < 4) continue;
      sink.hint.remove_from(board, colours.seen_by_both() - cells, pair);
      if (take(Technique::kRemotePair, 0, pair, {colours}, nullptr, 0, sink)) return true;
    }
  }
  return false;
}

bool find_simple_colouring(const Board& board, HintSink& sink) {
  for (int type = 1; type <= 2; ++type) {
    for (int digit = 0; digit < 9; ++digit) {
      const StrongLinks links(board, digit);
      for (const Colours& colours : components_of(links)) {
        const auto take_from = [&](CellSet removed) {
          sink.hint.remove_from(board, removed, 1U << digit);
          return take(Technique::kSimpleColouring, type, 1U << digit, {colours}, &links, digit,
                      sink);
        };
        if (type == 1) {
          if (take_from(colours.seen_by_both() - colours.sets[0] - colours.sets[1])) return true;
          continue;
        }
        for (const CellSet& set : colours.sets) {
          if (seen_by(set).intersects(set) && take_from(set)) return true;
        }
      }
    }
  }
  return false;
}

bool find_multi_colouring(const Board& board, HintSink& sink) {
  for (int type = 1; type <= 2; ++type) {
    for (int digit = 0; digit < 9; ++digit) {
      const StrongLinks links(board, digit);
      const std::vector<Colours> all = components_of(links);
      for (const Colours& one : all) {
        for (const Colours& two : all) {
          if (&one == &two || (type == 1 && &one > &two)) continue;
          const auto take_from = [&](CellSet removed) {
            sink.hint.remove_from(board, removed, 1U << digit);
            return take(Technique::kMultiColouring, type, 1U << digit, {one, two}, &links, digit,
                        sink);
          };
          for (int i = 0; i < 2; ++i) {
            const CellSet seen = seen_by(one.sets[i]);
            const bool sees[2] = {seen.intersects(two.sets[0]), seen.intersects(two.sets[1])};
            if (type == 2) {
              if (sees[0] && sees[1] && take_from(one.sets[i])) return true;
              continue;
            }
            for (int k = 0; k < 2; ++k) {
              // Not both of these colours are true, so one of their opposites is.
              if (!sees[k]) continue;
              if (take_from(seen_by(one.sets[1 - i]) & seen_by(two.sets[1 - k]))) return true;
            }
          }
        }
      }
    }
  }
  return false;
}

}  // namespace jiugong::teach::human
