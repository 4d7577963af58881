// Classes of equivalent arrangements of the boxes of a sudoku.
//
// Exchanging bands, or stacks, preserves solvability: the 9! arrangements fall into *classes* of
// 36. The number of a class is that of its *normal* arrangement:
//
//     0 b c
//     d · ·     b < c and d < e
//     e · ·
//
// so classes have numbers below 8!, although only every fourth is one. Boxes that look the same
// (blank ones, for example) may be exchanged as well: classes that look the same form a *look*,
// which has the number of one of them.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "jiugong/grid.h"
#include "twist/order3x3.h"

namespace jiugong::twist::boxes {

inline constexpr std::uint32_t kClassNumbers = 40'320;
inline constexpr std::uint32_t kClassSize = 36;

using ClassNumber = std::uint16_t;

bool is_normal(const Order3x3& arrangement);

// Returns member 0..35 of the class of an arrangement: the arrangement with bands and stacks
// permuted. Member 0 is the arrangement itself.
Order3x3 member_of_class(const Order3x3& arrangement, std::uint32_t number);

// Returns the number of the class of an arrangement.
ClassNumber class_of(const Order3x3& arrangement);

// The looks of a puzzle.
class BoxLooks {
 public:
  explicit BoxLooks(const Grid& puzzle);

  // Returns the class whose number identifies the look of this arrangement.
  ClassNumber look_of(const Order3x3& arrangement) const;

 private:
  // Per box, the first box that looks the same.
  std::array<std::uint8_t, 9> twin_{};
  bool all_differ_ = true;
};

}  // namespace jiugong::twist::boxes
