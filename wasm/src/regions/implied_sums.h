// Sums that follow from cages and houses: the cells of some houses add up to a known number, and so do
// the cages that lie in them or cover them; what is left over or sticks out makes up the difference.
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

// Houses without a common cell, grown one by one, and the cages in them and across their borders. (Counting
// cells takes a fifth of the time of uniting and comparing lists of them.)
class HouseUnion {
 public:
  // Cells are numbered below `cells`. `cages` stays where it is.
  HouseUnion(const std::vector<CageSum>& cages, std::size_t cells);

  void clear();

  // False when the house has a cell in common with those before; then the union is of no more use.
  bool add(const Cells& house);

  // What cages that lie inside leave of the houses, which hold `total` together: at most `most` cells, or none.
  CageSum left_inside(int total, std::size_t most);

  // What of cages that cover the houses lies outside of them: at most `most` cells, or none.
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
  std::vector<std::vector<std::size_t>> cages_of_;  // of each cell
  std::vector<bool> is_inside_;                     // of each cell
  std::vector<std::uint32_t> taken_in_;  // of each cell, in which round it was taken last
  std::vector<std::size_t> inside_;      // of each cage, how many cells
  std::size_t size_ = 0;                 // of the houses together
  std::uint32_t round_ = 0;
  std::uint64_t work_ = 0;
};

// Finds up to `limit` sums that follow from cages for up to `most` cells, for single houses and some neighbouring
// ones. Cages may overlap.
class ImpliedSumSearch {
 public:
  // `house_total` is what the cells of one full house add up to. Cells are numbered below `cells`. `families` and
  // `cages` stay where they are.
  ImpliedSumSearch(const HouseFamilies& families, const std::vector<CageSum>& cages,
                   std::size_t cells, int house_total, std::size_t most, std::size_t limit);

  // Searches until the budget is spent; true when the search is over.
  bool advance(WorkBudget& budget);

  const std::vector<CageSum>& found() const { return found_; }

 private:
  bool over() const { return family_ == families_.size() || found_.size() == limit_; }
  void grow_union();
  void begin_union(std::size_t first);
  void keep(CageSum sum);

  std::array<const std::vector<Cells>*, 3> families_;
  HouseUnion houses_;  // first_..next_ - 1
  int house_total_;
  std::size_t most_, limit_;
  std::size_t family_ = 0, first_ = 0, next_ = 0;
  std::vector<CageSum> found_;
};

}  // namespace jiugong::regions
