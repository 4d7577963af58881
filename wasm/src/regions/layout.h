// A RegionPuzzle prepared for the search: cells without the void ones, houses, and everything that
// follows from their geometry for any values.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <span>
#include <utility>
#include <vector>

#include "jiugong/region_puzzle.h"
#include "regions/implied_sums.h"
#include "regions/leftovers.h"
#include "regions/lists.h"
#include "regions/windows.h"
#include "regions/work_budget.h"

namespace jiugong::regions {

// A set of values: bit v stands for the value low + v.
using Mask = std::uint64_t;

using GridStep = std::pair<int, int>;  // rows down, columns right

// Two houses that share some cells. If a full house, the first, has a value only among the shared
// cells, the value is removed from the rest of the second.
struct Crossing {
  Small shared;  // indices in Layout::cell_sets
  Small rest_of_first;
  Small rest_of_second;
};

// Two sets of cells that hold the same values equally often: the cells of some rows outside as many
// regions, and the cells of these regions outside the rows (the law of leftovers).
struct Leftover {
  Small inside, outside;  // indices in Layout::cell_sets
};

// Cells whose values, as bit numbers, add up to `total`.
struct Sum {
  int total = 0;
  bool distinct = false;  // every two of the cells see each other
};

struct Layout {
  std::size_t cells = 0;       // number of cells that are not void, numbered in row-major order
  std::vector<int> grid_cell;  // per cell, its number in the grid
  int values = 0;              // number of values
  Mask all = 0;                // the set of all values

  Lists houses;            // the cells of each region, without duplicate regions
  std::vector<bool> full;  // per house, whether it holds every value
  Lists houses_of;         // per cell
  Lists peers;             // per cell, the cells that must differ from it

  Lists cell_sets;
  std::vector<Crossing> crossings;
  Lists crossings_from;  // per house, the crossings of which it is the first

  std::vector<Leftover> leftovers;
  Lists leftovers_of;  // per cell, the leftovers that contain it

  std::vector<Sum> sums;  // cages, and sums implied by them
  Lists sum_cells;
  Lists sums_of;    // per cell
  Lists sum_seers;  // per sum with a cage table, the cells that see all of its cells

  Lists neighbours;                // per cell, the adjacent cells; empty unless a rule needs them
  bool neighbours_differ = false;  // whether all neighbours also see each other
};

// Makes the layout of a puzzle in portions.
class LayoutMaker {
 public:
  // `puzzle` must be valid and must outlive this object. Its givens are ignored and may change.
  explicit LayoutMaker(const RegionPuzzle& puzzle);

  // Works until the budget is spent; returns true when the layout is complete.
  bool advance(WorkBudget& budget);

  // Returns the complete layout; may be called once.
  Layout take() { return std::move(layout_); }

 private:
  // A stage continues until it is over (returns true) or the budget is spent.
  using Stage = bool (LayoutMaker::*)(WorkBudget&);
  static const std::array<Stage, 10> kStages;

  template <typename Step>
  bool for_each_below(std::size_t count, WorkBudget& budget, const Step& step);

  bool number_cells(WorkBudget& budget);
  bool collect_houses(WorkBudget& budget);
  bool find_houses_of_cells(WorkBudget& budget);
  bool collect_peers(WorkBudget& budget);
  bool collect_crossings(WorkBudget& budget);
  bool sort_families(WorkBudget& budget);
  bool collect_leftovers(WorkBudget& budget);
  bool imply_sums(WorkBudget& budget);
  bool collect_sums(WorkBudget& budget);
  bool collect_neighbours(WorkBudget& budget);

  Cells renumbered(const std::vector<int>& grid_cells) const;
  void add_house(Cells cells);
  Cells reached(std::size_t cell, std::span<const GridStep> steps) const;
  std::uint64_t add_peers(std::size_t cell);
  Small add_set(SmallList cells);
  std::uint64_t add_crossings_from(std::size_t first);
  std::uint64_t add_crossing(std::size_t first, std::size_t second);
  std::uint64_t add_sum(const CageSum& cage);
  int total_of(const Cage& cage) const;
  bool see_each_other(Small a, Small b) const;
  bool all_see_each_other(const Cells& cells) const;
  Cells seers_of(const Cells& cells) const;

  const RegionPuzzle& puzzle_;
  Layout layout_;
  std::size_t stage_ = 0;
  std::size_t next_ = 0;  // step of the current stage

  std::vector<int> number_of_;  // per cell of the grid, its number in the layout, or -1
  std::set<Cells> seen_houses_;
  std::vector<std::uint64_t> peer_bits_;  // per cell, its peers as a bit set of peer_words_ words
  std::size_t peer_words_ = 0;
  HouseFamilies families_;
  std::optional<LeftoverSearch> leftover_search_;
  std::vector<CageSum> cages_;
  std::optional<ImpliedSumSearch> sum_search_;
  std::set<std::pair<Cells, int>> seen_sums_;
};

}  // namespace jiugong::regions
