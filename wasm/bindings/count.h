// Counts from JavaScript, whose numbers are floating-point.
#pragma once

#include <cstdint>

namespace jiugong::bindings {

// Too large a number becomes the maximum; numbers below 1 and NaN become 0, which for an effort stands for the default.
constexpr std::uint64_t to_count(double number) {
  if (!(number >= 1)) return 0;
  return number < 0x1p63 ? static_cast<std::uint64_t>(number) : UINT64_MAX;
}

}  // namespace jiugong::bindings
