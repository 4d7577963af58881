// A reusable output buffer: it grows, and is never shrunk or cleared.
#pragma once

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>

#include "jiugong/grid.h"
#include "saturating.h"

namespace jiugong::files {

// (Sizes saturate: allocating the maximum size fails, whereas a size that wrapped around would lead
// to writes beyond the buffer.)

// Returns the maximum number of bytes of a text of this size as a quoted JSON string.
template <std::unsigned_integral Size>
constexpr Size json_size(Size bytes) {
  return saturating_add(saturating_multiply(bytes, Size{6}), Size{2});
}

// Returns the new capacity of a buffer that must hold `more` bytes after `size`.
template <std::unsigned_integral Size>
constexpr Size grown_capacity(Size capacity, Size size, Size more) {
  return std::max(saturating_multiply(capacity, Size{2}), saturating_add(size, more));
}

// Output must fit into the space last reserved: one check per line instead of one per word.
class AnswerBuffer {
 public:
  void clear() { size_ = 0; }
  void reserve(std::size_t more) {
    if (capacity_ - size_ < more) grow(more);
  }

  void put(char c) { bytes_[size_++] = c; }
  void put(std::string_view text);
  void put(const Grid& solution);  // as 81 digits
  void put(std::uint64_t number);  // in decimal: at most kMaxDecimals

  // Writes a text as a quoted JSON string: at most json_size() bytes. Bytes that are not UTF-8
  // become the replacement character.
  void put_json(std::string_view text);

  std::string_view text() const { return {bytes_.get(), size_}; }

  static constexpr std::size_t kMaxDecimals = 20;

 private:
  void grow(std::size_t more);

  std::unique_ptr<char[]> bytes_;  // NOLINT(modernize-avoid-c-arrays)
  std::size_t size_ = 0;
  std::size_t capacity_ = 0;
};

}  // namespace jiugong::files
