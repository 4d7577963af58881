// Sums and products that stop at the largest number instead of wrapping around.
#pragma once

#include <concepts>
#include <limits>

namespace jiugong {

template <std::unsigned_integral Number>
constexpr Number saturating_add(Number a, Number b) {
  constexpr Number kMax = std::numeric_limits<Number>::max();
  return b > kMax - a ? kMax : a + b;
}

template <std::unsigned_integral Number>
constexpr Number saturating_multiply(Number a, Number b) {
  constexpr Number kMax = std::numeric_limits<Number>::max();
  return a != 0 && b > kMax / a ? kMax : a * b;
}

}  // namespace jiugong
