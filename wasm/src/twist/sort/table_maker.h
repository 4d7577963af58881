// Makes the table of all orders of 3×3 tiles.
#pragma once

#include <cstdint>
#include <vector>

#include "jiugong/untwist.h"
#include "twist/press_walk.h"

namespace jiugong::twist::sort {

// Presses that lead from an order to the sorted one lead from the sorted order to its inverse: the table has the
// distances of a walk from the sorted order.
class TableMaker {
 public:
  void start(Turns turns);

  // Visits `nodes` orders; returns true when done.
  bool advance(std::uint64_t nodes);

  // Returns the table once `advance` has returned true; frees the memory.
  UntwistTable take();

 private:
  Turns turns_ = Turns::kQuarter;
  PressWalk walk_;
  std::vector<std::uint8_t> distances_;  // by the number of the order to which the walk comes
};

}  // namespace jiugong::twist::sort
