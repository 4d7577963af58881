// Access to single lanes of vectors in memory.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "solve9/simd/vec.h"

namespace jiugong::solver9::simd {

JIUGONG_INLINE std::uint32_t lane(const Vec& vector, std::size_t i) {
  std::uint32_t word = 0;
  std::memcpy(&word, reinterpret_cast<const char*>(&vector) + 4 * i, 4);
  return word;
}

// Returns lanes 0 and 1 (pair 0) or 2 and 3 (pair 1) as one word, with the lower lane in its lower
// half.
JIUGONG_INLINE std::uint64_t lane_pair(const Vec& vector, std::size_t pair) {
  std::uint64_t word = 0;
  std::memcpy(&word, reinterpret_cast<const char*>(&vector) + 8 * pair, 8);
  return std::endian::native == std::endian::little ? word : std::rotl(word, 32);
}

}  // namespace jiugong::solver9::simd
