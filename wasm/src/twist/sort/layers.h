// Sorting layer by layer: long, but it cannot fail.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "jiugong/twist.h"
#include "twist/sort/meeting.h"
#include "twist/sort/shape.h"

namespace jiugong::twist::sort {

// Sorts a board as people do: the top row or the left column, whichever side is longer, then the
// next one of the rest, until 3×3 or 2×4 tiles are left, which are sorted on a shortest way.
//
// The tiles of a layer are placed one by one, on a shortest way that leaves what is placed alone,
// but for the last two: no block holds the last cell alone, so these come together.
class LayerSort {
 public:
  // Equal tiles have equal numbers. The board must be larger than 2×3, else it can be unsortable.
  void start(const SortShape& shape, std::span<const Tile> from, std::span<const Tile> to);

  // Expands about `nodes` boards; true when done.
  bool advance(std::uint64_t nodes);

  const std::vector<Move>& moves() const { return moves_; }

 private:
  // The rest that is not sorted, from `row_`, `col_` to the bottom right.
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
  std::vector<std::uint8_t> placed_;   // by cell
  std::vector<std::size_t> layer_;     // the cells of the layer under way, in order
  std::size_t next_ = 0;               // the first of them that is not placed
  std::optional<MeetingSearch> rest_;  // sorts what is left in the end
  std::vector<Move> moves_;
  bool done_ = true;
};

}  // namespace jiugong::twist::sort
