// The cost function by which the beam search ranks boards.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "jiugong/twist.h"
#include "twist/sort/shape.h"

namespace jiugong::twist::sort {

// The learned weights (weights.cpp holds the values, tools/train/ the program that learns them). A
// unit is about a sixteenth of a press.
struct SortWeights {
  // By the distance in rows and columns between a tile and its goal; symmetric.
  std::array<std::array<int, 10>, 10> distance{};

  // By the directions of the four tiles of a window; see SortCost.
  std::array<std::int16_t, 10'000> window{};
};

SortWeights learned_weights(Turns turns);

// The cost of a board in which every tile is named after its goal cell: the sum of a weight for
// each tile, by its distance, and of a weight for each *window* of 2×2 cells, by the directions of
// its four tiles. Windows overlap and extend beyond the border, so a 3×3 board has 16 of them. The
// direction of a tile is one of
//
//     0 1 2
//     3 4 5    4: at its goal    9: no tile, beyond the border
//     6 7 8
//
// A window has the number abcd in decimal:
//
//     a b
//     c d
class SortCost {
 public:
  static constexpr std::size_t kBeyond = 9;

  // The cost of a board, piece by piece, in rows that are two entries longer than those of the
  // board because of the border.
  struct Parts {
    std::array<std::uint8_t, 144> directions;  // of the tiles
    std::array<std::int16_t, 144> windows;     // by the top-left cell of each
    std::array<std::int16_t, kMaxSortCells> distances;
  };

  SortCost() = default;
  SortCost(const SortShape& shape, const SortWeights& weights);

  // The weight of a tile on a cell.
  int distance(Tile tile, std::size_t cell) const { return distance_[tile * cells_ + cell]; }

  void read(std::span<const Tile> tiles, Parts& parts) const;

  int cost(const Parts& parts) const;

  // Computes the change of cost by each kind of turn of a block.
  void changes(std::span<const Tile> tiles, const Parts& parts, int block,
               std::span<std::int16_t> changes) const;

 private:
  std::size_t direction(Tile tile, std::size_t cell) const {
    return direction_[tile * cells_ + cell];
  }

  SortShape shape_;
  std::size_t cells_ = 0;
  std::size_t stride_ = 0;               // of Parts
  std::vector<std::int16_t> distance_;   // [tile][cell]
  std::vector<std::uint8_t> direction_;  // [tile][cell]
  std::vector<std::int16_t> window_;
};

}  // namespace jiugong::twist::sort
