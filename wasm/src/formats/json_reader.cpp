// Reads consecutive JSON boards: nine arrays of nine strings or numbers, or nine strings of nine cells. Lists of boards and of
// strings of 81 cells are read, too, and all of these as programming languages write them: with a name before, with ( ) or { },
// 'quotation marks', None, and a comma behind the last.
#include <utility>

#include "formats/form.h"
#include "formats/line.h"
#include "formats/list.h"
#include "formats/source.h"

namespace jiugong::formats {
namespace {

class JsonSource final : public PuzzleSource {
 public:
  explicit JsonSource(std::string_view text) : PuzzleSource(text, Format::kJson) {}

  std::optional<TextPiece> read_next() override;

 private:
  // Each function returns true when it has read the element; otherwise error_ has the reason.
  bool read_board(TextPuzzle& puzzle);
  bool read_line(TextPuzzle& puzzle);
  bool read_cells(std::size_t begin, std::size_t count, TextPuzzle& puzzle);
  bool read_row(std::size_t row, TextPuzzle& puzzle);
  bool read_value(std::size_t cell, TextPuzzle& puzzle);
  bool read_cell_string(Digit& digit);
  bool read_quote(char quote);
  bool skip_string();
  bool read_number(Digit& digit);
  bool read_word(std::string_view word);
  bool read_symbol(char symbol, Form expected);
  bool read_opening(Form expected);

  bool fail(TextErrorCode code, Phrase found, Phrase expected) {
    error_ = error_at(scanner_, code, std::move(found), std::move(expected));
    return false;
  }

  void skip_white_space() {
    while (!scanner_.at_end() && (scanner_.at_line_end() || scanner_.peek() == ' ')) {
      scanner_.advance();
    }
  }

  bool at_quote() const { return is_quote(scanner_.peek()); }

  void skip_comma() {
    skip_white_space();
    if (scanner_.peek() != ',') return;
    scanner_.advance();
    skip_white_space();
  }

  void begin_list();
  void end_list();

