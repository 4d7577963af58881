// Reads consecutive JSON boards: nine arrays of nine strings or numbers.
#include <utility>

#include "formats/form.h"
#include "formats/source.h"

namespace jiugong::formats {
namespace {

class JsonSource final : public PuzzleSource {
 public:
  explicit JsonSource(std::string_view text) : PuzzleSource(text, Format::kJson) {}

  std::optional<TextPiece> read_next() override {
    skip_white_space();
    if (scanner_.at_end()) return std::nullopt;
    TextPuzzle puzzle;
    puzzle.line = scanner_.line();
    puzzle.begin = scanner_.offset();
    TextFailure failure{{}, scanner_.line(), scanner_.offset(), 0};
    if (read_board(puzzle)) {
      puzzle.end = scanner_.offset();
      return puzzle;
    }
    // The beginning of the next board cannot be determined, so the text ends here.
    failure.error = std::move(error_);
    return end_with(std::move(failure));
  }

 private:
  // Each function returns true when it has read the element; otherwise error_ has the reason.
  bool read_board(TextPuzzle& puzzle);
  bool read_row(std::size_t row, TextPuzzle& puzzle);
  bool read_value(std::size_t cell, TextPuzzle& puzzle);
  bool read_string(Digit& digit);
  bool read_number(Digit& digit);
  bool read_null();
  bool read_symbol(char symbol, Form expected);

  bool fail(TextErrorCode code, Phrase found, Phrase expected) {
    error_ = error_at(scanner_, code, std::move(found), std::move(expected));
    return false;
  }

  void skip_white_space() {
    while (!scanner_.at_end() && (scanner_.at_line_end() || scanner_.peek() == ' ')) {
      scanner_.advance();
    }
  }

  TextError error_;
};

bool JsonSource::read_symbol(char symbol, Form expected) {
  skip_white_space();
  if (scanner_.peek() != symbol) {
    return fail(TextErrorCode::kBadJson, scanner_.describe(), expected);
  }
  scanner_.advance();
  skip_white_space();
  return true;
}

bool JsonSource::read_board(TextPuzzle& puzzle) {
  if (!read_symbol('[', "[ before the first row"_form)) return false;
  for (std::size_t row = 0; row < 9; ++row) {
    if (row != 0) {
      if (scanner_.peek() == ']') {
        return fail(TextErrorCode::kTooFewRows,
                    counted(row, "the end of the board after {} row"_form,
                            "the end of the board after {} rows"_form),
                    "9 rows"_form);
      }
      if (!read_symbol(',', "a comma before the next row"_form)) return false;
    }
    if (!read_row(row, puzzle)) return false;
  }
  skip_white_space();
  if (scanner_.peek() != ']') {
    return fail(TextErrorCode::kBadJson, scanner_.describe(), "] after the ninth row"_form);
  }
  scanner_.advance();  // (White space behind it is not part of the board.)
  return true;
}

bool JsonSource::read_row(std::size_t row, TextPuzzle& puzzle) {
  if (!read_symbol('[', "[ before the cells of a row"_form)) return false;
  for (std::size_t column = 0; column < 9; ++column) {
    if (scanner_.peek() == ']') {
      return fail(TextErrorCode::kBadRowLength, counted(column, "{} cell"_form, "{} cells"_form),
                  "9 cells in a row"_form);
    }
    if (column != 0 && !read_symbol(',', "a comma before the next cell"_form)) return false;
    if (!read_value(9 * row + column, puzzle)) return false;
    skip_white_space();
  }
  if (scanner_.peek() == ',') {
    return fail(TextErrorCode::kBadRowLength, "more than 9 cells"_form, "9 cells in a row"_form);
  }
  return read_symbol(']', "] after the ninth cell"_form);
}

bool JsonSource::read_value(std::size_t cell, TextPuzzle& puzzle) {
  puzzle.cells[cell] = scanner_.offset();
  Digit digit = 0;
  const char c = scanner_.peek();
  const bool read = c == '"' ? read_string(digit) : c == 'n' ? read_null() : read_number(digit);
  if (read) puzzle.grid.set(static_cast<Cell>(cell), digit);
  return read;
}

bool JsonSource::read_string(Digit& digit) {
  scanner_.advance();
  if (is_cell(scanner_.peek())) {
    digit = digit_of(scanner_.peek());
    scanner_.advance();
  } else if (scanner_.peek() == ' ') {
    scanner_.advance();
  }
  if (scanner_.peek() != '"') {
    return fail(TextErrorCode::kBadCharacter, scanner_.describe(),
                "one digit or blank between quotation marks"_form);
  }
  scanner_.advance();
  return true;
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

bool JsonSource::read_null() {
  for (const char letter : {'n', 'u', 'l', 'l'}) {
    if (scanner_.peek() != letter) {
      return fail(TextErrorCode::kBadCharacter, scanner_.describe(), "null"_form);
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
