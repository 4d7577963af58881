#include "regions/pair_cliques.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <map>
#include <optional>
#include <utility>

namespace jiugong::regions {
namespace {

constexpr std::size_t kMinCells = 3, kMaxCells = 9;
constexpr std::size_t kMaxSetsOfPairs = 600;
constexpr std::uint64_t kMaxWork = 2'000'000;

using Next = std::vector<Mask>;

// Whether the order of two values does not matter, and none goes with itself.
bool is_suitable(const Next& next) {
  for (std::size_t a = 0; a < next.size(); ++a) {
    if ((next[a] >> a & 1) != 0) return false;
    for (std::size_t b = 0; b < a; ++b) {
      if ((next[a] >> b & 1) != (next[b] >> a & 1)) return false;
    }
  }
  return true;
}

// A search among the cells that one relation binds.
class CliqueSearch {
 public:
  CliqueSearch(const Next& next, std::size_t cells, SetsOfPairs& result)
      : next_(next),
        cells_(cells),
        result_(result),
        others_(cells),
        bound_(cells * cells),
        covered_(cells * cells) {
    result_.work += cells * cells / 16;
    all_go_together_ = std::all_of(next.begin(), next.end(), [&](Mask of) {
      return static_cast<std::size_t>(std::popcount(of)) + 1 == next.size();
    });
  }

  void bind(Small a, Small b) {
    if (a == b || bound_[at(a, b)]) return;
    bound_[at(a, b)] = bound_[at(b, a)] = true;
    others_[a].push_back(b);
    others_[b].push_back(a);
  }

  void run() {
    for (std::size_t cell = 0; cell < cells_; ++cell) {
      const auto first = static_cast<Small>(cell);
      for (const Small second : others_[first]) {
        if (is_over()) return;
        if (second > first && !covered_[at(first, second)]) add_group(first, second);
      }
    }
  }

 private:
  std::size_t at(Small a, Small b) const { return a * cells_ + b; }
  bool is_over() const { return result_.work >= kMaxWork; }

  void add_group(Small first, Small second) {
    Cells group = {first, second};
    for (const Small cell : others_[first]) {
      result_.work += kWorkOfLook;
      const auto is_bound = [&](Small of) { return bound_[at(of, cell)]; };
      const bool with_all = std::all_of(group.begin() + 1, group.end(), is_bound);
      if (with_all && group.size() < kMaxCells) group.push_back(cell);
    }
    if (group.size() < kMinCells) return;
    for (const Small a : group) {
      for (const Small b : group) covered_[at(a, b)] = true;
    }
    const std::vector<Mask>& sets = sets_of(group.size());
    if (sets.empty()) return;
    result_.work += kWorkOfGroup + (all_go_together_ ? 0 : sets.size());
    result_.found.push_back({.cells = std::move(group), .sets = {}});
    if (!all_go_together_) result_.found.back().sets = sets;
  }

  // The sets of so many values any two of which go together. Nothing if there are too many.
  const std::vector<Mask>& sets_of(std::size_t count) {
    std::optional<std::vector<Mask>>& sets = sets_[count];
    if (!sets) {
      sets.emplace();
      extend(*sets, 0, (Mask{1} << next_.size()) - 1, static_cast<int>(count));
      if (is_over() || sets->size() > kMaxSetsOfPairs) sets->clear();
    }
    return *sets;
  }

  void extend(std::vector<Mask>& sets, Mask set, Mask others, int missing) {
    if (missing == 0) return sets.push_back(set);
    for (; std::popcount(others) >= missing; others &= others - 1) {
      if (is_over() || sets.size() > kMaxSetsOfPairs) return;
      result_.work += kWorkOfTry;
      const Mask value = others & -others;
      const Mask fitting = next_[static_cast<std::size_t>(std::countr_zero(value))];
      extend(sets, set | value, others & fitting, missing - 1);
    }
  }

  static constexpr std::uint64_t kWorkOfLook = 5, kWorkOfGroup = 200, kWorkOfTry = 5;

  const Next& next_;
  std::size_t cells_;
  bool all_go_together_ = false;  // any two different values
  SetsOfPairs& result_;
  std::vector<Cells> others_;  // per cell, in the order of the lines
  std::vector<bool> bound_;    // per two cells
  std::vector<bool> covered_;  // per two cells, whether a group has both
  std::array<std::optional<std::vector<Mask>>, kMaxCells + 1> sets_;  // per size
};

}  // namespace

SetsOfPairs sets_of_pairs(const std::vector<PairLine>& lines, std::size_t cells) {
  constexpr std::uint64_t kWorkOfLine = 50, kWorkOfRelation = 1000;
  SetsOfPairs result;
  std::map<Next, std::optional<std::size_t>> number_of;  // nothing for those that are unsuitable
  std::vector<std::vector<const PairLine*>> relations;   // their lines
  for (const PairLine& line : lines) {
    if (result.work >= kMaxWork) break;
    ++result.work;
    if (line.cells.size() != 2) continue;
    result.work += kWorkOfLine;
    const auto [place, is_new] = number_of.try_emplace(line.next);
    if (is_new) result.work += kWorkOfRelation;
    if (is_new && is_suitable(line.next)) {
      place->second = relations.size();
      relations.emplace_back();
    }
    if (place->second) relations[*place->second].push_back(&line);
  }
  for (const auto& relation : relations) {
    if (result.work >= kMaxWork || relation.size() < kMinCells) continue;
    CliqueSearch search(relation.front()->next, cells, result);
    for (const PairLine* line : relation) search.bind(line->cells[0], line->cells[1]);
    search.run();
  }
  return result;
}

}  // namespace jiugong::regions
