// Sums that follow from long ones whose cells do not all differ, such as those of diagonals.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <utility>
#include <vector>

#include "regions/implied_sums.h"
#include "regions/lists.h"
#include "regions/work_budget.h"

namespace jiugong::regions {

// Adds disjoint sums across a house and subtracts the house, and adds disjoint long sums to each other while that leaves
// less open (both as Interactive Sudoku Solver does).
class LongSumSearch {
 public:
  // What cells can add up to.
  struct Bounds {
    int least = 0, most = 0;
    bool differ = false;  // whether all cells do
  };
  using BoundsOf = std::function<Bounds(const Cells&)>;

  // `houses` are full and add up to `house_total` each; `sums` have only added cells. Both are numbered below `cells`.
  LongSumSearch(const Lists& houses, std::vector<ImpliedSum> sums, std::size_t cells,
                int house_total, BoundsOf bounds_of);

  // Searches until the budget is spent; returns true when the search is over.
  bool advance(WorkBudget& budget);

  // The sums found of which the cells cannot have many others.
  std::vector<ImpliedSum> take() { return std::move(found_); }

 private:
  // Long sums added together, and how much their total exceeds the least, or falls short of the greatest one.
  struct Union {
    ImpliedSum sum;
    int slack = 0;
    std::size_t parts = 1;
    bool is_gone = false;
  };
  // What uniting two of them gains.
  struct Gain {
    std::size_t a = 0, b = 0;
    int slack = 0;
  };

  void look_at_sum(const ImpliedSum& sum);
  void cross(std::size_t house);
  void look_at_pair(std::size_t a, std::size_t b);
  bool unite();
  void add_union(ImpliedSum sum, int slack, std::size_t parts);
  int slack_of(const ImpliedSum& sum, int& range);
  void keep(ImpliedSum sum);

  std::size_t cells_;
  const Lists& houses_;
  std::vector<ImpliedSum> sums_;
  std::vector<bool> is_long_;  // per sum that was looked at
  int house_total_;
  BoundsOf bounds_of_;
  std::size_t next_house_ = 0;
  std::vector<Union> unions_;
  std::vector<std::pair<std::size_t, std::size_t>> pairs_;  // not yet looked at
  std::vector<Gain> gains_;
  std::vector<ImpliedSum> found_;
  std::uint64_t work_ = 0;
};

}  // namespace jiugong::regions
