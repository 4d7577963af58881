// Sums implied by cages and houses: the cells of some houses add up to a known number, and so do
// the cages that lie in them or cover them. The difference is the sum of the cells left over or
// sticking out.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "regions/windows.h"
#include "regions/work_budget.h"

namespace jiugong::regions {

struct CageSum {
  int total = 0;
  Cells cells;
};

// A growing union of disjoint houses, and the cages in it and across its border. (Counting cells
// takes a fifth of the time of uniting and comparing lists of cells.)
class HouseUnion {
 public:
  // Cells are numbered below `cells`. `cages` must outlive this object.
  HouseUnion(const std::vector<CageSum>& cages, std::size_t cells);

  void clear();

  // Adds a house. Returns false if it shares a cell with an earlier one; the union is then
  // unusable.
  bool add(const Cells& house);

  // Returns the cells of the union outside the cages that lie inside it, given that the union holds
  // `total`. Empty if there are more than `most` cells.
  CageSum left_inside(int total, std::size_t most);

  // Returns the cells outside the union of the cages that cover it. Empty if there are more than
  // `most` cells.
  CageSum left_outside(int total, std::size_t most);

  // Units of work done since the union was made.
  std::uint64_t work() const { return work_; }

 private:
  struct Taken {
    int total = 0;
    std::size_t cells = 0, inside = 0;
  };

  template <typename Wanted>
  Taken take(const Wanted& wanted);
  bool is_taken(std::size_t cell) const { return taken_in_[cell] == round_; }
  Cells cells_where(bool inside, bool taken, std::size_t count) const;

  const std::vector<CageSum>& cages_;
  std::vector<std::vector<std::size_t>> cages_of_;  // per cell
  std::vector<bool> is_inside_;                     // per cell
  std::vector<std::uint32_t> taken_in_;  // per cell, the last round in which it was taken
  std::vector<std::size_t> inside_;      // per cage, its cells inside the union
  std::size_t size_ = 0;                 // cells of the union
  std::uint32_t round_ = 0;
  std::uint64_t work_ = 0;
};

// Finds up to `limit` sums of up to `most` cells that follow from cages, for single houses and for
// some unions of neighbouring ones. Cages may overlap.
class ImpliedSumSearch {
 public:
  // `house_total` is the sum of the cells of a full house. Cells are numbered below `cells`.
  // `families` and `cages` must outlive this object.
  ImpliedSumSearch(const HouseFamilies& families, const std::vector<CageSum>& cages,
                   std::size_t cells, int house_total, std::size_t most, std::size_t limit);

  // Searches until the budget is spent; returns true when the search is over.
  bool advance(WorkBudget& budget);

  const std::vector<CageSum>& found() const { return found_; }

 private:
  bool over() const { return family_ == families_.size() || found_.size() == limit_; }
  void grow_union();
  void begin_union(std::size_t first);
  void keep(CageSum sum);

  std::array<const std::vector<Cells>*, 3> families_;
  HouseUnion houses_;  // the union of houses first_..next_ - 1
  int house_total_;
  std::size_t most_, limit_;
  std::size_t family_ = 0, first_ = 0, next_ = 0;
  std::vector<CageSum> found_;
};

}  // namespace jiugong::regions
