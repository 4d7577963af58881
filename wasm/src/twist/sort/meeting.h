// Breadth-first search from both ends.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "jiugong/twist.h"
#include "twist/sort/shape.h"

namespace jiugong::internal {

// Finds a shortest way between two orders of tiles, or proves that there is none, if the memory
// suffices.
//
// Each side knows all orders up to a distance from its end; the one with fewer orders at its rim
// goes on by a whole level. As long as the sides have nothing in common, the ends are farther apart
// than both distances together, so the first order they share lies on a shortest way.
class MeetingSearch {
 public:
  enum class State { kWorking, kMet, kUnreachable, kFull };

  // Equal tiles have equal numbers; both ends must have the same tiles. The search gives up when it
  // knows `max_orders` orders.
  void start(const SortShape& shape, std::span<const Tile> from, std::span<const Tile> to,
             std::size_t max_orders);

  // Goes on for `nodes` orders to expand.
  State advance(std::uint64_t nodes);

  // The shortest way, when the sides met.
  const std::vector<Move>& moves() const { return moves_; }

  // No way is shorter than this.
  int bound() const { return from_.depth + to_.depth + 1; }

  // Orders expanded since the start.
  std::uint64_t nodes() const { return nodes_; }

  // Frees the memory, but for the moves.
  void release();

  // The bytes that an order of so many tiles takes, all told.
  static std::size_t bytes_per_order(std::size_t cells);

 private:
  // What one side knows: orders in the sequence of their distance.
  struct Side {
    std::vector<Tile> tiles;            // `stride_` for each order
    std::vector<std::uint32_t> parent;  // the order it was reached from
    std::vector<MoveNumber> move;       // the press between the two
    std::vector<std::uint32_t> slots;   // hash table: number of an order + 1, or 0
    int depth = 0;                      // all orders up to here are known
    std::size_t next = 0;               // the order to be expanded next
    std::size_t level_end = 0;          // end of those at distance `depth`

    std::size_t size() const { return parent.size(); }
  };

  const Tile* tiles_of(const Side& side, std::size_t order) const {
    return side.tiles.data() + order * stride_;
  }
  std::size_t slot_of(const Side& side, const Tile* tiles) const;
  bool add(Side& side, const Tile* tiles, std::size_t parent, int move);
  void begin_side(Side& side, std::span<const Tile> tiles);
  void grow_slots(Side& side) const;
  void expand(bool forward);
  void finish_level(bool forward);
  void meet(const Tile* tiles);

  SortShape shape_;
  std::size_t stride_ = 0;  // cells, rounded up to whole words
  std::size_t max_orders_ = 0;
  Side from_, to_;
  bool forward_ = true;  // the side whose level is under way
  State state_ = State::kUnreachable;
  std::uint64_t nodes_ = 0;
  std::vector<Move> moves_;
};

}  // namespace jiugong::internal
