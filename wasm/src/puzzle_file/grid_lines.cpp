#include "puzzle_file/grid_lines.h"

namespace jiugong::puzzle_file {
namespace {

// The cells from which a line is a row, before the first row of a grid and after it. (A title such as `2024`
// is no row, and a row that lacks two cells is one.)
constexpr std::size_t kFirstRowCells = 7;
constexpr std::size_t kRowCells = 5;

// The characters of a line that are examined.
constexpr std::size_t kMaxCharacters = 200;

bool is_border(char c) { return c == '|' || c == '-' || c == '+' || c == '='; }

// Whether a line such as `[Puzzle]` names the section with the puzzle.
bool names_puzzle(std::string_view line) {
  static constexpr std::string_view kName = "puzzle";
  std::size_t at = 1;  // behind the bracket
  for (const char c : kName) {
    if (at == line.size() || (line[at] | 0x20) != c) return false;
    ++at;
  }
  return at < line.size() && line[at] == ']';
}

}  // namespace

GridLine read_grid_line(formats::Scanner& scanner, std::string_view text, bool within_grid) {
  scanner.skip_spaces();
  const std::size_t begin = scanner.offset();
  const char first = scanner.peek();
  GridLine line;
  std::size_t cells = 0, others = 0, seen = 0;
  bool gap = false;
  for (; !scanner.at_line_end() && seen < kMaxCharacters; scanner.advance(), ++seen) {
    const char c = scanner.peek();
    if (formats::is_cell(c)) {
      line.drawn |= gap;
      ++cells;
      gap = false;
    } else if (c == ' ' || is_border(c)) {
      line.drawn |= c != ' ';
      gap = cells != 0;
    } else {
      ++others;
    }
  }
  scanner.skip_line();
  const std::size_t least = within_grid ? kRowCells : kFirstRowCells;
  if (first == '#' || cells + others == 0) return {};
  if (first == '[')
    return {.kind = LineKind::kSection, .puzzles = names_puzzle(text.substr(begin))};
  line.kind = cells >= least && others <= cells / 2 ? LineKind::kRow : LineKind::kTitle;
  return line;
}

bool GridFinder::next() {
  rows_ = 0;
  drawn_ = false;
  while (!scanner_.at_end()) {
    const formats::Scanner before = scanner_;
    const GridLine line = read_grid_line(scanner_, text_, rows_ != 0);
    switch (line.kind) {
      case LineKind::kBlank:
        break;
      case LineKind::kRow:
        if (rows_ == 0) {
          begin_ = before.offset();
          line_ = before.line();
        }
        drawn_ |= line.drawn;
        end_ = scanner_.offset();
        if (++rows_ < 9) break;
        if (puzzles_) return true;
        puzzles_ = true;  // a section holds one grid
        rows_ = 0;
        drawn_ = false;
        break;
      case LineKind::kTitle:
      case LineKind::kSection:
        if (rows_ != 0 && puzzles_) {
          scanner_ = before;  // the line is for the next call
          return true;
        }
        rows_ = 0;
        drawn_ = false;
        puzzles_ = line.kind == LineKind::kTitle ? puzzles_ : line.puzzles;
        break;
    }
  }
  return rows_ != 0 && puzzles_;
}

}  // namespace jiugong::puzzle_file
