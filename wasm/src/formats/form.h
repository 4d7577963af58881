// Constructs phrases from a form and the values that fill it.
//
// A form is the English text of a phrase and also its key: the catalogue of another language has
// its own text for each form. Forms are literals marked `_form`, so that all of them can be found
// in the sources; none is assembled at run time.
//
//   const Phrase found("{} of {} cells"_form, 3, "two");
//   found.text();  // "3 of two cells"
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>

#include "jiugong/phrase.h"

namespace jiugong::formats {

// The text of a phrase with `{}` for each value.
class Form {
 public:
  constexpr std::string_view text() const { return text_; }

 private:
  constexpr explicit Form(std::string_view text) : text_(text) {}
  friend constexpr Form operator""_form(const char* text, std::size_t size);

  std::string_view text_;
};

constexpr Form operator""_form(const char* text, std::size_t size) {
  return Form(std::string_view(text, size));
}

}  // namespace jiugong::formats

namespace jiugong {

// A value in a phrase. A single constructor for all phrases keeps the calling code small.
class Phrase::Value {
 public:
  explicit Value(std::string_view text) : text_(text) {}
  template <std::integral Number>
  explicit Value(Number number) : number_(static_cast<std::int64_t>(number)), is_number_(true) {}

  std::string text() const { return is_number_ ? std::to_string(number_) : std::string(text_); }

 private:
  std::string_view text_;
  std::int64_t number_ = 0;
  bool is_number_ = false;
};

template <typename... Values>
Phrase::Phrase(formats::Form form, const Values&... values)
    : Phrase(form, std::initializer_list<Value>{Value(values)...}) {}

}  // namespace jiugong

namespace jiugong::formats {

// Returns `one` or `many`, filled with the count.
inline Phrase counted(std::size_t count, Form one, Form many) {
  return {count == 1 ? one : many, count};
}

}  // namespace jiugong::formats
