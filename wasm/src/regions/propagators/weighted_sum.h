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
  static constexpr std::size_t kMaxCombined = 12;  // open cells

  // The least and greatest sum of a group, as sets of different values.
  struct Extremes {
    Mask least = 0, most = 0;
  };

  // An open cell: its place, its least summand, and how far that is from its greatest.
  struct Open {
    std::uint16_t place = 0;
    std::int64_t least = 0, range = 0;
  };

  bool bound(Board& board);
  bool restrict_group(std::size_t group, std::int64_t above, std::int64_t below, Board& board);
  bool combine(Board& board);

  std::vector<std::int64_t> coefficients_;
  std::vector<std::uint16_t> order_;  // the places, by the size of their coefficients
  std::int64_t total_;
  int values_;
  std::vector<Group> groups_;

  // By filter():
  std::vector<Extremes> extremes_;  // per group
  std::vector<Open> open_;
  std::vector<std::uint64_t> before_, after_, earlier_;  // sums of open cells
};

}  // namespace jiugong::regions
