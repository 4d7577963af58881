// Walks through a text character by character and knows the place.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "jiugong/formats.h"

namespace jiugong::formats {

// A position in a UTF-8 text. Full-width characters and Chinese numerals appear as their ASCII twins,
// box-drawing characters as | - +, empty squares and the like as a dot, other white space as a space.
// What makes an emoji of the character before it (as in a keycap) belongs to that character.
class Scanner {
 public:
  explicit Scanner(std::string_view text);

  bool at_end() const { return offset_ == text_.size(); }
  bool at_line_end() const;

  bool at_tab() const { return code_ == '\t'; }

  // The ASCII twin of the character here; '\0' at the end and for characters without one.
  char peek() const { return ascii_; }

  void advance();
  void skip_spaces();
  // To the end of the line, then past it; to the end of the text. Fast: a line may be megabytes.
  void skip_rest_of_line();
  void skip_line();
  void skip_rest_of_text();

  std::size_t offset() const { return offset_; }  // in bytes
  std::size_t size() const { return size_; }      // of the character here, in bytes
  std::size_t line() const { return line_; }      // 1-based
  std::size_t column() const { return column_; }  // 1-based, in characters

  // Whether what stands here is a character at all, and no stray byte.
  bool is_character() const;

  // The character here in words, for messages.
  Phrase describe() const;

 private:
  void decode();
  void move_to(std::size_t offset);

  std::string_view text_;
  std::size_t offset_ = 0;
  std::size_t size_ = 0;
  std::size_t width_ = 0;  // in characters: more than one of an emoji
  std::size_t line_ = 1;
  std::size_t column_ = 1;
  char32_t code_ = 0;
  char ascii_ = '\0';
};

// Goes on to the first character of the next line that is neither blank nor a # comment; false
// when there is none.
bool find_significant_line(Scanner& scanner);

// Whether the character (an ASCII twin) is a cell: a digit or one of the blanks.
bool is_cell(char c);

// Whether it is a cell of a line of 81, in which a hyphen is a blank, too: a line has no borders.
bool is_line_cell(char c);

// The digit of a cell character, 0 for a blank.
Digit digit_of(char cell);

// An error at the scanner's place.
TextError error_at(const Scanner& scanner, TextErrorCode code, Phrase found, Phrase expected);

// Cells of one row or line are counted up to here: nobody wants to know by how many megabytes a
// line is too long.
inline constexpr std::size_t kMaxCells = 200;

// "9 cells", "at least 200 cells".
Phrase count_cells(std::size_t count);

}  // namespace jiugong::formats
