// Tests which boxes of a sudoku can be side by side or above each other.
#pragma once

#include <array>
#include <cstdint>

#include "jiugong/grid.h"
#include "twist/order3x3.h"

namespace jiugong::twist::boxes {

class BoxFit {
 public:
  // The tiles are the boxes of `puzzle`.
  explicit BoxFit(const Grid& puzzle);

  // Whether no digit occurs twice in a row, column or box when the boxes are in this order.
  bool fits(const Order3x3& order) const;

 private:
  // Bit b of item a is set if boxes a and b clash in no row, or in no column. A box that clashes
  // with itself fits beside no box.
  std::array<std::uint16_t, 9> beside_{};
  std::array<std::uint16_t, 9> above_{};
};

}  // namespace jiugong::twist::boxes
