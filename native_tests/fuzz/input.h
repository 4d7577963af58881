// Interprets the bytes of a fuzzer as small numbers, choices and texts. All bytes are valid, and a
// changed byte changes one thing, so that mutation is effective.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

namespace jiugong::fuzz {

class FuzzInput {
 public:
  explicit FuzzInput(std::string_view bytes) : bytes_(bytes) {}

  bool empty() const { return bytes_.empty(); }

  // 0..255, or 0 if there are no more bytes.
  int byte() {
    if (bytes_.empty()) return 0;
    const auto first = static_cast<unsigned char>(bytes_[0]);
    bytes_.remove_prefix(1);
    return first;
  }

  // 0..65535.
  int two_bytes() {
    const int first = byte();
    return first << 8 | byte();
  }

  // 0..bound - 1, from one byte; `bound` is 1..256.
  int below(int bound) { return byte() % bound; }

  // low..high, from one byte.
  int between(int low, int high) { return low + below(high - low + 1); }

  bool coin() { return (byte() & 1) != 0; }

  template <typename T, std::size_t N>
  const T& one_of(const std::array<T, N>& things) {
    return things[static_cast<std::size_t>(below(static_cast<int>(N)))];
  }

  // Returns the next `size` bytes unchanged, or all that are left.
  std::string_view take(std::size_t size) {
    const std::string_view taken = bytes_.substr(0, size);
    bytes_.remove_prefix(taken.size());
    return taken;
  }

  std::string_view rest() { return take(bytes_.size()); }

 private:
  std::string_view bytes_;
};

}  // namespace jiugong::fuzz
