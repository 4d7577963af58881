// Groups of cells that have the same sum, whatever it is.
#pragma once

#include <vector>

#include "regions/model.h"
#include "regions/propagators/distinct_sums.h"
#include "regions/propagators/propagator.h"

namespace jiugong::regions {

// Finds the sums that each group can have, then what goes with those that all can have.
class EqualSumsFilter : public Propagator {
 public:
  // Cells that differ; or a single cell, of which a multiple counts.
  struct Part {
    DistinctSums cells;
    int coefficient = 1;
  };
  // The sum of the group is that of its parts and `base`.
  struct Group {
    std::vector<Part> parts;
    int base = 0;
  };

  explicit EqualSumsFilter(std::vector<Group> groups);

  bool filter(Board& board) override;

 private:
  // What the first parts of a group can have, and the next part by itself.
  struct PartSums {
    Sums before = 0, here = 0;
  };

  static bool narrow(Group& group, const PartSums* sums, Sums wanted, Board& board);

  std::vector<Group> groups_;
  std::vector<PartSums> sums_;  // by filter(), of all parts
};

}  // namespace jiugong::regions
