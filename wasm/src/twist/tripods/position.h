// A position of nine tripods with what its cost is made of, small enough for a wide beam.
//
// For each digit, above(i) counts its copies in rows 0..i and left(i) those in columns 0..i. On a
// latin square both are i + 1 for all digits; how far they are from it is how many copies must
// still cross the line below row i, or the line right of column i. The last line is never crossed
// and needs no counts.
//
// All are numbers below 16 and packed in pairs, the first half of the lines in the lower nibbles
// and the second half in the upper ones, so that a vector takes them apart at once:
//
//   byte     0..44           45..80           81..116
//            9i + c          45 + 9i + d      81 + 9i + d
//   lower    tile (i, c)     above(i), d      left(i), d
//   upper    tile (i+5, c)   above(i+4), d    left(i+4), d
//            i = 0..4        i = 0..3         i = 0..3
//
// Digits are 0..8 here.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "jiugong/grid.h"
#include "jiugong/twist.h"

namespace jiugong::twist::tripods {

// One of the 192 presses: 64 clockwise, 64 counterclockwise, 64 half turns, each by row and column.
using Press = std::uint8_t;

inline constexpr int kSide = 9;
inline constexpr int kLines = 8;  // between the rows, and between the columns
inline constexpr int kButtons = kLines * kLines;

Move move_of(Press press);
Press press_of(const Move& move);

// The presses of a game are those below this number.
constexpr int presses_of(Turns turns) {
  switch (turns) {
    case Turns::kClockwise:
      return kButtons;
    case Turns::kQuarter:
      return 2 * kButtons;
    case Turns::kAny:
      break;
  }
  return 3 * kButtons;
}

// What it costs that n copies of a digit must cross a line: 16 n^1.4, rounded. More than one at the
// same line wait for one another.
inline constexpr std::array<int, 10> kCrossingCost = {0, 16, 42, 74, 111, 152, 197, 244, 294, 347};

// The outermost lines cost more: fewer buttons bring a copy from a corner.
inline constexpr int kEdgeCost = 4;

// What a line costs with `count` copies of a digit on its near side.
constexpr int line_cost(int line, int count) {
  const int off = count - (line + 1);
  if (off == 0) return 0;
  const bool is_outermost = line == 0 || line == kLines - 1;
  return kCrossingCost[static_cast<std::size_t>(off < 0 ? -off : off)] +
         (is_outermost ? kEdgeCost : 0);
}

struct TripodsPosition {
  static constexpr std::size_t kAbove = 45;
  static constexpr std::size_t kLeft = 81;

  alignas(16) std::array<std::uint8_t, 126> bytes{};
  std::uint16_t cost = 0;

  int tile(int row, int col) const { return nibble(of_nine(row % 5, col), row / 5); }
  int above(int line, int digit) const { return count(kAbove, line, digit); }
  int left(int line, int digit) const { return count(kLeft, line, digit); }

  void press(Press press);

 private:
  friend TripodsPosition position_of(const Grid& grid);

  // The place of an item in rows of nine.
  static constexpr std::size_t of_nine(int row, int item) {
    const int place = 9 * row + item;
    return static_cast<std::size_t>(place);
  }

  int nibble(std::size_t at, int upper) const { return (bytes[at] >> (4 * upper)) & 15; }
  int count(std::size_t lines, int line, int digit) const {
    return nibble(lines + of_nine(line % 4, digit), line / 4);
  }
  void set_tile(int row, int col, int digit);
  void change(std::size_t lines, int line, int digit, int by);
};
static_assert(sizeof(TripodsPosition) == 128);

// `grid` must hold nine of each digit.
TripodsPosition position_of(const Grid& grid);

// How many presses every way from `grid` to a latin square has at least: a quarter turn brings one
// copy over a line each way, a half turn two.
std::size_t tripods_lower_bound(const Grid& grid, Turns turns);

}  // namespace jiugong::twist::tripods
