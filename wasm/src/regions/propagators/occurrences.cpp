#include "regions/propagators/occurrences.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "regions/board.h"

namespace jiugong::regions {

OccurrencesFilter::OccurrencesFilter(Cells cells, std::vector<Occurrences> occurrences, Mask all,
                                     std::vector<Groups> partitions)
    : Propagator(std::move(cells)),
      occurrences_(std::move(occurrences)),
      partitions_(std::move(partitions)) {
  Groups& one_by_one = *partitions_.emplace(partitions_.begin());
  for (const Small cell : scope()) one_by_one.push_back({.cells = {cell}});
  for (const Groups& groups : partitions_) {
    values_.emplace_back(groups.size());
    for (const Group& group : groups) {
      work_ += group.cells.size();
      for (const Cells& rest : group.rests) work_ += rest.size();
    }
  }
  Mask covered = 0;
  bool disjoint = true;
  for (const Occurrences& occurrence : occurrences_) {
    // Counted for the ranges, and again by force().
    for (std::size_t p = 0; p < partitions_for(occurrence.values); ++p)
      work_ += 2 * partitions_[p].size();
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
  board.spend(work_);
  look_at_groups(board);
  if (!find_ranges()) return false;
  if (add_up_) {
    // As many steps as the loops of add_up() take.
    for (const Range& range : ranges_) {
      board.spend(2 * scope().size() * static_cast<std::size_t>(range.most - range.least + 1));
    }
    if (!add_up()) return false;
  }
  return force(board);
}

void OccurrencesFilter::look_at_groups(const Board& board) {
  for (std::size_t p = 0; p < partitions_.size(); ++p) {
    for (std::size_t g = 0; g < partitions_[p].size(); ++g) {
      const Group& group = partitions_[p][g];
      Mask any = 0, twice = 0, must = 0;
      for (const Small cell : group.cells) {
        const Mask values = board.candidates(cell);
        twice |= any & values;
        any |= values;
        must |= is_single(values) ? values : 0;
      }
      for (const Cells& rest : group.rests) {
        Mask missing = any;
        for (const Small cell : rest) missing &= ~board.candidates(cell);
        must |= missing;
      }
      values_[p][g] = {.any = any, .once = any & ~twice, .must = must};
    }
  }
}

// Only one value occurs at most once in a group.
std::size_t OccurrencesFilter::partitions_for(Mask values) const {
  return is_single(values) ? partitions_.size() : 1;
}

OccurrencesFilter::Count OccurrencesFilter::count(std::size_t partition, Mask values) const {
  Count count;
  for (const GroupValues& group : values_[partition]) {
    if (!group.can_hold(values)) continue;
    ++count.can;
    count.must += group.must_hold(values) ? 1 : 0;
  }
  return count;
}

bool OccurrencesFilter::find_ranges() {
  for (std::size_t i = 0; i < occurrences_.size(); ++i) {
    const Occurrences& occurrence = occurrences_[i];
    Range& range = ranges_[i];
    range = {.least = occurrence.least, .most = occurrence.most, .none = occurrence.or_none};
    for (std::size_t p = 0; p < partitions_for(occurrence.values); ++p) {
      const Count groups = count(p, occurrence.values);
      range.least = std::max(range.least, groups.must);
      range.most = std::min(range.most, groups.can);
      range.none = range.none && groups.must == 0;
    }
    if (range.least > range.most) {
      if (!range.none) return false;
      range = {.least = 0, .most = 0, .none = true};
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

// Where as many groups must hold the values as may, the others do not; where no more can than have to, all of them do.
bool OccurrencesFilter::force(Board& board) {
  for (std::size_t i = 0; i < occurrences_.size(); ++i) {
    const Mask values = occurrences_[i].values;
    const Range& range = ranges_[i];
    const int least = range.none ? 0 : range.least;
    for (std::size_t p = 0; p < partitions_for(values); ++p) {
      const Count groups = count(p, values);
      if (groups.must == groups.can) continue;
      if (groups.must == range.most && !leave_out(p, values, board)) return false;
      if (groups.can == least && !put(p, values, board)) return false;
    }
  }
  return true;
}

bool OccurrencesFilter::leave_out(std::size_t partition, Mask values, Board& board) {
  for (std::size_t g = 0; g < values_[partition].size(); ++g) {
    const GroupValues& group = values_[partition][g];
    if (!group.can_hold(values) || group.must_hold(values)) continue;
    for (const Small cell : partitions_[partition][g].cells) {
      if (!board.restrict_to(cell, ~values)) return false;
    }
  }
  return true;
}

bool OccurrencesFilter::put(std::size_t partition, Mask values, Board& board) {
  for (std::size_t g = 0; g < values_[partition].size(); ++g) {
    const GroupValues& group = values_[partition][g];
    if (!group.can_hold(values) || group.must_hold(values)) continue;
    const Group& of = partitions_[partition][g];
    for (const Small cell : of.cells) {
      const bool is_place = (group.once & values) != 0 && (board.candidates(cell) & values) != 0;
      if (is_place && !board.restrict_to(cell, values)) return false;
    }
    for (const Small cell : of.seers) {
      if (!board.restrict_to(cell, ~values)) return false;
    }
  }
  return true;
}

}  // namespace jiugong::regions
