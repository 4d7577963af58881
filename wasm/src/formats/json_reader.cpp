// Reads consecutive JSON boards: nine arrays of nine strings or numbers, or nine strings of nine cells. Lists of boards and of
// strings of 81 cells are read, too, and all of these as programming languages write them: with a name before, with ( ) or { },
// 'quotation marks', None, and a comma behind the last.
#include <utility>

#include "formats/form.h"
#include "formats/grid_line.h"
#include "formats/list.h"
#include "formats/other_layout.h"
#include "formats/source.h"

namespace jiugong::formats {
namespace {

class JsonSource final : public PuzzleSource {
 public:
  explicit JsonSource(std::string_view text) : PuzzleSource(text, Format::kJson) {}

  std::optional<TextPiece> read_next() override;

 private:
  std::optional<TextFailure> other_layout_behind(Scanner line) const;

  // Each function returns true when it has read the element; otherwise error_ has the reason.
  bool read_board(TextPuzzle& puzzle);
  bool read_flat(TextPuzzle& puzzle);
  bool read_cells(std::size_t begin, std::size_t count, TextPuzzle& puzzle);
  bool read_row(std::size_t row, TextPuzzle& puzzle);
  bool read_value(std::size_t cell, TextPuzzle& puzzle);
  bool read_cell_string(Digit& digit);
  bool read_quote(char quote);
  bool read_number(Digit& digit);
  bool read_blank_word();
  bool read_separator(Form expected);
  void skip_comma();
  bool read_opening(Form expected);

  bool fail(TextErrorCode code, Phrase found, Phrase expected) {
    error_ = error_at(scanner_, code, std::move(found), std::move(expected));
    return false;
  }

  bool at_quote() const { return is_quote(scanner_.peek()); }

