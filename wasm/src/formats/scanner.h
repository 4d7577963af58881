// Scans a text character by character and tracks line and column.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "jiugong/formats.h"

namespace jiugong::formats {

// A position in a UTF-8 text. Full-width characters, digits of other scripts and Chinese numerals appear as their ASCII
// equivalents, box-drawing characters as | - + (and ¦ as |, 、 as :), dashes as hyphens, empty squares and similar symbols as a dot,
// other white space and what has no width as a space. A code point that makes an emoji of the preceding character (as in a
// keycap) belongs to that character. What quotes a line of an e-mail, such as `> `, `>> ` or `> > `, is passed at its begin.
class Scanner {
 public:
  explicit Scanner(std::string_view text);

  // From now on the text ends one character after so many bytes from here, so that what looks for
  // its end, or that of a line, takes bounded time; that character tells whether there is more.
  void look_ahead(std::size_t bytes);

  bool at_end() const { return offset_ == text_.size(); }
  // Whether the current position is more bytes away than look_ahead() allows: what was read up to
  // here may be cut off.
  bool is_too_far() const { return offset_ > furthest_; }
  // The text from here on, as far as look_ahead() allows.
  std::string_view rest() const { return text_.substr(offset_); }
  std::size_t text_size() const { return whole_.size(); }  // in bytes
  bool at_line_end() const;

  bool at_tab() const { return code_ == '\t'; }

  char32_t code() const {
    return code_;
  }  // of the current character, without what makes an emoji of it

  // The ASCII equivalent of the current character; '\0' at the end and for characters without one.
  char peek() const { return ascii_; }

  void advance();
  void skip_spaces();
  // Advances to the end of the line, past it, or to the end of the text. Fast: a line may be
  // megabytes long.
  void skip_rest_of_line();
  void skip_line();
  // Advances to a byte that is further on, over whatever lines.
  void advance_to(std::size_t offset);
  // Advances past lines whose number and size are known, from the begin of a line.
  void skip_lines(std::size_t lines, std::size_t size);

  std::size_t offset() const { return offset_; }  // in bytes
  // That of the line which begins here, before what quotes it; at the end of the text the same.
  std::size_t line_begin() const { return at_end() ? offset_ : offset_ - (column_ - 1); }
  bool is_behind_space() const { return offset_ != 0 && text_[offset_ - 1] == ' '; }
  std::size_t size() const { return size_; }      // of the current character, in bytes
  std::size_t line() const { return line_; }      // 1-based
  std::size_t column() const { return column_; }  // 1-based, in characters

  // Describes the current character for messages.
  Phrase describe() const;

 private:
  void begin_line();
  void decode();
  void move_to(std::size_t offset);

  std::string_view whole_;
  std::string_view text_;  // the beginning of it, up to where the scanner may look
  std::size_t furthest_ = std::string_view::npos;  // the last offset that is not too far
  std::size_t offset_ = 0;
  std::size_t size_ = 0;
  std::size_t width_ = 0;  // in code points: more than one for an emoji
  std::size_t line_ = 1;
  std::size_t column_ = 1;
  char32_t code_ = 0;
  char ascii_ = '\0';
};

// The code point from which a digit of another script than ASCII counts: of its zero, or before its one; 0 for what is none.
// (Chinese numerals do not follow one another.)
char32_t zero_of(char32_t code);

// Advances to the first character of the next line that is neither blank nor a # comment; returns
// false if there is none.
bool find_significant_line(Scanner& scanner);

inline bool is_digit(char c) { return c >= '0' && c <= '9'; }

// Whether the character (an ASCII equivalent) is a cell: a digit or one of the blanks.
bool is_cell(char c);

// Whether it is a cell of a line of 81. A hyphen is also a blank there, because a line has no
// borders.
bool is_line_cell(char c);

// Returns the digit of a cell character, 0 for a blank.
Digit digit_of(char cell);

// Returns an error at the scanner's position.
TextError error_at(const Scanner& scanner, TextErrorCode code, Phrase found, Phrase expected);

// Returns the error of a puzzle that does not end in kMaxPuzzleBytes.
TextError too_long(const Scanner& scanner);

// Returns the error of a line that begins with a link or JSON which the page alone opens; `error` for others.
TextError or_for_page(Scanner line, TextError error);

// Cells of one row or line are counted up to this number: the exact excess of a very long line does
// not help the user.
inline constexpr std::size_t kMaxCells = 200;

// "9 cells", "at least 200 cells".
Phrase count_cells(std::size_t count);

}  // namespace jiugong::formats
