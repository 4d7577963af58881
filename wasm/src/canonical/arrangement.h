// An order of rows and columns that is settled only as far as the rows placed so far settle it.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <utility>

#include "jiugong/grid.h"

namespace jiugong::canonical {

// Columns have positions, but the order of those in one class is open: every order gives the same
// rows so far. Classes are parts of a stack; stacks whose order is open form a class, too, and are
// cut into classes at the same places.
//
//     positions       0 1 2   3 4 5   6 7 8
//     cuts            |   |   | |     | |          columns 0 and 1 may be swapped, 4 and 5, 7 and 8
//     stack cuts      |       |                    as may the second and the third stack
//
// A digit that was placed in an open class has an open label, too: the label of a digit is what
// its row holds at the position of the column in which the digit was seen first.
class Arrangement {
 public:
  // Columns, positions and stacks are small; classes are `[begin, end)`.
  int column_at(int position) const { return column_at_[index(position)]; }
  int position_of(int column) const { return position_of_[index(column)]; }

  int class_begin(int position) const { return highest_up_to(cuts_, position); }
  int class_end(int position) const {
    return std::countr_zero(cuts_ >> (position + 1)) + position + 1;
  }
  int stack_class_begin(int stack) const { return highest_up_to(stack_cuts_, stack); }
  int stack_class_end(int stack) const {
    return std::countr_zero(stack_cuts_ >> (stack + 1)) + stack + 1;
  }

  // Settles that the columns, or stacks, before this position come before the others.
  void cut(int position) { cuts_ |= 1u << position; }
  void cut_stacks(int stack) { stack_cuts_ |= 1u << stack; }

  // Swaps the columns at two positions of one class, or two stacks of one class.
  void swap(int a, int b) {
    std::swap(column_at_[index(a)], column_at_[index(b)]);
    position_of_[column_at_[index(a)]] = static_cast<std::uint8_t>(a);
    position_of_[column_at_[index(b)]] = static_cast<std::uint8_t>(b);
  }
  void swap_stacks(int a, int b) {
    if (a == b) return;
    for (int i = 0; i < 3; ++i) swap(3 * a + i, 3 * b + i);
  }

  // Makes a column the first of its class, in the first stack of its class of stacks.
  void settle_first(int column);

  // The position that settle_first() would give the column.
  int first_position(int column) const {
    const int position = position_of(column), stack = position / 3;
    return class_begin(position) - 3 * (stack - stack_class_begin(stack));
  }

  // The number of orders of columns that are left.
  std::uint64_t orders() const;

 private:
  static std::size_t index(int i) { return static_cast<std::size_t>(i); }
  static int highest_up_to(unsigned cuts, int place) {
    return 31 - std::countl_zero(cuts & ((2u << place) - 1));
  }

  std::array<std::uint8_t, 9> column_at_ = {0, 1, 2, 3, 4, 5, 6, 7, 8};
  std::array<std::uint8_t, 9> position_of_ = {0, 1, 2, 3, 4, 5, 6, 7, 8};
  unsigned cuts_ = 0b1'001'001'001;
  unsigned stack_cuts_ = 0b1001;
};

}  // namespace jiugong::canonical
