// Words for people, in English, that can be told in other languages as well.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace jiugong {

namespace formats {
class Form;
}

// A part of an error message: what was found, what was expected.
//
// form() is the English text with `{}` for each value. It names the phrase in a catalogue of another language.
//
//   error.found.text();    // "8 cells in this row"
//   error.found.form();    // "{} cells in this row"
//   error.found.values();  // "8"
class Phrase {
 public:
  // No words.
  Phrase() = default;

  // For the engine itself (src/formats/form.h): as many values as the form has places for, each a number or a
  // text.
  template <typename... Values>
  Phrase(formats::Form form, const Values&... values);  // NOLINT(google-explicit-constructor)

  std::string_view form() const { return form_; }
  const std::vector<std::string>& values() const { return values_; }

  // In English.
  std::string text() const;

 private:
  class Value;
  Phrase(formats::Form form, std::initializer_list<Value> values);

  std::string_view form_;
  std::vector<std::string> values_;
};

}  // namespace jiugong
