// Writes JSON into a text, for programs without a library for it.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace jiugong {

// Appends a text with quotation marks. Bytes that are not UTF-8 become the replacement character.
void append_json(std::string& out, std::string_view text);

// Appends an object: the constructor opens it, and the destructor closes it.
//
//   JsonObject(out).add("status", "unique").add_raw("count", "1");  // {"status":"unique","count":1}
class JsonObject {
 public:
  explicit JsonObject(std::string& out) : out_(out) { out_ += '{'; }
  ~JsonObject() { out_ += '}'; }
  JsonObject(const JsonObject&) = delete;
  JsonObject& operator=(const JsonObject&) = delete;

  JsonObject& add(std::string_view name, std::string_view text);
  JsonObject& add(std::string_view name, std::uint64_t number);

  // Adds a value that is JSON already; null for an empty one.
  JsonObject& add_raw(std::string_view name, std::string_view json);

 private:
  void begin_member(std::string_view name);

  std::string& out_;
  bool empty_ = true;
};

// Numbers as JSON: [1,2,3]
template <typename Numbers>
std::string list_as_json(const Numbers& numbers) {
  std::string json = "[";
  for (const auto& number : numbers) {
    if (json.size() > 1) json += ',';
    json += std::to_string(number);
  }
  return json + "]";
}

}  // namespace jiugong
