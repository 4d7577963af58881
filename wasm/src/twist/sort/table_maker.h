// Makes the table of all orders of 3×3 tiles.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "jiugong/untwist.h"
#include "twist/order3x3.h"

namespace jiugong::twist::sort {

// Breadth first from the sorted order backwards, until all orders are reached.
class TableMaker {
 public:
  void start(Turns turns);

  // Expands `nodes` orders; true when done.
  bool advance(std::uint64_t nodes);

  // The table, once `advance` returned true; frees the memory.
  UntwistTable take();

 private:
  void reach(const Order3x3& order);

  Turns turns_ = Turns::kQuarter;
  std::vector<std::uint8_t> distances_;  // by number
  std::vector<Order3x3> orders_;         // in the sequence of their distance
  std::size_t next_ = 0;                 // the order to be expanded next
  std::size_t level_end_ = 0;            // end of those as near as the one before it
  std::uint8_t distance_ = 0;            // of the orders that are reached now
};

}  // namespace jiugong::twist::sort
