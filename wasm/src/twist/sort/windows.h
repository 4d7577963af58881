// Classes of windows of the sorting puzzle that are equivalent under symmetries of the board.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace jiugong::twist::sort {

inline constexpr std::size_t kWindows = 10'000;

// Groups the windows (numbered as in SortCost) that share a weight: those that a rotation of the
// whole board, or a reflection if clockwise and counterclockwise turns are alike, maps to each
// other. Classes are numbered from 1 in the order of their lowest windows. Class 0 holds the
// windows without weight: those whose tiles are all at their goals, and those that cannot occur.
struct WindowClasses {
  explicit WindowClasses(bool reflections);

  std::array<std::uint16_t, kWindows> of{};
  std::size_t count = 1;  // including class 0
};

}  // namespace jiugong::twist::sort
