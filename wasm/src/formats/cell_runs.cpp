#include "formats/cell_runs.h"

#include <algorithm>
#include <array>
#include <bit>
#include <vector>

#include "formats/line.h"
#include "formats/script.h"

namespace jiugong::formats {
namespace {

constexpr std::size_t kSquaresSide = 27;

struct RunCell {
  std::size_t offset;
  char character;  // '\0' of an empty field
};

struct RunLine {
  std::vector<RunCell> cells;
  bool only = true;  // nothing but cells and what is between them
};

bool is_between(char c) {
  return c != '\0' && std::string_view(" |!,;/").find(c) != std::string_view::npos;
}
bool draws_border(char c) { return c == '-' || c == '+' || c == '=' || c == ':'; }

// Reads the line at the scanner, up to a cell more than a puzzle has. Advances past it.
RunLine read_line_of_run(Scanner& scanner, bool hyphens) {
  RunLine line;
  for (; !scanner.at_line_end() && line.cells.size() <= kCellCount; scanner.advance()) {
    const char c = scanner.peek();
    if (is_cell(c) || (hyphens && c == '-')) {
      line.cells.push_back({scanner.offset(), c});
    } else if (!is_between(c) && (!draws_border(c) || !line.cells.empty())) {
      line.only = draws_border(c);
      break;
    }
  }
  scanner.skip_line();
  return line;
}

// The 81 fields of a line, some of which are empty.
RunLine read_fields(Scanner scanner, char separator) {
  RunLine line;
  bool empty = true;
  for (;; scanner.advance()) {
    const char c = scanner.peek();
    if (scanner.at_line_end() || c == separator) {
      if (empty && !scanner.at_line_end()) line.cells.push_back({scanner.offset(), '\0'});
      if (scanner.at_line_end() || line.cells.size() > kCellCount) return line;
      empty = true;
    } else if (is_cell(c) && empty) {
      line.cells.push_back({scanner.offset(), c});
      empty = false;
    } else if (c != ' ') {
      line.only = false;
      return line;
    }
  }
}

void put(TextPuzzle& puzzle, std::size_t cell, const RunCell& read) {
  puzzle.cells[cell] = read.offset;
  puzzle.grid.set(static_cast<Cell>(cell), digit_of(read.character));
}

std::size_t cell_of_square(std::size_t line, std::size_t column) {
  return line / 3 * 9 + column / 3;
}

std::size_t digit_of_square(std::size_t line, std::size_t column) {
  return line % 3 * 3 + column % 3 + 1;
}

// Takes the digits at their places; returns whether all are.
bool put_squares(const std::vector<RunCell>& cells, TextPuzzle& puzzle) {
  Marks candidates{};
  for (std::size_t at = 0; at < cells.size(); ++at) {
    const std::size_t line = at / kSquaresSide, column = at % kSquaresSide;
    const std::size_t cell = cell_of_square(line, column), digit = digit_of_square(line, column);
    if (digit == 1) puzzle.cells[cell] = cells[at].offset;
    const Digit found = digit_of(cells[at].character);
    if (found == 0) continue;
    if (found != digit) return false;
    candidates[cell] = static_cast<DigitSet>(candidates[cell] | 1 << (digit - 1));
  }
  for (std::size_t cell = 0; cell < kCellCount; ++cell) {
    const DigitSet digits = candidates[cell];
    if (digits == 0) candidates[cell] = kAllDigits;
    if (!std::has_single_bit(digits)) continue;
    puzzle.grid.set(static_cast<Cell>(cell), static_cast<Digit>(std::countr_zero(digits) + 1));
  }
  puzzle.candidates = candidates;
  return true;
}

// Whether lines of 27 cells are the rows of three puzzles side by side: there is more between nines than between cells, and
// three lines clash.
bool are_side_by_side(const std::vector<RunCell>& cells, const Grid& grid) {
  std::size_t most = 0;
  for (std::size_t cell = 1; cell < 9; ++cell) {
    most = std::max(most, cells[cell].offset - cells[cell - 1].offset);
  }
  return cells[9].offset - cells[8].offset > most && grid.clue_count() != kCellCount &&
         !clashing_cells(grid).empty();
}

// Adds the lines of so many cells directly behind the run, unless they make another puzzle.
void add_rest(CellRun& run, std::size_t side, bool hyphens, bool& open) {
  CellRun longer = run;
  while (longer.cells < std::size_t{2} * kCellCount) {
    const Scanner begin = longer.behind;
    if (begin.at_end()) {
      open = true;
      break;
    }
    const RunLine line = read_line_of_run(longer.behind, hyphens);
    if (!line.only || line.cells.size() != side) {
      longer.behind = begin;
      break;
    }
    longer.last = begin;
    longer.cells += side;
  }
  if (longer.cells < std::size_t{2} * kCellCount) run = longer;
}

// Reads lines of as many cells as the first has, over borders and blank lines.
std::optional<CellRun> find_run(Scanner ahead, bool hyphens, bool& open) {
  std::vector<RunCell> cells;
  Scanner last = ahead;
  std::size_t side = 0;
  std::optional<CellRun> found;
  while (cells.size() < kSquaresSide * kSquaresSide) {
    if (ahead.at_end()) {
      open |= cells.size() > kSquaresSide;
      return found;
    }
    const Scanner begin = ahead;
    const RunLine line = read_line_of_run(ahead, hyphens);
    if (!line.only) return found;
    if (line.cells.empty() || (hyphens && side != 0 && line.cells.size() != side)) {
      if (cells.empty()) return found;
      continue;
    }
    if (cells.empty()) side = line.cells.size();
    const bool fits = side == 1 || side == 3 || side == kSquaresSide || side == kCellCount;
    if (!fits || line.cells.size() != side) return found;
    last = begin;
    cells.insert(cells.end(), line.cells.begin(), line.cells.end());
    if (cells.size() != kCellCount) continue;
    found.emplace(CellRun{{}, last, ahead, kCellCount});
    for (std::size_t cell = 0; cell < kCellCount; ++cell) put(found->puzzle, cell, cells[cell]);
    if (side == kSquaresSide && are_side_by_side(cells, found->puzzle.grid)) found.reset();
    if (side == 1 || side == 3) add_rest(*found, side, hyphens, open);
    if (side != kSquaresSide) return found;
  }
  CellRun squares{{}, last, ahead, kCellCount};
  if (put_squares(cells, squares.puzzle)) return squares;
  return found;
}

}  // namespace

std::optional<CellRun> find_cell_run(const Scanner& first, bool& open) {
  Scanner begin = first;
  begin.look_ahead(kMaxPuzzleBytes);
  for (const char separator : {',', ';'}) {
    const RunLine line = read_fields(begin, separator);
    if (!line.only || line.cells.size() != kCellCount) continue;
    CellRun run{{}, begin, begin, kCellCount};
    run.behind.skip_line();
    for (std::size_t cell = 0; cell < kCellCount; ++cell) put(run.puzzle, cell, line.cells[cell]);
    return run;
  }
  if (auto run = find_run(begin, false, open)) return run;
  if (auto run = find_run(begin, true, open)) return run;
  // A line of cells alone, with a label before them or a comment behind them.
  CellRun run{{}, begin, begin, kCellCount};
  if (read_line(run.behind, run.puzzle) || run.puzzle.candidates) return std::nullopt;
  run.behind.skip_line();
  return run;
}

bool are_squares(std::string_view text, const CellOffsets& cells) {
  // (Between two rows of squares are two more lines of 27.)
  for (const bool hyphens : {false, true}) {
    Scanner scanner(text);
    scanner.advance_to(cells[8]);
    scanner.skip_line();
    std::size_t lines = 0;
    while (scanner.offset() <= cells[9] && !scanner.at_end()) {
      lines += read_line_of_run(scanner, hyphens).cells.size() == kSquaresSide ? 1 : 0;
    }
    if (lines == 3) return true;
  }
  return false;
}

std::size_t append_squares(std::string& out, std::string_view text, std::size_t from,
                           const CellOffsets& cells, const Grid& solution) {
  const Script script = Script::of(text, cells, nullptr);
  bool open = false;
  Scanner first(text);
  first.advance_to(cells[0]);
  const bool hyphens = !find_run(first, false, open);
  for (std::size_t line = 0; line < kSquaresSide && !first.at_end();) {
    const RunLine read = read_line_of_run(first, hyphens);
    if (read.cells.size() != kSquaresSide) continue;
    for (std::size_t column = 0; column < kSquaresSide; ++column) {
      const RunCell& cell = read.cells[column];
      const std::size_t digit = digit_of_square(line, column);
      const bool chosen = solution[static_cast<Cell>(cell_of_square(line, column))] == digit;
      if (!chosen && digit_of(cell.character) == 0) continue;
      out += text.substr(from, cell.offset - from);
      chosen ? script.append(out, static_cast<Digit>(digit)) : void(out += hyphens ? '-' : '.');
      from = cell.offset + Scanner(text.substr(cell.offset)).size();
    }
    ++line;
  }
  return from;
}

}  // namespace jiugong::formats
