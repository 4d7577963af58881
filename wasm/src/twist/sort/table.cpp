// The table of all orders of 3×3 tiles.
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "jiugong/untwist.h"
#include "twist/sort/shape.h"

namespace jiugong {
namespace {

using internal::SortShape;

constexpr std::size_t kOrders = 362'880;  // 9!
constexpr std::uint8_t kUnknown = 255;

// An order of the tiles 0..8, four bits a cell, the first cell lowest.
using Order = std::uint64_t;

constexpr Order kSorted = 0x876543210;

constexpr std::array<unsigned, 8> kFactorials = {40'320, 5'040, 720, 120, 24, 6, 2, 1};  // 8! … 1!

// A number 0..362,879 for each order: its place in the dictionary.
std::size_t rank(Order order) {
  unsigned rank = 0;
  unsigned rest = 0x1ff;  // the tiles not seen yet
  for (unsigned cell = 0; cell < 8; ++cell) {
    const unsigned tile = 1U << (order >> (4 * cell) & 15);
    rest ^= tile;
    rank += static_cast<unsigned>(std::popcount(rest & (tile - 1))) * kFactorials[cell];
  }
  return rank;
}

Order clockwise(Order order, unsigned corner) {
  const unsigned at = 4 * corner;
  const Order block = order >> at;
  const Order a = block & 15, b = block >> 4 & 15, c = block >> 12 & 15, d = block >> 16 & 15;
  return (order & ~(Order{0xff0ff} << at)) | (c | a << 4 | d << 12 | b << 16) << at;
}

}  // namespace

UntwistTable::UntwistTable(Turns turns) : turns_(turns), distances_(kOrders, kUnknown) {
  // From the sorted order backwards: a turn is taken back by the other three of its block.
  constexpr std::array<unsigned, 4> kCorners = {0, 1, 3, 4};
  std::vector<Order> orders;
  orders.reserve(kOrders);
  const auto reach = [&](Order order, std::uint8_t value) {
    std::uint8_t& known = distances_[rank(order)];
    if (known != kUnknown) return;
    known = value;
    orders.push_back(order);
  };
  reach(kSorted, 0);
  std::uint8_t distance = 0;
  std::size_t level_end = 0;
  for (std::size_t next = 0; next < orders.size(); ++next) {
    if (next == level_end) {
      ++distance;
      level_end = orders.size();
    }
    const Order order = orders[next];
    for (const unsigned corner : kCorners) {
      const Order once = clockwise(order, corner);
      const Order twice = clockwise(once, corner);
      reach(clockwise(twice, corner), distance);
      if (turns != Turns::kClockwise) reach(once, distance);
      if (turns == Turns::kAny) reach(twice, distance);
    }
  }
}

int UntwistTable::distance(std::span<const std::uint8_t, 9> tiles) const {
  Order order = 0;
  for (std::size_t cell = 9; cell-- != 0;) order = order << 4 | tiles[cell];
  return distances_[rank(order)];
}

}  // namespace jiugong
