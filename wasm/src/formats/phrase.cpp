#include "formats/form.h"
#include "jiugong/formats.h"

namespace jiugong {

Phrase::Phrase(formats::Form form, std::initializer_list<Value> values) : form_(form.text()) {
  values_.reserve(values.size());
  for (const Value& value : values) values_.push_back(value.text());
}

std::string Phrase::text() const {
  constexpr std::string_view kPlace = "{}";
  std::string text;
  std::string_view rest = form_;
  for (const std::string& value : values_) {
    const std::size_t place = rest.find(kPlace);
    if (place == std::string_view::npos) break;
    text += rest.substr(0, place);
    text += value;
    rest.remove_prefix(place + kPlace.size());
  }
  text += rest;
  return text;
}

std::string TextError::message() const {
  return "Line " + std::to_string(line) + ", column " + std::to_string(column) + ": found " +
         found.text() + ", expected " + expected.text() + ".";
}

}  // namespace jiugong
