// A reusable output buffer: it grows, and is never shrunk or cleared.
#pragma once

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "jiugong/grid.h"
#include "saturating.h"

namespace jiugong::files {

// (Sizes saturate: allocating the maximum size fails, whereas a size that wrapped around would lead
// to writes beyond the buffer.)

// Returns the new capacity of a buffer that must hold `more` bytes after `size`.
template <std::unsigned_integral Size>
constexpr Size grown_capacity(Size capacity, Size size, Size more) {
  return std::max(saturating_multiply(capacity, Size{2}), saturating_add(size, more));
}

// Room for the words, numbers and names of members in a line of any format.
inline constexpr std::size_t kWords = 192;

// Output must fit into the space last reserved: one check per line instead of one per word.
class AnswerBuffer {
 public:
  void clear() { size_ = 0; }
  void reserve(std::size_t more) {
    if (capacity_ - size_ < more) grow(more);
  }

  void put(char c) { bytes_[size_++] = c; }
  void put(std::string_view text) {
    // (Most pieces of a line are empty or a line end.)
    if (text.size() > 1) return append(text);
    if (!text.empty()) put(text[0]);
  }
  void put(const Grid& solution);  // as 81 digits
  void put(std::uint64_t number);  // in decimal: at most 20 characters
  template <typename... Parts>
  void put(const Parts&... parts) requires(sizeof...(Parts) > 1) {
    (put(parts), ...);
  }

  // Writes a text as append_json() does, and reserves kWords behind it.
  void put_json(std::string_view text);

  std::string_view text() const { return {bytes_.get(), size_}; }

 private:
  void append(std::string_view text);
  void grow(std::size_t more);

  std::unique_ptr<char[]> bytes_;  // NOLINT(modernize-avoid-c-arrays)
  std::size_t size_ = 0;
  std::size_t capacity_ = 0;
  std::string json_;  // buffer
};

}  // namespace jiugong::files
