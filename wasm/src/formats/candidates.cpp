#include "formats/candidates.h"

#include <algorithm>
#include <bit>

#include "formats/form.h"
#include "formats/grid_lines.h"

namespace jiugong::formats {
namespace {

constexpr std::size_t kPackedCell = 9;

bool is_gap(char c) { return c == ' ' || c == '|'; }

DigitSet bit_of(Digit digit) { return static_cast<DigitSet>(digit == 0 ? 0 : 1 << (digit - 1)); }

// The digits of a packed cell; nothing if one is out of place, or if there are none.
std::optional<DigitSet> packed_digits(std::string_view cell) {
  DigitSet digits = 0;
  for (std::size_t at = 0; at < cell.size(); ++at) {
    if (!is_line_cell(cell[at])) return std::nullopt;
    const Digit digit = digit_of(cell[at]);
    if (digit != 0 && digit != at + 1) return std::nullopt;
    digits |= bit_of(digit);
  }
  return digits == 0 ? std::nullopt : std::optional(digits);
}

// Those of a drawn cell, none for a blank; nothing if it is no such cell.
std::optional<DigitSet> drawn_digits(std::string_view cell) {
  DigitSet digits = 0;
  for (const char c : cell) {
    const DigitSet bit = is_cell(c) ? bit_of(digit_of(c)) : DigitSet{0};
    const bool blank = is_cell(c) && cell.size() == 1;
    if (bit == 0 ? !blank : (digits & bit) != 0) return std::nullopt;
    digits |= bit;
  }
  return digits;
}

void put_cell(TextPuzzle& puzzle, std::size_t cell, std::size_t offset, DigitSet digits) {
  const bool given = std::has_single_bit(digits);
  if (!puzzle.candidates) puzzle.candidates.emplace();
  (*puzzle.candidates)[cell] = digits == 0 ? kAllDigits : digits;
  puzzle.grid.set(static_cast<Cell>(cell),
                  static_cast<Digit>(given ? std::countr_zero(digits) + 1 : 0));
  puzzle.cells[cell] = offset;
}

// The digits of a line of packed cells; 0 if it is none.
int count_packed(std::string_view line) {
  if (line.size() != kCellCount) return 0;
  int count = 0;
  for (std::size_t at = 0; at < line.size(); at += kPackedCell) {
    const auto digits = packed_digits(line.substr(at, kPackedCell));
    if (!digits) return 0;
    count += std::popcount(*digits);
  }
  return count;
}

}  // namespace

bool is_packed_row(std::string_view line) { return count_packed(line) != 0; }

bool is_drawn_row(std::string_view line) {
  std::size_t cells = 0;
  bool several = false;
  while (!line.empty()) {
    const auto end = std::find_if(line.begin(), line.end(), is_gap) - line.begin();
    const std::string_view cell = line.substr(0, static_cast<std::size_t>(end));
    line.remove_prefix(cell.empty() ? 1 : cell.size());
    if (cell.empty()) continue;
    if (!drawn_digits(cell)) return false;
    several |= cell.size() > 1;
    ++cells;
  }
  return cells == 9 && several;
}

bool at_packed_rows(Scanner scanner) {
  int digits = 0;
  for (int row = 0; row < 9; ++row) {
    if (!find_significant_line(scanner)) return false;
    const LineCharacters line(scanner);
    const int count = count_packed(line.trimmed());
    if (count == 0) return false;
    digits += count;
  }
  return digits > kCellCount;
}

bool at_packed_line(Scanner scanner) {
  std::size_t length = 0;
  for (; is_line_cell(scanner.peek()) && length <= kPackedLength; scanner.advance()) ++length;
  return length == kPackedLength;
}

std::optional<TextError> read_packed_cell(Scanner& scanner, std::size_t cell, TextPuzzle& puzzle) {
  const std::size_t offset = scanner.offset();
  DigitSet digits = 0;
  for (Digit digit = 1; digit <= kPackedCell; ++digit, scanner.advance()) {
    const Digit found = digit_of(scanner.peek());
    if (!is_line_cell(scanner.peek()) || (found != 0 && found != digit)) {
      return error_at(scanner, TextErrorCode::kBadCharacter, scanner.describe(),
                      {"{} or a dot"_form, digit});
    }
    digits |= bit_of(found);
  }
  put_cell(puzzle, cell, offset, digits);
  return std::nullopt;
}

std::optional<TextError> read_drawn_cell(Scanner& scanner, std::size_t cell, TextPuzzle& puzzle) {
  const Scanner begin = scanner;
  DigitSet digits = 0;
  for (; !scanner.at_line_end() && !is_gap(scanner.peek()); scanner.advance()) {
    const char c = scanner.peek();
    if (!is_cell(c)) {
      return error_at(scanner, TextErrorCode::kBadCharacter, scanner.describe(),
                      "a digit or one of the blanks . 0 ? * _ x"_form);
    }
    const DigitSet bit = bit_of(digit_of(c));
    const bool first = scanner.offset() == begin.offset();
    if (!first && (bit == 0 || digits == 0 || (digits & bit) != 0)) {
      return error_at(scanner, TextErrorCode::kBadCharacter, scanner.describe(),
                      "different digits in a cell"_form);
    }
    digits |= bit;
  }
  if (cell < kCellCount) put_cell(puzzle, cell, begin.offset(), digits);
  return std::nullopt;
}

std::size_t candidates_size(std::string_view text) {
  Scanner scanner(text);
  for (std::size_t length = 0; is_line_cell(scanner.peek()) && length < kPackedCell; ++length) {
    scanner.advance();
  }
  return scanner.offset();
}

std::size_t append_chosen(std::string& out, std::string_view text, std::size_t from,
                          const CellOffsets& cells, const Grid& solution) {
  const bool packed = cells[1] == cells[0] + candidates_size(text.substr(cells[0]));
  for (std::size_t cell = 0; cell < kCellCount; ++cell) {
    const std::size_t begin = cells[cell];
    out += text.substr(from, begin - from);
    out += static_cast<char>('0' + solution[static_cast<Cell>(cell)]);
    from = begin + candidates_size(text.substr(begin));
    if (packed) continue;
    for (Scanner rest(text.substr(begin, from - begin)); !rest.at_end(); rest.advance()) {
      if (rest.offset() != 0) out += ' ';
    }
  }
  return from;
}

}  // namespace jiugong::formats

namespace jiugong {

std::string write_candidates(const Marks& candidates) {
  std::string out;
  out.reserve(formats::kPackedLength);
  for (const DigitSet digits : candidates) {
    for (int digit = 1; digit <= 9; ++digit) {
      out += (digits >> (digit - 1) & 1) != 0 ? static_cast<char>('0' + digit) : '.';
    }
  }
  return out;
}

}  // namespace jiugong
