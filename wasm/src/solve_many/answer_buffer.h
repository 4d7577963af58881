// Where answers are written, and again the next ones: it grows, and is never given back or cleared.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>

#include "jiugong/grid.h"

namespace jiugong::solve_many {

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
  void put(std::uint64_t number);  // in decimal: at most kMostDecimals

  // A text as JSON has it, in quotes: at most json_size() of it. Bytes that are no UTF-8 become the
  // replacement character.
  void put_json(std::string_view text);

  std::string_view text() const { return {bytes_.get(), size_}; }

  static constexpr std::size_t kMostDecimals = 20;
  static constexpr std::size_t json_size(std::string_view text) { return 6 * text.size() + 2; }

 private:
  void grow(std::size_t more);

  std::unique_ptr<char[]> bytes_;  // NOLINT(modernize-avoid-c-arrays)
  std::size_t size_ = 0;
  std::size_t capacity_ = 0;
};

}  // namespace jiugong::solve_many
