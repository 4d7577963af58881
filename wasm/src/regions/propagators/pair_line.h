// Pairs of neighbours on a line: which value may follow which.
#pragma once

#include <vector>

#include "regions/model.h"
#include "regions/propagators/propagator.h"

namespace jiugong::regions {

// Exact if no cell is named twice: each remaining value is in some line of allowed pairs.
class PairLineFilter : public Propagator {
 public:
  // Between the cells i and i + 1 of `line`, the value with the bit number v may be followed by next[v], which
  // has a word for each of the values; by another value if differ[i].
  PairLineFilter(Cells line, std::vector<Mask> next, const std::vector<bool>& differ);

  bool filter(Board& board) override;

 private:
  std::vector<Mask> next_, previous_;  // per value
  std::vector<Mask> equal_;            // per pair, the values that both may have: all or none
  std::vector<Mask> reached_;          // by filter(): per cell, values reached from the beginning
};

}  // namespace jiugong::regions
