// A house of different values: where as many values are left as cells, each has its place.
#pragma once

#include "regions/propagators/propagator.h"

namespace jiugong::regions {

// Places values that have one place in the house. (That its values differ is known to Network::peers.)
class HiddenSingles : public Propagator {
 public:
  using Propagator::Propagator;

  bool filter(Board& board) override;
  bool is_thorough() const override { return false; }
};

}  // namespace jiugong::regions
