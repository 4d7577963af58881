// Reads nine rows per puzzle: bare (kRows), after a case count (kCases), or drawn with borders
// (kBoxed).
//
// Blank lines, comments and borders may separate rows; such a gap alone does not end a puzzle. But
// rows without a gap between them belong to one puzzle: if they would make more than nine with the
// rows before the gap, those before are a puzzle that lacks rows, not the beginning of the next
// one.
#include <utility>

#include "formats/form.h"
#include "formats/source.h"

namespace jiugong::formats {
namespace {

constexpr Form kCellNames = "a digit or one of the blanks . 0 ? * _ x"_form;

// Whether the line consists of - + = and common corner characters. Such a line cannot be a row,
// because - + and = are not cells.
bool is_border(Scanner line) {
  bool border = false;
  for (; !line.at_line_end(); line.advance()) {
    const char c = line.peek();
    if (c == '-' || c == '+' || c == '=') {
      border = true;
    } else if (c != ' ' && c != '|' && c != '*' && c != '.' && c != ':' && c != '\'') {
      return false;
    }
  }
  return border;
}

class RowSource final : public PuzzleSource {
 public:
  RowSource(std::string_view text, Format format) : PuzzleSource(text, format) {}

  std::optional<TextPiece> read_next() override;

 private:
  void read_count();
  bool find_row();
  bool find_row_of_puzzle(std::size_t rows);
  bool at_gap() const { return scanner_.line() > last_row_line_ + 1; }
  std::size_t rows_to_next_gap() const;
  bool is_row(Scanner line) const;
  std::optional<TextError> read_row(std::size_t row, TextPuzzle& puzzle);
  TextError too_few_rows(std::size_t rows) const;
  std::optional<TextPiece> check_count();

  std::size_t cases_ = 0;  // from the first line
  std::size_t count_line_ = 0;
  std::size_t last_row_line_ = 0;
  std::size_t done_ = 0;
};

void RowSource::read_count() {
  find_significant_line(scanner_);
  count_line_ = scanner_.line();
  for (; scanner_.peek() >= '0' && scanner_.peek() <= '9'; scanner_.advance()) {
    cases_ = cases_ * 10 + static_cast<std::size_t>(scanner_.peek() - '0');
  }
  scanner_.skip_line();
}

std::optional<TextPiece> RowSource::read_next() {
  if (format() == Format::kCases && count_line_ == 0) read_count();
  const bool more = find_row();
  if (format() == Format::kCases && (!more || done_ == cases_)) return check_count();
  if (!more) return std::nullopt;

  TextPuzzle puzzle;
  puzzle.line = scanner_.line();
  TextFailure failure{{}, puzzle.line, scanner_.offset(), 0};
  // The first error of a puzzle. The reader skips its other rows to reach the next puzzle.
  std::optional<TextError> error;
  for (std::size_t row = 0; row < 9; ++row) {
    if (!find_row_of_puzzle(row)) {
      if (!error) error = too_few_rows(row);
      break;
    }
    std::optional<TextError> row_error = read_row(row, puzzle);
    if (!error) error = std::move(row_error);
    last_row_line_ = scanner_.line();
    failure.end = scanner_.offset();
  }
  ++done_;
  if (!error) return puzzle;
  failure.error = std::move(*error);
  return failure;
}

// Advances to the next row of a puzzle that has `rows` rows so far; returns false if there is none.
bool RowSource::find_row_of_puzzle(std::size_t rows) {
  if (!find_row()) return false;
  return rows == 0 || !at_gap() || rows + rows_to_next_gap() <= 9;
}

// Counts up to ten, which is more than any puzzle needs.
std::size_t RowSource::rows_to_next_gap() const {
  Scanner ahead = scanner_;
  // (Rows of one puzzle that are too far for this are too far for the puzzle.)
  ahead.look_ahead(kMaxPuzzleBytes);
  std::size_t rows = 0;
  do {
    ahead.skip_line();
    ++rows;
  } while (rows < 10 && is_row(ahead));
  return rows;
}

TextError RowSource::too_few_rows(std::size_t rows) const {
  if (scanner_.at_end()) {
    return error_at(scanner_, TextErrorCode::kTooFewRows,
                    counted(rows, "the end of the text after {} row"_form,
                            "the end of the text after {} rows"_form),
                    "9 rows"_form);
  }
  return {TextErrorCode::kTooFewRows, last_row_line_ + 1, 1,
          counted(rows, "a gap after {} row"_form, "a gap after {} rows"_form), "9 rows"_form};
}

// Advances to the next row; returns false at the end of the text.
bool RowSource::find_row() {
  while (find_significant_line(scanner_)) {
    if (is_row(scanner_)) return true;
    scanner_.skip_line();
  }
  return false;
}

// Whether the line is no blank line, comment or border.
bool RowSource::is_row(Scanner line) const {
  line.skip_spaces();
  if (line.at_line_end() || line.peek() == '#') return false;
  return format() != Format::kBoxed || !is_border(line);
}

std::optional<TextError> RowSource::read_row(std::size_t row, TextPuzzle& puzzle) {
  std::optional<TextError> error;
  std::size_t cells = 0;
  for (; !scanner_.at_line_end() && cells < kMaxCells; scanner_.advance()) {
    const char c = scanner_.peek();
    if (is_cell(c)) {
      if (cells < 9) {
        puzzle.cells[9 * row + cells] = scanner_.offset();
        puzzle.grid.set(static_cast<Cell>(9 * row + cells), digit_of(c));
      } else if (cells == 9 && !error) {
        error = error_at(scanner_, TextErrorCode::kBadRowLength, {}, "9 cells in a row"_form);
      }
      ++cells;
      continue;
    }
    if (format() != Format::kRows && (c == ' ' || c == '|')) continue;
    if (c == ' ') {
      Scanner behind = scanner_;
      behind.skip_spaces();
      if (behind.at_line_end()) break;
    }
    if (!error) {
      error = error_at(scanner_, TextErrorCode::kBadCharacter, scanner_.describe(), kCellNames);
    }
    break;
  }
  if (!error && cells < 9) {
    error = error_at(scanner_, TextErrorCode::kBadRowLength, {}, "9 cells in a row"_form);
  }
  if (error && error->code == TextErrorCode::kBadRowLength) error->found = count_cells(cells);
  scanner_.skip_rest_of_line();
  return error;
}

// Checks the case count at the end of the text or after the last case.
std::optional<TextPiece> RowSource::check_count() {
  if (scanner_.at_end() && done_ == cases_) return std::nullopt;
  TextFailure failure{{}, scanner_.line(), scanner_.offset(), 0};
  failure.error = error_at(
      scanner_, TextErrorCode::kBadCaseCount,
      scanner_.at_end()
          ? counted(done_, "the end of the text after {} puzzle"_form,
                    "the end of the text after {} puzzles"_form)
          : counted(done_, "more text after {} puzzle"_form, "more text after {} puzzles"_form),
      {cases_ == 1 ? "{} puzzle, as line {} says"_form : "{} puzzles, as line {} says"_form, cases_,
       count_line_});
  return end_with(std::move(failure));
}

}  // namespace

std::unique_ptr<PuzzleSource> make_row_source(std::string_view text, Format format) {
  return std::make_unique<RowSource>(text, format);
}

}  // namespace jiugong::formats
