// Sets of any size are kept as the bits of 64-bit words: number i is bit i % kWordBits of word
// i / kWordBits.
#pragma once

#include <cstddef>

namespace jiugong::regions {

inline constexpr std::size_t kWordBits = 64;

}  // namespace jiugong::regions
