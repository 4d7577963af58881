// Positions of nine tripods.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "jiugong/grid.h"
#include "jiugong/random.h"
#include "jiugong/twist.h"
#include "unit/twist/turns.h"

namespace jiugong {

inline Grid tripods_grid(const std::array<Digit, kCellCount>& tiles) {
  Grid grid;
  for (Cell cell = 0; cell < kCellCount; ++cell)
    grid.set(cell, tiles[static_cast<std::size_t>(cell)]);
  return grid;
}

// Rows of one digit each: as far from a Latin square as possible.
inline Grid sorted_tripods() {
  std::array<Digit, kCellCount> tiles{};
  for (std::size_t cell = 0; cell < tiles.size(); ++cell) {
    tiles[cell] = static_cast<Digit>(cell / 9 + 1);
  }
  return tripods_grid(tiles);
}

inline Grid random_tripods(std::uint64_t seed) {
  std::array<Digit, kCellCount> tiles = sorted_tripods().digits();
  Random random(seed);
  random.shuffle(std::span(tiles));
  return tripods_grid(tiles);
}

// A Latin square.
inline Grid cyclic_square() {
  std::array<Digit, kCellCount> tiles{};
  for (std::size_t cell = 0; cell < tiles.size(); ++cell) {
    tiles[cell] = static_cast<Digit>((cell / 9 * 4 + cell % 9) % 9 + 1);
  }
  return tripods_grid(tiles);
}

inline Grid after(const Grid& grid, const std::vector<Move>& moves) {
  std::array<Digit, kCellCount> tiles = grid.digits();
  for (const Move& move : moves) turn_block<Digit>(tiles, 9, move);
  return tripods_grid(tiles);
}

inline bool is_latin_square(const Grid& grid) {
  for (Cell i = 0; i < 9; ++i) {
    unsigned row = 0, column = 0;
    for (Cell j = 0; j < 9; ++j) {
      row |= 1U << grid[9 * i + j];
      column |= 1U << grid[9 * j + i];
    }
    if (row != 0x3fe || column != 0x3fe) return false;
  }
  return true;
}

inline bool allows(Turns turns, Turn turn) {
  return turn == Turn::kClockwise || turns == Turns::kAny ||
         (turns == Turns::kQuarter && turn != Turn::kHalf);
}

// A random press.
inline Move random_move(Random& random, Turns turns) {
  const int kinds = turns == Turns::kAny ? 3 : turns == Turns::kQuarter ? 2 : 1;
  const int row = random.below(8);
  const int col = random.below(8);
  return {.row = row, .col = col, .turn = static_cast<Turn>(random.below(kinds))};
}

}  // namespace jiugong
