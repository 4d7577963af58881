// The learned weights of the sorting puzzle's cost, as they are stored.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "jiugong/twist.h"
#include "twist/sort/cost.h"

namespace jiugong::twist::sort {

inline constexpr std::size_t kDistances = 55;  // pairs of 0..9, without order

// The weights of the distances (0, 0), (0, 1), … (0, 9), (1, 1), … (9, 9) of a tile, and those of
// the classes of windows; the same numbers as `WindowClasses` counts.
struct StoredWeights {
  std::span<const std::uint8_t> distances;
  std::span<const std::int8_t> windows;
};

StoredWeights stored_weights(Turns turns);

// Whether windows and their reflections weigh the same. Where only clockwise turns count they do
// not.
constexpr bool are_reflections_alike(Turns turns) { return turns != Turns::kClockwise; }

// The weights by distance and window; what `stored` must be made for.
SortWeights expand(const StoredWeights& stored, Turns turns);

}  // namespace jiugong::twist::sort
