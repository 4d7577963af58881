#include "twist/tripods/position.h"

#include <algorithm>
#include <cstdlib>

namespace jiugong::twist::tripods {

Move move_of(Press press) {
  return {.row = press % kButtons / kLines,
          .col = press % kLines,
          .turn = static_cast<Turn>(press / kButtons)};
}

void TripodsPosition::set_tile(int row, int col, int digit) {
  std::uint8_t& byte = bytes[of_nine(row % 5, col)];
  const int shift = 4 * (row / 5);
  byte = static_cast<std::uint8_t>((byte & ~(15 << shift)) | (digit << shift));
}

// Adds (1) or removes (-1) a copy of a digit on the near side of a line.
void TripodsPosition::change(std::size_t lines, int line, int digit, int by) {
  const int before = count(lines, line, digit);
  std::uint8_t& byte = bytes[lines + of_nine(line % 4, digit)];
  byte = static_cast<std::uint8_t>(byte + (by << (4 * (line / 4))));
  cost = static_cast<std::uint16_t>(cost + line_cost(line, before + by) - line_cost(line, before));
}

void TripodsPosition::press(Press press) {
  const Move move = move_of(press);
  const int row = move.row;
  const int col = move.col;
  const int top_left = tile(row, col);
  const int top_right = tile(row, col + 1);
  const int bottom_left = tile(row + 1, col);
  const int bottom_right = tile(row + 1, col + 1);
  const auto exchange = [&](std::size_t lines, int line, int goes, int comes) {
    if (goes == comes) return;
    change(lines, line, goes, -1);
    change(lines, line, comes, 1);
  };
  const auto put = [&](int a, int b, int c, int d) {
    set_tile(row, col, a);
    set_tile(row, col + 1, b);
    set_tile(row + 1, col, c);
    set_tile(row + 1, col + 1, d);
  };
  switch (move.turn) {
    case Turn::kClockwise:
      exchange(kAbove, row, top_right, bottom_left);
      exchange(kLeft, col, top_left, bottom_right);
      put(bottom_left, top_left, bottom_right, top_right);
      break;
    case Turn::kCounterclockwise:
      exchange(kAbove, row, top_left, bottom_right);
      exchange(kLeft, col, bottom_left, top_right);
      put(top_right, bottom_right, top_left, bottom_left);
      break;
    case Turn::kHalf:
      exchange(kAbove, row, top_left, bottom_right);
      exchange(kAbove, row, top_right, bottom_left);
      exchange(kLeft, col, top_left, bottom_right);
      exchange(kLeft, col, bottom_left, top_right);
      put(bottom_right, bottom_left, top_right, top_left);
      break;
  }
}

TripodsPosition position_of(const Grid& grid) {
  TripodsPosition position;
  for (int line = 0; line < kLines; ++line) {
    for (int digit = 0; digit < kSide; ++digit) {
      position.cost = static_cast<std::uint16_t>(position.cost + 2 * line_cost(line, 0));
    }
  }
  for (int row = 0; row < kSide; ++row) {
    for (int col = 0; col < kSide; ++col) {
      const int digit = grid[kSide * row + col] - 1;
      position.set_tile(row, col, digit);
      for (int line = row; line < kLines; ++line) {
        position.change(TripodsPosition::kAbove, line, digit, 1);
      }
      for (int line = col; line < kLines; ++line) {
        position.change(TripodsPosition::kLeft, line, digit, 1);
      }
    }
  }
  return position;
}

std::size_t tripods_lower_bound(const Grid& grid, Turns turns) {
  const TripodsPosition position = position_of(grid);
  int above = 0;
  int left = 0;
  for (int line = 0; line < kLines; ++line) {
    for (int digit = 0; digit < kSide; ++digit) {
      above += std::abs(position.above(line, digit) - (line + 1));
      left += std::abs(position.left(line, digit) - (line + 1));
    }
  }
  const int in_a_press = turns == Turns::kAny ? 4 : 2;
  return static_cast<std::size_t>((std::max(above, left) + in_a_press - 1) / in_a_press);
}

}  // namespace jiugong::twist::tripods
