// Bidirectional search (Ira Pohl, "Bi-directional search", 1971): breadth first from both ends.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "jiugong/twist.h"
#include "twist/sort/shape.h"

namespace jiugong::twist::sort {

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
  // knows `max_orders` orders, and takes the memory for so many at its start; kNoLimit takes it as
  // needed.
  void start(const SortShape& shape, std::span<const Tile> from, std::span<const Tile> to,
             std::size_t max_orders);
  static constexpr std::size_t kNoLimit = SIZE_MAX;

  // Expands `nodes` orders.
  State advance(std::uint64_t nodes);

  // The shortest way, when the sides met.
  const std::vector<Move>& moves() const { return moves_; }

  // No way is shorter than this.
  int bound() const { return from_.depth + to_.depth + 1; }

  // Orders expanded since the start.
  std::uint64_t nodes() const { return nodes_; }

  // Frees the memory, but for the moves.
  void release();

  // How many orders of so many tiles fit into so many bytes, all told.
  static std::size_t orders_in(std::size_t bytes, std::size_t cells);

  // How far apart two orders of different tiles can be for so many orders to suffice, about.
  static int reach(const SortShape& shape, std::size_t max_orders);

 private:
  // Where a side is. The orders it found last, all at the same distance, are next to each other,
  // for the other side finds none meanwhile.
  struct Side {
    int depth = 0;              // all orders up to here are known
    std::size_t next = 0;       // the order to be expanded next
    std::size_t level_end = 0;  // end of those at distance `depth`
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
  bool forward_ = true;          // the side whose level is under way
  std::size_t level_begin_ = 0;  // of the level it finds

  // What both sides know, in the sequence in which it was found.
  std::vector<Tile> tiles_;            // `stride_` for each order
  std::vector<std::uint32_t> parent_;  // the order it was reached from, and in the lowest bit
                                       // whether that was forward
  std::vector<MoveNumber> move_;       // the press between the two
  std::vector<std::uint32_t> slots_;   // hash table: number of an order + 1, or 0

  State state_ = State::kUnreachable;
  std::uint64_t nodes_ = 0;
  std::vector<Move> moves_;
};

}  // namespace jiugong::twist::sort
