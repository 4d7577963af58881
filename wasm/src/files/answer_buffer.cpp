#include "files/answer_buffer.h"

#include <cstring>
#include <string>

#include "jiugong/json_text.h"

namespace jiugong::files {

void AnswerBuffer::grow(std::size_t more) {
  const std::size_t capacity = grown_capacity(capacity_, size_, more);
  std::unique_ptr<char[]> bytes(new char[capacity]);  // NOLINT(modernize-avoid-c-arrays)
  if (size_ != 0) std::memcpy(bytes.get(), bytes_.get(), size_);
  bytes_ = std::move(bytes);
  capacity_ = capacity;
}

void AnswerBuffer::append(std::string_view text) {
  std::memcpy(bytes_.get() + size_, text.data(), text.size());
  size_ += text.size();
}

void AnswerBuffer::put(const Grid& solution) {
  // Writes eight digits at a time, a byte each, without overflow. (The last seven are written
  // twice.)
  const auto put_eight = [&](std::size_t at) {
    std::uint64_t eight = 0;
    std::memcpy(&eight, solution.digits().data() + at, sizeof eight);
    eight += 0x3030'3030'3030'3030u;  // '0'
    std::memcpy(bytes_.get() + size_ + at, &eight, sizeof eight);
  };
  for (std::size_t at = 0; at + 8 <= kCellCount; at += 8) put_eight(at);
  put_eight(kCellCount - 8);
  size_ += kCellCount;
}

void AnswerBuffer::put(std::uint64_t number) {
  put(std::to_string(number));  // (std::string does not allocate for short texts.)
}

void AnswerBuffer::put_json(std::string_view text) {
  json_.clear();
  append_json(json_, text);
  reserve(saturating_add(json_.size(), kWords));
  put(json_);
}

}  // namespace jiugong::files
