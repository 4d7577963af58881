#include "regions/pair_cliques.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <utility>

namespace jiugong::regions {
namespace {

constexpr std::size_t kMinCells = 3, kMaxCells = 9;
constexpr std::size_t kMaxRelations = 20;
constexpr std::size_t kMaxSetsOfPairs = 600;
constexpr std::size_t kMaxTries = 20'000;  // of values, for the sets of one size
constexpr std::size_t kMaxLooks = 50'000;  // for cells that belong to others

bool is_symmetric(const std::vector<Mask>& next) {
  for (std::size_t a = 0; a < next.size(); ++a) {
    for (std::size_t b = 0; b < a; ++b) {
      if ((next[a] >> b & 1) != (next[b] >> a & 1)) return false;
    }
  }
  return true;
}

bool allows_equal(const std::vector<Mask>& next) {
  for (std::size_t value = 0; value < next.size(); ++value) {
    if ((next[value] >> value & 1) != 0) return true;
  }
  return false;
}

bool has(const Cells& cells, Small cell) {
  return std::find(cells.begin(), cells.end(), cell) != cells.end();
}

// The sets of so many values any two of which go together. Nothing if there are too many.
std::vector<Mask> sets_with(std::size_t count, const std::vector<Mask>& next) {
  std::vector<Mask> sets;
  std::size_t tries = 0;
  const auto extend = [&](const auto& self, Mask set, Mask others, std::size_t missing) -> void {
    if (missing == 0) return sets.push_back(set);
    for (; others != 0 && tries < kMaxTries; others &= others - 1) {
      ++tries;
      const Mask value = others & -others;
      const Mask fitting = next[static_cast<std::size_t>(std::countr_zero(value))] & ~value;
      self(self, set | value, others & fitting, missing - 1);
    }
  };
  extend(extend, 0, (Mask{1} << next.size()) - 1, count);
  if (tries == kMaxTries || sets.size() > kMaxSetsOfPairs) sets.clear();
  return sets;
}

}  // namespace

std::vector<ValueSets> sets_of_pairs(const std::vector<PairLine>& lines, std::size_t cells) {
  std::vector<const PairLine*> kinds;  // of each relation the first line
  for (const PairLine& line : lines) {
    const auto is_same = [&](const PairLine* kind) { return kind->next == line.next; };
    const bool is_new = line.cells.size() == 2 && kinds.size() < kMaxRelations &&
                        std::none_of(kinds.begin(), kinds.end(), is_same);
    if (is_new && !allows_equal(line.next) && is_symmetric(line.next)) kinds.push_back(&line);
  }
  std::vector<ValueSets> found;
  std::size_t looks = 0;
  for (const PairLine* kind : kinds) {
    const std::vector<Mask>& next = kind->next;
    std::vector<Cells> bound(cells);  // per cell, to which others
    for (const PairLine& line : lines) {
      const bool binds = line.cells.size() == 2 && line.cells[0] != line.cells[1];
      if (!binds || line.next != next) continue;
      bound[line.cells[0]].push_back(line.cells[1]);
      bound[line.cells[1]].push_back(line.cells[0]);
    }
    const std::size_t before = found.size();
    for (Small first = 0; first < cells; ++first) {
      for (const Small second : bound[first]) {
        const auto has_both = [&](const ValueSets& of) {
          return has(of.cells, first) && has(of.cells, second);
        };
        const auto begin = found.begin() + static_cast<std::ptrdiff_t>(before);
        if (second < first || std::any_of(begin, found.end(), has_both)) continue;
        Cells group = {first, second};
        for (const Small cell : bound[first]) {
          if (++looks > kMaxLooks) return {};
          const bool with_all = std::all_of(group.begin(), group.end(),
                                            [&](Small of) { return has(bound[of], cell); });
          if (with_all && group.size() < kMaxCells) group.push_back(cell);
        }
        if (group.size() < kMinCells) continue;
        const auto as_large = std::find_if(begin, found.end(), [&](const ValueSets& of) {
          return of.cells.size() == group.size();
        });
        std::vector<Mask> sets =
            as_large != found.end() ? as_large->sets : sets_with(group.size(), next);
        found.push_back({.cells = std::move(group), .sets = std::move(sets)});
      }
    }
  }
  std::erase_if(found, [](const ValueSets& of) { return of.sets.empty(); });
  return found;
}

}  // namespace jiugong::regions
