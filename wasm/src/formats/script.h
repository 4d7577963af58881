// How the digits of a puzzle are written.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "jiugong/formats.h"

namespace jiugong::formats {

// 5 ５ ٥ 五 5️⃣
class Script {
 public:
  // The bytes of a digit, at most.
  static constexpr std::size_t kWidest = 7;

  // That of the givens of a puzzle, ASCII if one of them is; without any, that of its blanks. Without a puzzle, that of the first
  // candidate.
  static Script of(std::string_view text, const CellOffsets& cells, const Grid* puzzle);

  bool plain() const { return zero_ == '0' && behind_.empty(); }
  void append(std::string& out, Digit digit) const;
  // Appends what is as wide as a digit.
  void append_space(std::string& out) const;

 private:
  static Script of_character(std::string_view cell);

  char32_t zero_ = '0';           // from which digits count; 0 for Chinese numerals
  std::string_view behind_ = {};  // each digit: what makes a keycap of it
};

}  // namespace jiugong::formats
