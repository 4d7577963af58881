#include "regions/layout.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <set>
#include <span>
#include <utility>

#include "regions/implied_sums.h"
#include "regions/leftovers.h"
#include "regions/windows.h"

namespace jiugong::regions {
namespace {

// Larger leftovers and sums hardly ever rule out a value.
constexpr std::size_t kMostLeftovers = 6;
constexpr std::size_t kMostSummands = 6;

// Thousands of houses, each across all others, would take more memory than they are worth: the rule is one
// that may be left out. (With every other house 4,096 more at most, and three lists each, all can still be
// numbered.)
constexpr std::size_t kMostCrossings = 16'000;

using Step = std::pair<int, int>;  // rows down, columns right
constexpr std::array<Step, 8> kKnightSteps = {
    {{-2, -1}, {-2, 1}, {-1, -2}, {-1, 2}, {1, -2}, {1, 2}, {2, -1}, {2, 1}}};
constexpr std::array<Step, 8> kKingSteps = {
    {{-1, -1}, {-1, 0}, {-1, 1}, {0, -1}, {0, 1}, {1, -1}, {1, 0}, {1, 1}}};
constexpr std::array<Step, 4> kSideSteps = {{{-1, 0}, {0, -1}, {0, 1}, {1, 0}}};

class LayoutMaker {
 public:
  LayoutMaker(const RegionPuzzle& puzzle, Layout& layout) : puzzle_(puzzle), layout_(layout) {}

  void make() {
    number_cells();
    collect_houses();
    collect_peers();
    collect_crossings();
    const HouseFamilies families = families_of(full_houses(), layout_.grid_cell, puzzle_.cols);
    collect_leftovers(families);
    collect_sums(families);
    if (puzzle_.non_consecutive) collect_neighbours();
  }

 private:
  void number_cells() {
    number_of_.assign(puzzle_.cells.size(), -1);
    for (std::size_t cell = 0; cell < puzzle_.cells.size(); ++cell) {
      if (puzzle_.cells[cell] == kVoidCell) continue;
      number_of_[cell] = static_cast<int>(layout_.grid_cell.size());
      layout_.grid_cell.push_back(static_cast<int>(cell));
    }
    layout_.cells = layout_.grid_cell.size();
    layout_.values = puzzle_.high - puzzle_.low + 1;
    layout_.all = (Mask{1} << layout_.values) - 1;
  }

  // Cells of the grid by their numbers in the layout, without void ones.
  Cells renumbered(const std::vector<int>& grid_cells) const {
    Cells cells;
    for (const int cell : grid_cells) {
      const int number = number_of_[static_cast<std::size_t>(cell)];
      if (number >= 0) cells.push_back(static_cast<Small>(number));
    }
    std::sort(cells.begin(), cells.end());
    return cells;
  }

  void collect_houses() {
    std::set<Cells> seen;
    const auto add = [&](const std::vector<int>& grid_cells) {
      Cells cells = renumbered(grid_cells);
      if (cells.size() < 2 && layout_.values > 1) return;
      if (!seen.insert(cells).second) return;
      layout_.houses.add(cells);
      layout_.full.push_back(cells.size() == static_cast<std::size_t>(layout_.values));
    };
    for (const auto& region : puzzle_.regions) add(region);
    if (puzzle_.diagonals) {
      std::vector<int> falling, rising;
      for (int i = 0; i < puzzle_.rows; ++i) {
        falling.push_back(i * puzzle_.cols + i);
        rising.push_back(i * puzzle_.cols + puzzle_.cols - 1 - i);
      }
      add(falling);
      add(rising);
    }
    for (const Cage& cage : puzzle_.cages) add(cage.cells);
    layout_.houses_of = lists_with(layout_.houses, layout_.cells);
  }

  // The cells that the steps lead to from `cell`.
  Cells reached(std::size_t cell, std::span<const Step> steps) const {
    const int row = layout_.grid_cell[cell] / puzzle_.cols;
    const int col = layout_.grid_cell[cell] % puzzle_.cols;
    std::vector<int> grid_cells;
    for (const auto& [down, right] : steps) {
      const int r = row + down, c = col + right;
      if (r >= 0 && r < puzzle_.rows && c >= 0 && c < puzzle_.cols) {
        grid_cells.push_back(r * puzzle_.cols + c);
      }
    }
    return renumbered(grid_cells);
  }

  void collect_peers() {
    for (std::size_t cell = 0; cell < layout_.cells; ++cell) {
      Cells peers;
      const auto add = [&](SmallList cells) {
        peers.insert(peers.end(), cells.begin(), cells.end());
      };
      for (const Small house : layout_.houses_of[cell]) add(layout_.houses[house]);
      if (puzzle_.anti_knight) add(reached(cell, kKnightSteps));
      if (puzzle_.anti_king) add(reached(cell, kKingSteps));
      std::sort(peers.begin(), peers.end());
      peers.erase(std::unique(peers.begin(), peers.end()), peers.end());
      std::erase(peers, static_cast<Small>(cell));
      layout_.peers.add(peers);
    }
  }

