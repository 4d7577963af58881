// Scans a text character by character and tracks line and column.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "jiugong/formats.h"

namespace jiugong::formats {

// A position in a UTF-8 text. Full-width characters and Chinese numerals appear as their ASCII
// equivalents, box-drawing characters as | - +, empty squares and similar symbols as a dot, other
// white space as a space. A code point that makes an emoji of the preceding character (as in a
// keycap) belongs to that character.
class Scanner {
 public:
  explicit Scanner(std::string_view text);

  bool at_end() const { return offset_ == text_.size(); }
  bool at_line_end() const;

  bool at_tab() const { return code_ == '\t'; }

  // The ASCII equivalent of the current character; '\0' at the end and for characters without one.
  char peek() const { return ascii_; }

  void advance();
  void skip_spaces();
  // Advances to the end of the line, past it, or to the end of the text. Fast: a line may be
  // megabytes long.
  void skip_rest_of_line();
  void skip_line();
  void skip_rest_of_text();

  std::size_t offset() const { return offset_; }  // in bytes
  std::size_t size() const { return size_; }      // of the current character, in bytes
  std::size_t line() const { return line_; }      // 1-based
  std::size_t column() const { return column_; }  // 1-based, in characters

  // Whether the current position holds a valid character rather than an invalid byte.
  bool is_character() const;

  // Describes the current character for messages.
  Phrase describe() const;

 private:
  void decode();
  void move_to(std::size_t offset);

  std::string_view text_;
  std::size_t offset_ = 0;
  std::size_t size_ = 0;
  std::size_t width_ = 0;  // in code points: more than one for an emoji
  std::size_t line_ = 1;
  std::size_t column_ = 1;
  char32_t code_ = 0;
  char ascii_ = '\0';
};

// Advances to the first character of the next line that is neither blank nor a # comment; returns
// false if there is none.
bool find_significant_line(Scanner& scanner);

// Whether the character (an ASCII equivalent) is a cell: a digit or one of the blanks.
bool is_cell(char c);

// Whether it is a cell of a line of 81. A hyphen is also a blank there, because a line has no
// borders.
bool is_line_cell(char c);

// Returns the digit of a cell character, 0 for a blank.
Digit digit_of(char cell);

// Returns an error at the scanner's position.
TextError error_at(const Scanner& scanner, TextErrorCode code, Phrase found, Phrase expected);

// Cells of one row or line are counted up to this number: the exact excess of a very long line does
// not help the user.
inline constexpr std::size_t kMaxCells = 200;

// "9 cells", "at least 200 cells".
Phrase count_cells(std::size_t count);

}  // namespace jiugong::formats
