// The orders of nine tiles by the presses that lead to them, fewest first.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "jiugong/twist.h"
#include "twist/order3x3.h"

namespace jiugong::twist::boxes {

// A walk begins with the tiles in order 0..8 and comes to every order once. Presses are tried
// button by button in row-major order, on each clockwise, counterclockwise, half. So of all
// shortest series of presses to an order the first in this sense leads to it, and of two orders
// equally far away the one comes first whose series does.
//
// Breadth first, with a byte for each of the 362,880 orders and a queue of those in sight: at most
// 4 MB.
//
//   PressWalk walk;
//   walk.start(Turns::kQuarter);
//   while (!wanted(walk.order()) && walk.go_on()) {}
//   use(walk.moves());
class PressWalk {
 public:
  // Begins a new walk; its first order is that of the start.
  void start(Turns turns);

  // Comes to the next order; false after the last.
  bool go_on();

  // Where the walk is.
  const Order3x3& order() const { return queue_[at_]; }

  // The presses that lead there.
  std::vector<Move> moves() const;

  // Frees the memory; the walk is over.
  void end();

 private:
  std::vector<Move> presses_;
  std::vector<std::uint8_t>
      reached_by_;  // for each order the press that led to it first, by number
  std::vector<Order3x3> queue_;
  std::size_t at_ = 0;
};

}  // namespace jiugong::twist::boxes
