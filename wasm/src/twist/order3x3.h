// Orders of nine tiles on a 3×3 board, and their numbers, which are Lehmer codes.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace jiugong::twist {

// The tile, 0..8, at each place of the board in row-major order; each tile occurs once.
using Order3x3 = std::array<std::uint8_t, 9>;

inline constexpr std::uint32_t kOrderCount = 362'880;

// Returns the lexicographic number of an order, 0..kOrderCount - 1. Orders with tile 0 in the first
// place have numbers 0..40,319 (8! - 1).
constexpr std::uint32_t number_of(const Order3x3& order) {
  std::uint32_t number = 0, seen = 0;
  for (std::uint32_t place = 0; place < 9; ++place) {
    const std::uint32_t tile = order[place];
    // The number of unseen tiles below this one is its digit in the factorial number system.
    const auto seen_before = static_cast<std::uint32_t>(std::popcount(seen & ((1U << tile) - 1)));
    number = number * (9 - place) + (tile - seen_before);
    seen |= 1U << tile;
  }
  return number;
}

// Returns the order with this number.
constexpr Order3x3 order_numbered(std::uint32_t number) {
  Order3x3 order{};
  for (std::uint32_t place = 9; place-- != 0;) {
    order[place] = static_cast<std::uint8_t>(number % (9 - place));
    number /= 9 - place;
  }
  // Each place now holds the number of unplaced tiles below its own.
  std::uint32_t left = 0x1ff;
  for (std::uint8_t& tile : order) {
    std::uint32_t rest = left;
    for (std::uint8_t skip = tile; skip != 0; --skip) rest &= rest - 1;
    tile = static_cast<std::uint8_t>(std::countr_zero(rest));
    left &= ~(1U << tile);
  }
  return order;
}

}  // namespace jiugong::twist
