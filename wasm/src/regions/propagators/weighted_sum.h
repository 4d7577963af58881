// Cells whose values, each times a whole number, have a given total.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "regions/model.h"
#include "regions/propagators/propagator.h"

namespace jiugong::regions {

// Bounds each value by the least and greatest that the others can add up to, given which of them differ. Where
// few sums are left, each remaining value is in some solution in which any cells may be equal.
class WeightedSumFilter : public Propagator {
 public:
  // Places in the sum whose cells differ and have the same coefficient.
  using Group = std::vector<std::uint16_t>;

  // `groups` is a partition of the places.
  WeightedSumFilter(const LinearSum& sum, std::vector<Group> groups, int values);

  bool filter(Board& board) override;

 private:
  // The least and greatest sum of a group, as sets of different values.
  struct Extremes {
    Mask least = 0, most = 0;
  };

  bool bound(Board& board);
  bool restrict_group(std::size_t group, std::int64_t above, std::int64_t below, Board& board);
  bool combine(Board& board);

  std::vector<std::int64_t> coefficients_;
  std::int64_t total_;
  int values_;
  std::vector<Group> groups_;

  // By filter():
  std::vector<Extremes> extremes_;     // per group
  std::vector<std::uint16_t> open_;    // the places of open cells
  std::vector<std::int64_t> least_;    // per open cell, its least summand
  std::vector<std::uint64_t> before_;  // per open cell, the sums that those before it can have
  std::vector<std::uint64_t> after_, earlier_, part_;
};

}  // namespace jiugong::regions
