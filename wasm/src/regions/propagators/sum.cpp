#include "regions/propagators/sum.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "regions/propagators/small_sums.h"
#include "regions/propagators/value_sets.h"

namespace jiugong::regions {
namespace {

constexpr std::size_t kMaxSets = 600;  // examined one by one

// Orders of the values of all cells but two that are tried.
constexpr int kMaxOrdersOfFour = 100, kMaxOrdersOfFive = 20;

Cells cells_of(const std::vector<SumFilter::Cell>& cells) {
  Cells result;
  for (const SumFilter::Cell& cell : cells) result.push_back(cell.cell);
  return result;
}

int lowest(Mask values) { return std::countr_zero(values); }
int highest(Mask values) { return 63 - std::countl_zero(values); }

}  // namespace

SumFilter::SumFilter(const std::vector<Cell>& cells, int total, Surroundings surroundings,
                     std::shared_ptr<const SumTables> tables, int values)
    : Propagator(cells_of(cells)),
      values_(values),
      all_((Mask{1} << values) - 1),
      total_(total),
      surroundings_(std::move(surroundings)),
      tables_(std::move(tables)),
      extremes_(surroundings_.groups.size()),
      cells_(cells.size()),
      open_(cells.size() + 1) {
  for (const Cell& cell : cells) subtracted_.push_back(cell.subtracted ? 1 : 0);
}

bool SumFilter::filter(Board& board) {
  if (!collect(board)) return false;
  board.spend(2 * cells_.size());
  if (open_count_ == 0) return rest_ == 0;
  if (open_count_ == 1) {
    return rest_ >= 0 && rest_ < values_ && put(open_[0], Mask{1} << rest_, board);
  }
  if (open_count_ == 2) return search<2>(board);
  if (open_count_ <= kMaxSearched) {
    sort_open_cells();
    if (open_count_ == 3) return search<3>(board);
    if (search_is_short()) return open_count_ == 4 ? search<4>(board) : search<5>(board);
  }
  return surroundings_.distinct ? by_sets(board) : by_bounds(board);
}

// Returns false on an obvious contradiction.
bool SumFilter::collect(const Board& board) {
  const SmallList scope = this->scope();
  std::size_t open = 0;
  int rest = total_;
  Mask in_open = 0;
  for (std::size_t i = 0; i < scope.size(); ++i) {
    const Mask values = board.candidates(scope[i]);
    const Mask added = subtracted_[i] != 0 ? tables_->reversed(values) : values;
    // (Which cells are settled cannot be foreseen, so there is no branch.)
    const bool settled = is_single(added);
    cells_[i] = added;
    open_[open] = static_cast<std::uint16_t>(i);
    open += settled ? 0 : 1;
    rest -= settled ? lowest(added) : 0;
    in_open |= settled ? 0 : added;
  }
  open_count_ = open;
  rest_ = rest;
  in_open_ = in_open;
  return rest >= 0;
}

// Narrows the cell at a place of the sum to these values, given as they are added.
bool SumFilter::put(std::size_t place, Mask values, Board& board) {
  return board.restrict_to(scope()[place],
                           subtracted_[place] != 0 ? tables_->reversed(values) : values);
}

Mask SumFilter::needed(const Board& board) const {
  Mask need = 0;
  for (const Cells& rest : surroundings_.rests) {
    Mask missing = in_open_;
    for (const Small cell : rest) {
      missing &= ~board.candidates(cell);
      if (missing == 0) break;
    }
    need |= missing;
  }
  return need;
}

// Those with the fewest values come first, but for the last two, which are looked through together.
void SumFilter::sort_open_cells() {
  std::array<int, kMaxSearched> sizes{};
  for (std::size_t i = 0; i < open_count_; ++i) sizes[i] = std::popcount(cells_[open_[i]]);
  for (std::size_t i = 0; i + 2 < open_count_; ++i) {
    std::size_t least = i;
    for (std::size_t j = i + 1; j < open_count_; ++j) least = sizes[j] < sizes[least] ? j : least;
    std::swap(open_[i], open_[least]);
    std::swap(sizes[i], sizes[least]);
  }
}

bool SumFilter::search_is_short() const {
  int orders = 1;
  for (std::size_t i = 0; i + 2 < open_count_; ++i) orders *= std::popcount(cells_[open_[i]]);
  return orders <= (open_count_ == 4 ? kMaxOrdersOfFour : kMaxOrdersOfFive);
}

template <std::size_t kCells>
bool SumFilter::search(Board& board) {
  SmallSum<kCells> sum;
  sum.total = rest_;
  for (std::size_t i = 0; i < kCells; ++i) sum.cells[i] = cells_[open_[i]];
  if (surroundings_.distinct) {
    sum.differ = ~0U;
    sum.need = needed(board);
  } else if (!surroundings_.differs.empty()) {
    unsigned bit = 0;
    for (std::size_t i = 0; i < kCells; ++i) {
      for (std::size_t j = i + 1; j < kCells; ++j, ++bit) {
        sum.differ |= static_cast<unsigned>(surroundings_.differs[open_[i]] >> open_[j] & 1) << bit;
      }
    }
  }
  SmallSumValues<kCells> values;
  board.spend(20 * kCells);
  if (!SmallSums(*tables_).collect(sum, values)) return false;
  for (std::size_t i = 0; i < kCells; ++i) {
    if (values.cells[i] != sum.cells[i] && !put(open_[i], values.cells[i], board)) return false;
  }
  return !surroundings_.distinct || values.common == 0 ||
         apply_all(surroundings_.locks, values.common, board);
}

bool SumFilter::by_sets(Board& board) {
  const CageTable& table = tables_->cages();
  if (table.empty()) return by_bounds(board);
  const auto sets = table.sets(static_cast<int>(open_count_), rest_);
  if (sets.size() > kMaxSets) return by_bounds(board);
  std::array<Small, kMaxRegionValues> open{};
  for (std::size_t i = 0; i < open_count_; ++i) open[i] = scope()[open_[i]];
  const Mask need = needed(board);
  const auto in_all =
      narrow_to_sets(std::span<const Small>(open.data(), open_count_), sets, need, board);
  return in_all && apply_all(surroundings_.locks, *in_all, board);
}

// The least and greatest sums of the cells of each group, which differ, bound those of the others.
bool SumFilter::by_bounds(Board& board) {
  int slack_above = total_, slack_below = -total_;
  for (std::size_t i = 0; i < extremes_.size(); ++i) {
    Extremes& of_group = extremes_[i] = {};
    for (const std::uint16_t place : surroundings_.groups[i]) {
      const Mask values = cells_[place];
      const Mask above = all_ & ~of_group.least & (~Mask{0} << lowest(values));
      const Mask below = ~of_group.most & ((Mask{2} << highest(values)) - 1);
      if (above == 0 || below == 0) return false;
      of_group.least |= above & -above;
      of_group.most |= std::bit_floor(below);
      slack_above -= lowest(above);
      slack_below += highest(below);
    }
  }
  board.spend(6 * cells_.size());
  if (slack_above < 0 || slack_below < 0) return false;
  if (slack_above >= values_ - 1 && slack_below >= values_ - 1) return true;
  for (std::size_t i = 0; i < extremes_.size(); ++i) {
    // A value may exceed one of the least, or fall short of one of the greatest, by at most the slack.
    Mask up = extremes_[i].least, down = extremes_[i].most;
    for (int step = 0; step < std::min(slack_above, values_); ++step) up |= up << 1;
    for (int step = 0; step < std::min(slack_below, values_); ++step) down |= down >> 1;
    const Mask kept = up & down;
    for (const std::uint16_t place : surroundings_.groups[i]) {
      if ((cells_[place] & ~kept) == 0) continue;
      if (!put(place, cells_[place] & kept, board)) return false;
    }
  }
  return true;
}

}  // namespace jiugong::regions
