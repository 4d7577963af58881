#include "regions/propagators/weighted_sum.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdlib>
#include <span>
#include <utility>

#include "regions/board.h"
#include "regions/sort_by.h"
#include "regions/word_bits.h"

namespace jiugong::regions {
namespace {

// The sums that are combined.
constexpr std::int64_t kMaxSums = 1024;

Cells cells_of(const LinearSum& sum) {
  Cells cells;
  for (const LinearSum::Summand& summand : sum.summands) cells.push_back(summand.cell);
  return cells;
}

// Of bit sets of sums.
void add_shifted(std::span<std::uint64_t> to, std::span<const std::uint64_t> from, std::size_t by) {
  const std::size_t skip = by / kWordBits, shift = by % kWordBits;
  for (std::size_t i = 0; i < from.size() && i + skip < to.size(); ++i) {
    to[i + skip] |= from[i] << shift;
    if (shift != 0 && i + skip + 1 < to.size()) to[i + skip + 1] |= from[i] >> (kWordBits - shift);
  }
}

// The word of a set from which `by` is subtracted.
std::uint64_t shifted_back(std::span<const std::uint64_t> from, std::size_t by, std::size_t word) {
  const std::size_t first = word + by / kWordBits, shift = by % kWordBits;
  if (first >= from.size()) return 0;
  const std::uint64_t low = from[first] >> shift;
  const bool crosses = shift != 0 && first + 1 < from.size();
  return crosses ? low | from[first + 1] << (kWordBits - shift) : low;
}

}  // namespace

WeightedSumFilter::WeightedSumFilter(const LinearSum& sum, std::vector<Group> groups, int values)
    : Propagator(cells_of(sum)),
      total_(sum.total),
      values_(values),
      groups_(std::move(groups)),
      extremes_(groups_.size()) {
  for (const LinearSum::Summand& summand : sum.summands) {
    order_.push_back(static_cast<std::uint16_t>(coefficients_.size()));
    coefficients_.push_back(summand.coefficient);
  }
  sort_by(order_, [&](std::uint16_t i) { return std::abs(sum.summands[i].coefficient); });
}

bool WeightedSumFilter::filter(Board& board) { return bound(board) && combine(board); }

bool WeightedSumFilter::bound(Board& board) {
  const SmallList cells = scope();
  const Mask all = (Mask{1} << values_) - 1;
  // How far the total is above the least and below the greatest possible sum.
  std::int64_t above = total_, below = -total_;
  for (std::size_t i = 0; i < groups_.size(); ++i) {
    Mask least = 0, most = 0;
    std::int64_t least_sum = 0, most_sum = 0;
    for (const std::uint16_t place : groups_[i]) {
      const Mask values = board.candidates(cells[place]);
      const Mask up = all & ~least & (~Mask{0} << std::countr_zero(values));
      const Mask down = ~most & ((Mask{2} << (63 - std::countl_zero(values))) - 1);
      if (up == 0 || down == 0) return false;
      least |= up & -up;
      most |= std::bit_floor(down);
      least_sum += std::countr_zero(up);
      most_sum += 63 - std::countl_zero(down);
    }
    const std::int64_t coefficient = coefficients_[groups_[i].front()];
    above -= coefficient * (coefficient > 0 ? least_sum : most_sum);
    below += coefficient * (coefficient > 0 ? most_sum : least_sum);
    extremes_[i] = {.least = least, .most = most};
  }
  board.spend(6 * cells.size());
  if (above < 0 || below < 0) return false;
  for (std::size_t i = 0; i < groups_.size(); ++i) {
    if (!restrict_group(i, above, below, board)) return false;
  }
  return true;
}

// A value may exceed one of the least values, or fall short of one of the greatest, by as much as the total
// leaves open.
bool WeightedSumFilter::restrict_group(std::size_t group, std::int64_t above, std::int64_t below,
                                       Board& board) {
  const std::int64_t coefficient = coefficients_[groups_[group].front()];
  const std::int64_t up = (coefficient > 0 ? above : below) / std::abs(coefficient);
  const std::int64_t down = (coefficient > 0 ? below : above) / std::abs(coefficient);
  const std::int64_t most = values_ - 1;
  if (up >= most && down >= most) return true;
  Mask from_least = extremes_[group].least, from_most = extremes_[group].most;
  for (std::int64_t step = std::min(up, most); step > 0; --step) from_least |= from_least << 1;
  for (std::int64_t step = std::min(down, most); step > 0; --step) from_most |= from_most >> 1;
  const Mask kept = from_least & from_most;
  return std::all_of(groups_[group].begin(), groups_[group].end(),
                     [&](std::uint16_t place) { return board.restrict_to(scope()[place], kept); });
}

// Sums count from the least, so that none is negative. Cells with small coefficients come first: their sums are few words.
bool WeightedSumFilter::combine(Board& board) {
  const SmallList cells = scope();
  open_.clear();
  std::int64_t wanted = total_;
  for (const std::uint16_t i : order_) {
    const Mask values = board.candidates(cells[i]);
    const std::int64_t a = coefficients_[i] * std::countr_zero(values);
    const std::int64_t b = coefficients_[i] * (63 - std::countl_zero(values));
    wanted -= std::min(a, b);
    if (a == b) continue;
    if (open_.size() == kMaxCombined) return true;
    open_.push_back({.place = i, .least = std::min(a, b), .range = std::abs(a - b)});
  }
  if (wanted < 0) return false;
  if (open_.empty()) return wanted == 0;
  if (wanted >= kMaxSums) return true;
  const auto total = static_cast<std::size_t>(wanted);
  const auto summand = [&](const Open& open, Mask value) {
    return static_cast<std::size_t>(coefficients_[open.place] * std::countr_zero(value) -
                                    open.least);
  };
  // The sums before each open cell, as far as they go, and after the last.
  std::array<std::span<std::uint64_t>, kMaxCombined + 1> before;
  before_.assign((open_.size() + 1) * words_for(total + 1), 0);
  before[0] = {before_.data(), 1};
  before[0][0] = 1;
  std::size_t greatest = 0;
  for (std::size_t i = 0; i < open_.size(); ++i) {
    greatest = std::min(total, greatest + static_cast<std::size_t>(open_[i].range));
    before[i + 1] = {before[i].data() + before[i].size(), words_for(greatest + 1)};
    const Mask values = board.candidates(cells[open_[i].place]);
    for (Mask left = values; left != 0; left &= left - 1) {
      const std::size_t by = summand(open_[i], left);
      if (by <= total) add_shifted(before[i + 1], before[i], by);
    }
    board.spend(4 * before[i].size() * static_cast<std::size_t>(values_));
  }
  after_.assign(words_for(total + 1), 0);
  after_[total / kWordBits] = std::uint64_t{1} << total % kWordBits;
  for (std::size_t i = open_.size(); i-- > 0;) {
    const Small cell = cells[open_[i].place];
    Mask kept = 0;
    earlier_.assign(before[i].size(), 0);
    for (Mask left = board.candidates(cell); left != 0; left &= left - 1) {
      const std::size_t by = summand(open_[i], left);
      std::uint64_t fits = 0;
      for (std::size_t word = 0; word < before[i].size(); ++word) {
        const std::uint64_t part = shifted_back(after_, by, word) & before[i][word];
        earlier_[word] |= part;
        fits |= part;
      }
      if (fits != 0) kept |= left & -left;
    }
    if (!board.restrict_to(cell, kept)) return false;
    std::swap(after_, earlier_);
  }
  return true;
}

}  // namespace jiugong::regions
