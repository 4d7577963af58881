// Reads positions.
#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>

#include "formats/candidates.h"
#include "formats/form.h"
#include "formats/scanner.h"
#include "jiugong/position_text.h"
#include "teach/bits.h"
#include "teach/position.h"

namespace jiugong {

using formats::operator""_form;
using formats::Scanner;

namespace {

using Read = std::variant<Position, TextError>;

bool is_digit(char c) { return c >= '1' && c <= '9'; }
bool is_blank(char c) { return c == '.' || c == '0'; }

// Reads the object of kJson.
class JsonReader {
 public:
  // Begins at the scanner's position, which is that of the {.
  explicit JsonReader(Scanner scanner) : begin_(scanner), scanner_(scanner) {}

  Read read() {
    if (!read_object()) return std::move(error_);
    return position_;
  }

  // Whether the object is no position: it has no givens, or members that are none of one, and it has neither digits nor marks,
  // which would be lost where its puzzle is read alone.
  bool is_foreign() const { return foreign_; }

 private:
  bool fail(TextErrorCode code, Phrase found, Phrase expected) {
    error_ = error_at(scanner_, code, std::move(found), std::move(expected));
    return false;
  }

  bool fail_here(formats::Form expected) {
    return fail(TextErrorCode::kBadJson, scanner_.describe(), expected);
  }

  static void skip_white_space(Scanner& scanner) {
    while (!scanner.at_end() && (scanner.at_line_end() || scanner.peek() == ' ')) {
      scanner.advance();
    }
  }

  // Each of the following returns true when it has read the element; otherwise error_ has the reason.
  bool read_symbol(char symbol, formats::Form expected) {
    skip_white_space(scanner_);
    if (scanner_.peek() != symbol) return fail_here(expected);
    scanner_.advance();
    skip_white_space(scanner_);
    return true;
  }

  bool read_object() {
    scanner_.advance();
    for (bool first = true; first || scanner_.peek() == ','; first = false) {
      if (!first) scanner_.advance();
      if (!read_member()) return false;
      skip_white_space(scanner_);
    }
    if (!read_symbol('}', "a comma, or } after the last member"_form)) return false;
    if (!scanner_.at_end()) return fail_here("the end of the text"_form);
    if (!has_givens_) {
      foreign_ = !has_entries();
      return fail(TextErrorCode::kBadJson, "the end of the text"_form,
                  "the member \"givens\""_form);
    }
    return true;
  }

  bool read_member() {
    skip_white_space(scanner_);
    const Scanner begin = scanner_;
    const std::string name = read_name(scanner_);
    if (name != "givens" && name != "digits" && name != "marks") {
      scanner_ = begin;
      foreign_ = !has_entries();
      return fail_here("\"givens\", \"digits\" or \"marks\""_form);
    }
    if (!read_symbol(':', "a colon after the name"_form)) return false;
    if (name == "givens") {
      has_givens_ = true;
      return read_digits(position_.givens);
    }
    if (scanner_.peek() == 'n') return skip_null();
    return name == "digits" ? read_digits(position_.entered) : read_marks();
  }

  // Returns the name of a member, or nothing.
  static std::string read_name(Scanner& scanner) {
    if (scanner.peek() != '"') return "";
    scanner.advance();
    std::string name;
    for (; scanner.peek() >= 'a' && scanner.peek() <= 'z' && name.size() < 7; scanner.advance()) {
      name += scanner.peek();
    }
    if (scanner.peek() != '"') return "";
    scanner.advance();
    return name;
  }

  // Whether a member "digits" or "marks" with a value is anywhere in the object.
  bool has_entries() const {
    for (Scanner scanner = begin_; !scanner.at_end();) {
      const std::string name = read_name(scanner);
      if (name.empty() && scanner.peek() != '"') scanner.advance();
      if (name != "digits" && name != "marks") continue;
      skip_white_space(scanner);
      if (scanner.peek() != ':') continue;
      scanner.advance();
      skip_white_space(scanner);
      if (scanner.peek() != 'n') return true;
    }
    return false;
  }

  bool read_digits(Grid& grid) {
    if (scanner_.peek() != '"') return fail_here("81 cells between quotation marks"_form);
    scanner_.advance();
    std::size_t cells = 0;
    for (; is_digit(scanner_.peek()) || is_blank(scanner_.peek()); scanner_.advance()) {
      if (cells < kCellCount) {
        grid.set(static_cast<Cell>(cells), formats::digit_of(scanner_.peek()));
      }
      if (++cells == formats::kMaxCells) break;
    }
    if (cells == kCellCount && scanner_.peek() == '"') {
      scanner_.advance();
      return true;
    }
    if (cells > kCellCount || scanner_.peek() == '"') {
      return fail(TextErrorCode::kBadLineLength, formats::count_cells(cells),
                  "81 cells between quotation marks"_form);
    }
    return fail(TextErrorCode::kBadCharacter, scanner_.describe(),
                "a digit, or . for a blank cell"_form);
  }

  bool read_marks() {
    if (!read_symbol('[', "[ before the marks"_form)) return false;
    for (DigitSet& digits : position_.marks) {
      const bool first = &digits == position_.marks.data();
      if (!first && !read_symbol(',', "81 numbers with commas between them"_form)) return false;
      if (!read_mark(digits)) return false;
    }
    return read_symbol(']', "] after 81 numbers"_form);
  }

  bool read_mark(DigitSet& digits) {
    const Scanner begin = scanner_;
    int number = 0, length = 0;
    for (; scanner_.peek() >= '0' && scanner_.peek() <= '9' && length < 4; scanner_.advance()) {
      number = 10 * number + (scanner_.peek() - '0');
      ++length;
    }
    if (length == 0 || number > kAllDigits) {
      scanner_ = begin;
      return fail_here("a whole number from 0 to 511"_form);
    }
    digits = static_cast<DigitSet>(number);
    return true;
  }

  bool skip_null() {
    for (const char letter : {'n', 'u', 'l', 'l'}) {
      if (scanner_.peek() != letter) return fail_here("null"_form);
      scanner_.advance();
    }
    return true;
  }

  const Scanner begin_;
  Scanner scanner_;
  Position position_;
  bool has_givens_ = false, foreign_ = false;
  TextError error_;
};

}  // namespace

std::variant<Position, TextError> read_position(std::string_view text) {
  Scanner start(text);
  if (text.size() > kMaxPuzzleBytes) return too_long(start);
  std::optional<TextError> no_position;
  if (formats::find_significant_line(start) && start.peek() == '{') {
    JsonReader json(start);
    Read position = json.read();
    if (!json.is_foreign()) return position;
    no_position = std::get<TextError>(std::move(position));
  }
  // (Each digit may be alone, which in a file could be nine puzzles.)
  if (formats::find_packed(start, 0) == formats::Packed::kYes) {
    TextPuzzle puzzle;
    if (auto error = formats::read_packed(start, puzzle)) return *std::move(error);
    if (!formats::find_significant_line(start)) return position_of(*puzzle.candidates);
  }
  auto read = read_any_puzzle(text);
  if (auto* error = std::get_if<TextError>(&read)) {
    // (What was read further was meant.)
    const auto place = [](const TextError& it) { return std::pair(it.line, it.column); };
    const bool further = no_position && place(*no_position) >= place(*error);
    return further ? *std::move(no_position) : std::move(*error);
  }
  const auto& puzzle = std::get<TextPuzzle>(read);
  return puzzle.candidates ? position_of(*puzzle.candidates) : Position{.givens = puzzle.grid};
}

}  // namespace jiugong
