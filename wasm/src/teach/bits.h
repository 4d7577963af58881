// Goes through the bits of a small set: for (const int digit : bits(set)) …
#pragma once

#include <bit>
#include <cstdint>

namespace jiugong::teach {

class Bits {
 public:
  class Iterator {
   public:
    explicit constexpr Iterator(unsigned rest) : rest_(rest) {}
    constexpr int operator*() const { return std::countr_zero(rest_); }
    constexpr Iterator& operator++() {
      rest_ &= rest_ - 1;
      return *this;
    }
    constexpr bool operator!=(const Iterator& other) const { return rest_ != other.rest_; }

   private:
    unsigned rest_;
  };

  explicit constexpr Bits(unsigned set) : set_(set) {}
  constexpr Iterator begin() const { return Iterator(set_); }
  static constexpr Iterator end() { return Iterator(0); }

 private:
  unsigned set_;
};

// The bits of `set` in ascending order.
constexpr Bits bits(unsigned set) { return Bits(set); }

constexpr int lowest_bit(unsigned set) { return std::countr_zero(set); }
constexpr bool has_bit(unsigned set, int bit) { return ((set >> bit) & 1U) != 0; }
constexpr bool has_several(unsigned set) { return (set & (set - 1)) != 0; }
constexpr bool is_single(unsigned set) { return set != 0 && !has_several(set); }
constexpr bool is_pair(unsigned set) { return is_single(set & (set - 1)); }

}  // namespace jiugong::teach
