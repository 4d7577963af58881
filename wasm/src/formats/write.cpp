#include <array>

#include "formats/scanner.h"
#include "jiugong/formats.h"

namespace jiugong {
namespace {

// Returns the number of bytes of a cell: of its character or, in JSON, of its value. An empty field
// of a table has one space, or none.
std::size_t cell_size(std::string_view text, std::size_t offset) {
  formats::Scanner scanner(text.substr(offset));
  const char first = scanner.peek();
  if (first == '"') {
    do scanner.advance();
    while (scanner.peek() != '"');
  } else if (first == 'n') {
    for (int letter = 1; letter < 4; ++letter) scanner.advance();
  } else if (scanner.at_tab() || (first != ' ' && !formats::is_line_cell(first))) {
    return 0;
  }
  return scanner.offset() + scanner.size();
}

std::string fullwidth_digit(Digit digit) {
  return {'\xef', '\xbc', static_cast<char>(0x90 + digit)};  // U+FF10 + digit
}

std::string numeral(Digit digit) {
  constexpr std::string_view kNumerals = "一二三四五六七八九";
  return std::string(kNumerals.substr(3 * static_cast<std::size_t>(digit - 1), 3));
}

// Returns the digit in the style of the cell it replaces.
std::string restyle(std::string_view cell, Digit digit) {
  std::string ascii(1, static_cast<char>('0' + digit));
  const formats::Scanner first(cell);
  if (first.peek() == '"') return '"' + ascii + '"';
  if (cell == "〇" || cell == "零") return numeral(digit);
  if (first.size() < 3 || first.peek() == ' ') return ascii;
  const bool keycap = static_cast<unsigned char>(cell[0]) < 0x80;
  return keycap ? ascii + std::string(cell.substr(1)) : fullwidth_digit(digit);
}

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
  } else if (solution != nullptr) {
    fill_in(puzzle, *solution);
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

void AnswerWriter::fill_in(const TextPuzzle& puzzle, const Grid& solution) {
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    if (puzzle.grid[cell] != 0) continue;
    const std::size_t begin = puzzle.cells[static_cast<std::size_t>(cell)];
    const std::size_t size = cell_size(text_, begin);
    out_ += text_.substr(written_, begin - written_);
    out_ += restyle(text_.substr(begin, size), solution[cell]);
    written_ = begin + size;
  }
}

void AnswerWriter::print_rows(const TextPuzzle& puzzle, const Grid* solution) {
  if (solution != nullptr) {
    out_ += rows(*solution, '.');
    return;
  }
  for (std::size_t cell = 0; cell < kCellCount; ++cell) {
    const std::size_t begin = puzzle.cells[cell];
    out_ += text_.substr(begin, cell_size(text_, begin));
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
