// Where answers are written, and again the next ones: it grows, and is never given back or cleared.
#pragma once

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <string_view>

#include "jiugong/grid.h"

namespace jiugong::solve_many {

// Sums and products of sizes that stay at the largest one instead of beginning anew at 0: no machine has as much
// memory, so to ask for it fails, while too little would be written beyond.
template <std::unsigned_integral Size>
constexpr Size saturating_add(Size a, Size b) {
  return b > std::numeric_limits<Size>::max() - a ? std::numeric_limits<Size>::max() : a + b;
}
template <std::unsigned_integral Size>
constexpr Size saturating_multiply(Size a, Size b) {
  return a != 0 && b > std::numeric_limits<Size>::max() / a ? std::numeric_limits<Size>::max()
                                                            : a * b;
}

// At most how many bytes a text of so many has in JSON, in quotes.
template <std::unsigned_integral Size>
constexpr Size json_size(Size bytes) {
  return saturating_add(saturating_multiply(bytes, Size{6}), Size{2});
}

// How large a buffer becomes that has to hold `more` bytes behind `size`.
template <std::unsigned_integral Size>
constexpr Size grown_capacity(Size capacity, Size size, Size more) {
  return std::max(saturating_multiply(capacity, Size{2}), saturating_add(size, more));
}

// What is put must fit into what was last reserved: one check a line instead of one a word.
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

  // A text as JSON has it, in quotes: at most json_size() of its bytes. Bytes that are no UTF-8 become the
  // replacement character.
  void put_json(std::string_view text);

  std::string_view text() const { return {bytes_.get(), size_}; }

  static constexpr std::size_t kMaxDecimals = 20;

 private:
  void grow(std::size_t more);

  std::unique_ptr<char[]> bytes_;  // NOLINT(modernize-avoid-c-arrays)
  std::size_t size_ = 0;
  std::size_t capacity_ = 0;
};

}  // namespace jiugong::solve_many
