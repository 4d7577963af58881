// One line of a text of grids: what it is, by its characters.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

#include "formats/scanner.h"

namespace jiugong::formats {

// The characters of a line that are examined.
inline constexpr std::size_t kMaxLineCharacters = 200;

enum class LineKind {
  kBlank,    // nothing, or a comment
  kBorder,   // what a drawing has between rows
  kRow,      // cells, if perhaps not nine of them
  kTitle,    // other words, and numbers
  kSection,  // the title of a section, such as [Puzzle] or [State]
};

struct GridLine {
  LineKind kind = LineKind::kBlank;
  bool nine = false;            // a row of just nine cells
  bool hyphens = false;         // a row some of whose cells are hyphens
  bool marks = false;           // a row with a blank that is neither a hyphen nor a space
  bool separated = false;       // a row, or what may be one, with spaces or bars between its cells
  bool candidates = false;      // a row of nine cells with candidates (candidates.h)
  bool column_numbers = false;  // a row of nine digits that may number the columns
  bool number = false;          // a title that is a number, such as the number of grids
  // Nothing but digits, spaces and bars: perhaps a row whose blanks are spaces.
  bool spaced = false;
  // A border of nine hyphens, or a title of some cells: the lines around it tell whether it is a row.
  bool perhaps_row = false;
  bool puzzles = true;  // a section that holds a puzzle
  bool beside = false;  // no row of nine cells, but nine cells and something beside them
};

// Whether the digits of a line are 1 to 9 in this order, or 0 to 8: perhaps the numbers of the columns above a grid.
bool numbers_columns(std::string_view line);

inline bool is_letter(char c) { return static_cast<unsigned char>((c | 0x20) - 'a') < 26; }

inline bool is_given(char c) { return c >= '1' && c <= '9'; }

// Tells the kind of a line by its characters as a Scanner gives them, of which the first kMaxLineCharacters suffice.
// Within a grid a line of five cells is a bad row, not a title such as `12345`.
GridLine look_at_line(std::string_view line, bool within_grid);

// Whether the character (an ASCII equivalent) is between the boxes or cells of a drawn grid: also what stands for | in frames.
inline bool is_bar(char c) { return c == '|' || c == '!'; }

// The characters of the line at the scanner, which begins it, up to kMaxLineCharacters, its bars as |. Advances past it.
class LineCharacters {
 public:
  explicit LineCharacters(Scanner& scanner);

  std::string_view all() const { return {characters_.data(), size_}; }
  std::string_view trimmed() const;  // without spaces at its ends

 private:
  std::array<char, kMaxLineCharacters> characters_;
  std::size_t size_ = 0;
};

// What look_at_line() tells of the line at the scanner, which begins it. Advances past it.
GridLine read_grid_line(Scanner& scanner, bool within_grid);

}  // namespace jiugong::formats
