// Sums implied by cages and houses: the cells of some disjoint full houses add up to a known number, and so
// do the cages inside them and across their border. The difference is a sum of the cells left inside
// minus those that stick out.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "regions/model.h"
#include "regions/work_budget.h"

namespace jiugong::regions {

struct ImpliedSum {
  Cells added, subtracted;  // in ascending order
  int total = 0;            // of the bit numbers of the values

  std::size_t size() const { return added.size() + subtracted.size(); }
};

// Unions of one to four houses, each joined to another by a cage across both, the smaller unions first.
class ImpliedSumSearch {
 public:
  // `cages` have only added cells. They and the houses are numbered below `cells`; `house_total` is what
  // a house adds up to. Cages that overlap an earlier one are ignored.
  ImpliedSumSearch(const Lists& houses, const std::vector<ImpliedSum>& cages, std::size_t cells,
                   int house_total);

  // Units of work done by the constructor.
  std::uint64_t work_of_start() const { return work_of_start_; }

  // Searches until the budget is spent; returns true when the search is over.
  bool advance(WorkBudget& budget);

  // The sums worth having, the smaller ones first, without those that are two others added.
  std::vector<ImpliedSum> take();

 private:
  static constexpr std::size_t kMaxHouses = 4;

  struct Union {
    std::size_t size = 0;  // number of houses
    std::size_t houses[kMaxHouses] = {};
  };

  bool next();
  bool is_connected() const;
  std::uint64_t evaluate();
  void keep(std::size_t variant);

  std::size_t cells_;
  int house_total_;
  std::vector<Cells> houses_;
  std::vector<ImpliedSum> cages_;
  std::vector<std::vector<std::uint8_t>> inside_;    // per house and cage, the cells in both
  std::vector<std::vector<std::uint8_t>> disjoint_;  // per house and house
  std::vector<std::vector<std::uint8_t>> joined_;    // per house and house, by a cage across both
  std::vector<int> sizes_;                           // per cage
  std::vector<int> in_union_;                        // per cage, its cells in the union
  std::size_t words_ = 0;                            // of a set of cells as bits
  std::vector<std::uint64_t> house_bits_, cage_bits_;
  std::vector<std::uint64_t> taken_;  // by keep(): the cells of its cages
  std::uint64_t work_of_start_ = 0;
  Union union_;
  std::size_t unions_ = 0;
  bool over_ = false;
  std::vector<ImpliedSum> found_;
};

}  // namespace jiugong::regions
