// Two groups of cells that hold the same values equally often.
#pragma once

#include <vector>

#include "regions/model.h"
#include "regions/propagators/propagator.h"

namespace jiugong::regions {

// Compares, value by value, how many cells of each group must and can hold it.
class SameValuesFilter : public Propagator {
 public:
  // No cell is in both groups, and both have the same size.
  SameValuesFilter(Cells a, Cells b);

  bool filter(Board& board) override;
  bool is_thorough() const override { return false; }

 private:
  Cells a_, b_;
};

}  // namespace jiugong::regions
