// The branching rule of solve9 (branch.h) for the board of one lane: the same choice, without vectors.
#pragma once

#include <algorithm>
#include <array>
#include <bit>

#include "jiugong/geometry.h"
#include "solve_lanes/lanes.h"

namespace jiugong::solve_lanes {

// Lines are bands 0..2 and stacks 0..2. The six ways of a digit in a line are numbered: 2 w is the even way w, 2 w + 1 the odd
// one.
inline constexpr std::size_t kLines = 6, kWays = 6;

// The pairs of ways, by the set of their numbers.
inline constexpr std::size_t kPairs = kWays * (kWays - 1) / 2;
inline constexpr auto kPairOf = [] {
  std::array<std::uint8_t, std::size_t{1} << kWays> pair_of{};
  std::uint8_t pairs = 0;
  for (std::size_t set = 0; set < pair_of.size(); ++set) {
    if (std::popcount(set) == 2) pair_of[set] = pairs++;
  }
  return pair_of;
}();

// A minirow (or minicolumn) that loses a digit: where its first cell is, and the lowest bit of the field of its stack, or
// 0 if it keeps the digit.
struct Loss {
  std::uint32_t low_bit;
  std::uint16_t offset;
};
// What the halves lose in the three boxes of a line: each loses the first or the second way of the digit, but where both ways
// use the same minirow.
struct Split {
  std::array<Loss, 3> one, other;
};
template <typename Cells>
inline constexpr auto kSplits = [] {
  std::array<std::array<Split, kPairs>, kLines> splits{};
  // The box of a line that a way uses in its place i.
  const auto box_of = [](std::size_t way, std::size_t i) {
    return (way / 2 + (way % 2 == 0 ? i : 3 - i)) % 3;
  };
  for (std::size_t line = 0; line < kLines; ++line) {
    const auto loss = [line](std::size_t box, std::size_t i, bool loses) {
      const std::size_t stack = line < 3 ? box : line - 3;
      return Loss{loses ? std::uint32_t{1} << 10 * stack : 0,
                  static_cast<std::uint16_t>(line < 3 ? Cells::offset_of(line, 3 * i)
                                                      : Cells::offset_of(i, box))};
    };
    for (std::size_t second = 1; second < kWays; ++second) {
      for (std::size_t first = 0; first < second; ++first) {
        Split& split = splits[line][kPairOf[std::size_t{1} << first | std::size_t{1} << second]];
        for (std::size_t i = 0; i < 3; ++i) {
          const std::size_t a = box_of(first, i), b = box_of(second, i);
          split.one[i] = loss(b, i, a != b);
          split.other[i] = loss(a, i, a != b);
        }
      }
    }
  }
  return splits;
}();

// Returns the digits that have exactly two of six ways.
JIUGONG_INLINE std::uint32_t with_two_ways(const Ways<std::uint32_t>& ways) {
  const auto& [even, odd] = ways;
  std::uint32_t one = even, two = 0, three = 0;
  for (const std::uint32_t more : {even >> 10, even >> 20, odd, odd >> 10, odd >> 20}) {
    three |= two & more;
    two |= one & more;
    one |= more;
  }
  return two & ~three & solver9::kFieldDigits;
}

JIUGONG_INLINE std::uint64_t joined(std::uint32_t low, std::uint32_t high) {
  return low | std::uint64_t{high} << 32;
}
JIUGONG_INLINE unsigned count(std::uint64_t ways) {
  return static_cast<unsigned>(std::popcount(ways));
}

// Splits a cell with the fewest candidates, as solve9 does. Rare.
template <typename Cells>
void split_cell(Cells cells, Cells other) {
  std::uint32_t best = 0;
  std::size_t best_band = 0, best_position = 0;
  int fewest = 10;
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    const auto row = static_cast<std::size_t>(row_of(cell));
    const auto column = static_cast<std::size_t>(column_of(cell));
    const std::size_t band = row / 3, position = row % 3 * 3 + column % 3;
    const std::uint32_t digits = other.get(band, position) & solver9::kFieldDigits
                                                                 << 10 * (column / 3);
    const int number = std::popcount(digits);
    if (number < 2 || number >= fewest) continue;
    fewest = number;
    best = digits;
    best_band = band;
    best_position = position;
  }
  const std::uint32_t lowest = best & -best;
  other.restrict(best_band, best_position, ~(best ^ lowest));
  cells.restrict(best_band, best_position, ~lowest);
}

