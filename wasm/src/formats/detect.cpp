#include <algorithm>
#include <cstddef>

#include "formats/candidates.h"
#include "formats/grid_finder.h"
#include "formats/line.h"
#include "formats/list.h"
#include "formats/source.h"

namespace jiugong::formats {
namespace {

// The lines that are examined, and those of grids among them.
constexpr std::size_t kMaxLines = 64;
constexpr std::size_t kMaxGridLines = 16;

// A row has 9 cells and a line 81: whether the line begins with so many that it is one of 81.
bool begins_line(std::string_view line) {
  const auto cells = std::find_if_not(line.begin(), line.end(), is_cell) - line.begin();
  if (cells >= static_cast<std::ptrdiff_t>(kShortestLine)) return true;
  const auto run =
      line.substr(0, static_cast<std::size_t>(
                         std::find_if_not(line.begin(), line.end(), is_line_cell) - line.begin()));
  // (A line of hyphens, perhaps between *, is a border.)
  return run.size() >= kCellCount &&
         std::any_of(run.begin(), run.end(), [](char c) { return digit_of(c) != 0; });
}

// Whether the first line with something on it is a row whose blanks are spaces, perhaps below one of spaces, or one of a puzzle
// whose lines are no rows.
bool begins_grid(std::string_view text) {
  Scanner scanner(text);
  scanner.look_ahead(kMaxPuzzleBytes);
  Scanner first = scanner;
  find_significant_line(first);
  GridFinder finder(scanner);
  return finder.next() && (finder.spaced() || finder.run()) && finder.line() <= first.line();
}

}  // namespace

bool begins_list(std::string_view text) {
  Scanner scanner(text);
  scanner.look_ahead(kMaxPuzzleBytes);
  for (std::size_t lines = 0; lines < kMaxLines && find_significant_line(scanner); ++lines) {
    const Scanner begin = scanner;
    const LineCharacters characters(scanner);
    const std::string_view line = characters.trimmed();
    Scanner labelled = begin;
    const GridLine look = look_at_line(line, false);
    if (begins_line(line) || look.nine || look.spaced) return false;
    // (A list that is bad from the begin is one.)
    const std::size_t inner = std::min(line.find_first_not_of('['), line.size());
    if (inner != 0 && inner < line.size() && (line[inner] == ']' || is_quote(line[inner])))
      return true;
    if (line.front() != '[' && skip_label(labelled)) return false;
    if (at_list(begin)) return true;
    if (skip_label(labelled)) return false;
    // (A tag of a forum looks like the title of a section.)
    if (look.kind == LineKind::kRow || look.kind == LineKind::kBorder) return false;
  }
  return false;
}

Format detect_format(std::string_view text) {
  Scanner scanner(text);
  scanner.look_ahead(kMaxPuzzleBytes);
  if (!find_significant_line(scanner)) return Format::kRows;
  if (begins_list(text)) return Format::kJson;
  bool drawn = false, count = false;
  std::size_t lines = 0, grid_lines = 0;
  for (; lines < kMaxLines && grid_lines < kMaxGridLines && find_significant_line(scanner);
       ++lines) {
    const Scanner begin = scanner;
    const LineCharacters characters(scanner);
    const std::string_view line = characters.trimmed();
    Scanner labelled = begin;
    // (Lines below a grid are read among grids.)
    const bool below_grid = grid_lines >= 9;
    if (!below_grid && skip_label(labelled)) return Format::kLine;
    if (!below_grid && begins_line(line))
      return at_packed(begin) && !at_packed_line(begin) ? Format::kRows : Format::kLine;
    const GridLine look = look_at_line(line, grid_lines != 0);
    if (lines == 0) count = look.number && line.front() != '0' && !begins_grid(text);
    const bool border = look.kind == LineKind::kBorder;
    if (look.kind != LineKind::kRow && !border && !look.spaced) continue;
    ++grid_lines;
    drawn |= border || look.separated;
  }
  // A text that consists of digits only is taken for cells.
  if (count && lines > 1) return Format::kCases;
  return drawn ? Format::kBoxed : Format::kRows;
}

}  // namespace jiugong::formats
