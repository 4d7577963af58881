#include <cstddef>

#include "formats/source.h"

namespace jiugong::formats {
namespace {

// The number of characters of a line that are examined.
constexpr std::size_t kMaxCharacters = 200;
constexpr std::size_t kMaxLines = 16;

// A row has 9 cells and a line 81. A run of more cells than this is taken for a line.
constexpr std::size_t kMaxRowLength = 27;

constexpr std::size_t kMaxCountLength = 6;

struct Look {
  std::size_t first_run = 0;  // cells before any other character
  bool line = false;          // begins with the cells of a line, with hyphens for blanks
  bool drawn = false;         // contains borders, or separators between cells
  bool count = false;         // is a number that can be a case count
};

Look look_at_line(Scanner& scanner) {
  Look look;
  look.count = scanner.peek() != '0';
  std::size_t seen = 0, line_run = 0, hyphens = 0;
  for (; !scanner.at_line_end() && seen < kMaxCharacters; ++seen, scanner.advance()) {
    const char c = scanner.peek();
    if (is_line_cell(c) && line_run == seen) {
      ++line_run;
      if (c == '-') ++hyphens;
    }
    if (is_cell(c)) {
      if (look.first_run == seen) {
        ++look.first_run;
      } else {
        look.drawn = true;
      }
    }
    if (c == '|' || c == '-' || c == '+' || c == '=') look.drawn = true;
    if (c != ' ' && (c < '0' || c > '9')) look.count = false;
  }
  if (look.drawn || look.first_run > kMaxCountLength) look.count = false;
  // (A line of hyphens only is a border.)
  look.line = line_run >= kCellCount && hyphens < line_run;
  scanner.skip_line();
  return look;
}

}  // namespace

Format detect_format(std::string_view text) {
  Scanner scanner(text);
  scanner.look_ahead(kMaxPuzzleBytes);
  if (!find_significant_line(scanner)) return Format::kRows;
  if (scanner.peek() == '[') return Format::kJson;
  bool drawn = false, count = false;
  std::size_t lines = 0;
  for (; lines < kMaxLines && find_significant_line(scanner); ++lines) {
    const Look look = look_at_line(scanner);
    if (look.first_run > kMaxRowLength || look.line) return Format::kLine;
    if (lines == 0) count = look.count;
    drawn |= look.drawn;
  }
  // A text that consists of digits only is taken for cells.
  if (count && lines > 1) return Format::kCases;
  return drawn ? Format::kBoxed : Format::kRows;
}

}  // namespace jiugong::formats
