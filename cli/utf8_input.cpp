#include "utf8_input.h"

#include <algorithm>
#include <utility>

namespace jiugong::cli {
namespace {

constexpr std::size_t kBytes = 65'536;  // read at once
constexpr char32_t kReplacement = 0xfffd;

void append_utf8(std::string& out, char32_t code) {
  const auto append = [&](char32_t byte) { out += static_cast<char>(byte); };
  const auto rest = [&](int bits) { append(0x80 | (code >> bits & 0x3f)); };
  if (code < 0x80) return append(code);
  if (code < 0x800) {
    append(0xc0 | code >> 6);
  } else if (code < 0x10000) {
    append(0xe0 | code >> 12);
    rest(6);
  } else {
    append(0xf0 | code >> 18);
    rest(12);
    rest(6);
  }
  rest(0);
}

}  // namespace

std::string Utf8Input::open(const std::string& path) {
  encoding_ = Encoding::kUnknown;
  raw_.clear();
  text_.clear();
  at_ = 0;
  first_ = 0;
  return input_.open(path);
}

// Reads the first two bytes, which may arrive one by one.
void Utf8Input::begin() {
  encoding_ = Encoding::kUtf8;
  std::string begin(kBytes, '\0');
  std::size_t size = 0;
  for (std::size_t got = 1; size < 2 && got != 0; size += got) {
    got = input_.read(begin.data() + size, begin.size() - size);
  }
  begin.resize(size);
  const bool little = begin.starts_with("\xff\xfe"), big = begin.starts_with("\xfe\xff");
  if (!little && !big) {
    text_ = std::move(begin);
    return;
  }
  encoding_ = little ? Encoding::kLittleEndian : Encoding::kBigEndian;
  raw_ = begin.substr(2);
}

// Converts what has been read. (A byte, or half of a pair, that ends the file becomes U+FFFD, as in browsers.)
void Utf8Input::convert() {
  text_.clear();
  at_ = 0;
  bool ended = false;
  if (const std::size_t left = raw_.size(); left < 2) {
    raw_.resize(left + kBytes);
    const std::size_t got = input_.read(raw_.data() + left, kBytes);
    raw_.resize(left + got);
    ended = got == 0;
  }
  const std::size_t high = encoding_ == Encoding::kBigEndian ? 0 : 1;
  std::size_t at = 0;
  for (; at + 1 < raw_.size(); at += 2) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(raw_[at + i]); };
    const auto unit = static_cast<char32_t>(byte(high) << 8 | byte(1 - high));
    const bool second = unit >= 0xdc00 && unit < 0xe000;
    if (first_ != 0 && second) {
      append_utf8(text_, 0x10000 + ((first_ - 0xd800) << 10) + (unit - 0xdc00));
      first_ = 0;
      continue;
    }
    if (first_ != 0) append_utf8(text_, kReplacement);
    first_ = unit >= 0xd800 && unit < 0xdc00 ? unit : 0;
    if (first_ == 0) append_utf8(text_, second ? kReplacement : unit);
  }
  raw_.erase(0, at);
  if (!ended || (raw_.empty() && first_ == 0)) return;
  append_utf8(text_, kReplacement);
  raw_.clear();
  first_ = 0;
}

std::size_t Utf8Input::read(char* to, std::size_t size) {
  if (encoding_ == Encoding::kUnknown) begin();
  if (at_ == text_.size()) {
    if (encoding_ == Encoding::kUtf8) return input_.read(to, size);
    // (A single byte makes no character.)
    do convert();
    while (text_.empty() && !(raw_.empty() && first_ == 0));
  }
  const std::size_t got = std::min(size, text_.size() - at_);
  text_.copy(to, got, at_);
  at_ += got;
  return got;
}

}  // namespace jiugong::cli
