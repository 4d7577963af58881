#include "formats/candidates.h"
#include "formats/fill_in.h"
#include "formats/list.h"
#include "formats/scanner.h"
#include "grid/append_line.h"
#include "jiugong/formats.h"

namespace jiugong {
namespace formats {
namespace {

// How digits are written: 5 ５ 五 5️⃣
struct Script {
  enum { kAscii, kFullWidth, kNumeral } digits = kAscii;
  std::string_view behind = {};  // each digit: what makes a keycap of it

  bool plain() const { return digits == kAscii && behind.empty(); }

  void append(std::string& out, Digit digit) const {
    constexpr std::string_view kNumerals = "一二三四五六七八九";
    if (digits == kNumeral) {
      out += kNumerals.substr(3 * static_cast<std::size_t>(digit - 1), 3);
    } else if (digits == kFullWidth) {
      out += {'\xef', '\xbc', static_cast<char>(0x90 + digit)};  // U+FF10 + digit
    } else {
      out += static_cast<char>('0' + digit);
    }
    out += behind;
  }
};

// The script of one character.
Script script_of(std::string_view cell) {
  const Scanner first(cell);
  if (first.size() < 2) return {};
  if (static_cast<unsigned char>(cell[0]) < 0x80)
    return {.behind = cell.substr(1, first.size() - 1)};
  const bool zero = cell.starts_with("〇") || cell.starts_with("零");
  if (zero || (cell[0] != '\xef' && digit_of(first.peek()) != 0)) return {Script::kNumeral};
  return {Script::kFullWidth};
}

// That of the givens of a puzzle, ASCII if one of them is; without any, that of its blanks.
Script script_of(std::string_view text, const CellOffsets& cells, const Grid& puzzle) {
  Script script;
  const bool none = puzzle.clue_count() == 0;
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    if (puzzle[cell] == 0 && !none) continue;
    std::string_view written = text.substr(cells[static_cast<std::size_t>(cell)]);
    if (!written.empty() && is_quote(written.front())) written.remove_prefix(1);
    script = Scanner(written).peek() == ' ' ? Script() : script_of(written);
    if (script.plain()) break;
  }
  return script;
}

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
  } else if (first == 'n' || first == 'N') {
    for (int letter = 1; letter < 4; ++letter) scanner.advance();
  } else if (scanner.at_tab() || (first != ' ' && !is_line_cell(first))) {
    return 0;
  }
  return scanner.offset() + scanner.size();
}

std::size_t append_solved(std::string& out, std::string_view text, std::size_t from,
                          const CellOffsets& cells, const Grid& puzzle, const Grid& solution) {
  const Script script = script_of(text, cells, puzzle);
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
      puzzle.candidates ? formats::Script() : formats::script_of(text_, puzzle.cells, puzzle.grid);
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
