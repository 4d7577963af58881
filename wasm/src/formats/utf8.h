// Decodes UTF-8.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

namespace jiugong::formats {

inline constexpr char32_t kNotUtf8 = 0xffffffff;

// Whether a byte is one of a character behind its first.
constexpr bool continues_character(char byte) { return (byte & 0xc0) == 0x80; }

struct Decoded {
  char32_t code;
  std::size_t size;  // in bytes
};

// Decodes the character with which a text begins, which is not empty; an invalid byte is decoded alone, as kNotUtf8.
inline Decoded decode_utf8(std::string_view text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const Decoded bad{kNotUtf8, 1};
  const unsigned lead = byte(0);
  if (lead < 0x80) return {lead, 1};
  if (lead < 0xc2 || lead > 0xf4) return bad;
  const std::size_t size = lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
  if (text.size() < size) return bad;
  char32_t code = lead & (0x7fu >> size);
  for (std::size_t i = 1; i < size; ++i) {
    if (!continues_character(text[i])) return bad;
    code = code << 6 | (byte(i) & 0x3f);
  }
  constexpr std::array<char32_t, 5> kMinCodePoint{0, 0, 0x80, 0x800, 0x10000};
  const bool surrogate = code >= 0xd800 && code < 0xe000;
  return code < kMinCodePoint[size] || code > 0x10ffff || surrogate ? bad : Decoded{code, size};
}

}  // namespace jiugong::formats
