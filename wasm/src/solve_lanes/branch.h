// Splits the board of one lane, as choose() has chosen (choice.h): without vectors.
#pragma once

#include <array>
#include <bit>

#include "jiugong/geometry.h"
#include "solve_lanes/choice.h"
#include "solve_lanes/lanes.h"

namespace jiugong::solve_lanes {

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
  std::array<std::array<Split, std::size_t{1} << kPairBits>, kLines> splits{};
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
        Split& split = splits[line][kWayCodes[first] ^ kWayCodes[second]];
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

// Makes the board of a lane, which was gathered as number `at` of those that are stuck, one half of itself, and `other`
// the other half.
template <typename L>
[[gnu::noinline]] void branch(L& lanes, std::size_t lane, std::size_t at, typename L::Cells other) {
  const auto cells = lanes.board(lane);
  copy_cells(cells, other);
  const std::uint32_t key = L::lane_of(lanes.choices.key, at);
  if (key >= kNoDigit) return split_cell(cells, other);
  const std::size_t line = key & 7, next = line < 3 ? 1 : 3;  // cell of the minirow or minicolumn
  const auto& choice = lanes.choices.in_lines[line / 3];
  const std::size_t field = std::size_t{solver9::kFieldBits} * (line % 3);
  const int digit = std::countr_zero(L::lane_of(choice.digits, at) >> field);
  std::size_t pair = 0;
  for (std::size_t i = 0; i < kPairBits; ++i) {
    pair |= (L::lane_of(choice.pairs[i], at) >> field >> digit & 1) << i;
  }
  const Split& split = kSplits<typename L::Cells>[line][pair];
  for (std::size_t i = 0; i < 3; ++i) {
    cells.remove_from_three(split.one[i].offset, next, split.one[i].low_bit << digit);
    other.remove_from_three(split.other[i].offset, next, split.other[i].low_bit << digit);
  }
}

}  // namespace jiugong::solve_lanes
