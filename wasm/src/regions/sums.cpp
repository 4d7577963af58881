// The rules for cells with a given sum. Values count as their bit numbers.
#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <span>

#include "regions/board.h"

namespace jiugong::regions {
namespace {

// Up to this many sets of values are examined one by one, and orders of up to this many cells.
constexpr std::size_t kMaxSets = 600;
constexpr std::size_t kMaxOrdered = 4;

constexpr std::uint64_t kWorkOfSet = 30;  // for a set whose values are all possible

// A set of sums 0..127 as a bit set.
struct SumSet {
  std::uint64_t low = 0, high = 0;

  static constexpr int kEnd = 128;

  // The sums of this set, each increased (decreased) by `by`, 0..63.
  SumSet plus(int by) const {
    if (by == 0) return *this;
    return {low << by, high << by | low >> (64 - by)};
  }
  SumSet minus(int by) const {
    if (by == 0) return *this;
    return {low >> by | high << (64 - by), high >> by};
  }
  SumSet operator|(const SumSet& other) const { return {low | other.low, high | other.high}; }
  bool meets(const SumSet& other) const { return ((low & other.low) | (high & other.high)) != 0; }
  static SumSet of(int sum) {
    return sum < 64 ? SumSet{std::uint64_t{1} << sum, 0}
                    : SumSet{0, std::uint64_t{1} << (sum - 64)};
  }
};

// Whether the cells with these candidates can hold the values of `left`, one each, in some order.
// Adds to `used` the values each cell takes in such orders.
bool order_values(std::span<const Mask> cells, Mask left, std::span<Mask> used) {
  if (cells.empty()) return true;
  bool possible = false;
  for (Mask choice = cells[0] & left; choice != 0; choice &= choice - 1) {
    const Mask value = choice & -choice;
    if (order_values(cells.subspan(1), left & ~value, used.subspan(1))) {
      used[0] |= value;
      possible = true;
    }
  }
  return possible;
}

// Returns the set from..to, clipped to 0..63.
Mask values_between(int from, int to) {
  if (to < 0 || from > 63) return 0;
  const Mask up_to = to >= 63 ? ~Mask{0} : (Mask{2} << to) - 1;
  return up_to & (~Mask{0} << std::max(from, 0));
}

}  // namespace

bool Board::look_at_sum(Small sum) {
  // The unsettled cells and the rest of the sum that is left for them.
  std::array<Small, kMaxRegionValues> open_cells{};
  std::size_t open_count = 0;
  int rest = layout_.sums[sum].total;
  int least = 0, most = 0;
  const SmallList cells = layout_.sum_cells[sum];
  work_ += 4 * cells.size();
  for (const Small cell : cells) {
    const Mask values = candidates_[cell];
    const int lowest = std::countr_zero(values);
    const int highest = 63 - std::countl_zero(values);
    if (lowest == highest) {
      rest -= lowest;
    } else {
      open_cells[open_count++] = cell;
      least += lowest;
      most += highest;
    }
  }
  if (rest < least || rest > most) return fail_at_cell(cells.front());
  if (open_count == 0) return true;

  const SmallList open(open_cells.data(), open_count);
  if (layout_.sums[sum].distinct && !cage_table_.empty() &&
      cage_table_.sets(static_cast<int>(open_count), rest).size() <= kMaxSets) {
    return combine_sets(sum, open, rest);
  }
  if (layout_.sums[sum].distinct && !bound_distinct(open, rest)) return false;
  if (most < SumSet::kEnd) return combine_sums(open, rest);

  // A cell must take at least what is missing when the others are at their maxima, and at most what
  // remains when they are at their minima.
  return std::all_of(open.begin(), open.end(), [&](Small cell) {
    const int lowest = std::countr_zero(candidates_[cell]);
    const int highest = 63 - std::countl_zero(candidates_[cell]);
    return restrict_to(cell, values_between(rest - (most - highest), rest - (least - lowest)));
  });
}

bool Board::bound_distinct(SmallList open, int rest) {
  // Least and greatest sum of all cells but one, if they all take different values of the union.
  Mask smallest = union_of(open), largest = smallest;
  if (static_cast<std::size_t>(std::popcount(smallest)) < open.size()) {
    return fail_at_cell(open.front());
  }
  int least = 0, most = 0;
  for (std::size_t i = 1; i < open.size(); ++i) {
    least += std::countr_zero(smallest);
    smallest &= smallest - 1;
    most += static_cast<int>(std::bit_width(largest)) - 1;
    largest ^= std::bit_floor(largest);
  }
  return restrict_all(open, values_between(rest - most, rest - least));
}

bool Board::combine_sets(Small sum, SmallList open, int rest) {
  const bool ordered = open.size() <= kMaxOrdered;
  std::array<Mask, kMaxOrdered> cells{}, used{};
  if (ordered) {
    std::transform(open.begin(), open.end(), cells.begin(),
                   [&](Small cell) { return candidates_[cell]; });
  }
  const Mask possible = union_of(open);
  Mask in_some = 0, in_all = layout_.all;
  const auto sets = cage_table_.sets(static_cast<int>(open.size()), rest);
  work_ += sets.size();
  for (const Mask set : sets) {
    if ((set & ~possible) != 0) continue;
    work_ += kWorkOfSet;
    const bool fits = ordered ? order_values(std::span(cells).first(open.size()), set,
                                             std::span(used).first(open.size()))
                              : std::all_of(open.begin(), open.end(), [&](Small cell) {
                                  return (candidates_[cell] & set) != 0;
                                });
    if (!fits) continue;
    in_some |= set;
    in_all &= set;
  }
  if (in_some == 0) return fail_at_cell(open.front());
  for (std::size_t i = 0; i < open.size(); ++i) {
    if (!restrict_to(open[i], ordered ? used[i] : in_some)) return false;
  }
  if (in_all == 0) return true;
  const SmallList seers = layout_.sum_seers[sum];
  work_ += seers.size();
  return restrict_all(seers, ~in_all);
}

bool Board::combine_sums(SmallList open, int rest) {
  // before[i] holds the possible sums of the cells before the i-th. `after` holds the sums of the
  // i-th cell and those before it for which the later cells can complete the total.
  work_ += 2 * open.size() * static_cast<std::size_t>(layout_.values);
  std::array<SumSet, kMaxRegionValues> before{};
  before[0] = SumSet::of(0);
  for (std::size_t i = 0; i + 1 < open.size(); ++i) {
    for (Mask values = candidates_[open[i]]; values != 0; values &= values - 1) {
      before[i + 1] = before[i + 1] | before[i].plus(std::countr_zero(values));
    }
  }
  SumSet after = SumSet::of(rest);
  for (std::size_t i = open.size(); i-- > 0;) {
    Mask kept = 0;
    SumSet earlier;
    for (Mask values = candidates_[open[i]]; values != 0; values &= values - 1) {
      const int value = std::countr_zero(values);
      const SumSet needed = after.minus(value);
      if (before[i].meets(needed)) kept |= Mask{1} << value;
      earlier = earlier | needed;
    }
    if (!restrict_to(open[i], kept)) return false;
    after = earlier;
  }
  return true;
}

}  // namespace jiugong::regions
