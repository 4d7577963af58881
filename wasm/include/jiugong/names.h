// The names of enumerations: those of the JavaScript API, of files and of messages.
//
// Each enumeration with a name_of() has its values from 0 on, without gaps. name_of() of a number that is no value is
// empty, and else only that of a first value which stands for nothing (PhotoProblem::kNone).
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace jiugong {

// The entry of a table of names, in the order of the values.
template <typename Enum, std::size_t count>
constexpr std::string_view name_in(const std::array<std::string_view, count>& names, Enum value) {
  const auto number = static_cast<std::size_t>(value);
  return number < count ? names[number] : std::string_view();
}

// The value with this name, if there is one.
//
//   from_name<Level>("easy");  // Level::kEasy
template <typename Enum>
constexpr std::optional<Enum> from_name(std::string_view name) {
  for (int number = 0;; ++number) {
    const auto value = static_cast<Enum>(number);
    const std::string_view known = name_of(value);
    if (known.empty() && number != 0) return std::nullopt;
    if (known == name) return value;
  }
}

}  // namespace jiugong
