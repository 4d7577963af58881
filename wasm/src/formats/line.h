// Reads the parts of a line of Format::kLine.
#pragma once

#include <algorithm>
#include <optional>
#include <string_view>
#include <variant>

#include "formats/line_ends.h"
#include "formats/scanner.h"
#include "jiugong/formats.h"

namespace jiugong::formats {

// Whether the character (an ASCII equivalent) may separate the cells from a comment.
inline bool is_separator(char c) { return c == ' ' || c == ',' || c == '#'; }

// Whether it may follow the cells: a separator, or the beginning of a comment that is no cell.
inline bool may_follow_cells(char c) {
  return is_separator(c) ||
         (c != '\0' && std::string_view(";:\"'`<>][)&/").find(c) != std::string_view::npos);
}

// Whether cells of a byte each end before a separator, or with the text, of which only the first line is looked at. (Of a line
// with a vertical tab or form feed, or with what may be a second puzzle before its comment, read_line_cells() tells.)
inline bool ends_plain_cells(std::string_view behind) {
  if (behind.empty()) return true;
  if (!is_separator(behind[0])) return false;
  constexpr std::size_t kFewCells = 8;
  std::size_t cells = 0;
  for (const char c : behind) {
    if (c == '#' || is_line_end(c)) break;
    cells = is_line_cell(c) ? cells + 1 : 0;
    if (cells == kFewCells) return false;
  }
  const std::size_t comment = std::min(behind.find_first_not_of(' '), behind.size());
  return comment == behind.size() || (behind[comment] != '\v' && behind[comment] != '\f');
}

// A line of fewer characters may be a title.
inline constexpr std::size_t kShortestLine = 28;

// Whether a line that is no puzzle is a title between lines of puzzles: a number, perhaps with words, or words with a colon.
// (What else is written there is reported as an error.)
bool is_title_of_lines(Scanner scanner);

// Whether a short label is before the cells of the line, such as `12. `, `Puzzle 7: ` or `"`. Advances past it.
bool skip_label(Scanner& scanner);

// Reads the 81 cells of the line or field at the scanner's position into `puzzle`, with their positions: a character each, or the
// candidates of all, packed. Leaves the scanner after them, or at the error.
std::optional<TextError> read_line_cells(Scanner& scanner, TextPuzzle& puzzle);

// The same of a line, where a label may be before the cells.
std::optional<TextError> read_line(Scanner& scanner, TextPuzzle& puzzle);

// Reads the puzzle of a field of a table: 81 cells, or a grid of several lines.
std::variant<TextPuzzle, TextError> read_field(std::string_view content);

// Returns the comment of a line whose cells have been read, without the separators before it and
// trailing spaces. Advances to the end of the line.
std::string_view read_line_comment(Scanner& scanner, std::string_view text);

}  // namespace jiugong::formats
