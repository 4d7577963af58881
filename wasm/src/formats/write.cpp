#include "formats/candidates.h"
#include "formats/fill_in.h"
#include "formats/grid_line.h"
#include "formats/list.h"
#include "formats/scanner.h"
#include "formats/script.h"
#include "grid/append_line.h"
#include "jiugong/formats.h"

namespace jiugong {
namespace formats {
namespace {

// Appends the cell at `begin` with a digit in it.
void append_cell(std::string& out, std::string_view text, std::size_t begin, Digit digit,
                 const Script& script) {
  const bool quoted = begin < text.size() && is_quote(text[begin]);
  if (quoted) out += text[begin];
  script.append(out, digit);
  if (quoted) out += text[begin];
}

}  // namespace

// An empty field of a table has one space, or none; a row whose spaces are blanks may end early.
std::size_t cell_size(std::string_view text) {
  Scanner scanner(text);
  const char first = scanner.peek();
  if (is_quote(first)) {
    do scanner.advance();
    while (scanner.peek() != first);
  } else if (first == 'n' || first == 'N') {  // null, None, NaN
    std::size_t size = 1;
    while (size < text.size() && is_letter(text[size])) ++size;
    return size;
  } else if (scanner.at_tab() || (first != ' ' && !is_line_cell(first))) {
    return 0;
  }
  return scanner.offset() + scanner.size();
}

std::size_t append_solved(std::string& out, std::string_view text, std::size_t from,
                          const CellOffsets& cells, const Grid& puzzle, const Grid& solution) {
  const Script script = Script::of(text, cells, &puzzle);
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    if (puzzle[cell] != 0) continue;
    const std::size_t begin = cells[static_cast<std::size_t>(cell)];
    out += text.substr(from, begin - from);
    append_cell(out, text, begin, solution[cell], script);
    from = begin + cell_size(text.substr(begin));
  }
  return from;
}

void append_puzzle(std::string& out, const Grid& grid, const std::optional<Marks>& candidates) {
  candidates ? void(out += write_candidates(*candidates)) : append_line(out, grid);
}

}  // namespace formats

namespace {

std::string rows(const Grid& grid, char blank) {
  const std::string line = grid.to_line(blank);
  std::string out;
  for (std::size_t row = 0; row < 9; ++row) out += line.substr(9 * row, 9) + '\n';
  return out;
}

std::string boxed(const Grid& grid) {
  const std::string line = grid.to_line();
  std::string out;
  for (std::size_t row = 0; row < 9; ++row) {
    if (row == 3 || row == 6) out += "------+-------+------\n";
    for (std::size_t column = 0; column < 9; ++column) {
      if (column == 3 || column == 6) out += "| ";
      out += line[9 * row + column];
      out += column < 8 ? ' ' : '\n';
    }
  }
  return out;
}

std::string json(const Grid& grid) {
  const std::string line = grid.to_line();
  std::string out = "[";
  for (std::size_t row = 0; row < 9; ++row) {
    out += row == 0 ? "[" : ",[";
    for (std::size_t column = 0; column < 9; ++column) {
      if (column != 0) out += ',';
      out += {'"', line[9 * row + column], '"'};
    }
    out += ']';
  }
  return out + ']';
}

}  // namespace

void AnswerWriter::answer(const TextPuzzle& puzzle, const Grid* solution) {
  if (format_ == Format::kRows || format_ == Format::kCases) {
    print_rows(puzzle, solution);
  } else if (solution != nullptr && puzzle.candidates) {
    written_ = formats::append_chosen(out_, text_, written_, puzzle.cells, *solution);
  } else if (solution != nullptr) {
    written_ = formats::append_solved(out_, text_, written_, puzzle.cells, puzzle.grid, *solution);
  }
}

void AnswerWriter::keep(const TextFailure& failure) {
  if (format_ != Format::kRows && format_ != Format::kCases) return;  // finish() copies the bytes
  out_ += text_.substr(failure.begin, failure.end - failure.begin);
  if (failure.end > failure.begin && out_.back() != '\n') out_ += '\n';
}

std::string AnswerWriter::finish() {
  if (format_ != Format::kRows && format_ != Format::kCases) out_ += text_.substr(written_);
  return std::move(out_);
}

void AnswerWriter::print_rows(const TextPuzzle& puzzle, const Grid* solution) {
  if (puzzle.candidates && solution == nullptr) {
    (out_ += text_.substr(puzzle.begin, puzzle.end - puzzle.begin)) += '\n';
    return;
  }
  const auto script =
      formats::Script::of(text_, puzzle.cells, puzzle.candidates ? nullptr : &puzzle.grid);
  if (solution != nullptr && script.plain()) {
    out_ += rows(*solution, '.');
    return;
  }
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    const std::size_t begin = puzzle.cells[static_cast<std::size_t>(cell)];
    if (solution != nullptr && puzzle.grid[cell] == 0) {
      script.append(out_, (*solution)[cell]);
    } else {
      out_ += text_.substr(begin, formats::cell_size(text_.substr(begin)));
    }
    if (cell % 9 == 8) out_ += '\n';
  }
}

std::string write_grid(const Grid& grid, Format format) {
  switch (format) {
    case Format::kRows:
      return rows(grid, '.');
    case Format::kLine:
      return grid.to_line();
    case Format::kCases:
      return "1\n" + rows(grid, '0');
    case Format::kBoxed:
      return boxed(grid);
    case Format::kJson:
      return json(grid);
  }
  return "";
}

}  // namespace jiugong
