#include "regions/propagators/equal_sums.h"

#include <algorithm>
#include <bit>
#include <numeric>
#include <utility>

#include "regions/board.h"

namespace jiugong::regions {
namespace {

// Orders of the values of all cells but the last that are tried.
constexpr std::uint64_t kMaxOrders = 200;

constexpr std::size_t kMaxSearched = 6;  // cells

// What the last cell can have, if it has to hold the values in `need`.
Mask last_of(Mask values, Mask need) {
  return need == 0 ? values : is_single(need) ? values & need : 0;
}

// The sums of different values of these cells, which hold those in `need`.
Sums sums_of(const Mask* cells, std::size_t count, Mask need) {
  if (count == 1) return last_of(cells[0], need);
  Sums sums = 0;
  for (Mask left = cells[0]; left != 0; left &= left - 1) {
    const Mask value = left & -left;
    const int number = std::countr_zero(value);
    const Mask rest_need = need & ~value;
    if (count == 2) {
      sums |= last_of(cells[1] & ~value, rest_need) << number;
      continue;
    }
    Mask rest[kMaxSearched];
    for (std::size_t i = 1; i < count; ++i) rest[i - 1] = cells[i] & ~value;
    sums |= sums_of(rest, count - 1, rest_need) << number;
  }
  return sums;
}

// Adds to `found` the values of each cell in some solution with one of these sums, and leaves in `common` those that all
// of them have; returns whether there is one.
bool add_solutions(const Mask* cells, std::size_t count, Sums wanted, Mask need, Mask* found,
                   Mask& common) {
  if (count == 1) {
    const Mask kept = last_of(cells[0] & wanted, need);
    found[0] |= kept;
    common &= is_single(kept) ? kept : 0;
    return kept != 0;
  }
  Mask in_all = ~Mask{0};
  bool any = false;
  for (Mask left = cells[0]; left != 0; left &= left - 1) {
    const Mask value = left & -left;
    const Sums rest_wanted = wanted >> std::countr_zero(value);
    if (rest_wanted == 0) break;
    Mask rest[kMaxSearched];
    for (std::size_t i = 1; i < count; ++i) rest[i - 1] = cells[i] & ~value;
    Mask in_rest = ~Mask{0};
    if (!add_solutions(rest, count - 1, rest_wanted, need & ~value, found + 1, in_rest)) continue;
    found[0] |= value;
    in_all &= in_rest | value;
    any = true;
  }
  common &= in_all;
  return any;
}

}  // namespace

DistinctSums::DistinctSums(Cells cells, Surroundings surroundings,
                           std::shared_ptr<const SumTables> tables, int values)
    : cells_(std::move(cells)),
      surroundings_(std::move(surroundings)),
      tables_(std::move(tables)),
      all_((Mask{1} << values) - 1),
      values_(cells_.size()),
      places_(cells_.size()) {}

void DistinctSums::collect(const Board& board) {
  for (std::size_t i = 0; i < cells_.size(); ++i) {
    const Mask values = board.candidates(cells_[i]);
    std::size_t at = i;
    for (; at > 0 && std::popcount(values_[at - 1]) > std::popcount(values); --at) {
      values_[at] = values_[at - 1];
      places_[at] = places_[at - 1];
    }
    values_[at] = values;
    places_[at] = static_cast<std::uint16_t>(i);
  }
  need_ = 0;
  for (const Cells& rest : surroundings_.rests) {
    Mask missing = all_;
    for (const Small cell : rest) {
      missing &= ~board.candidates(cell);
      if (missing == 0) break;
    }
    need_ |= missing;
  }
}

DistinctSums::Way DistinctSums::way() const {
  if (cells_.size() <= kMaxSearched) {
    std::uint64_t orders = 1;
    for (std::size_t i = 0; i + 1 < values_.size(); ++i) {
      orders *= static_cast<std::uint64_t>(std::popcount(values_[i]));
    }
    if (orders <= kMaxOrders) return Way::kSearch;
  }
  return tables_->cages().empty() ? Way::kBounds : Way::kSets;
}

Sums DistinctSums::possible(Board& board) {
  collect(board);
  board.spend(4 * cells_.size());
  const Way by = way();
  if (by == Way::kSearch) {
    board.spend(kMaxOrders / 4);
    return sums_of(values_.data(), values_.size(), need_);
  }
  if (!bound()) return 0;
  Sums sums = 0;
  for (int sum = least_sum_; sum <= std::min(most_sum_, kMaxEqualSum); ++sum)
    sums |= Sums{1} << sum;
  if (by == Way::kBounds) return sums;
  Sums possible = 0;
  std::uint64_t looked = 0;
  for (Sums left = sums; left != 0; left &= left - 1) {
    const Sums sum = left & -left;
    const auto sets = tables_->cages().sets(static_cast<int>(cells_.size()), std::countr_zero(sum));
    for (const Mask set : sets) {
      ++looked;
      if ((need_ & ~set) != 0) continue;
      if (!std::all_of(values_.begin(), values_.end(),
                       [&](Mask values) { return (values & set) != 0; }))
        continue;
      possible |= sum;
      break;
    }
  }
  board.spend(2 * looked);
  return possible;
}

bool DistinctSums::narrow(Sums wanted, Board& board) {
  switch (way()) {
    case Way::kSearch:
      return search(wanted, board);
    case Way::kSets:
      return narrow_to_sets(wanted, board);
    case Way::kBounds:
      return narrow_to_bounds(wanted, board);
  }
  return true;
}

bool DistinctSums::search(Sums wanted, Board& board) {
  Mask found[kMaxSearched] = {};
  board.spend(kMaxOrders / 2);
  Mask common = ~Mask{0}, open = 0;
  if (!add_solutions(values_.data(), values_.size(), wanted, need_, found, common)) return false;
  for (std::size_t i = 0; i < values_.size(); ++i) {
    if (!is_single(found[i])) open |= found[i];
    if (!board.restrict_to(cells_[places_[i]], found[i])) return false;
  }
  common &= open;
  return common == 0 || apply_all(surroundings_.locks, common, board);
}

bool DistinctSums::narrow_to_sets(Sums wanted, Board& board) {
  Mask in_some = 0, in_all = ~Mask{0};
  std::uint64_t looked = 0;
  for (Sums left = wanted; left != 0; left &= left - 1) {
    const auto sets =
        tables_->cages().sets(static_cast<int>(cells_.size()), std::countr_zero(left));
    for (const Mask set : sets) {
      const bool fits =
          (need_ & ~set) == 0 && std::all_of(values_.begin(), values_.end(),
                                             [&](Mask values) { return (values & set) != 0; });
      if (!fits) continue;
      in_some |= set;
      in_all &= set;
    }
    looked += sets.size();
  }
  board.spend(2 * looked);
  for (const Small cell : cells_) {
    if (!board.restrict_to(cell, in_some)) return false;
  }
  return apply_all(surroundings_.locks, in_all, board);
}

// Finds sets of different values that are the least and the greatest the cells can have; returns false if there
// are none.
bool DistinctSums::bound() {
  least_ = most_ = 0;
  least_sum_ = most_sum_ = 0;
  return std::all_of(values_.begin(), values_.end(), [&](Mask values) {
    const Mask up = all_ & ~least_ & (~Mask{0} << std::countr_zero(values));
    const Mask down = ~most_ & ((Mask{2} << (63 - std::countl_zero(values))) - 1);
    if (up == 0 || down == 0) return false;
    least_ |= up & -up;
    most_ |= std::bit_floor(down);
    least_sum_ += std::countr_zero(up);
    most_sum_ += 63 - std::countl_zero(down);
    return true;
  });
}

// A value may exceed one of the least values, or fall short of one of the greatest, by as much as the sum may.
bool DistinctSums::narrow_to_bounds(Sums wanted, Board& board) {
  const int above = 63 - std::countl_zero(wanted) - least_sum_;
  const int below = most_sum_ - std::countr_zero(wanted);
  if (above < 0 || below < 0) return false;
  Mask up = least_, down = most_;
  for (int step = 0; step < std::min(above, kMaxRegionValues); ++step) up |= up << 1;
  for (int step = 0; step < std::min(below, kMaxRegionValues); ++step) down |= down >> 1;
  return std::all_of(cells_.begin(), cells_.end(),
                     [&](Small cell) { return board.restrict_to(cell, up & down); });
}

namespace {

Cells cells_of(const std::vector<EqualSumsFilter::Group>& groups) {
  Cells cells;
  for (const EqualSumsFilter::Group& group : groups) {
    for (const EqualSumsFilter::Part& part : group.parts) {
      cells.insert(cells.end(), part.cells.cells().begin(), part.cells.cells().end());
    }
  }
  return cells;
}

// The sums of a number of each set.
Sums added(Sums a, Sums b) {
  if (std::popcount(a) > std::popcount(b)) std::swap(a, b);
  Sums sums = 0;
  for (; a != 0; a &= a - 1) sums |= b << std::countr_zero(a);
  return sums;
}

// The multiples of some values.
Sums multiples(Mask values, int coefficient) {
  Sums sums = 0;
  for (; values != 0; values &= values - 1) {
    const int sum = coefficient * std::countr_zero(values);
    if (sum <= kMaxEqualSum) sums |= Sums{1} << sum;
  }
  return sums;
}

}  // namespace

EqualSumsFilter::EqualSumsFilter(std::vector<Group> groups)
    : Propagator(cells_of(groups)), groups_(std::move(groups)) {
  std::size_t parts = 0;
  for (const Group& group : groups_) parts += group.parts.size();
  sums_.resize(parts);
}

bool EqualSumsFilter::filter(Board& board) {
  Sums common = ~Sums{0};
  PartSums* part_sums = sums_.data();
  for (Group& group : groups_) {
    Sums sums = 1;
    for (Part& part : group.parts) {
      const Sums here = part.coefficient == 1
                            ? part.cells.possible(board)
                            : multiples(board.candidates(part.cells.cells()[0]), part.coefficient);
      *part_sums++ = {.before = sums, .here = here};
      sums = added(sums, here);
    }
    if (group.base > kMaxEqualSum) return false;
    common &= sums << group.base;
    if (common == 0) return false;
  }
  part_sums = sums_.data();
  for (Group& group : groups_) {
    if (!narrow(group, part_sums, common >> group.base, board)) return false;
    part_sums += group.parts.size();
  }
  return true;
}

bool EqualSumsFilter::narrow(Group& group, const PartSums* sums, Sums wanted, Board& board) {
  for (std::size_t i = group.parts.size(); i-- > 0;) {
    Sums kept = 0, wanted_before = 0;
    for (Sums left = sums[i].here; left != 0; left &= left - 1) {
      const Sums before = wanted >> std::countr_zero(left) & sums[i].before;
      if (before == 0) continue;
      kept |= left & -left;
      wanted_before |= before;
    }
    wanted = wanted_before;
    Part& part = group.parts[i];
    if (kept == sums[i].here && !part.cells.concerns_others()) continue;
    if (part.coefficient == 1) {
      if (!part.cells.narrow(kept, board)) return false;
      continue;
    }
    const Small cell = part.cells.cells()[0];
    Mask values = 0;
    for (Mask left = board.candidates(cell); left != 0; left &= left - 1) {
      const int sum = part.coefficient * std::countr_zero(left);
      if (sum <= kMaxEqualSum && (kept >> sum & 1) != 0) values |= left & -left;
    }
    if (!board.restrict_to(cell, values)) return false;
  }
  return true;
}

}  // namespace jiugong::regions