  std::size_t lists_ = 0;  // open, around boards
  bool begun_ = false;
  TextError error_;
};

// Advances past `depth` brackets and the mark of a string behind them, which is returned; '\0' where there is none.
char enter_string(Scanner& scanner, std::size_t depth) {
  for (; depth != 0 && opens_list(scanner.peek()); --depth) {
    scanner.advance();
    while (!scanner.at_end() && (scanner.at_line_end() || scanner.peek() == ' ')) scanner.advance();
  }
  const char quote = scanner.peek();
  if (depth != 0 || !is_quote(quote)) return '\0';
  scanner.advance();
  return quote;
}

// Whether behind the brackets at the scanner, of which there are `depth`, a string of nine cells follows.
bool at_row(Scanner scanner, std::size_t depth) {
  const char quote = enter_string(scanner, depth);
  std::size_t cells = 0;
  for (; cells < 9 && is_line_cell(scanner.peek()); ++cells) scanner.advance();
  return quote != '\0' && cells == 9 && scanner.peek() == quote;
}

// The same of a string that is too long for a row: of a puzzle.
bool at_line(Scanner scanner, std::size_t depth) {
  const char quote = enter_string(scanner, depth);
  std::size_t characters = 0;
  while (characters < kShortestLine && !scanner.at_line_end() && scanner.peek() != quote) {
    scanner.advance();
    ++characters;
  }
  return quote != '\0' && characters == kShortestLine;
}

// The brackets at the scanner, up to four.
std::size_t depth_at(Scanner scanner) {
  std::size_t depth = 0;
  while (depth < 4 && !scanner.at_end()) {
    if (opens_list(scanner.peek())) {
      ++depth;
    } else if (scanner.peek() != ' ' && !scanner.at_line_end()) {
      break;
    }
    scanner.advance();
  }
  return depth;
}

// Enters what is around boards.
void JsonSource::begin_list() {
  skip_white_space();
  if (!std::exchange(begun_, true)) skip_assignment(scanner_);
  const std::size_t depth = depth_at(scanner_);
  const bool lines = depth != 0 && at_line(scanner_, depth);
  const bool rows = depth != 0 && at_row(scanner_, depth);
  const std::size_t own = lines ? 0 : rows ? 1 : 2;
  for (std::size_t outer = depth > own ? depth - own : 0; outer != 0; --outer) {
    scanner_.advance();
    skip_white_space();
    ++lists_;
  }
}

// Leaves it behind the last.
void JsonSource::end_list() {
  skip_comma();
  while (lists_ != 0 && closes_list(scanner_.peek())) {
    --lists_;
    scanner_.advance();
    skip_comma();
  }
  const Scanner end = scanner_;
  while (closes_list(scanner_.peek()) || scanner_.peek() == ';') {
    scanner_.advance();
    skip_white_space();
  }
  // (Only the end of a statement.)
  if (!scanner_.at_end()) scanner_ = end;
}

std::optional<TextPiece> JsonSource::read_next() {
  if (begun_) end_list();
  begin_list();
  if (scanner_.at_end()) return std::nullopt;
  TextPuzzle puzzle;
  puzzle.line = scanner_.line();
  puzzle.begin = scanner_.offset();
  TextFailure failure{{}, scanner_.line(), scanner_.offset(), 0};
  const Scanner begin = scanner_;
  if (at_quote() ? read_line(puzzle) : read_board(puzzle)) {
    puzzle.end = scanner_.offset();
    return puzzle;
  }
  failure.error = std::move(error_);
  const Scanner at_error = std::exchange(scanner_, begin);
  if (skip_string()) {
    failure.end = scanner_.offset();
    return failure;
  }
  scanner_ = at_error;
  // The beginning of the next board cannot be determined, so the text ends here.
  return end_with(std::move(failure));
}

bool JsonSource::read_opening(Form expected) {
  skip_white_space();
  if (!opens_list(scanner_.peek())) {
    return fail(TextErrorCode::kBadJson, scanner_.describe(), expected);
  }
  scanner_.advance();
  skip_white_space();
  return true;
}

bool JsonSource::read_symbol(char symbol, Form expected) {
  skip_white_space();
  if (scanner_.peek() != symbol) {
    return fail(TextErrorCode::kBadJson, scanner_.describe(), expected);
  }
  scanner_.advance();
  skip_white_space();
  return true;
}

bool JsonSource::read_line(TextPuzzle& puzzle) { return read_cells(0, kCellCount, puzzle); }

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
      skip_white_space();
      if (closes_list(scanner_.peek())) {
        return fail(TextErrorCode::kTooFewRows,
                    counted(row, "the end of the board after {} row"_form,
                            "the end of the board after {} rows"_form),
                    "9 rows"_form);
      }
      if (!read_symbol(',', "a comma before the next row"_form)) return false;
    }
    const bool string = at_row(scanner_, 0);
    if (string ? !read_cells(9 * row, 9, puzzle) : !read_row(row, puzzle)) return false;
  }
  Scanner last = scanner_;
  skip_comma();
  if (!closes_list(scanner_.peek())) {
    scanner_ = last;
    skip_white_space();
    return fail(TextErrorCode::kBadJson, scanner_.describe(), "] after the ninth row"_form);
  }
  scanner_.advance();  // (White space behind it is not part of the board.)
  return true;
}

