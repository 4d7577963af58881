// Turns of blocks of 2×2 tiles: definitions that the rotation puzzles share.
//
// A board of rows × cols tiles, row-major, has (rows − 1)(cols − 1) buttons, one for each block. A
// clockwise turn moves the tiles of its block
//
//     top-left → top-right → bottom-right → bottom-left → top-left
//
// and leaves the others in place.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <utility>

#include "jiugong/checks.h"
#include "jiugong/names.h"

namespace jiugong {

enum class Turn : std::uint8_t { kClockwise, kCounterclockwise, kHalf };

// `cw`, `ccw` or `half`.
constexpr std::string_view name_of(Turn turn) {
  constexpr std::array<std::string_view, 3> kNames = {"cw", "ccw", "half"};
  return name_in(kNames, turn);
}

// The turns that count as one press.
enum class Turns : std::uint8_t {
  kClockwise,  // clockwise turns only: the buttons of the original games
  kQuarter,    // quarter turns either way
  kAny,        // half turns too
};

// `clockwise`, `quarter` or `any`.
constexpr std::string_view name_of(Turns turns) {
  constexpr std::array<std::string_view, 3> kNames = {"clockwise", "quarter", "any"};
  return name_in(kNames, turns);
}

// One press: the top-left tile of the block, 0-based, and the turn of the block.
struct Move {
  int row = 0;
  int col = 0;
  Turn turn = Turn::kClockwise;

  bool operator==(const Move&) const = default;
};

// Returns the turn that undoes `turn`.
constexpr Turn inverse(Turn turn) {
  switch (turn) {
    case Turn::kClockwise:
      return Turn::kCounterclockwise;
    case Turn::kCounterclockwise:
      return Turn::kClockwise;
    case Turn::kHalf:
      break;
  }
  return Turn::kHalf;
}

// Turns a block of `tiles`, a board with `cols` tiles per row. The block must lie on the board.
//
//   std::array<int, 6> tiles = {1, 2, 3,
//                               4, 5, 6};
//   turn_block<int>(tiles, 3, {.row = 0, .col = 1, .turn = Turn::kClockwise});  // 1 5 2, 4 6 3
template <typename Tile>
constexpr void turn_block(std::span<Tile> tiles, int cols, const Move& move) {
  JIUGONG_REQUIRE(
      move.row >= 0 && move.col >= 0 && move.col + 1 < cols &&
          (static_cast<std::size_t>(move.row) + 2) * static_cast<std::size_t>(cols) <= tiles.size(),
      "a block that is not on the board");
  const auto width = static_cast<std::size_t>(cols);
  const std::size_t at =
      static_cast<std::size_t>(move.row) * width + static_cast<std::size_t>(move.col);
  Tile& top_left = tiles[at];
  Tile& top_right = tiles[at + 1];
  Tile& bottom_left = tiles[at + width];
  Tile& bottom_right = tiles[at + width + 1];
  switch (move.turn) {
    case Turn::kHalf:
      std::swap(top_left, bottom_right);
      std::swap(top_right, bottom_left);
      break;
    case Turn::kClockwise:
      std::swap(top_left, top_right);
      std::swap(top_left, bottom_right);
      std::swap(top_left, bottom_left);
      break;
    case Turn::kCounterclockwise:
      std::swap(top_left, bottom_left);
      std::swap(top_left, bottom_right);
      std::swap(top_left, top_right);
      break;
  }
}

}  // namespace jiugong
