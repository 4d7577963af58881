#include "regions/propagators/occurrences.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "regions/board.h"

namespace jiugong::regions {

OccurrencesFilter::OccurrencesFilter(Cells cells, std::vector<Occurrences> occurrences, Mask all)
    : Propagator(std::move(cells)), occurrences_(std::move(occurrences)) {
  Mask covered = 0;
  bool disjoint = true;
  for (const Occurrences& occurrence : occurrences_) {
    disjoint = disjoint && (covered & occurrence.values) == 0;
    covered |= occurrence.values;
  }
  add_up_ = disjoint && (covered & all) == all;
  ranges_.resize(occurrences_.size());
  if (add_up_) {
    before_.assign(occurrences_.size() + 1, std::vector<std::uint8_t>(scope().size() + 1));
  }
}

bool OccurrencesFilter::filter(Board& board) {
  board.spend(2 * scope().size() * occurrences_.size());
  if (!count(board)) return false;
  if (add_up_) {
    // As many steps as the loops of add_up() take.
    for (const Range& range : ranges_) {
      board.spend(2 * scope().size() * static_cast<std::size_t>(range.most - range.least + 1));
    }
    if (!add_up()) return false;
  }
  return force(board);
}

bool OccurrencesFilter::count(Board& board) {
  for (std::size_t i = 0; i < occurrences_.size(); ++i) {
    const Occurrences& occurrence = occurrences_[i];
    int certain = 0, possible = 0;
    for (const Small cell : scope()) {
      const Mask values = board.candidates(cell);
      if ((values & occurrence.values) == 0) continue;
      ++possible;
      if ((values & ~occurrence.values) == 0) ++certain;
    }
    ranges_[i] = {.least = std::max(certain, occurrence.least),
                  .most = std::min(possible, occurrence.most),
                  .none = occurrence.or_none && certain == 0};
    if (ranges_[i].least > ranges_[i].most) {
      if (!ranges_[i].none) return false;
      ranges_[i] = {.least = 0, .most = 0, .none = true};
    }
  }
  return true;
}

// Narrows the ranges to numbers that can add up to the number of cells, by a table of the sums that the
// first sets can have.
bool OccurrencesFilter::add_up() {
  const int cells = static_cast<int>(scope().size());
  const auto for_each = [](const Range& range, const auto& visit) {
    if (range.none && range.least > 0) visit(0);
    for (int number = range.least; number <= range.most; ++number) visit(number);
  };
  for (auto& sums : before_) std::fill(sums.begin(), sums.end(), 0);
  before_[0][0] = 1;
  for (std::size_t i = 0; i < ranges_.size(); ++i) {
    for (int sum = 0; sum <= cells; ++sum) {
      if (before_[i][static_cast<std::size_t>(sum)] == 0) continue;
      for_each(ranges_[i], [&](int number) {
        const int next = sum + number;
        if (next <= cells) before_[i + 1][static_cast<std::size_t>(next)] = 1;
      });
    }
  }
  std::vector<std::uint8_t> wanted(static_cast<std::size_t>(cells) + 1), earlier(wanted.size());
  wanted.back() = before_.back().back();
  if (wanted.back() == 0) return false;
  for (std::size_t i = ranges_.size(); i-- > 0;) {
    Range kept = {.least = cells + 1, .most = -1, .none = false};
    std::fill(earlier.begin(), earlier.end(), 0);
    for_each(ranges_[i], [&](int number) {
      bool fits = false;
      for (int sum = number; sum <= cells; ++sum) {
        const auto rest = static_cast<std::size_t>(sum - number);
        if (wanted[static_cast<std::size_t>(sum)] == 0 || before_[i][rest] == 0) continue;
        earlier[rest] = 1;
        fits = true;
      }
      if (!fits) return;
      if (number == 0) {
        kept.none = true;
      } else {
        kept.least = std::min(kept.least, number);
        kept.most = std::max(kept.most, number);
      }
    });
    if (kept.most < 0) kept = {.least = 0, .most = 0, .none = true};
    ranges_[i] = kept;
    std::swap(wanted, earlier);
  }
  return true;
}

bool OccurrencesFilter::force(Board& board) {
  for (std::size_t i = 0; i < occurrences_.size(); ++i) {
    const Mask values = occurrences_[i].values;
    const Range& range = ranges_[i];
    const int least = range.none ? 0 : range.least;
    int certain = 0, possible = 0;
    for (const Small cell : scope()) {
      const Mask here = board.candidates(cell);
      if ((here & values) != 0) ++possible;
      if ((here & ~values) == 0) ++certain;
    }
    if (certain == possible) continue;
    for (const Small cell : scope()) {
      const Mask here = board.candidates(cell);
      if ((here & values) == 0 || (here & ~values) == 0) continue;
      if (certain == range.most && !board.restrict_to(cell, ~values)) return false;
      if (possible == least && !board.restrict_to(cell, values)) return false;
    }
  }
  return true;
}

}  // namespace jiugong::regions
