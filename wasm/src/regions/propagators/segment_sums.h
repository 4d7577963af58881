// A line of cells that can be cut into pieces, each of which adds up to the same number.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "regions/model.h"
#include "regions/propagators/propagator.h"

namespace jiugong::regions {

// Finds what the piece that a cell belongs to can have before it: exact for cells that may be equal. Contradictions
// are blamed on the cells around the place where the line cannot be cut any further.
class SegmentSumsFilter : public Propagator {
 public:
  // A piece adds up to `total`, at most kMaxSegmentSum, where a value is its bit number and `low`, at least 1.
  SegmentSumsFilter(Cells line, int total, int low);

  bool filter(Board& board) override;
  SmallList blamed() const override { return blamed_; }

 private:
  bool blame(std::size_t place);

  int total_, low_;
  std::vector<std::uint64_t> sums_;  // by filter(): before each cell, as bits
  Cells blamed_;
};

}  // namespace jiugong::regions
