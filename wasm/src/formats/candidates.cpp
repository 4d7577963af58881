#include "formats/candidates.h"

#include <algorithm>
#include <array>
#include <bit>

#include "formats/cell_runs.h"
#include "formats/form.h"
#include "formats/grid_line.h"
#include "formats/script.h"

namespace jiugong::formats {
namespace {

constexpr std::size_t kPackedCell = 9;

// What people write beside candidates to point at some of them.
constexpr std::string_view kMarks = "*+#@~^-(){}";

bool is_mark(char c) { return c != '\0' && kMarks.find(c) != std::string_view::npos; }

DigitSet bit_of(Digit digit) { return static_cast<DigitSet>(digit == 0 ? 0 : 1 << (digit - 1)); }

// Whether a cell has nine characters, each digit at its place.
bool is_packed_cell(std::string_view cell) {
  if (cell.size() != kPackedCell) return false;
  DigitSet digits = 0;
  for (std::size_t at = 0; at < cell.size(); ++at) {
    const Digit digit = digit_of(cell[at]);
    if (!is_line_cell(cell[at]) || (digit != 0 && digit != at + 1)) return false;
    digits |= bit_of(digit);
  }
  return digits != 0;
}

// Whether a cell is a blank, packed, or has different digits and perhaps marks.
bool is_drawn_cell(std::string_view cell) {
  if (cell.size() == 1 && is_cell(cell[0])) return true;
  DigitSet digits = 0;
  for (const char c : cell) {
    const DigitSet bit = bit_of(digit_of(c));
    if (bit == 0 ? !is_mark(c) : (digits & bit) != 0) return is_packed_cell(cell);
    digits |= bit;
  }
  return digits != 0;
}

// The cell at the scanner, up to the next gap; of a long one the beginning.
std::string_view cell_at(Scanner scanner, std::array<char, 2 * kPackedCell>& characters) {
  std::size_t size = 0;
  for (; size < characters.size() && !scanner.at_line_end() && !is_candidates_gap(scanner.peek());
       scanner.advance()) {
    characters[size++] = scanner.peek();
  }
  return {characters.data(), size};
}

// Passes over spaces within packed candidates, and over line ends, blank lines and comments.
void skip_packed_gap(Scanner& scanner) {
  scanner.skip_spaces();
  if (scanner.at_line_end()) find_significant_line(scanner);
}

void put_cell(TextPuzzle& puzzle, std::size_t cell, std::size_t offset, DigitSet digits) {
  const bool given = std::has_single_bit(digits);
  if (!puzzle.candidates) puzzle.candidates.emplace();
  (*puzzle.candidates)[cell] = digits == 0 ? kAllDigits : digits;
  puzzle.grid.set(static_cast<Cell>(cell),
                  static_cast<Digit>(given ? std::countr_zero(digits) + 1 : 0));
  puzzle.cells[cell] = offset;
}

}  // namespace

bool is_packed_row(std::string_view line) {
  for (std::size_t at = 0; at < line.size(); ++at) {
    const Digit digit = digit_of(line[at]);
    if (!is_line_cell(line[at]) || (digit != 0 && digit != at % kPackedCell + 1)) return false;
  }
  return line.size() == kCellCount;
}

bool is_drawn_row(std::string_view line) {
  std::size_t cells = 0;
  bool several = false, full = true, same = true;
  std::string_view last;
  while (!line.empty()) {
    const auto end = std::find_if(line.begin(), line.end(), is_candidates_gap) - line.begin();
    const std::string_view cell = line.substr(0, static_cast<std::size_t>(end));
    line.remove_prefix(cell.empty() ? 1 : cell.size());
    if (cell.empty()) continue;
    if (!is_drawn_cell(cell)) return false;
    const auto digits =
        std::count_if(cell.begin(), cell.end(), [](char c) { return digit_of(c) != 0; });
    several |= digits > 1;
    full &= digits == 9;
    same &= cells++ == 0 || cell == last;
    last = cell;
  }
  // (Nine cells with all digits, each in another order, are the rows of a full grid.)
  return cells == 9 && several && (!full || same);
}

Packed find_packed(Scanner scanner, std::size_t least) {
  std::size_t length = 0, in_place = 0, others = 0;
  for (; length < kPackedLength; scanner.advance(), ++length) {
    skip_packed_gap(scanner);
    if (scanner.at_end()) return Packed::kCut;
    if (!is_line_cell(scanner.peek())) return Packed::kNo;
    const Digit digit = digit_of(scanner.peek());
    if (digit == 0) continue;
    ++(digit == length % kPackedCell + 1 ? in_place : others);
    // (Of puzzles a ninth are in place.)
    if (others > in_place + 2) return Packed::kNo;
  }
  scanner.skip_spaces();
  const bool enough = others <= in_place && in_place + others >= least;
  return scanner.at_line_end() && enough ? Packed::kYes : Packed::kNo;
}

bool at_packed_line(Scanner scanner) {
  std::size_t length = 0;
  for (; is_line_cell(scanner.peek()) && length <= kPackedLength; scanner.advance()) ++length;
  return length == kPackedLength;
}

std::optional<TextError> read_packed(Scanner& scanner, TextPuzzle& puzzle) {
  for (std::size_t cell = 0; cell < kCellCount; ++cell) {
    skip_packed_gap(scanner);
    if (auto error = read_packed_cell(scanner, cell, puzzle)) return error;
  }
  return std::nullopt;
}

std::optional<TextError> read_packed_cell(Scanner& scanner, std::size_t cell, TextPuzzle& puzzle) {
  const std::size_t offset = scanner.offset();
  DigitSet digits = 0;
  for (Digit digit = 1; digit <= kPackedCell; ++digit, scanner.advance()) {
    skip_packed_gap(scanner);
    const Digit found = digit_of(scanner.peek());
    if (!is_line_cell(scanner.peek()) || (found != 0 && found != digit)) {
      return error_at(scanner, TextErrorCode::kBadCharacter, scanner.describe(),
                      {"{} or a dot"_form, digit});
    }
    digits |= bit_of(found);
  }
  if (cell < kCellCount) put_cell(puzzle, cell, offset, digits);
  return std::nullopt;
}

std::optional<TextError> read_drawn_cell(Scanner& scanner, std::size_t cell, TextPuzzle& puzzle) {
  const Scanner begin = scanner;
  std::array<char, 2 * kPackedCell> characters;
  const std::string_view text = cell_at(scanner, characters);
  if (is_packed_cell(text)) return read_packed_cell(scanner, cell, puzzle);
  const bool blank = text.size() == 1 && is_cell(text[0]);
  DigitSet digits = 0;
  for (; !scanner.at_line_end() && !is_candidates_gap(scanner.peek()); scanner.advance()) {
    const char c = scanner.peek();
    if (!is_cell(c) && !is_mark(c)) {
      return error_at(scanner, TextErrorCode::kBadCharacter, scanner.describe(),
                      "a digit or one of the blanks . 0 ? * _ x"_form);
    }
    const DigitSet bit = bit_of(digit_of(c));
    if (bit == 0 ? !blank && !is_mark(c) : (digits & bit) != 0) {
      return error_at(scanner, TextErrorCode::kBadCharacter, scanner.describe(),
                      "different digits in a cell"_form);
    }
    digits |= bit;
  }
  if (digits == 0 && !blank) {
    return error_at(begin, TextErrorCode::kBadCharacter, begin.describe(),
                    "a digit or one of the blanks . 0 ? * _ x"_form);
  }
  if (cell < kCellCount) put_cell(puzzle, cell, begin.offset(), digits);
  return std::nullopt;
}

bool are_packed(std::string_view text, const CellOffsets& cells) {
  std::size_t length = 0;
  for (Scanner scanner(text.substr(cells[0], cells[kCellCount - 1] - cells[0])); !scanner.at_end();
       scanner.advance()) {
    if (is_line_cell(scanner.peek())) {
      ++length;
    } else if (scanner.peek() == '#') {
      scanner.skip_rest_of_line();
    } else if (scanner.peek() != ' ' && !scanner.at_line_end()) {
      return false;
    }
  }
  return length == kPackedLength - kPackedCell;
}

std::size_t candidates_size(std::string_view text, bool packed) {
  Scanner scanner(text);
  if (packed) {
    for (std::size_t length = 0; length < kPackedCell; ++length, scanner.advance()) {
      skip_packed_gap(scanner);
    }
  } else {
    while (!scanner.at_line_end() && !is_candidates_gap(scanner.peek())) scanner.advance();
  }
  return scanner.offset();
}

std::size_t append_chosen(std::string& out, std::string_view text, std::size_t from,
                          const CellOffsets& cells, const Grid& solution) {
  if (are_squares(text, cells)) return append_squares(out, text, from, cells, solution);
  const bool packed = are_packed(text, cells);
  const Script script = Script::of(text, cells, nullptr);
  for (std::size_t cell = 0; cell < kCellCount; ++cell) {
    const std::size_t begin = cells[cell];
    out += text.substr(from, begin - from);
    script.append(out, solution[static_cast<Cell>(cell)]);
    from = begin + candidates_size(text.substr(begin), packed);
    if (packed) continue;
    for (Scanner rest(text.substr(begin, from - begin)); !rest.at_end(); rest.advance()) {
      if (rest.offset() != 0) script.append_space(out);
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
