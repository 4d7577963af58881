// Layer-by-layer sorting: long solutions, but it cannot fail.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "jiugong/twist.h"
#include "twist/sort/bidirectional_search.h"
#include "twist/sort/shape.h"

namespace jiugong::twist::sort {

// Sorts a board like a human solver: the top row or the left column, whichever is longer, then the
// same for the rest, until 3×3 or 2×4 tiles are left, which are sorted by a shortest sequence.
//
// The tiles of a layer are placed one by one, each by a shortest sequence that does not disturb
// placed tiles. The last two are placed together, because no block contains only the last cell.
class LayerSort {
 public:
  // Equal tiles have equal numbers. The board must be larger than 2×3, because smaller ones can be
  // unsolvable.
  void start(const SortShape& shape, std::span<const Tile> from, std::span<const Tile> to);

  // Expands about `nodes` boards; returns true when done.
  bool advance(std::uint64_t nodes);

  const std::vector<Move>& moves() const { return moves_; }

 private:
  // The size of the unsorted rest, from `row_`, `col_` to the bottom right.
  int height() const { return shape_.rows() - row_; }
  int width() const { return shape_.cols() - col_; }

  std::size_t cell_at(int row, int col) const {
    return static_cast<std::size_t>(row) * static_cast<std::size_t>(shape_.cols()) +
           static_cast<std::size_t>(col);
  }

  void plan_layer();
  void begin_rest();
  void end_rest();
  std::uint64_t place(std::span<const std::size_t> targets);
  void press(const Move& move);
  bool is_free(int row, int col) const;

  SortShape shape_;
  std::vector<Tile> tiles_;
  std::vector<Tile> goal_;
  int row_ = 0, col_ = 0;
  std::vector<std::uint8_t> placed_;         // by cell
  std::vector<std::size_t> layer_;           // the cells of the current layer, in order
  std::size_t next_ = 0;                     // the first of them that is not placed
  std::optional<BidirectionalSearch> rest_;  // sorts the rest in the end
  std::vector<Move> moves_;
  bool done_ = true;
};

}  // namespace jiugong::twist::sort
