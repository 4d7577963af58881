#include "regions/implied_sums.h"

#include <algorithm>
#include <utility>

namespace jiugong::regions {
namespace {

// Larger unions leave too many cells for a sum to rule out much.
constexpr std::size_t kMaxHouses = 9;

}  // namespace

HouseUnion::HouseUnion(const std::vector<CageSum>& cages, std::size_t cells)
    : cages_(cages), cages_of_(cells), is_inside_(cells), taken_in_(cells), inside_(cages.size()) {
  for (std::size_t cage = 0; cage < cages_.size(); ++cage) {
    for (const Small cell : cages_[cage].cells) cages_of_[cell].push_back(cage);
  }
}

void HouseUnion::clear() {
  std::fill(is_inside_.begin(), is_inside_.end(), false);
  std::fill(inside_.begin(), inside_.end(), 0);
  size_ = 0;
  work_ += inside_.size() / 4 + 1;
}

bool HouseUnion::add(const Cells& house) {
  for (const Small cell : house) {
    if (is_inside_[cell]) return false;
    is_inside_[cell] = true;
    for (const std::size_t cage : cages_of_[cell]) ++inside_[cage];
    work_ += 1 + cages_of_[cell].size();
  }
  size_ += house.size();
  return true;
}

CageSum HouseUnion::left_inside(int total, std::size_t most) {
  const Taken taken =
      take([&](std::size_t cage) { return inside_[cage] == cages_[cage].cells.size(); });
  const std::size_t left = size_ - taken.inside;
  if (left > most) return {};
  return {.total = total - taken.total, .cells = cells_where(true, false, left)};
}

CageSum HouseUnion::left_outside(int total, std::size_t most) {
  const Taken taken = take([&](std::size_t cage) { return inside_[cage] > 0; });
  const std::size_t left = taken.cells - taken.inside;
  if (taken.inside < size_ || left > most) return {};
  return {.total = taken.total - total, .cells = cells_where(false, true, left)};
}

// Takes the cages for which `wanted` is true, skipping any that overlaps an earlier one.
template <typename Wanted>
HouseUnion::Taken HouseUnion::take(const Wanted& wanted) {
  ++round_;
  Taken taken;
  work_ += cages_.size() + is_inside_.size();
  for (std::size_t cage = 0; cage < cages_.size(); ++cage) {
    if (!wanted(cage)) continue;
    const auto& [total, cells] = cages_[cage];
    work_ += cells.size();
    if (std::any_of(cells.begin(), cells.end(), [&](Small cell) { return is_taken(cell); }))
      continue;
    for (const Small cell : cells) taken_in_[cell] = round_;
    taken.total += total;
    taken.cells += cells.size();
    taken.inside += inside_[cage];
  }
  return taken;
}

// Returns the `count` cells for which is_inside and is_taken have these values.
Cells HouseUnion::cells_where(bool inside, bool taken, std::size_t count) const {
  Cells cells;
  for (std::size_t cell = 0; cells.size() < count; ++cell) {
    if (is_inside_[cell] == inside && is_taken(cell) == taken)
      cells.push_back(static_cast<Small>(cell));
  }
  return cells;
}

ImpliedSumSearch::ImpliedSumSearch(const HouseFamilies& families, const std::vector<CageSum>& cages,
                                   std::size_t cells, int house_total, std::size_t most,
                                   std::size_t limit)
    : families_{&families.rows, &families.columns, &families.others},
      houses_(cages, cells),
      house_total_(house_total),
      most_(most),
      limit_(limit) {
  if (cages.empty()) family_ = families_.size();
}

bool ImpliedSumSearch::advance(WorkBudget& budget) {
  while (!over()) {
    if (budget.is_spent()) return false;
    const std::uint64_t before = houses_.work();
    grow_union();
    budget.spend(houses_.work() - before + 1);
  }
  return true;
}

void ImpliedSumSearch::begin_union(std::size_t first) {
  first_ = next_ = first;
  houses_.clear();
}

void ImpliedSumSearch::grow_union() {
  const std::vector<Cells>& family = *families_[family_];
  if (first_ == family.size()) {
    ++family_;
    begin_union(0);
    return;
  }
  const std::size_t end = std::min(family.size(), first_ + kMaxHouses);
  if (next_ == end || !houses_.add(family[next_])) {
    begin_union(first_ + 1);
    return;
  }
  ++next_;
  const int total = static_cast<int>(next_ - first_) * house_total_;
  keep(houses_.left_inside(total, most_));
  keep(houses_.left_outside(total, most_));
}

void ImpliedSumSearch::keep(CageSum sum) {
  if (!sum.cells.empty() && found_.size() < limit_) found_.push_back(std::move(sum));
}

}  // namespace jiugong::regions
