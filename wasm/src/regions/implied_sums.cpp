#include "regions/implied_sums.h"

#include <algorithm>
#include <cstdint>
#include <utility>

namespace jiugong::regions {
namespace {

// More houses together leave too many cells over for a sum to rule much out.
constexpr std::size_t kMostHouses = 9;

using CagesOf = std::vector<std::vector<std::size_t>>;  // by cell

// Houses without a common cell, grown one by one, and the cages in them and across their borders. (Counting
// cells takes a fifth of the time of uniting and comparing lists of them.)
class HouseUnion {
 public:
  HouseUnion(const std::vector<CageSum>& cages, const CagesOf& cages_of)
      : cages_(cages),
        cages_of_(cages_of),
        is_inside_(cages_of.size()),
        taken_in_(cages_of.size()),
        inside_(cages.size()) {}

  // False when the house has a cell in common with those before.
  bool add(const Cells& house) {
    for (const Small cell : house) {
      if (is_inside_[cell]) return false;
      is_inside_[cell] = true;
      for (const std::size_t cage : cages_of_[cell]) ++inside_[cage];
    }
    size_ += house.size();
    return true;
  }

  // What cages that lie inside leave of the houses, which hold `total` together: at most `most` cells, or none.
  CageSum left_inside(int total, std::size_t most) {
    const Taken taken =
        take([&](std::size_t cage) { return inside_[cage] == cages_[cage].cells.size(); });
    const std::size_t left = size_ - taken.inside;
    if (left > most) return {};
    return {.total = total - taken.total, .cells = cells_where(true, false, left)};
  }

  // What of cages that cover the houses lies outside of them: at most `most` cells, or none.
  CageSum left_outside(int total, std::size_t most) {
    const Taken taken = take([&](std::size_t cage) { return inside_[cage] > 0; });
    const std::size_t left = taken.cells - taken.inside;
    if (taken.inside < size_ || left > most) return {};
    return {.total = taken.total - total, .cells = cells_where(false, true, left)};
  }

 private:
  struct Taken {
    int total = 0;
    std::size_t cells = 0, inside = 0;
  };

  // Takes the cages that `wanted` tells, without any that overlaps one before.
  template <typename Wanted>
  Taken take(const Wanted& wanted) {
    ++round_;
    Taken taken;
    for (std::size_t cage = 0; cage < cages_.size(); ++cage) {
      if (!wanted(cage)) continue;
      const auto& [total, cells] = cages_[cage];
      if (std::any_of(cells.begin(), cells.end(), [&](Small cell) { return is_taken(cell); }))
        continue;
      for (const Small cell : cells) taken_in_[cell] = round_;
      taken.total += total;
      taken.cells += cells.size();
      taken.inside += inside_[cage];
    }
    return taken;
  }

  bool is_taken(std::size_t cell) const { return taken_in_[cell] == round_; }

  // The `count` cells that are inside and taken, or not.
  Cells cells_where(bool inside, bool taken, std::size_t count) const {
    Cells cells;
    for (std::size_t cell = 0; cells.size() < count; ++cell) {
      if (is_inside_[cell] == inside && is_taken(cell) == taken)
        cells.push_back(static_cast<Small>(cell));
    }
    return cells;
  }

  const std::vector<CageSum>& cages_;
  const CagesOf& cages_of_;
  std::vector<bool> is_inside_;          // of each cell
  std::vector<std::uint32_t> taken_in_;  // of each cell, in which round it was taken last
  std::vector<std::size_t> inside_;      // of each cage, how many cells
  std::size_t size_ = 0;                 // of the houses together
  std::uint32_t round_ = 0;
};

}  // namespace

std::vector<CageSum> implied_sums(const HouseFamilies& families, const std::vector<CageSum>& cages,
                                  std::size_t cells, int house_total, std::size_t most) {
  CagesOf cages_of(cells);
  for (std::size_t cage = 0; cage < cages.size(); ++cage) {
    for (const Small cell : cages[cage].cells) cages_of[cell].push_back(cage);
  }
  std::vector<CageSum> sums;
  const auto keep = [&](CageSum sum) {
    if (!sum.cells.empty()) sums.push_back(std::move(sum));
  };
  for (const std::vector<Cells>* family : {&families.rows, &families.columns, &families.others}) {
    for (std::size_t first = 0; first < family->size(); ++first) {
      HouseUnion houses(cages, cages_of);
      const std::size_t end = std::min(family->size(), first + kMostHouses);
      int total = 0;
      for (std::size_t last = first; last < end && houses.add((*family)[last]); ++last) {
        total += house_total;
        keep(houses.left_inside(total, most));
        keep(houses.left_outside(total, most));
      }
    }
  }
  return sums;
}

}  // namespace jiugong::regions
