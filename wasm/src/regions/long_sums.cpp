#include "regions/long_sums.h"

#include <algorithm>
#include <iterator>

#include "regions/windows.h"
#include "small_sort.h"

namespace jiugong::regions {
namespace {

constexpr std::size_t kLong = 6;  // cells

// More are too many to compare.
constexpr std::size_t kMaxLong = 40, kMaxKnown = 200, kMaxCrossed = 100;

constexpr std::size_t kMaxUncovered = 3;  // cells of a house without a sum

// A sum serves if this many times as much is possible as it leaves open.
constexpr int kMinRange = 4;

bool overlap(const Cells& a, const Cells& b) {
  auto other = b.begin();
  return std::any_of(a.begin(), a.end(), [&](Small cell) {
    while (other != b.end() && *other < cell) ++other;
    return other != b.end() && *other == cell;
  });
}

std::size_t marked(SmallList cells, const std::vector<std::uint8_t>& marks) {
  std::size_t count = 0;
  for (const Small cell : cells) count += marks[cell];
  return count;
}

Cells united(const Cells& a, const Cells& b) {
  Cells both;
  std::merge(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(both));
  return both;
}

}  // namespace

LongSumSearch::LongSumSearch(const Lists& houses, std::vector<ImpliedSum> sums, std::size_t cells,
                             int house_total, BoundsOf bounds_of)
    : cells_(cells),
      houses_(houses),
      sums_(std::move(sums)),
      house_total_(house_total),
      bounds_of_(std::move(bounds_of)) {
  if (sums_.size() > kMaxKnown || houses_.size() > kMaxCrossed) sums_.clear();
}

bool LongSumSearch::advance(WorkBudget& budget) {
  for (bool over = false; !over;) {
    if (budget.is_spent()) return false;
    if (is_long_.size() < sums_.size()) {
      look_at_sum(sums_[is_long_.size()]);
    } else if (unions_.empty()) {
      over = true;
    } else if (next_house_ < houses_.size()) {
      cross(next_house_++);
    } else if (!pairs_.empty()) {
      const auto [a, b] = pairs_.back();
      pairs_.pop_back();
      look_at_pair(a, b);
    } else {
      over = !unite();
    }
    budget.spend(std::exchange(work_, 0));
  }
  return true;
}

void LongSumSearch::look_at_sum(const ImpliedSum& sum) {
  is_long_.push_back(sum.size() >= kLong && !bounds_of_(sum.added).differ);
  work_ += 20 * sum.size();
  if (!is_long_.back() || unions_.size() == kMaxLong) return;
  int range = 0;
  add_union(sum, slack_of(sum, range), 1);
}

// The sums with a cell in the house, those that overlap the fewest others first, and where they leave gaps other houses;
// less the house.
void LongSumSearch::cross(std::size_t house) {
  std::vector<std::uint8_t> is_inside(cells_), is_covered(cells_);
  for (const Small cell : houses_[house]) is_inside[cell] = 1;
  std::vector<std::size_t> crossing;
  bool any_long = false;
  for (std::size_t i = 0; i < sums_.size(); ++i) {
    if (marked(sums_[i].added, is_inside) == 0) continue;
    crossing.push_back(i);
    any_long = any_long || is_long_[i];
  }
  work_ += 20 * sums_.size();
  if (!any_long) return;
  std::vector<std::pair<int, int>> order;  // overlaps, number
  for (const std::size_t i : crossing) {
    const auto overlaps = std::count_if(crossing.begin(), crossing.end(), [&](std::size_t other) {
      return overlap(sums_[i].added, sums_[other].added);
    });
    order.emplace_back(static_cast<int>(overlaps), static_cast<int>(i));
  }
  small_sort(order);
  work_ += 40 * crossing.size() * crossing.size();
  int total = -house_total_;
  const auto add = [&](SmallList cells, int sum) {
    if (marked(cells, is_covered) != 0) return;
    for (const Small cell : cells) is_covered[cell] = 1;
    total += sum;
  };
  for (const auto& [overlaps, i] : order) {
    const ImpliedSum& sum = sums_[static_cast<std::size_t>(i)];
    add(sum.added, sum.total);
  }
  for (std::size_t other = 0; other < houses_.size(); ++other) {
    const SmallList cells = houses_[other];
    const std::size_t shared = marked(cells, is_inside);
    if (shared >= 2 && shared < cells.size()) add(cells, house_total_);
  }
  work_ += 40 * houses_.size();
  Cells uncovered;
  for (const Small cell : houses_[house]) {
    if (is_covered[cell] == 0) uncovered.push_back(cell);
    is_covered[cell] = 0;
  }
  if (uncovered.size() > kMaxUncovered) return;
  // (Whole houses that are left need no sum.)
  for (std::size_t other = 0; other < houses_.size(); ++other) {
    const SmallList cells = houses_[other];
    if (marked(cells, is_covered) != cells.size()) continue;
    for (const Small cell : cells) is_covered[cell] = 0;
    total -= house_total_;
  }
  Cells left;
  for (std::size_t cell = 0; cell < cells_; ++cell) {
    if (is_covered[cell] != 0) left.push_back(static_cast<Small>(cell));
  }
  if (!left.empty() || !uncovered.empty())
    keep({.added = std::move(left), .subtracted = std::move(uncovered), .total = total});
}

void LongSumSearch::look_at_pair(std::size_t a, std::size_t b) {
  const ImpliedSum &first = unions_[a].sum, &second = unions_[b].sum;
  work_ += first.size() + second.size();
  if (unions_[a].is_gone || unions_[b].is_gone || overlap(first.added, second.added)) return;
  int range = 0;
  const int slack = slack_of({.added = united(first.added, second.added),
                              .subtracted = {},
                              .total = first.total + second.total},
                             range);
  if (slack < unions_[a].slack + unions_[b].slack) gains_.push_back({a, b, slack});
}

// Unites the two that gain most; returns false if there are none.
bool LongSumSearch::unite() {
  std::erase_if(
      gains_, [&](const Gain& gain) { return unions_[gain.a].is_gone || unions_[gain.b].is_gone; });
  work_ += gains_.size() + 1;
  const auto gain_of = [&](const Gain& gain) {
    return unions_[gain.a].slack + unions_[gain.b].slack - gain.slack;
  };
  const auto best =
      std::max_element(gains_.begin(), gains_.end(),
                       [&](const Gain& a, const Gain& b) { return gain_of(a) < gain_of(b); });
  if (best == gains_.end()) {
    for (const Union& of : unions_) {
      if (of.parts > 1 && !of.is_gone) keep(of.sum);
    }
    return false;
  }
  Union &a = unions_[best->a], &b = unions_[best->b];
  a.is_gone = b.is_gone = true;
  add_union({.added = united(a.sum.added, b.sum.added),
             .subtracted = {},
             .total = a.sum.total + b.sum.total},
            best->slack, a.parts + b.parts);
  return true;
}

void LongSumSearch::add_union(ImpliedSum sum, int slack, std::size_t parts) {
  unions_.push_back({.sum = std::move(sum), .slack = slack, .parts = parts});
  for (std::size_t i = 0; i + 1 < unions_.size(); ++i) {
    if (!unions_[i].is_gone) pairs_.emplace_back(i, unions_.size() - 1);
  }
}

// What the total leaves open, above the least or below the greatest sum; `range` is between these.
int LongSumSearch::slack_of(const ImpliedSum& sum, int& range) {
  const Bounds added = bounds_of_(sum.added), subtracted = bounds_of_(sum.subtracted);
  work_ += 1000 + 20 * sum.size() * sum.size();
  const int least = added.least - subtracted.most, most = added.most - subtracted.least;
  range = most - least;
  return std::min(sum.total - least, most - sum.total);
}

void LongSumSearch::keep(ImpliedSum sum) {
  const auto is_same = [&](const ImpliedSum& other) {
    return other.added == sum.added && other.subtracted == sum.subtracted;
  };
  int range = 0;
  const int slack = slack_of(sum, range);
  if (range > kMinRange * slack && std::none_of(found_.begin(), found_.end(), is_same))
    found_.push_back(std::move(sum));
}

}  // namespace jiugong::regions
