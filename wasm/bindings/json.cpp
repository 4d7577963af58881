#include "json.h"

namespace jiugong::bindings {

void write_json(Json& out, std::string_view text) {
  out += '"';
  write_json_characters(out, text);
  out += '"';
}

void write_json_characters(Json& out, std::string_view text) {
  static constexpr std::string_view kHex = "0123456789abcdef";
  for (const char c : text) {
    if (c == '"' || c == '\\') {
      out += '\\';
      out += c;
    } else if (static_cast<unsigned char>(c) < 0x20) {
      out += "\\u00";
      out += kHex[static_cast<std::size_t>(c >> 4)];
      out += kHex[static_cast<std::size_t>(c & 15)];
    } else {
      out += c;
    }
  }
}

void write_json(Json& out, const Grid& grid) {
  out += '"';
  out += grid.to_line();
  out += '"';
}

void write_json(Json& out, Micros time) {
  // Integer arithmetic, because printing floating-point numbers would be a tenth of the module.
  const std::string decimals = std::to_string(1000 + time.nanoseconds % 1000);
  out += std::to_string(time.nanoseconds / 1000);
  out += '.';
  out += decimals.substr(1);
}

void ObjectWriter::begin_member(std::string_view name) {
  if (!empty_) out_ += ',';
  empty_ = false;
  out_ += '"';
  out_ += name;
  out_ += "\":";
}

}  // namespace jiugong::bindings
