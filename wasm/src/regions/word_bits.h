// Sets of any size are kept as the bits of 64-bit words: number i is bit i % kWordBits of word
// i / kWordBits.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

#include "regions/lists.h"

namespace jiugong::regions {

inline constexpr std::size_t kWordBits = 64;

inline std::size_t words_for(std::size_t numbers) { return (numbers + kWordBits - 1) / kWordBits; }

// Appends the numbers that are bits of a word, in ascending order.
inline void append_numbers(std::size_t word, std::uint64_t bits, Cells& numbers) {
  for (; bits != 0; bits &= bits - 1) {
    numbers.push_back(
        static_cast<Small>(kWordBits * word + static_cast<std::size_t>(std::countr_zero(bits))));
  }
}

}  // namespace jiugong::regions
