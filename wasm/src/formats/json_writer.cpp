#include <cstddef>

#include "jiugong/json_text.h"

namespace jiugong {
namespace {

// The length of the character with which `text` begins; 0 if it is not UTF-8.
std::size_t utf8_length(std::string_view text) {
  const auto byte = [&](std::size_t at) { return static_cast<unsigned char>(text[at]); };
  const unsigned first = byte(0);
  if (first < 0x80) return 1;
  const std::size_t length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
  if (first < 0xc2 || first > 0xf4 || text.size() < length) return 0;
  for (std::size_t i = 1; i < length; ++i) {
    if ((byte(i) & 0xc0) != 0x80) return 0;
  }
  // Overlong forms, surrogates, and what is above U+10FFFF.
  const unsigned second = byte(1);
  if ((first == 0xe0 && second < 0xa0) || (first == 0xed && second >= 0xa0)) return 0;
  if ((first == 0xf0 && second < 0x90) || (first == 0xf4 && second >= 0x90)) return 0;
  return length;
}

}  // namespace

void append_json(std::string& out, std::string_view text) {
  static constexpr std::string_view kHex = "0123456789abcdef";
  out += '"';
  while (!text.empty()) {
    const char c = text.front();
    const std::size_t length = utf8_length(text);
    if (length == 0) {
      out += "\xef\xbf\xbd";
    } else if (static_cast<unsigned char>(c) < 0x20) {
      out += "\\u00";
      out += kHex[static_cast<std::size_t>(c >> 4)];
      out += kHex[static_cast<std::size_t>(c & 15)];
    } else {
      if (c == '"' || c == '\\') out += '\\';
      out += text.substr(0, length);
    }
    text.remove_prefix(length == 0 ? 1 : length);
  }
  out += '"';
}

JsonObject& JsonObject::add(std::string_view name, std::string_view text) {
  begin_member(name);
  append_json(out_, text);
  return *this;
}

JsonObject& JsonObject::add(std::string_view name, std::uint64_t number) {
  begin_member(name);
  out_ += std::to_string(number);
  return *this;
}

JsonObject& JsonObject::add_raw(std::string_view name, std::string_view json) {
  begin_member(name);
  out_ += json.empty() ? "null" : json;
  return *this;
}

void JsonObject::begin_member(std::string_view name) {
  if (!empty_) out_ += ',';
  empty_ = false;
  append_json(out_, name);
  out_ += ':';
}

}  // namespace jiugong
