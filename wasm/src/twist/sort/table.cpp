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

// A number 0..362,879 for each order: its place in the dictionary.
std::size_t rank(Order order) {
  std::size_t rank = 0;
  unsigned rest = 0x1ff;  // the tiles not seen yet
  for (unsigned cell = 0; cell < 8; ++cell) {
    const auto tile = static_cast<unsigned>(order >> (4 * cell) & 15);
    rest ^= 1U << tile;
    const auto smaller = static_cast<std::size_t>(std::popcount(rest & ((1U << tile) - 1)));
    rank = rank * (9 - cell) + smaller;
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
  const auto reach = [&](Order order, std::uint8_t distance) {
    std::uint8_t& known = distances_[rank(order)];
    if (known != kUnknown) return;
    known = distance;
    orders.push_back(order);
  };
  reach(kSorted, 0);
  for (std::size_t next = 0; next < orders.size(); ++next) {
    const Order order = orders[next];
    const auto distance = static_cast<std::uint8_t>(distances_[rank(order)] + 1);
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
