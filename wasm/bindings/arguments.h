// What JavaScript passes: counts as floating-point numbers, seeds in decimal.
#pragma once

#include <charconv>
#include <cstdint>
#include <optional>
#include <string_view>
#include <system_error>

namespace jiugong::bindings {

// Too large a number becomes the maximum; numbers below 1 and NaN become 0, which for an effort stands for the default.
constexpr std::uint64_t to_count(double number) {
  if (!(number >= 1)) return 0;
  return number < 0x1p63 ? static_cast<std::uint64_t>(number) : UINT64_MAX;
}

// A seed, which comes in decimal, since numbers are exact only up to 2^53.
inline std::optional<std::uint64_t> to_seed(std::string_view decimal) {
  std::uint64_t seed = 0;
  const char* const end = decimal.data() + decimal.size();
  const auto [rest, error] = std::from_chars(decimal.data(), end, seed);
  if (error != std::errc() || rest != end) return std::nullopt;
  return seed;
}

}  // namespace jiugong::bindings
