// English phrases for people that can be translated into other languages.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace jiugong {

namespace formats {
class Form;
}

// A part of an error message: what was found or what was expected.
//
// form() is the English text with `{}` in place of each value. It is the key of the phrase in a
// catalogue of another language.
//
//   error.found.text();    // "8 cells in this row"
//   error.found.form();    // "{} cells in this row"
//   error.found.values();  // "8"
class Phrase {
 public:
  // The empty phrase.
  Phrase() = default;

  // For the engine itself (src/formats/form.h): takes one value, a number or a text, for each
  // placeholder of the form.
  template <typename... Values>
  Phrase(formats::Form form, const Values&... values);  // NOLINT(google-explicit-constructor)

  std::string_view form() const { return form_; }
  const std::vector<std::string>& values() const { return values_; }

  // The English text.
  std::string text() const;

 private:
  class Value;
  Phrase(formats::Form form, std::initializer_list<Value> values);

  std::string_view form_;
  std::vector<std::string> values_;
};

}  // namespace jiugong
