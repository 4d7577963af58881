// The learned weights of the sorting puzzle's cost, as they are stored.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "jiugong/twist.h"
#include "twist/sort/cost.h"

namespace jiugong::internal {

inline constexpr std::size_t kDistances = 55;  // pairs of 0..9, without order

// The weights of the distances (0, 0), (0, 1), … (0, 9), (1, 1), … (9, 9) of a tile, and those of
// the classes of windows; the same numbers as `WindowClasses` counts.
struct StoredWeights {
  std::span<const std::uint8_t> distances;
  std::span<const std::int8_t> windows;
};

// (Half turns are quarter turns, as far as the cost goes.)
StoredWeights stored_weights(Turns turns);

SortWeights expand(const StoredWeights& stored, bool reflections);

}  // namespace jiugong::internal
