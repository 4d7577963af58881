#include "fuzz/places.h"

#include <algorithm>
#include <string>

namespace jiugong::fuzz {
namespace {

bool is_ascii(std::string_view text) {
  return std::all_of(text.begin(), text.end(), [](char c) { return (c & 0x80) == 0; });
}

}  // namespace

std::string_view line_of(std::string_view text, std::size_t number) {
  if (text.starts_with("\xef\xbb\xbf")) text.remove_prefix(3);
  for (; number > 1; --number) {
    const std::size_t end = text.find_first_of("\r\n");
    if (end == std::string_view::npos) return {};
    text.remove_prefix(end + (text.substr(end).starts_with("\r\n") ? 2 : 1));
  }
  return text.substr(0, text.find_first_of("\r\n"));
}

std::size_t count_lines(std::string_view text) {
  std::size_t lines = 1;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool within_end = text[i] == '\r' && i + 1 < text.size() && text[i + 1] == '\n';
    if ((text[i] == '\n' || text[i] == '\r') && !within_end) ++lines;
  }
  return lines;
}

void expect_phrase(const Phrase& phrase, Verdict& verdict) {
  std::size_t places = 0;
  for (std::size_t at = 0; (at = phrase.form().find("{}", at)) != std::string_view::npos; at += 2) {
    ++places;
  }
  verdict.expect(places == phrase.values().size(), "a phrase has as many values as places");
  const std::string text = phrase.text();
  for (const std::string& value : phrase.values()) {
    verdict.expect(text.find(value) != std::string::npos, "a phrase tells its values");
  }
}

void expect_place(std::string_view text, std::size_t line, std::size_t column, const Phrase& found,
                  Verdict& verdict, bool gaps) {
  verdict.expect(line >= 1 && line <= count_lines(text), "an error is on a line of the text");
  const std::string_view here = line_of(text, line);
  verdict.expect(column >= 1 && column <= here.size() + 1, "an error is within its line");
  const bool named = found.form() == "the letter '{}'" || found.form() == "'{}'";
  if (verdict.good() && named && is_ascii(here)) {
    const std::string_view rest = here.substr(column - 1);
    const std::string_view name = found.values()[0];
    const auto ends = [](char c) { return c <= ' ' || c == ';' || c == 127; };
    const auto end = std::find_if(rest.begin(), rest.end(), ends);
    const std::string_view piece = rest.substr(0, static_cast<std::size_t>(end - rest.begin()));
    verdict.expect(rest.starts_with(name) || (gaps && name.starts_with(piece)),
                   "a character that is named stands at the place of its error");
  }
}

}  // namespace jiugong::fuzz
