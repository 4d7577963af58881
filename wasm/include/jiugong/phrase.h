// Words for people that can be told in other languages as well: a form, and what fills it.
//
// The form is the English text and the name of the phrase at once: a catalogue of another language has
// its own text for each. A form is a literal marked `_form`, so that all of them can be found in the
// sources, and that none is put together at run time.
//
//   const Phrase found("{} of {} cells"_form, 3, "two");
//   found.text();    // "3 of two cells"
//   found.form();    // "{} of {} cells"
//   found.values();  // "3", "two"
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace jiugong {

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

class Phrase {
 public:
  // No words.
  Phrase() = default;

  // As many values as the form has places for; each a number or a text.
  template <typename... Values>
  Phrase(Form form, const Values&... values)  // NOLINT(google-explicit-constructor)
      : Phrase(form, std::initializer_list<Value>{Value(values)...}) {}

  std::string_view form() const { return form_; }
  const std::vector<std::string>& values() const { return values_; }

  // In English.
  std::string text() const;

 private:
  // What fills a place, as a text. One constructor for all phrases keeps their many makers small.
  class Value {
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

  Phrase(Form form, std::initializer_list<Value> values);

  std::string_view form_;
  std::vector<std::string> values_;
};

// `one` or `many`, filled with their number.
inline Phrase counted(std::size_t count, Form one, Form many) {
  return {count == 1 ? one : many, count};
}

}  // namespace jiugong
