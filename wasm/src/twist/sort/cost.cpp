#include "twist/sort/cost.h"

#include <algorithm>
#include <cstdlib>

namespace jiugong::twist::sort {
namespace {

std::uint8_t sign(int way) { return way < 0 ? 0 : way == 0 ? 1 : 2; }

}  // namespace

SortCost::SortCost(const SortShape& shape, const SortWeights& weights)
    : shape_(shape),
      cells_(shape.cells()),
      stride_(static_cast<std::size_t>(shape.cols()) + 2),
      distance_(cells_ * cells_),
      direction_(cells_ * cells_),
      window_(weights.window.begin(), weights.window.end()) {
  for (std::size_t at = 0; at < cells_ * cells_; ++at) {
    const int goal = static_cast<int>(at / cells_), cell = static_cast<int>(at % cells_);
    const int rows = goal / shape.cols() - cell / shape.cols();
    const int cols = goal % shape.cols() - cell % shape.cols();
    distance_[at] =
        static_cast<std::int16_t>(weights.distance[static_cast<std::size_t>(std::abs(rows))]
                                                  [static_cast<std::size_t>(std::abs(cols))]);
    direction_[at] = static_cast<std::uint8_t>(3 * sign(rows) + sign(cols));
  }
}

void SortCost::read(std::span<const Tile> tiles, Parts& parts) const {
  const auto cols = static_cast<std::size_t>(shape_.cols());
  const auto rows = static_cast<std::size_t>(shape_.rows());
  std::uint8_t* const directions = parts.directions.data();
  std::fill_n(directions, stride_ * (rows + 2), static_cast<std::uint8_t>(kBeyond));
  std::size_t cell = 0;
  for (std::size_t row = stride_ + 1; cell < cells_; row += stride_) {
    for (std::size_t col = 0; col < cols; ++col, ++cell) {
      const std::size_t at = tiles[cell] * cells_ + cell;
      directions[row + col] = direction_[at];
      parts.distances[cell] = distance_[at];
    }
  }
  for (std::size_t row = 0; row <= rows; ++row) {
    for (std::size_t col = 0; col <= cols; ++col) {
      const std::uint8_t* const at = directions + row * stride_ + col;
      parts.windows[row * stride_ + col] =
          window_[at[0] * 1000U + at[1] * 100U + at[stride_] * 10U + at[stride_ + 1]];
    }
  }
}

int SortCost::cost(const Parts& parts) const {
  int cost = 0;
  for (std::size_t cell = 0; cell < cells_; ++cell) cost += parts.distances[cell];
  for (std::size_t row = 0; row <= static_cast<std::size_t>(shape_.rows()); ++row) {
    for (std::size_t col = 0; col <= static_cast<std::size_t>(shape_.cols()); ++col) {
      cost += parts.windows[row * stride_ + col];
    }
  }
  return cost;
}

// The nine windows that contain cells of the block, and the cells around it:
//
//     q00 q01 q02 q03
//     q10  a   b  q13
//     q20  c   d  q23
//     q30 q31 q32 q33
void SortCost::changes(std::span<const Tile> tiles, const Parts& parts, int block,
                       std::span<std::int16_t> changes) const {
  const auto cells = shape_.cells_of(block);
  const std::size_t first = static_cast<std::size_t>(shape_.block_row(block)) * stride_ +
                            static_cast<std::size_t>(shape_.block_col(block));
  const std::uint8_t* const q0 = parts.directions.data() + first;
  const std::uint8_t* const q1 = q0 + stride_;
  const std::uint8_t* const q2 = q1 + stride_;
  const std::uint8_t* const q3 = q2 + stride_;

  // The contribution of the cells outside the block to the numbers of the windows.
  const std::size_t top_left = q0[0] * 1000U + q0[1] * 100U + q1[0] * 10U;
  const std::size_t top = q0[1] * 1000U + q0[2] * 100U;
  const std::size_t top_right = q0[2] * 1000U + q0[3] * 100U + q1[3];
  const std::size_t left = q1[0] * 1000U + q2[0] * 10U;
  const std::size_t right = q1[3] * 100U + q2[3];
  const std::size_t bottom_left = q2[0] * 1000U + q3[0] * 10U + q3[1];
  const std::size_t bottom = q3[1] * 10U + q3[2];
  const std::size_t bottom_right = q2[3] * 100U + q3[2] * 10U + q3[3];
  const std::int16_t* const w = window_.data();
  const auto windows = [&](std::size_t a, std::size_t b, std::size_t c, std::size_t d) {
    return w[top_left + a] + w[top + a * 10 + b] + w[top_right + b * 10] +  //
           w[left + a * 100 + c] + w[a * 1000 + b * 100 + c * 10 + d] +     //
           w[right + b * 1000 + d * 10] + w[bottom_left + c * 100] +        //
           w[bottom + c * 1000 + d * 100] + w[bottom_right + d * 1000];
  };
  const auto sum = [&](const Block& t) {
    return distance(t[0], cells[0]) + distance(t[1], cells[1]) + distance(t[2], cells[2]) +
           distance(t[3], cells[3]) +
           windows(direction(t[0], cells[0]), direction(t[1], cells[1]), direction(t[2], cells[2]),
                   direction(t[3], cells[3]));
  };
  const Block before = {tiles[cells[0]], tiles[cells[1]], tiles[cells[2]], tiles[cells[3]]};
  int now = parts.distances[cells[0]] + parts.distances[cells[1]] + parts.distances[cells[2]] +
            parts.distances[cells[3]];
  for (std::size_t row = first; row <= first + 2 * stride_; row += stride_) {
    now += parts.windows[row] + parts.windows[row + 1] + parts.windows[row + 2];
  }
  for (std::size_t turn = 0; turn < changes.size(); ++turn) {
    changes[turn] = static_cast<std::int16_t>(sum(turned(before, static_cast<Turn>(turn))) - now);
  }
}

}  // namespace jiugong::twist::sort