  Small add_set(SmallList cells) {
    layout_.cell_sets.add(cells);
    return static_cast<Small>(layout_.cell_sets.size() - 1);
  }

  void collect_crossings() {
    Lists from;
    for (std::size_t first = 0; first < layout_.houses.size(); ++first) {
      Cells crossings;
      if (layout_.full[first] && layout_.crossings.size() < kMostCrossings) {
        for (const std::size_t second : sharing(first)) {
          crossings.push_back(static_cast<Small>(layout_.crossings.size()));
          add_crossing(first, second);
        }
      }
      from.add(crossings);
    }
    layout_.crossings_from = std::move(from);
  }

  // The other houses with two or more cells of `house`, and some that are not its.
  std::vector<std::size_t> sharing(std::size_t house) const {
    std::vector<std::size_t> common(layout_.houses.size());
    for (const Small cell : layout_.houses[house]) {
      for (const Small other : layout_.houses_of[cell]) ++common[other];
    }
    std::vector<std::size_t> found;
    for (std::size_t other = 0; other < common.size(); ++other) {
      if (common[other] >= 2 && common[other] < layout_.houses[other].size())
        found.push_back(other);
    }
    return found;
  }

  void add_crossing(std::size_t first, std::size_t second) {
    const SmallList a = layout_.houses[first], b = layout_.houses[second];
    Cells shared;
    std::set_intersection(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(shared));
    layout_.crossings.push_back({.shared = add_set(shared),
                                 .rest_of_first = add_set(difference(a, b)),
                                 .rest_of_second = add_set(difference(b, a))});
  }

  std::vector<Cells> full_houses() const {
    std::vector<Cells> found;
    for (std::size_t house = 0; house < layout_.houses.size(); ++house) {
      const SmallList cells = layout_.houses[house];
      if (layout_.full[house]) found.emplace_back(cells.begin(), cells.end());
    }
    return found;
  }

  void collect_leftovers(const HouseFamilies& families) {
    Lists members;
    for (const auto& [inside, outside] : leftovers(families, layout_.cells, kMostLeftovers)) {
      layout_.leftovers.push_back({.inside = add_set(inside), .outside = add_set(outside)});
      Cells all(inside);
      all.insert(all.end(), outside.begin(), outside.end());
      members.add(all);
    }
    layout_.leftovers_of = lists_with(members, layout_.cells);
  }

  void collect_sums(const HouseFamilies& families) {
    std::vector<CageSum> cages;
    for (const Cage& cage : puzzle_.cages) {
      cages.push_back({.total = total_of(cage), .cells = renumbered(cage.cells)});
    }
    if (!cages.empty()) {
      const int house_total = layout_.values * (layout_.values - 1) / 2;
      std::vector<CageSum> implied =
          implied_sums(families, cages, layout_.cells, house_total, kMostSummands);
      cages.insert(cages.end(), implied.begin(), implied.end());
    }
    std::set<std::pair<Cells, int>> seen;
    for (const CageSum& cage : cages) {
      if (!seen.insert({cage.cells, cage.total}).second) continue;
      layout_.sums.push_back({.total = cage.total, .distinct = all_see_each_other(cage.cells)});
      layout_.sum_cells.add(cage.cells);
      layout_.sum_seers.add(seers_of(cage.cells));
    }
    layout_.sums_of = lists_with(layout_.sum_cells, layout_.cells);
  }

  // The sum of a cage when each value counts as the number of its bit, as it does from here on. One that
  // no cells can have stays impossible, but becomes a small number.
  int total_of(const Cage& cage) const {
    const auto size = static_cast<std::int64_t>(cage.cells.size());
    const std::int64_t total = cage.sum - puzzle_.low * size;
    return static_cast<int>(std::clamp<std::int64_t>(total, -1, kMaxRegionValues * size));
  }

  bool see_each_other(Small a, Small b) const {
    return std::binary_search(layout_.peers[a].begin(), layout_.peers[a].end(), b);
  }

  bool all_see_each_other(const Cells& cells) const {
    for (const Small a : cells) {
      for (const Small b : cells) {
        if (a < b && !see_each_other(a, b)) return false;
      }
    }
    return true;
  }

  Cells seers_of(const Cells& cells) const {
    Cells seers;
    for (const Small candidate : layout_.peers[cells.front()]) {
      if (std::all_of(cells.begin(), cells.end(),
                      [&](Small cell) { return see_each_other(cell, candidate); })) {
        seers.push_back(candidate);
      }
    }
    return seers;
  }

  void collect_neighbours() {
    layout_.neighbours_differ = true;
    for (std::size_t cell = 0; cell < layout_.cells; ++cell) {
      const Cells beside = reached(cell, kSideSteps);
      layout_.neighbours.add(beside);
      for (const Small other : beside) {
        if (!see_each_other(static_cast<Small>(cell), other)) layout_.neighbours_differ = false;
      }
    }
  }

  const RegionPuzzle& puzzle_;
  Layout& layout_;
  std::vector<int> number_of_;  // of each cell of the grid its number in the layout, or -1
};

}  // namespace

Layout::Layout(const RegionPuzzle& puzzle) { LayoutMaker(puzzle, *this).make(); }

}  // namespace jiugong::regions
