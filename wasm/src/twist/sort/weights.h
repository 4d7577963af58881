// The learned weights of the sorting puzzle's cost function, in compact form.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "jiugong/twist.h"
#include "twist/sort/cost.h"

namespace jiugong::twist::sort {

inline constexpr std::size_t kDistances = 55;  // unordered pairs of 0..9

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

// The weights of the distances (0, 0), (0, 1), … (0, 9), (1, 1), … (9, 9) of a tile, and those of
// the window classes, in the order of `WindowClasses`.
struct StoredWeights {
  std::span<const std::uint8_t> distances;
  std::span<const std::int8_t> windows;
};

StoredWeights stored_weights(Turns turns);

// Whether windows and their reflections have the same weight; not so with clockwise turns only.
constexpr bool are_reflections_alike(Turns turns) { return turns != Turns::kClockwise; }

// Expands the weights by distance and window; `stored` must be made for `turns`.
SortWeights expand(const StoredWeights& stored, Turns turns);

}  // namespace jiugong::twist::sort
