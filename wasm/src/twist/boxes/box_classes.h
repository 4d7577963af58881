// Arrangements of the boxes of a sudoku that come to the same.
//
// Bands may change places, and so may stacks: of the 9! arrangements 36 each are solvable together,
// a *class*. Its number is that of its *normal* arrangement:
//
//     0 b c
//     d · ·     b < c and d < e
//     e · ·
//
// so classes have numbers below 8!, though only every fourth is one. Boxes that look the same
// (blank ones, say) may change places as well: classes that look the same form a *look*, which has
// the number of one of them.
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

// The member number 0..35 of the class of an arrangement: that with bands and stacks in another
// order, and for number 0 the arrangement itself.
Order3x3 member_of_class(const Order3x3& arrangement, std::uint32_t number);

// The number of the class an arrangement belongs to.
ClassNumber class_of(const Order3x3& arrangement);

// The looks of a puzzle.
class BoxLooks {
 public:
  explicit BoxLooks(const Grid& puzzle);

  // The class whose number the look of this arrangement has.
  ClassNumber look_of(const Order3x3& arrangement) const;

 private:
  // Box → the first that looks the same.
  std::array<std::uint8_t, 9> twin_{};
  bool all_differ_ = true;
};

}  // namespace jiugong::twist::boxes
