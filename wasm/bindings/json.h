// Writes JSON for JavaScript. Texts are UTF-8.
#pragma once

#include <concepts>
#include <cstdint>
#include <iterator>
#include <optional>
#include <ranges>
#include <string>
#include <string_view>

#include "jiugong/grid.h"

namespace jiugong::bindings {

// JSON under construction: a std::string with a type of this namespace, so that templates find
// every write_json() by argument-dependent lookup, including those for types of the engine.
struct Json : std::string {
  using std::string::string;
};

// Matches bool exactly, so that no pointer or number converts to it.
template <typename Value>
concept Truth = std::same_as<Value, bool>;
template <typename Value>
concept Number = std::integral<Value> && !Truth<Value>;

// Appends a value to `out`.
void write_json(Json& out, Truth auto value) { out += value ? "true" : "false"; }
void write_json(Json& out, Number auto value) { out += std::to_string(value); }
void write_json(Json& out, std::string_view text);
void write_json_characters(Json& out, std::string_view text);  // the same without quotes
void write_json(Json& out, const Grid& grid);                  // as its line

// A time, written in microseconds with three decimals.
struct Micros {
  std::uint64_t nanoseconds = 0;
};
void write_json(Json& out, Micros time);

// Writes a list: a vector or an array, but not a text.
template <typename Value>
concept Text = std::convertible_to<const Value&, std::string_view>;
template <typename Value>
concept List = !Text<Value> && std::ranges::contiguous_range<const Value>;
void write_json(Json& out, const List auto& items) {
  out += '[';
  for (const auto& item : items) {
    if (&item != std::data(items)) out += ',';
    write_json(out, item);
  }
  out += ']';
}

// Writes a value, or null.
template <typename Value>
void write_json(Json& out, const std::optional<Value>& value) {
  if (value) {
    write_json(out, *value);
  } else {
    out += "null";
  }
}

// Appends an object to a text: the constructor opens it, add() appends members, and the destructor
// closes it.
//
//   Json out;
//   ObjectWriter(out).add("count", 2).add("capped", true);  // {"count":2,"capped":true}
class ObjectWriter {
 public:
  explicit ObjectWriter(Json& out) : out_(out) { out_ += '{'; }
  ~ObjectWriter() { out_ += '}'; }
  ObjectWriter(const ObjectWriter&) = delete;
  ObjectWriter& operator=(const ObjectWriter&) = delete;

  template <typename Value>
  ObjectWriter& add(std::string_view name, const Value& value) {
    begin_member(name);
    write_json(out_, value);
    return *this;
  }

  // (An array of characters is a text; as a pointer it would convert to bool.)
  ObjectWriter& add(std::string_view name, const char* text) {
    return add(name, std::string_view(text));
  }

 private:
  void begin_member(std::string_view name);

  Json& out_;
  bool empty_ = true;
};

}  // namespace jiugong::bindings