// Makes the board of a lane, which is stuck, one half of itself, and `other` the other half.
template <typename L>
[[gnu::noinline]] void branch(L& lanes, std::size_t lane, typename L::Cells other) {
  using solver9::kFieldDigits;
  auto& group = lanes.groups[lane / L::kWidth];
  const auto cells = lanes.board(lane);
  copy_cells(cells, other);

  // The smallest of six keys: the number of ways, then the line. The nine ways of a settled line become the largest
  // number of all by subtraction, so that it comes last. (There are six guard bits among the ways of a band.)
  const auto key_of = [](unsigned ways, std::size_t line) JIUGONG_INLINED {
    return (ways - 10) << 3 | static_cast<unsigned>(line);
  };
  std::array<unsigned, kLines> keys;
  std::array<Ways<std::uint32_t>, 3> bands;
  for (std::size_t i = 0; i < 3; ++i) {
    const auto& ways = group.bands[i].ways;
    bands[i] = {L::lane_of(ways.even, lane), L::lane_of(ways.odd, lane)};
    keys[i] = key_of(count(joined(bands[i].even, bands[i].odd)) - 6, i);
  }
  const auto& ways = group.ways;
  const std::array<std::uint32_t, 3> even = {
      L::lane_of(ways.even.a, lane), L::lane_of(ways.even.b, lane), L::lane_of(ways.even.c, lane)};
  const std::array<std::uint32_t, 3> odd = {
      L::lane_of(ways.odd.a, lane), L::lane_of(ways.odd.b, lane), L::lane_of(ways.odd.c, lane)};
  const std::array<std::uint64_t, 3> in_stacks = {joined(even[0], even[1]), joined(even[2], odd[0]),
                                                  joined(odd[1], odd[2])};
  for (std::size_t i = 0; i < 3; ++i) {
    const std::uint64_t stack = joined(kFieldDigits, kFieldDigits) << 10 * i;
    keys[3 + i] = key_of(
        count(in_stacks[0] & stack) + count(in_stacks[1] & stack) + count(in_stacks[2] & stack),
        3 + i);
  }
  for (;;) {
    const unsigned best = std::min(std::min(std::min(keys[0], keys[1]), std::min(keys[2], keys[3])),
                                   std::min(keys[4], keys[5]));
    if (best >= 1u << 16) return split_cell(cells, other);
    const std::size_t line = best & 7;
    const std::size_t shift = line < 3 ? 0 : 10 * (line - 3);
    const auto of_stack = [&](const std::array<std::uint32_t, 3>& fields) JIUGONG_INLINED {
      return (fields[0] >> shift & kFieldDigits) | (fields[1] >> shift & kFieldDigits) << 10 |
             (fields[2] >> shift & kFieldDigits) << 20;
    };
    const Ways<std::uint32_t> open =
        line < 3 ? bands[line] : Ways<std::uint32_t>{of_stack(even), of_stack(odd)};
    const std::uint32_t digits = with_two_ways(open);
    if (digits == 0) {  // in 2.5% of the branches of the hardest puzzles: the next line
      keys[line] = ~0u;
      continue;
    }
    const int digit = std::countr_zero(digits);
    const std::uint32_t both =
        (open.even >> digit & solver9::kLowBits) | (open.odd >> digit & solver9::kLowBits) << 1;
    const std::size_t pair = kPairOf[(both | both >> 8 | both >> 16) & 0x3f];
    const Split& split = kSplits<typename L::Cells>[line][pair];
    const std::size_t next = line < 3 ? 1 : 3;  // cell of the minirow or minicolumn
    for (std::size_t i = 0; i < 3; ++i) {
      cells.remove_from_three(split.one[i].offset, next, split.one[i].low_bit << digit);
      other.remove_from_three(split.other[i].offset, next, split.other[i].low_bit << digit);
    }
    return;
  }
}

}  // namespace jiugong::solve_lanes
