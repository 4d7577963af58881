// A row of bits, as wide as a search needs.
#pragma once

#include <bit>
#include <cstdint>

namespace jiugong::teach {

template <int W>
struct Row {
  std::uint64_t words[W] = {};

  bool test(int i) const { return (words[i / 64] >> (i % 64) & 1) != 0; }
  void set(int i) { words[i / 64] |= std::uint64_t{1} << (i % 64); }
  void reset(int i) { words[i / 64] &= ~(std::uint64_t{1} << (i % 64)); }
  void clear() { *this = Row(); }

  bool any() const {
    std::uint64_t any = 0;
    for (const std::uint64_t word : words) any |= word;
    return any != 0;
  }
  bool intersects(const Row& other) const {
    std::uint64_t any = 0;
    for (int i = 0; i < W; ++i) any |= words[i] & other.words[i];
    return any != 0;
  }

  Row& operator|=(const Row& other) {
    for (int i = 0; i < W; ++i) words[i] |= other.words[i];
    return *this;
  }
  Row& operator&=(const Row& other) {
    for (int i = 0; i < W; ++i) words[i] &= other.words[i];
    return *this;
  }
  Row& operator-=(const Row& other) {
    for (int i = 0; i < W; ++i) words[i] &= ~other.words[i];
    return *this;
  }
  friend Row operator|(Row a, const Row& b) { return a |= b; }
  friend Row operator&(Row a, const Row& b) { return a &= b; }
  friend bool operator==(const Row&, const Row&) = default;

  // Calls `visit(i)` for each bit in ascending order.
  template <typename Visit>
  void for_each(Visit visit) const {
    for (int i = 0; i < W; ++i) {
      for (std::uint64_t rest = words[i]; rest != 0; rest &= rest - 1) {
        visit(64 * i + std::countr_zero(rest));
      }
    }
  }

  // The lowest bit, or -1.
  int lowest() const {
    for (int i = 0; i < W; ++i) {
      if (words[i] != 0) return 64 * i + std::countr_zero(words[i]);
    }
    return -1;
  }
};

}  // namespace jiugong::teach
