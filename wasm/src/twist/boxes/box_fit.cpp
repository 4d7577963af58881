#include "twist/boxes/box_fit.h"

#include <cstddef>

#include "jiugong/geometry.h"

namespace jiugong::twist::boxes {
namespace {

// The digits of a box in each of its three rows, and columns, nine bits for each.
struct Box {
  std::uint32_t rows = 0, columns = 0;
  bool clashes = false;  // whether it holds a digit twice
};

Box box_of(const Grid& puzzle, std::size_t number) {
  Box box;
  std::uint32_t seen = 0;
  for (std::size_t place = 0; place < 9; ++place) {
    const Digit digit = puzzle[kHouses[18 + number][place]];
    if (digit == 0) continue;
    const std::uint32_t bit = 1U << (digit - 1);
    box.clashes = box.clashes || (seen & bit) != 0;
    seen |= bit;
    box.rows |= bit << 9 * (place / 3);
    box.columns |= bit << 9 * (place % 3);
  }
  return box;
}

}  // namespace

BoxFit::BoxFit(const Grid& puzzle) {
  std::array<Box, 9> boxes;
  for (std::size_t number = 0; number < 9; ++number) boxes[number] = box_of(puzzle, number);
  for (std::size_t a = 0; a < 9; ++a) {
    for (std::size_t b = 0; b < 9; ++b) {
      if (a == b || boxes[a].clashes || boxes[b].clashes) continue;
      const auto bit = static_cast<std::uint16_t>(1U << b);
      if ((boxes[a].rows & boxes[b].rows) == 0) beside_[a] |= bit;
      if ((boxes[a].columns & boxes[b].columns) == 0) above_[a] |= bit;
    }
  }
}

bool BoxFit::fits(const Order3x3& order) const {
  const auto all_may = [&order](const std::array<std::uint16_t, 9>& may, std::size_t first,
                                std::size_t step) {
    const std::size_t a = order[first], b = order[first + step], c = order[first + 2 * step];
    return (may[a] >> b & may[a] >> c & may[b] >> c & 1) != 0;
  };
  return all_may(beside_, 0, 1) && all_may(beside_, 3, 1) && all_may(beside_, 6, 1) &&
         all_may(above_, 0, 3) && all_may(above_, 1, 3) && all_may(above_, 2, 3);
}

}  // namespace jiugong::twist::boxes
