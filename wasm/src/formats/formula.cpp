#include "formats/formula.h"

#include <algorithm>

#include "formats/scanner.h"

namespace jiugong::formats {
namespace {

bool is_number(std::string_view text) {
  if (!text.empty() && (text.front() == '-' || text.front() == '+')) text.remove_prefix(1);
  const auto point = std::min(text.find('.'), text.size());
  const std::string_view whole = text.substr(0, point);
  const std::string_view part = point == text.size() ? "" : text.substr(point + 1);
  return !whole.empty() && std::all_of(whole.begin(), whole.end(), is_digit) &&
         std::all_of(part.begin(), part.end(), is_digit);
}

}  // namespace

bool begins_formula(char c) {
  constexpr std::string_view kBegins = "=+-@\t\r";
  return kBegins.find(c) != std::string_view::npos;
}

bool is_formula(std::string_view field) {
  return !field.empty() && begins_formula(field.front()) && !is_number(field);
}

bool is_guarded_formula(std::string_view field) {
  return field.size() > 1 && field[0] == '\'' && begins_formula(field[1]);
}

}  // namespace jiugong::formats
