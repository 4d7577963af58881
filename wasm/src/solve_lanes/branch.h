// The branching rule of solve9/branch.h: the same choices, for a vector of boards at once, and the split of each board
// without vectors.
//
// The boards that are stuck are in any lanes. So what the full step has found of them is gathered first, a lane a board, and
// a lane of each result is read when the board is split.
#pragma once

#include <array>
#include <bit>

#include "jiugong/geometry.h"
#include "solve_lanes/lanes.h"

namespace jiugong::solve_lanes {

// Lines are bands 0..2 and stacks 0..2. The six ways of a digit in a line are numbered: 2 w is the even way w, 2 w + 1 the odd
// one. Two ways are known by the exclusive or of their codes, which is another one for each pair.
inline constexpr std::size_t kLines = 6, kWays = 6;
inline constexpr std::array<std::uint8_t, kWays> kWayCodes = {0, 1, 2, 4, 8, 15};

// The least key of a board without a digit that has two ways in a line.
inline constexpr std::uint32_t kNoDigit = (solver9::kFieldDigits + 1) << 3;

// Gathers the first boards of a set of lanes, at most a vector of them, and returns how many.
template <typename L>
JIUGONG_INLINE std::size_t gather(L& lanes, LaneSet stuck) {
  std::size_t at = 0;
  for (; stuck != 0 && at < L::kWidth; stuck &= stuck - 1, ++at) {
    const auto lane = static_cast<std::size_t>(std::countr_zero(stuck));
    const auto& group = lanes.groups[lane / L::kWidth];
    for (std::size_t band = 0; band < 3; ++band) {
      L::copy_lane(group.bands[band].ways, lane, lanes.stuck.bands[band], at);
    }
    L::copy_lane(group.ways, lane, lanes.stuck.stacks, at);
  }
  return at;
}

// The ways in the bands, as those in the stacks are: vector w has the ways w, field b those in band b. (Bits 30 and 31 mean
// nothing.)
template <typename V>
JIUGONG_INLINE TrioOf<V> by_band(const TrioOf<V>& bands, const TrioOf<V>& field) {
  const auto& [a, b, c] = bands;
  return {(a & field.a) | (shift_left<10>(b) & field.b) | shift_left<20>(c),
          (shift_right<10>(a) & field.a) | (b & field.b) | (shift_left<10>(c) & field.c),
          shift_right<20>(a) | (shift_right<10>(b) & field.b) | (c & field.c)};
}

// Returns `from` minus the number of digits in each field. (Of a number of three bits, n - n / 2 - n / 4 are set.)
template <typename V>
JIUGONG_INLINE V minus_count(const V& from, const V& digits, const Choices<V>& choices) {
  const V threes = digits - (shift_right<1>(digits) & choices.two_of_three) -
                   (shift_right<2>(digits) & choices.one_of_three);
  return from - (threes & choices.three_digits) - (shift_right<3>(threes) & choices.three_digits) -
         (shift_right<6>(threes) & choices.three_digits);
}

// Chooses a digit in each of three lines: `kind` 0 for bands, 1 for stacks. Returns the smallest key.
template <std::size_t kind, typename V>
JIUGONG_INLINE V choose_in_lines(const Ways<TrioOf<V>>& ways, Choices<V>& choices,
                                 const solver9::FieldConstants<V>& fields) {
  const auto& [even, odd] = ways;
  // How many ways each digit has, in binary.
  const V ones_of_even = even.a ^ even.b ^ even.c, ones_of_odd = odd.a ^ odd.b ^ odd.c;
  const TrioOf<V> twos = {two_of(even), two_of(odd), ones_of_even & ones_of_odd};
  const V one = (ones_of_even ^ ones_of_odd) & fields.digits;
  const V two = (twos.a ^ twos.b ^ twos.c) & fields.digits;
  const V four = two_of(twos) & fields.digits;
  const V digits = without(without(two, one), four);

  auto& [chosen_digits, pairs] = choices.in_lines[kind];
  store(digits, chosen_digits);
  store(odd.a ^ odd.c, pairs[0]);  // see kWayCodes
  store(even.b ^ odd.c, pairs[1]);
  store(odd.b ^ odd.c, pairs[2]);
  store(even.c ^ odd.c, pairs[3]);

  // (There is no addition in vec.h.)
  V negative = minus_count(digits ^ digits, four, choices);
  negative = minus_count(shift_left<1>(negative), two, choices);
  negative = minus_count(shift_left<1>(negative), one, choices);
  // Lines without such a digit, settled ones too, come last by their guard bit.
  const V numbers = ((fields.guard - digits) & fields.guard) - negative;
  const V* const line = &choices.lines[3 * kind];
  return smaller(smaller((shift_left<3>(numbers) & choices.number) | line[0],
                         (shift_right<7>(numbers) & choices.number) | line[1]),
                 (shift_right<17>(numbers) & choices.number) | line[2]);
}

// Chooses how the boards that were gathered are split.
template <typename L>
JIUGONG_INLINE void choose(L& lanes) {
  using Trio = typename L::Trio;
  auto& choices = lanes.choices;
  const auto& [a, b, c] = lanes.stuck.bands;
  const Ways<Trio> bands = {by_band(Trio{a.even, b.even, c.even}, choices.field),
                            by_band(Trio{a.odd, b.odd, c.odd}, choices.field)};
  const auto key = choose_in_lines<0>(bands, choices, lanes.fields);
  solver9::simd::compiler_barrier();
  store(smaller(key, choose_in_lines<1>(lanes.stuck.stacks, choices, lanes.fields)), choices.key);
}

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

// A cell with the fewest candidates of those with more than one.
struct OpenCell {
  std::size_t band, position;
  std::uint32_t candidates;

  std::uint32_t lowest() const { return candidates & -candidates; }
};
template <typename Cells>
OpenCell open_cell(Cells cells) {
  OpenCell best = {};
  int fewest = 10;
  for (Cell cell = 0; cell < kCellCount && fewest > 2; ++cell) {
    const auto row = static_cast<std::size_t>(row_of(cell));
    const auto column = static_cast<std::size_t>(column_of(cell));
    const std::size_t band = row / 3, position = row % 3 * 3 + column % 3;
    const std::uint32_t candidates = cells.get(band, position) & solver9::kFieldDigits
                                                                     << 10 * (column / 3);
    const int number = std::popcount(candidates);
    if (number < 2 || number >= fewest) continue;
    fewest = number;
    best = {band, position, candidates};
  }
  return best;
}

// Splits a cell, as solve9 does. Rare.
template <typename Cells>
void split_cell(Cells cells, Cells other) {
  const OpenCell cell = open_cell(cells);
  other.restrict(cell.band, cell.position, ~(cell.candidates ^ cell.lowest()));
  cells.restrict(cell.band, cell.position, ~cell.lowest());
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
