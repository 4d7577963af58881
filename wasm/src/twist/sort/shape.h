// The boards of the sorting puzzle and their moves, numbered.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "jiugong/twist.h"

namespace jiugong::twist::sort {

// A tile. Searches replace the numbers of the tiles by small ones from 0: equal ones for equal
// tiles, or the goal cell of a tile.
using Tile = std::uint8_t;

inline constexpr std::size_t kMaxSortSide = 10;
inline constexpr std::size_t kMaxSortCells = kMaxSortSide * kMaxSortSide;

// The number of a move: three per block, in the order of `Turn`, fewer if fewer turns count.
using MoveNumber = std::uint8_t;  // at most 3 × 81

class SortShape {
 public:
  SortShape() = default;
  SortShape(int rows, int cols, Turns turns)
      : rows_(rows), cols_(cols), turns_(static_cast<int>(turns) + 1) {}

  int rows() const { return rows_; }
  int cols() const { return cols_; }
  std::size_t cells() const { return width() * static_cast<std::size_t>(rows_); }

  // The number of blocks, and the number of turns of each that count as one press.
  int blocks() const { return (rows_ - 1) * (cols_ - 1); }
  int turns() const { return turns_; }
  int moves() const { return blocks() * turns_; }

  int block_row(int block) const { return block / (cols_ - 1); }
  int block_col(int block) const { return block % (cols_ - 1); }
  int block_at(int row, int col) const { return row * (cols_ - 1) + col; }

  // Returns the cells of a block: top left, top right, bottom left, bottom right.
  std::array<std::size_t, 4> cells_of(int block) const {
    const std::size_t corner = static_cast<std::size_t>(block_row(block)) * width() +
                               static_cast<std::size_t>(block_col(block));
    return {corner, corner + 1, corner + width(), corner + width() + 1};
  }

  Move move(int number) const {
    const int block = number / turns_;
    return {.row = block_row(block),
            .col = block_col(block),
            .turn = static_cast<Turn>(number % turns_)};
  }

 private:
  std::size_t width() const { return static_cast<std::size_t>(cols_); }

  int rows_ = 0;
  int cols_ = 0;
  int turns_ = 0;
};

// The tiles of a block: top left, top right, bottom left, bottom right.
using Block = std::array<Tile, 4>;

constexpr Block turned(const Block& block, Turn turn) {
  const auto [a, b, c, d] = block;
  switch (turn) {
    case Turn::kClockwise:
      return {c, a, d, b};
    case Turn::kCounterclockwise:
      return {b, d, a, c};
    case Turn::kHalf:
      break;
  }
  return {d, c, b, a};
}

}  // namespace jiugong::twist::sort
