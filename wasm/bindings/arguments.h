// What JavaScript passes: counts as floating-point numbers, seeds in decimal.
#pragma once

#include <algorithm>
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

// A text that is a number in decimal, and nothing else.
template <typename Number>
std::optional<Number> to_number(std::string_view decimal) {
  Number number = 0;
  const char* const end = decimal.data() + decimal.size();
  const auto [rest, error] = std::from_chars(decimal.data(), end, number);
  if (error != std::errc() || rest != end) return std::nullopt;
  return number;
}

// A seed, which comes in decimal, since numbers are exact only up to 2^53.
inline std::optional<std::uint64_t> to_seed(std::string_view decimal) {
  return to_number<std::uint64_t>(decimal);
}

// Takes what is before the next comma of a text.
inline std::string_view take_piece(std::string_view& text) {
  const std::string_view piece = text.substr(0, text.find(','));
  text.remove_prefix(std::min(piece.size() + 1, text.size()));
  return piece;
}

}  // namespace jiugong::bindings
