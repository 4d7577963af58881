// Makes the table of all orders of 3×3 tiles.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "jiugong/untwist.h"
#include "twist/order3x3.h"

namespace jiugong::twist::sort {

// Backward breadth-first search from the sorted order, until all orders are reached.
class TableMaker {
 public:
  void start(Turns turns);

  // Expands `nodes` orders; returns true when done.
  bool advance(std::uint64_t nodes);

  // Returns the table once `advance` has returned true; frees the memory.
  UntwistTable take();

 private:
  void reach(const Order3x3& order);

  Turns turns_ = Turns::kQuarter;
  std::vector<std::uint8_t> distances_;  // by number
  std::vector<Order3x3> orders_;         // ordered by distance
  std::size_t next_ = 0;                 // the next order to expand
  std::size_t level_end_ = 0;            // end of the orders at the same distance as the previous
                                         // one
  std::uint8_t distance_ = 0;            // of the orders being reached
};

}  // namespace jiugong::twist::sort
