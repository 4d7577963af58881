// A position of nine tripods and the counts from which its cost is computed, compact enough for a
// wide beam.
//
// For each digit, above(i) counts its copies in rows 0..i and left(i) those in columns 0..i. In a
// Latin square both are i + 1 for all digits; the difference is the number of copies that must
// still cross the line below row i, or the line right of column i. No tile crosses the last line,
// so it has no counts.
//
// All numbers are below 16 and packed in pairs, the first half of the lines in the lower nibbles
// and the second half in the upper ones, so that vector operations unpack them:
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
inline constexpr int kLines = 8;  // between rows, and between columns
inline constexpr int kButtons = kLines * kLines;

Move move_of(Press press);

// The presses of a game are those below this number: the kinds of turns that it has come first.
constexpr int presses_of(Turns turns) { return (static_cast<int>(turns) + 1) * kButtons; }

// The cost of n copies of a digit that must cross a line: 16 n^1.4, rounded. It grows faster than n
// because several copies at the same line get in each other's way.
inline constexpr std::array<int, 10> kCrossingCost = {0, 16, 42, 74, 111, 152, 197, 244, 294, 347};

// The outermost lines cost more because fewer buttons move a copy out of a corner.
inline constexpr int kEdgeCost = 4;

// Returns the cost of a line with `count` copies of a digit on its near side.
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

  // Returns the index of an item in rows of nine.
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

// Returns a lower bound for the presses from `grid` to a Latin square: a quarter turn moves one
// copy across a line in each direction, a half turn two.
std::size_t tripods_lower_bound(const Grid& grid, Turns turns);

}  // namespace jiugong::twist::tripods