  bool begun_ = false;
  TextError error_;
};

std::optional<TextPiece> JsonSource::read_next() {
  const Scanner start = scanner_;
  BoardKind board = find_board(scanner_);
  if (auto other = begun_ ? other_layout_behind(start) : std::nullopt) return other;
  if (board == BoardKind::kNone) {
    if (begun_ && scanner_.at_end()) return std::nullopt;
    // (A list without a board, or one that breaks off.)
    if (!begun_) scanner_ = start;
    while (!scanner_.at_end() && !opens_list(scanner_.peek())) scanner_.advance();
  }
  begun_ = true;
  TextPuzzle puzzle;
  puzzle.line = scanner_.line();
  puzzle.begin = scanner_.offset();
  TextFailure failure{{}, scanner_.line(), scanner_.offset(), 0};
  const Scanner begin = scanner_;
  const bool read = board == BoardKind::kLine   ? read_cells(0, kCellCount, puzzle)
                    : board == BoardKind::kFlat ? read_flat(puzzle)
                                                : read_board(puzzle);
  if (read && !is_letter(scanner_.peek())) {
    puzzle.end = scanner_.offset();
    return puzzle;
  }
  if (read) {
    fail(TextErrorCode::kBadJson, scanner_.describe(), "[ before the first row"_form);
  }
  failure.error = std::move(error_);
  const Scanner at_error = std::exchange(scanner_, begin);
  if (skip_string(scanner_)) {
    failure.end = scanner_.offset();
    return failure;
  }
  scanner_ = at_error;
  // The beginning of the next board cannot be determined, so the text ends here.
  return end_with(std::move(failure));
}

// The failure of the first puzzle from there to the scanner that is in another layout, and in no list or comment.
std::optional<TextFailure> JsonSource::other_layout_behind(Scanner line) const {
  PassedLines passed;
  for (std::size_t depth = 0; line.offset() < scanner_.offset();) {
    const std::string_view rest = line.rest();
    const char c = line.peek();
    const std::size_t at = line.offset();
    if (rest.starts_with("//") || rest.starts_with("/*")) {
      skip_list_space(line);
      // (A comment that does not end is none.)
      if (line.offset() == at) line.advance();
    } else if (line.at_line_end()) {
      line.skip_line();
      Scanner first = line;
      first.skip_spaces();
      // (The list at hand may be in another, whose strings and rows follow; the next is told by itself.)
      if (line.line() == scanner_.line() && !scanner_.at_end()) break;
      const char begin = first.peek();
      if (depth != 0 || begin == '[' || begin == '/' || is_quote(begin)) continue;
      if (auto other = passed.look(line, scanner_)) return other;
    } else if (!skip_string(line)) {
      depth += c == '[' || c == '{' ? 1 : 0;
      depth -= depth != 0 && (c == ']' || c == '}') ? 1 : 0;
      line.advance();
    }
  }
  return std::nullopt;
}

bool JsonSource::read_opening(Form expected) {
  skip_list_space(scanner_);
  skip_list_name(scanner_);
  if (!opens_list(scanner_.peek())) {
    return fail(TextErrorCode::kBadJson, scanner_.describe(), expected);
  }
  scanner_.advance();
  skip_list_space(scanner_);
  return true;
}

// A comma, or what programs have in its place.
bool JsonSource::read_separator(Form expected) {
  const std::size_t begin = scanner_.offset();
  skip_list_space(scanner_);
  const char c = scanner_.peek();
  if (c == ',' || c == ';' || c == '+') {
    scanner_.advance();
  } else if (scanner_.offset() == begin || closes_list(c)) {
    return fail(TextErrorCode::kBadJson, scanner_.describe(), expected);
  }
  skip_list_space(scanner_);
  return true;
}

// Advances past a separator that has nothing behind it.
void JsonSource::skip_comma() {
  skip_list_space(scanner_);
  if (scanner_.peek() != ',' && scanner_.peek() != ';') return;
  scanner_.advance();
  skip_list_space(scanner_);
}

bool JsonSource::read_flat(TextPuzzle& puzzle) {
  if (!read_opening("[ before the cells of a row"_form)) return false;
  for (std::size_t cell = 0; cell < kCellCount; ++cell) {
    if (closes_list(scanner_.peek())) {
      return fail(TextErrorCode::kBadLineLength, count_cells(cell), "81 cells on a line"_form);
    }
    if (cell != 0 && !read_separator("a comma before the next cell"_form)) return false;
    if (!read_value(cell, puzzle)) return false;
  }
  skip_comma();
  if (!closes_list(scanner_.peek())) {
    return fail(TextErrorCode::kBadLineLength, Phrase("at least {} cells"_form, kCellCount + 1),
                "81 cells on a line"_form);
  }
  scanner_.advance();
  return true;
}

// A string of cells.
bool JsonSource::read_cells(std::size_t begin, std::size_t count, TextPuzzle& puzzle) {
  const char quote = scanner_.peek();
  scanner_.advance();
  for (std::size_t cell = begin; cell < begin + count; ++cell, scanner_.advance()) {
    if (!is_line_cell(scanner_.peek())) {
      return fail(TextErrorCode::kBadCharacter, scanner_.describe(),
                  "a digit or one of the blanks . 0 ? * _ x"_form);
    }
    puzzle.cells[cell] = scanner_.offset();
    puzzle.grid.set(static_cast<Cell>(cell), digit_of(scanner_.peek()));
  }
  return read_quote(quote);
}

bool JsonSource::read_board(TextPuzzle& puzzle) {
  if (!read_opening("[ before the first row"_form)) return false;
  for (std::size_t row = 0; row < 9; ++row) {
    if (row != 0) {
      const Scanner behind = scanner_;
      skip_list_space(scanner_);
      if (closes_list(scanner_.peek())) {
        return fail(TextErrorCode::kTooFewRows,
                    counted(row, "the end of the board after {} row"_form,
                            "the end of the board after {} rows"_form),
                    "9 rows"_form);
      }
      scanner_ = behind;
      if (!read_separator("a comma before the next row"_form)) return false;
    }
    const bool string = at_row_string(scanner_);
    if (string ? !read_cells(9 * row, 9, puzzle) : !read_row(row, puzzle)) return false;
  }
  Scanner last = scanner_;
  skip_comma();
  if (!closes_list(scanner_.peek())) {
    scanner_ = last;
    skip_list_space(scanner_);
    return fail(TextErrorCode::kBadJson, scanner_.describe(), "] after the ninth row"_form);
  }
  scanner_.advance();  // (White space behind it is not part of the board.)
  return true;
}

bool JsonSource::read_row(std::size_t row, TextPuzzle& puzzle) {
  if (!read_opening("[ before the cells of a row"_form)) return false;
  std::size_t depth = 1;  // (C++ has {{ }} around the cells of a std::array.)
  for (; opens_list(scanner_.peek()); ++depth) scanner_.advance();
  for (std::size_t column = 0; column < 9; ++column) {
    if (closes_list(scanner_.peek())) {
      return fail(TextErrorCode::kBadRowLength, counted(column, "{} cell"_form, "{} cells"_form),
                  "9 cells in a row"_form);
    }
    if (column != 0 && !read_separator("a comma before the next cell"_form)) return false;
    if (!read_value(9 * row + column, puzzle)) return false;
    Scanner behind = scanner_;
    skip_list_space(behind);
    if (closes_list(behind.peek())) scanner_ = behind;
  }
  const Scanner behind = scanner_;
  skip_comma();
  if (!closes_list(scanner_.peek()) && scanner_.offset() != behind.offset()) {
    scanner_ = behind;
    return fail(TextErrorCode::kBadRowLength, "more than 9 cells"_form, "9 cells in a row"_form);
  }
  if (!closes_list(scanner_.peek())) {
    return fail(TextErrorCode::kBadJson, scanner_.describe(), "] after the ninth cell"_form);
  }
  for (; depth != 0 && closes_list(scanner_.peek()); --depth) scanner_.advance();
  return true;
}

bool JsonSource::read_value(std::size_t cell, TextPuzzle& puzzle) {
  puzzle.cells[cell] = scanner_.offset();
  Digit digit = 0;
  const char c = scanner_.peek();
  const bool read = at_quote()             ? read_cell_string(digit)
                    : c == 'n' || c == 'N' ? read_blank_word()
                                           : read_number(digit);
  if (read) puzzle.grid.set(static_cast<Cell>(cell), digit);
  return read;
}

bool JsonSource::read_cell_string(Digit& digit) {
  const char quote = scanner_.peek();
  scanner_.advance();
  if (is_cell(scanner_.peek())) {
    digit = digit_of(scanner_.peek());
    scanner_.advance();
  } else if (scanner_.peek() == ' ') {
    scanner_.advance();
  }
  return read_quote(quote);
}

// The end of a string, which is the mark that began it.
bool JsonSource::read_quote(char quote) {
  if (scanner_.peek() != quote) {
    return fail(TextErrorCode::kBadCharacter, scanner_.describe(),
                "one digit or blank between quotation marks"_form);
  }
  scanner_.advance();
  return true;
}

bool JsonSource::read_number(Digit& digit) {
  const char c = scanner_.peek();
  if (!is_digit(c) && c != '_') {
    return fail(TextErrorCode::kBadCharacter, scanner_.describe(),
                "a cell: \"5\", \".\", 5, 0 or null"_form);
  }
  digit = digit_of(c);
  scanner_.advance();
  // (5. and 5.0 are numbers, too.)
  if (scanner_.peek() == '.') scanner_.advance();
  while (scanner_.peek() == '0') scanner_.advance();
  return true;
}

// null, None or nan, whatever the case of their letters.
bool JsonSource::read_blank_word() {
  scanner_.advance();
  const char second = static_cast<char>(scanner_.peek() | 0x20);
  const std::string_view rest = second == 'a' ? "an" : second == 'o' ? "one" : "ull";
  for (const char letter : rest) {
    if ((scanner_.peek() | 0x20) != letter) {
      return fail(TextErrorCode::kBadCharacter, scanner_.describe(), "null, None or NaN"_form);
    }
    scanner_.advance();
  }
  return true;
}

}  // namespace

std::unique_ptr<PuzzleSource> make_json_source(std::string_view text) {
  return std::make_unique<JsonSource>(text);
}

}  // namespace jiugong::formats
