// The branching rule of solve9 (branch.h) for the board of one lane: the same choice, without vectors.
#pragma once

#include <algorithm>
#include <array>
#include <bit>

#include "jiugong/geometry.h"
#include "solve_lanes/lanes.h"

namespace jiugong::solve_lanes {

// The minirow (or minicolumn) of a box that a way uses: its first cell, as band and position, and the field of its
// stack. Lines are bands 0..2 and stacks 0..2; the even way w is number 10 w, the odd one 10 w + 1, so that a number is
// the position of a bit in a word of three fields.
struct Use {
  std::uint8_t band, position, shift;

  friend constexpr bool operator==(const Use&, const Use&) = default;
};
inline constexpr std::size_t kLines = 6;
inline constexpr auto kUses = [] {
  std::array<std::array<std::array<Use, 3>, 22>, kLines> uses{};
  for (std::size_t line = 0; line < kLines; ++line) {
    for (std::size_t way = 0; way < 3; ++way) {
      for (std::size_t i = 0; i < 3; ++i) {
        const auto use_of = [&](std::size_t box) {
          const auto byte = [](std::size_t number) { return static_cast<std::uint8_t>(number); };
          return line < 3 ? Use{byte(line), byte(3 * i), byte(10 * box)}
                          : Use{byte(i), byte(box), byte(10 * (line - 3))};
        };
        uses[line][10 * way][i] = use_of((way + i) % 3);
        uses[line][10 * way + 1][i] = use_of((way + 3 - i) % 3);
      }
    }
  }
  return uses;
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

JIUGONG_INLINE unsigned count(std::uint32_t low, std::uint32_t high) {
  return static_cast<unsigned>(std::popcount(low | std::uint64_t{high} << 32));
}

// Splits a cell with the fewest candidates, as solve9 does. Rare.
template <typename Cells>
void split_cell(Cells cells, BoardCells other) {
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
[[gnu::noinline]] void branch(L& lanes, std::size_t lane, solver9::Board& other) {
  using solver9::kFieldDigits;
  auto& group = lanes.groups[lane / L::kWidth];
  const auto cells = lanes.cells_of_lane(lane);
  const BoardCells other_cells = cells_of(other);
  copy_cells(cells, other_cells);

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
    keys[i] = key_of(count(bands[i].even, bands[i].odd) - 6, i);
  }
  const auto& ways = group.ways;
  const std::array<std::uint32_t, 3> even = {
      L::lane_of(ways.even.a, lane), L::lane_of(ways.even.b, lane), L::lane_of(ways.even.c, lane)};
  const std::array<std::uint32_t, 3> odd = {
      L::lane_of(ways.odd.a, lane), L::lane_of(ways.odd.b, lane), L::lane_of(ways.odd.c, lane)};
  for (std::size_t i = 0; i < 3; ++i) {
    const std::uint32_t field = kFieldDigits << 10 * i;
    const unsigned ways_in_stack = count(even[0] & field, even[1] & field) +
                                   count(even[2] & field, odd[0] & field) +
                                   count(odd[1] & field, odd[2] & field);
    keys[3 + i] = key_of(ways_in_stack, 3 + i);
  }
  for (;;) {
    const unsigned best = std::min(std::min(std::min(keys[0], keys[1]), std::min(keys[2], keys[3])),
                                   std::min(keys[4], keys[5]));
    if (best >= 1u << 16) return split_cell(cells, other_cells);
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
    const auto& first = kUses[line][static_cast<std::size_t>(std::countr_zero(both))];
    const auto& second = kUses[line][static_cast<std::size_t>(std::bit_width(both)) - 1];
    const std::size_t next = line < 3 ? 1 : 3;  // cell of the minirow or minicolumn
    for (std::size_t i = 0; i < 3; ++i) {
      const Use use = first[i], other_use = second[i];
      const std::uint32_t bit = use == other_use ? 0 : std::uint32_t{1} << digit;
      const std::uint32_t keep = ~(bit << other_use.shift), other_keep = ~(bit << use.shift);
      for (std::size_t cell = 0; cell < 3; ++cell) {
        cells.restrict(other_use.band, other_use.position + next * cell, keep);
        other_cells.restrict(use.band, use.position + next * cell, other_keep);
      }
    }
    return;
  }
}

}  // namespace jiugong::solve_lanes
