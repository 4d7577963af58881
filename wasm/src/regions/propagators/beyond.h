// A cell whose value is above, or below, those of several cells that differ.
#pragma once

#include "regions/model.h"
#include "regions/propagators/propagator.h"

namespace jiugong::regions {

// That the cell is above each of them is left to other propagators; this one knows that different values have to be below
// it.
class BeyondFilter : public Propagator {
 public:
  BeyondFilter(Small cell, Cells others, bool above);

  bool filter(Board& board) override;

 private:
  Small cell_;
  Cells others_;
  bool above_;
};

}  // namespace jiugong::regions