bool JsonSource::read_row(std::size_t row, TextPuzzle& puzzle) {
  if (!read_opening("[ before the cells of a row"_form)) return false;
  for (std::size_t column = 0; column < 9; ++column) {
    if (closes_list(scanner_.peek())) {
      return fail(TextErrorCode::kBadRowLength, counted(column, "{} cell"_form, "{} cells"_form),
                  "9 cells in a row"_form);
    }
    if (column != 0 && !read_symbol(',', "a comma before the next cell"_form)) return false;
    if (!read_value(9 * row + column, puzzle)) return false;
    skip_white_space();
  }
  const Scanner behind = scanner_;
  skip_comma();
  if (!closes_list(scanner_.peek()) && behind.peek() == ',') {
    scanner_ = behind;
    return fail(TextErrorCode::kBadRowLength, "more than 9 cells"_form, "9 cells in a row"_form);
  }
  if (!closes_list(scanner_.peek())) {
    return fail(TextErrorCode::kBadJson, scanner_.describe(), "] after the ninth cell"_form);
  }
  scanner_.advance();
  skip_white_space();
  return true;
}

bool JsonSource::read_value(std::size_t cell, TextPuzzle& puzzle) {
  puzzle.cells[cell] = scanner_.offset();
  Digit digit = 0;
  const char c = scanner_.peek();
  const bool read = at_quote() ? read_cell_string(digit)
                    : c == 'n' ? read_word("null")
                    : c == 'N' ? read_word("None")
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

// Advances past a string of whatever characters that ends on its line; returns false where there is none.
bool JsonSource::skip_string() {
  if (!at_quote()) return false;
  const char quote = scanner_.peek();
  bool escaped = false;
  for (scanner_.advance(); !scanner_.at_line_end(); scanner_.advance()) {
    const char c = scanner_.peek();
    if (c == quote && !escaped) {
      scanner_.advance();
      return true;
    }
    escaped = c == '\\' && !escaped;
  }
  return false;
}

bool JsonSource::read_number(Digit& digit) {
  const char c = scanner_.peek();
  if (c < '0' || c > '9') {
    return fail(TextErrorCode::kBadCharacter, scanner_.describe(),
                "a cell: \"5\", \".\", 5, 0 or null"_form);
  }
  digit = digit_of(c);
  scanner_.advance();
  return true;
}

bool JsonSource::read_word(std::string_view word) {
  for (const char letter : word) {
    if (scanner_.peek() != letter) {
      return fail(TextErrorCode::kBadCharacter, scanner_.describe(), "null"_form);
    }
    scanner_.advance();
  }
  return true;
}

}  // namespace

namespace {

bool is_name(char c) { return static_cast<unsigned char>((c | 0x20) - 'a') < 26 || c == '_'; }

// Advances past `board =`, with its type and its dimensions perhaps; stays where something else is.
void skip_name(Scanner& scanner) {
  constexpr std::size_t kMost = 100;
  Scanner ahead = scanner;
  if (!is_name(ahead.peek())) return;
  char before = ahead.peek();
  for (std::size_t length = 0; length < kMost && !ahead.at_line_end(); ++length) {
    const char c = ahead.peek();
    ahead.advance();
    if (c == '=') {
      scanner = ahead;
      return;
    }
    const bool number = is_digit(c) && (is_name(before) || is_digit(before) || before == '[');
    if (!number && !is_name(c) && std::string_view(" []<>:.*&").find(c) == std::string_view::npos) {
      return;
    }
    before = c;
  }
}

}  // namespace

void skip_assignment(Scanner& scanner) {
  constexpr std::size_t kMost = 100;
  Scanner name = scanner;
  skip_name(name);
  const auto skip_white_space = [&] {
    while (!name.at_end() && (name.at_line_end() || name.peek() == ' ')) name.advance();
  };
  skip_white_space();
  // A call, such as np.array( or List(.
  Scanner call = name;
  const auto names = [](char c) { return is_name(c) || c == '.'; };
  for (std::size_t length = 0; length < kMost && names(call.peek()); ++length) call.advance();
  if (call.offset() != name.offset() && call.peek() == '(') {
    call.advance();
    name = call;
    skip_white_space();
  }
  if (opens_list(name.peek())) scanner = name;
}

std::unique_ptr<PuzzleSource> make_json_source(std::string_view text) {
  return std::make_unique<JsonSource>(text);
}

}  // namespace jiugong::formats
