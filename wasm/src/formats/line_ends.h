// The ends of lines: LF, CR, or both together.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace jiugong::formats {

inline bool is_line_end(char c) { return c == '\n' || c == '\r'; }

// A text without the line ends behind it.
inline std::string_view without_line_end(std::string_view text) {
  while (!text.empty() && is_line_end(text.back())) text.remove_suffix(1);
  return text;
}

// The byte behind what quotes the line that begins at `begin` in an e-mail, such as `> `, `>> ` or `> > `.
inline std::size_t behind_quote_marks(std::string_view text, std::size_t begin) {
  std::size_t behind = begin;
  for (std::size_t at = begin; at < text.size() && (text[at] == '>' || text[at] == ' '); ++at) {
    if (text[at] == '>' || (at != begin && text[at - 1] == '>')) behind = at + 1;
  }
  return behind;
}

// Finds a byte again and again, from places that only grow: together the searches read the text once, however far
// apart its bytes are.
class NextByte {
 public:
  NextByte(std::string_view text, char byte) : text_(text), byte_(byte), next_(find(0)) {}

  // The first at `begin` or behind it; the size of the text if there is none.
  std::size_t from(std::size_t begin) {
    if (next_ < begin) next_ = find(begin);
    return next_;
  }

 private:
  // (By find, which is memchr: searches that compare byte by byte take ten times as long.)
  std::size_t find(std::size_t begin) const {
    return std::min(text_.find(byte_, begin), text_.size());
  }

  std::string_view text_;
  char byte_;
  std::size_t next_;
};

// The end of a line, without and with its line end.
struct LineEnd {
  std::size_t text = 0;
  std::size_t next = 0;
};

// Finds the ends of the lines of a text, in order.
class LineEnds {
 public:
  explicit LineEnds(std::string_view text)
      : text_(text), newline_(text, '\n'), return_(text, '\r') {}

  // That of the line with the byte `at`.
  LineEnd of(std::size_t at) {
    const std::size_t newline = newline_.from(at), end = std::min(newline, return_.from(at));
    const bool two = end + 1 == newline && newline < text_.size();
    return {end, std::min(end + (two ? 2 : 1), text_.size())};
  }

 private:
  std::string_view text_;
  NextByte newline_, return_;
};

}  // namespace jiugong::formats
