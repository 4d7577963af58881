#include "files/answer_buffer.h"

#include <cstring>
#include <string>

#include "formats/scanner.h"

namespace jiugong::files {

void AnswerBuffer::grow(std::size_t more) {
  const std::size_t capacity = grown_capacity(capacity_, size_, more);
  std::unique_ptr<char[]> bytes(new char[capacity]);  // NOLINT(modernize-avoid-c-arrays)
  if (size_ != 0) std::memcpy(bytes.get(), bytes_.get(), size_);
  bytes_ = std::move(bytes);
  capacity_ = capacity;
}

void AnswerBuffer::put(std::string_view text) {
  if (!text.empty()) std::memcpy(bytes_.get() + size_, text.data(), text.size());
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
  put('"');
  for (formats::Scanner scanner(text); !scanner.at_end(); scanner.advance()) {
    const char c = text[scanner.offset()];
    if (!scanner.is_character()) {
      put("\xef\xbf\xbd");
    } else if (static_cast<unsigned char>(c) < 0x20) {
      put("\\u00");
      put("01"[c >> 4]);
      put("0123456789abcdef"[c & 15]);
    } else {
      if (c == '"' || c == '\\') put('\\');
      put(text.substr(scanner.offset(), scanner.size()));
    }
  }
  put('"');
}

}  // namespace jiugong::files
