#include "formats/utf8.h"
#include "jiugong/json_text.h"

namespace jiugong {

void append_json(std::string& out, std::string_view text) {
  static constexpr std::string_view kHex = "0123456789abcdef";
  out += '"';
  while (!text.empty()) {
    const char c = text.front();
    const auto [code, size] = formats::decode_utf8(text);
    if (code == formats::kNotUtf8) {
      out += "\xef\xbf\xbd";
    } else if (code < 0x20) {
      out += "\\u00";
      out += kHex[static_cast<std::size_t>(c >> 4)];
      out += kHex[static_cast<std::size_t>(c & 15)];
    } else {
      if (c == '"' || c == '\\') out += '\\';
      out += text.substr(0, size);
    }
    text.remove_prefix(size);
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
