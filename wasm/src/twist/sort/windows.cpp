#include "twist/sort/windows.h"

#include "twist/sort/cost.h"

namespace jiugong::twist::sort {
namespace {

// The directions of a window: top left, top right, bottom left, bottom right.
using Window = std::array<std::size_t, 4>;

constexpr std::size_t kThere = 4;

Window window_of(std::size_t number) {
  return {number / 1000, number / 100 % 10, number / 10 % 10, number % 10};
}

std::size_t number_of(const Window& w) { return w[0] * 1000 + w[1] * 100 + w[2] * 10 + w[3]; }

// A quarter turn clockwise: right becomes down.
Window rotated(const Window& w) {
  constexpr std::array<std::size_t, 10> kTo = {2, 5, 8, 1, 4, 7, 0, 3, 6, SortCost::kBeyond};
  return {kTo[w[2]], kTo[w[0]], kTo[w[3]], kTo[w[1]]};
}

// Mirrored left to right.
Window reflected(const Window& w) {
  constexpr std::array<std::size_t, 10> kTo = {2, 1, 0, 5, 4, 3, 8, 7, 6, SortCost::kBeyond};
  return {kTo[w[1]], kTo[w[0]], kTo[w[3]], kTo[w[2]]};
}

// Whether a window can occur and at least one of its tiles is not at its goal.
bool has_weight(const Window& w) {
  std::array<bool, 4> beyond{};
  bool all_there = true;
  std::size_t count = 0;
  for (std::size_t i = 0; i < 4; ++i) {
    beyond[i] = w[i] == SortCost::kBeyond;
    count += beyond[i] ? 1 : 0;
    all_there &= beyond[i] || w[i] == kThere;
  }
  // No cell, one side or all but one corner can be beyond the border.
  const bool diagonal = count == 2 && beyond[0] == beyond[3];
  return !all_there && count != 1 && count != 4 && !diagonal;
}

}  // namespace

WindowClasses::WindowClasses(bool reflections) {
  for (std::size_t number = 0; number < kWindows; ++number) {
    Window window = window_of(number);
    if (of[number] != 0 || !has_weight(window)) continue;
    for (int turn = 0; turn < 4; ++turn) {
      window = rotated(window);
      of[number_of(window)] = static_cast<std::uint16_t>(count);
      if (reflections) of[number_of(reflected(window))] = static_cast<std::uint16_t>(count);
    }
    ++count;
  }
}

}  // namespace jiugong::twist::sort
