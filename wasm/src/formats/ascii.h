// Texts of one byte a character.
#pragma once

#include <string_view>

namespace jiugong::formats {

// (Without a branch for a byte, which is done 16 bytes at a time.)
inline bool is_ascii(std::string_view text) {
  char all = 0;
  for (const char byte : text) all = static_cast<char>(all | byte);
  return (all & 0x80) == 0;
}

}  // namespace jiugong::formats
