// Windows of the sorting puzzle that look the same when the board is turned.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace jiugong::twist::sort {

inline constexpr std::size_t kWindows = 10'000;

// Which windows (numbered as in SortCost) share a weight: those that a turn of the whole board, or
// a reflection where clockwise and counterclockwise turns are alike, carries into each other. The
// classes have numbers from 1 in the order of their lowest windows. Windows that weigh nothing are
// in class 0: those in which every tile is there, and those that do not occur.
struct WindowClasses {
  explicit WindowClasses(bool reflections);

  std::array<std::uint16_t, kWindows> of{};
  std::size_t count = 1;  // with class 0
};

}  // namespace jiugong::twist::sort
