// Bidirectional breadth-first search (Ira Pohl, "Bi-directional search", 1971).
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "jiugong/twist.h"
#include "twist/sort/shape.h"

namespace jiugong::twist::sort {

// Finds a shortest sequence of presses between two orders of tiles, or proves that there is none,
// if the memory suffices.
//
// Each side knows all orders up to a distance from its end; the side with fewer orders in its
// frontier advances by a whole level. While the sides are disjoint, the ends are farther apart than
// the sum of both distances, so the first common order is on a shortest path.
class BidirectionalSearch {
 public:
  enum class State { kWorking, kMet, kUnreachable, kFull };

  // Equal tiles have equal numbers; both ends must have the same tiles. The search gives up when it
  // knows `max_orders` orders and allocates memory for that many at its start; with kNoLimit it
  // allocates as needed.
  void start(const SortShape& shape, std::span<const Tile> from, std::span<const Tile> to,
             std::size_t max_orders);
  static constexpr std::size_t kNoLimit = SIZE_MAX;

  // Expands `nodes` orders.
  State advance(std::uint64_t nodes);

  // The shortest sequence, when the sides have met.
  const std::vector<Move>& moves() const { return moves_; }

  // A lower bound for the number of presses.
  int bound() const { return from_.depth + to_.depth + 1; }

  // Orders expanded since the start.
  std::uint64_t nodes() const { return nodes_; }

  // Frees the memory except for the moves.
  void release();

  // The number of orders of this many tiles that fit into `bytes`, everything included.
  static std::size_t orders_in(std::size_t bytes, std::size_t cells);

  // The approximate distance of two orders of different tiles for which `max_orders` suffice.
  static int reach(const SortShape& shape, std::size_t max_orders);

 private:
  // One side of the search. The orders it found last, all at the same distance, are contiguous,
  // because the other side finds none in the meantime.
  struct Side {
    int depth = 0;              // all orders up to this distance are known
    std::size_t next = 0;       // the next order to expand
    std::size_t level_end = 0;  // end of the orders at distance `depth`
  };

  const Tile* tiles_of(std::size_t order) const { return tiles_.data() + order * stride_; }
  std::size_t size() const { return parent_.size(); }
  std::size_t slot_of(const Tile* tiles) const;
  void begin_side(Side& side, std::span<const Tile> tiles);
  void add(const Tile* tiles, std::size_t slot, std::size_t parent, int move);
  void grow_slots();
  void expand();
  void finish_level();
  void meet(std::size_t known, std::size_t parent, int move);

  SortShape shape_;
  std::size_t stride_ = 0;  // cells, rounded up to whole words
  std::size_t max_orders_ = 0;
  Side from_, to_;
  bool forward_ = true;          // the side whose level is being expanded
  std::size_t level_begin_ = 0;  // of the level being found

  // The orders known to both sides, in the sequence in which they were found.
  std::vector<Tile> tiles_;            // `stride_` for each order
  std::vector<std::uint32_t> parent_;  // the order it was reached from; the lowest bit is set for
                                       // the forward side
  std::vector<MoveNumber> move_;       // the press between the two
  std::vector<std::uint32_t> slots_;   // hash table: number of an order + 1, or 0

  State state_ = State::kUnreachable;
  std::uint64_t nodes_ = 0;
  std::vector<Move> moves_;
};

}  // namespace jiugong::twist::sort
