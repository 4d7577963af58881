// Enumerates the orders of nine tiles by the presses that lead to them, fewest first.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "jiugong/twist.h"
#include "twist/order3x3.h"

namespace jiugong::twist {

// A walk starts with the tiles in order 0..8 and visits every order once. Presses are tried button
// by button in row-major order, each clockwise, counterclockwise, half. An order is therefore
// reached by the lexicographically first of its shortest press sequences, and equally distant
// orders are visited in the order of these sequences.
//
// Breadth-first search with a byte for each of the 362,880 orders and a queue: at most 4 MB.
//
//   PressWalk walk;
//   walk.start(Turns::kQuarter);
//   while (!wanted(walk.order()) && walk.go_on()) {}
//   use(walk.moves());
class PressWalk {
 public:
  // Starts a new walk at the initial order.
  void start(Turns turns);

  // Advances to the next order; returns false after the last.
  bool go_on();

  // The current order, and the number of presses that lead to it.
  const Order3x3& order() const { return queue_[at_]; }
  int distance() const { return distance_; }

  // These presses.
  std::vector<Move> moves() const;

  // Frees the memory; the walk is over.
  void end();

 private:
  std::vector<Move> presses_;
  std::vector<std::uint8_t> reached_by_;  // per order, the number of the press that first led to it
  std::vector<Order3x3> queue_;
  std::size_t at_ = 0;
  int distance_ = 0;
  std::size_t level_end_ = 0;  // end of the orders at this distance
};

}  // namespace jiugong::twist
