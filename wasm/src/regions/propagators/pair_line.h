// Pairs of neighbours on a line: which value may follow which.
#pragma once

#include <vector>

#include "regions/lists.h"
#include "regions/model.h"
#include "regions/propagators/propagator.h"

namespace jiugong::regions {

// Exact if no cell is named twice: each remaining value is in some line of allowed pairs. Besides, a value that one of two
// neighbours must have leaves the cells that see both.
class PairLineFilter : public Propagator {
 public:
  // Between the cells i and i + 1 of `line`, the value with the bit number v may be followed by next[v], which
  // has a word for each of the values; by another value if differ[i]. The cells of seers[i] differ from both, as far
  // as there are such lists.
  PairLineFilter(Cells line, std::vector<Mask> next, const std::vector<bool>& differ, Lists seers);

  bool filter(Board& board) override;

 private:
  bool exclude_needed(Board& board) const;

  std::vector<Mask> next_, previous_;  // per value
  std::vector<Mask> equal_;            // per pair, the values that both may have: all or none
  Lists seers_;                        // per pair
  std::vector<Mask> reached_;          // by filter(): per cell, values reached from the beginning
};

}  // namespace jiugong::regions
