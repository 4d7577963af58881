// Families of sets of up to six things as bits of one word: bit s stands for the set s.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace jiugong::regions {

using Family = std::uint64_t;

constexpr std::size_t kMaxInFamily = 6;
constexpr Family kEmptySet = 1;

// The sets with this thing.
constexpr std::array<Family, kMaxInFamily> kSetsWith = {0xAAAAAAAAAAAAAAAA, 0xCCCCCCCCCCCCCCCC,
                                                        0xF0F0F0F0F0F0F0F0, 0xFF00FF00FF00FF00,
                                                        0xFFFF0000FFFF0000, 0xFFFFFFFF00000000};

// The sets that lack it, after it was added, and the sets that have it, without it.
constexpr Family with_thing(Family sets, std::size_t thing) {
  return (sets & ~kSetsWith[thing]) << (std::size_t{1} << thing);
}
constexpr Family without_thing(Family sets, std::size_t thing) {
  return (sets & kSetsWith[thing]) >> (std::size_t{1} << thing);
}

// The family of the set of the first `count` things alone.
constexpr Family all_things(std::size_t count) {
  return Family{1} << ((std::size_t{1} << count) - 1);
}

}  // namespace jiugong::regions
