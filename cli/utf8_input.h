// Reads an Input as UTF-8: one that begins with a byte order mark of UTF-16, as Windows programs write it, is converted.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include "input.h"

namespace jiugong::cli {

class Utf8Input {
 public:
  // These are as those of Input.
  std::string open(const std::string& path);
  std::size_t read(char* to, std::size_t size);
  const std::string& failure() const { return input_.failure(); }
  bool ready() const { return at_ < text_.size() || input_.ready(); }
  std::uint64_t bytes_read() const { return input_.bytes_read(); }

 private:
  enum class Encoding { kUnknown, kUtf8, kLittleEndian, kBigEndian };

  void begin();
  void convert();

  Input input_;
  Encoding encoding_ = Encoding::kUnknown;
  std::string raw_;   // in UTF-16: bytes that have been read, but not converted
  std::string text_;  // what has not been handed on, from at_ on
  std::size_t at_ = 0;
  char32_t first_ = 0;  // the first half of a surrogate pair
};

}  // namespace jiugong::cli
