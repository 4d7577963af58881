// A set of small numbers: cells, or places in an order of orbits. Unlike std::bitset it knows its
// lowest and highest number.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace jiugong::generator {

// A subset of 0..127.
struct Bits {
  std::array<std::uint64_t, 2> words{};

  constexpr void set(int i) { words[word(i)] |= mask(i); }
  constexpr void reset(int i) { words[word(i)] &= ~mask(i); }
  constexpr bool test(int i) const { return (words[word(i)] & mask(i)) != 0; }
  constexpr bool none() const { return (words[0] | words[1]) == 0; }
  constexpr bool meets(const Bits& other) const {
    return ((words[0] & other.words[0]) | (words[1] & other.words[1])) != 0;
  }

  // The lowest and the highest number; there must be one.
  constexpr int lowest() const {
    return words[0] != 0 ? std::countr_zero(words[0]) : 64 + std::countr_zero(words[1]);
  }
  constexpr int highest() const {
    return words[1] != 0 ? 127 - std::countl_zero(words[1]) : 63 - std::countl_zero(words[0]);
  }

  friend constexpr bool operator==(const Bits&, const Bits&) = default;

 private:
  static constexpr std::size_t word(int i) { return static_cast<std::size_t>(i) / 64; }
  static constexpr std::uint64_t mask(int i) { return std::uint64_t{1} << i % 64; }
};

}  // namespace jiugong::generator
