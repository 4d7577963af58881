// Boards for the tests of the sorting puzzle.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <numeric>
#include <span>
#include <vector>

#include "jiugong/random.h"
#include "jiugong/twist.h"
#include "jiugong/untwist.h"
#include "twist/sort/shape.h"
#include "unit/twist/turns.h"

namespace jiugong {

inline std::vector<twist::sort::Tile> as_tiles(const std::vector<int>& tiles) {
  return {tiles.begin(), tiles.end()};
}

// 1, 2, 3, …, or the same modulo a number of kinds, in random order.
inline std::vector<int> random_tiles(int rows, int cols, Random& random, int kinds = 100) {
  std::vector<int> tiles(static_cast<std::size_t>(rows * cols));
  for (std::size_t cell = 0; cell < tiles.size(); ++cell) {
    tiles[cell] = 1 + static_cast<int>(cell) % kinds;
  }
  random.shuffle(std::span(tiles));
  return tiles;
}

inline std::vector<int> sorted_tiles(int rows, int cols) {
  std::vector<int> tiles(static_cast<std::size_t>(rows * cols));
  std::iota(tiles.begin(), tiles.end(), 1);
  return tiles;
}

template <typename Number>
std::vector<Number> after(std::vector<Number> tiles, int cols, const std::vector<Move>& moves) {
  for (const Move& move : moves) turn_block<Number>(tiles, cols, move);
  return tiles;
}

// Whether the moves exist on the board and count as one press each.
inline bool are_legal(const std::vector<Move>& moves, int rows, int cols, Turns turns) {
  return std::all_of(moves.begin(), moves.end(), [&](const Move& move) {
    return move.row >= 0 && move.col >= 0 && move.row + 1 < rows && move.col + 1 < cols &&
           static_cast<int>(move.turn) <= static_cast<int>(turns);
  });
}

// Returns the distances of all orders of a small board that can be reached from `to`, found by a
// plain search with a map of whole boards.
template <typename Map>
Map distances_to(const std::vector<int>& to, int rows, int cols, Turns turns) {
  const twist::sort::SortShape shape(rows, cols, turns);
  Map distances = {{to, 0}};
  std::vector<std::vector<int>> queue = {to};
  for (std::size_t next = 0; next < queue.size(); ++next) {
    for (int number = 0; number < shape.moves(); ++number) {
      Move move = shape.move(number);
      move.turn = inverse(move.turn);
      std::vector<int> before = queue[next];
      turn_block<int>(before, cols, move);
      if (distances.emplace(before, distances[queue[next]] + 1).second) queue.push_back(before);
    }
  }
  return distances;
}

}  // namespace jiugong
