#include "regions/layout.h"

#include <algorithm>
#include <array>
#include <bit>
#include <iterator>
#include <limits>

#include "regions/cage_table.h"

namespace jiugong::regions {
namespace {

// Larger leftovers and sums hardly ever rule out a value.
constexpr std::size_t kMaxLeftoverCells = 6;
constexpr std::size_t kMaxSummands = 6;

// Crossings, leftovers and implied sums only speed up the search, so these limits keep their
// numbers within Small and their memory moderate. A 36x36 puzzle with rows, columns and boxes has
// at most 864, 1,332 and 1,944 of them.
constexpr std::size_t kMaxCrossings = 16'000;
constexpr std::size_t kMaxLeftovers = 4'000;
constexpr std::size_t kMaxImpliedSums = 4'000;

constexpr std::size_t kMaxSmall = std::numeric_limits<Small>::max();
static_assert(3 * kMaxCrossings + 2 * kMaxLeftovers <= kMaxSmall);  // Layout::cell_sets
static_assert(kMaxRegions + kMaxImpliedSums <= kMaxSmall);          // Layout::sums
static_assert(kMaxRegions + 2 <= kMaxSmall);  // Layout::houses, with two diagonals
static_assert(std::size_t{kMaxRegionSide} * kMaxRegionSide <= kMaxSmall);  // cells

constexpr std::array<GridStep, 8> kKnightSteps = {
    {{-2, -1}, {-2, 1}, {-1, -2}, {-1, 2}, {1, -2}, {1, 2}, {2, -1}, {2, 1}}};
constexpr std::array<GridStep, 8> kKingSteps = {
    {{-1, -1}, {-1, 0}, {-1, 1}, {0, -1}, {0, 1}, {1, -1}, {1, 0}, {1, 1}}};
constexpr std::array<GridStep, 4> kSideSteps = {{{-1, 0}, {0, -1}, {0, 1}, {1, 0}}};

constexpr std::size_t kWordBits = 64;

// Appends the numbers of the bits that are set.
void add_bits(Cells& cells, std::span<const std::uint64_t> words) {
  for (std::size_t word = 0; word < words.size(); ++word) {
    for (std::uint64_t bits = words[word]; bits != 0; bits &= bits - 1) {
      const auto bit = static_cast<std::size_t>(std::countr_zero(bits));
      cells.push_back(static_cast<Small>(kWordBits * word + bit));
    }
  }
}

}  // namespace

const std::array<LayoutMaker::Stage, 10> LayoutMaker::kStages = {
    &LayoutMaker::number_cells,         &LayoutMaker::collect_houses,
    &LayoutMaker::find_houses_of_cells, &LayoutMaker::collect_peers,
    &LayoutMaker::collect_crossings,    &LayoutMaker::sort_families,
    &LayoutMaker::collect_leftovers,    &LayoutMaker::imply_sums,
    &LayoutMaker::collect_sums,         &LayoutMaker::collect_neighbours};

LayoutMaker::LayoutMaker(const RegionPuzzle& puzzle) : puzzle_(puzzle) {}

bool LayoutMaker::advance(WorkBudget& budget) {
  for (; stage_ < kStages.size(); ++stage_, next_ = 0) {
    if (budget.is_spent() || !(this->*kStages[stage_])(budget)) return false;
  }
  return true;
}

// Calls `step`, which returns its work, with next_..count - 1 until the budget is spent.
template <typename Step>
bool LayoutMaker::for_each_below(std::size_t count, WorkBudget& budget, const Step& step) {
  for (; next_ < count; ++next_) {
    if (budget.is_spent()) return false;
    budget.spend(step(next_));
  }
  return true;
}

bool LayoutMaker::number_cells(WorkBudget& budget) {
  number_of_.assign(puzzle_.cells.size(), -1);
  for (std::size_t cell = 0; cell < puzzle_.cells.size(); ++cell) {
    if (puzzle_.cells[cell] == kVoidCell) continue;
    number_of_[cell] = static_cast<int>(layout_.grid_cell.size());
    layout_.grid_cell.push_back(static_cast<int>(cell));
  }
  layout_.cells = layout_.grid_cell.size();
  layout_.values = puzzle_.high - puzzle_.low + 1;
  layout_.all = (Mask{1} << layout_.values) - 1;
  budget.spend(puzzle_.cells.size());
  return true;
}

// Converts cells of the grid to their numbers in the layout, without void cells.
Cells LayoutMaker::renumbered(const std::vector<int>& grid_cells) const {
  Cells cells;
  for (const int cell : grid_cells) {
    const int number = number_of_[static_cast<std::size_t>(cell)];
    if (number >= 0) cells.push_back(static_cast<Small>(number));
  }
  std::sort(cells.begin(), cells.end());
  return cells;
}

bool LayoutMaker::collect_houses(WorkBudget& budget) {
  const std::size_t regions = puzzle_.regions.size(), diagonals = puzzle_.diagonals ? 2 : 0;
  const auto add = [&](std::size_t i) -> std::uint64_t {
    if (i < regions) {
      add_house(renumbered(puzzle_.regions[i]));
    } else if (i < regions + diagonals) {
      std::vector<int> diagonal;
      diagonal.reserve(static_cast<std::size_t>(puzzle_.rows));
      for (int row = 0; row < puzzle_.rows; ++row) {
        diagonal.push_back(row * puzzle_.cols + (i == regions ? row : puzzle_.cols - 1 - row));
      }
      add_house(renumbered(diagonal));
    } else {
      add_house(renumbered(puzzle_.cages[i - regions - diagonals].cells));
    }
    constexpr std::uint64_t kWorkOfHouse = 500;  // mostly for the test whether it is a duplicate
    return kWorkOfHouse;
  };
  return for_each_below(regions + diagonals + puzzle_.cages.size(), budget, add);
}

void LayoutMaker::add_house(Cells cells) {
  if (cells.size() < 2 && layout_.values > 1) return;
  const auto [house, is_new] = seen_houses_.insert(std::move(cells));
  if (!is_new) return;
  layout_.houses.add(*house);
  layout_.full.push_back(house->size() == static_cast<std::size_t>(layout_.values));
}

bool LayoutMaker::find_houses_of_cells(WorkBudget& budget) {
  layout_.houses_of = lists_with(layout_.houses, layout_.cells);
  peer_words_ = (layout_.cells + kWordBits - 1) / kWordBits;
  peer_bits_.assign(layout_.cells * peer_words_, 0);
  budget.spend(2 * layout_.houses.total_size() + peer_bits_.size());
  return true;
}

// The cells to which the steps lead from `cell`.
Cells LayoutMaker::reached(std::size_t cell, std::span<const GridStep> steps) const {
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

bool LayoutMaker::collect_peers(WorkBudget& budget) {
  return for_each_below(layout_.cells, budget, [&](std::size_t cell) { return add_peers(cell); });
}

std::uint64_t LayoutMaker::add_peers(std::size_t cell) {
  std::uint64_t* const bits = &peer_bits_[cell * peer_words_];
  std::uint64_t work = layout_.cells;
  const auto add = [&](SmallList cells) {
    for (const Small peer : cells) bits[peer / kWordBits] |= std::uint64_t{1} << peer % kWordBits;
    work += cells.size();
  };
  for (const Small house : layout_.houses_of[cell]) add(layout_.houses[house]);
  if (puzzle_.anti_knight) add(reached(cell, kKnightSteps));
  if (puzzle_.anti_king) add(reached(cell, kKingSteps));
  bits[cell / kWordBits] &= ~(std::uint64_t{1} << cell % kWordBits);
  Cells peers;
  add_bits(peers, {bits, peer_words_});
  layout_.peers.add(peers);
  return work;
}

Small LayoutMaker::add_set(SmallList cells) {
  layout_.cell_sets.add(cells);
  return static_cast<Small>(layout_.cell_sets.size() - 1);
}

bool LayoutMaker::collect_crossings(WorkBudget& budget) {
  return for_each_below(layout_.houses.size(), budget,
                        [&](std::size_t house) { return add_crossings_from(house); });
}

// Adds the crossings of `first` with the houses that share at least two cells with it and also have
// other cells.
std::uint64_t LayoutMaker::add_crossings_from(std::size_t first) {
  std::uint64_t work = 1;
  Cells crossings;
  if (layout_.full[first] && layout_.crossings.size() < kMaxCrossings) {
    std::vector<std::size_t> common(layout_.houses.size());
    work += common.size();
    for (const Small cell : layout_.houses[first]) {
      for (const Small other : layout_.houses_of[cell]) ++common[other];
      work += layout_.houses_of[cell].size();
    }
    for (std::size_t second = 0; second < common.size(); ++second) {
      if (common[second] < 2 || common[second] >= layout_.houses[second].size()) continue;
      if (layout_.crossings.size() == kMaxCrossings) break;
      crossings.push_back(static_cast<Small>(layout_.crossings.size()));
      work += add_crossing(first, second);
    }
  }
  layout_.crossings_from.add(crossings);
  return work;
}

std::uint64_t LayoutMaker::add_crossing(std::size_t first, std::size_t second) {
  const SmallList a = layout_.houses[first], b = layout_.houses[second];
  Cells shared;
  std::set_intersection(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(shared));
  layout_.crossings.push_back({.shared = add_set(shared),
                               .rest_of_first = add_set(difference(a, b)),
                               .rest_of_second = add_set(difference(b, a))});
  return 5 * (a.size() + b.size());
}

bool LayoutMaker::sort_families(WorkBudget& budget) {
  std::vector<Cells> full_houses;
  for (std::size_t house = 0; house < layout_.houses.size(); ++house) {
    const SmallList cells = layout_.houses[house];
    if (layout_.full[house]) full_houses.emplace_back(cells.begin(), cells.end());
  }
  families_ = families_of(full_houses, layout_.grid_cell, puzzle_.cols);
  budget.spend(8 * layout_.houses.total_size() + layout_.cells);
  return true;
}

bool LayoutMaker::collect_leftovers(WorkBudget& budget) {
  if (!leftover_search_)
    leftover_search_.emplace(families_, layout_.cells, kMaxLeftoverCells, kMaxLeftovers);
  if (!leftover_search_->advance(budget)) return false;
  Lists members;
  for (const auto& [inside, outside] : leftover_search_->found()) {
    layout_.leftovers.push_back({.inside = add_set(inside), .outside = add_set(outside)});
    Cells all(inside);
    all.insert(all.end(), outside.begin(), outside.end());
    members.add(all);
  }
  layout_.leftovers_of = lists_with(members, layout_.cells);
  budget.spend(10 * members.total_size() + layout_.cells);
  return true;
}

bool LayoutMaker::imply_sums(WorkBudget& budget) {
  if (!sum_search_) {
    for (const Cage& cage : puzzle_.cages) {
      cages_.push_back({.total = total_of(cage), .cells = renumbered(cage.cells)});
    }
    const int house_total = layout_.values * (layout_.values - 1) / 2;
    sum_search_.emplace(families_, cages_, layout_.cells, house_total, kMaxSummands,
                        kMaxImpliedSums);
    budget.spend(layout_.cells + 100 * cages_.size());
  }
  return sum_search_->advance(budget);
}

bool LayoutMaker::collect_sums(WorkBudget& budget) {
  const std::vector<CageSum>& implied = sum_search_->found();
  const bool done = for_each_below(cages_.size() + implied.size(), budget, [&](std::size_t i) {
    return add_sum(i < cages_.size() ? cages_[i] : implied[i - cages_.size()]);
  });
  if (!done) return false;
  layout_.sums_of = lists_with(layout_.sum_cells, layout_.cells);
  budget.spend(2 * layout_.sum_cells.total_size() + layout_.cells);
  return true;
}

std::uint64_t LayoutMaker::add_sum(const CageSum& cage) {
  constexpr std::uint64_t kWorkOfSum = 500;  // mostly for the test whether it is a duplicate
  if (!seen_sums_.insert({cage.cells, cage.total}).second) return kWorkOfSum;
  const bool distinct = all_see_each_other(cage.cells);
  layout_.sums.push_back({.total = cage.total, .distinct = distinct});
  layout_.sum_cells.add(cage.cells);
  const bool has_table = distinct && layout_.values <= CageTable::kMaxValues;
  layout_.sum_seers.add(has_table ? seers_of(cage.cells) : Cells());
  return kWorkOfSum + cage.cells.size() * (cage.cells.size() + peer_words_) +
         2 * layout_.sum_seers[layout_.sum_seers.size() - 1].size();
}

// Returns the sum of a cage with each value replaced by its bit number, as in the rest of the
// search. A sum that no cells can have stays impossible, but becomes a small number.
int LayoutMaker::total_of(const Cage& cage) const {
  const auto size = static_cast<std::int64_t>(cage.cells.size());
  const std::int64_t total = cage.sum - puzzle_.low * size;
  return static_cast<int>(std::clamp<std::int64_t>(total, -1, kMaxRegionValues * size));
}

bool LayoutMaker::see_each_other(Small a, Small b) const {
  return (peer_bits_[a * peer_words_ + b / kWordBits] >> b % kWordBits & 1) != 0;
}

bool LayoutMaker::all_see_each_other(const Cells& cells) const {
  for (const Small a : cells) {
    for (const Small b : cells) {
      if (a < b && !see_each_other(a, b)) return false;
    }
  }
  return true;
}

Cells LayoutMaker::seers_of(const Cells& cells) const {
  std::vector<std::uint64_t> bits(peer_words_, ~std::uint64_t{0});
  for (const Small cell : cells) {
    for (std::size_t word = 0; word < peer_words_; ++word) {
      bits[word] &= peer_bits_[cell * peer_words_ + word];
    }
  }
  Cells seers;
  add_bits(seers, bits);
  return seers;
}

bool LayoutMaker::collect_neighbours(WorkBudget& budget) {
  if (!puzzle_.non_consecutive) return true;
  layout_.neighbours_differ = true;
  for (std::size_t cell = 0; cell < layout_.cells; ++cell) {
    const Cells beside = reached(cell, kSideSteps);
    layout_.neighbours.add(beside);
    for (const Small other : beside) {
      if (!see_each_other(static_cast<Small>(cell), other)) layout_.neighbours_differ = false;
    }
  }
  budget.spend(50 * layout_.cells);
  return true;
}

}  // namespace jiugong::regions
