// Nine rows a puzzle: bare (kRows), behind a case count (kCases), or drawn with borders (kBoxed).
#include <utility>

#include "formats/source.h"

namespace jiugong::internal {
namespace {

constexpr std::string_view kCellNames = "a digit or one of the blanks . 0 ? * _ x";

class RowSource final : public PuzzleSource {
 public:
  RowSource(std::string_view text, Format format) : PuzzleSource(text, format) {
    if (format == Format::kCases) read_count();
  }

  std::optional<TextPiece> next() override;

 private:
  void read_count();
  bool find_row();
  bool at_border_line() const;
  std::optional<TextError> read_row(std::size_t row, TextPuzzle& puzzle);
  std::optional<TextPiece> check_count();

  std::size_t cases_ = 0;  // as the first line says
  std::size_t count_line_ = 0;
  std::size_t done_ = 0;
  bool ended_ = false;
};

void RowSource::read_count() {
  find_significant_line(scanner_);
  count_line_ = scanner_.line();
  for (; scanner_.peek() >= '0' && scanner_.peek() <= '9'; scanner_.advance()) {
    cases_ = cases_ * 10 + static_cast<std::size_t>(scanner_.peek() - '0');
  }
  scanner_.skip_line();
}

std::optional<TextPiece> RowSource::next() {
  if (ended_) return std::nullopt;
  const bool more = find_row();
  if (format() == Format::kCases && (!more || done_ == cases_)) return check_count();
  if (!more) return std::nullopt;

  TextPuzzle puzzle;
  puzzle.line = scanner_.line();
  TextFailure failure{{}, puzzle.line, scanner_.offset(), 0};
  bool failed = false;
  for (std::size_t row = 0; row < 9; ++row) {
    std::optional<TextError> error;
    if (find_row()) {
      error = read_row(row, puzzle);
    } else {
      error = error_at(scanner_, TextErrorCode::kTooFewRows,
                       "the end of the text after " + plural(row, "row"), "9 rows");
      row = 9;
    }
    failure.end = scanner_.offset();
    // The first error of a puzzle is told; its other rows are read over, to reach the next puzzle.
    if (error && !failed) {
      failure.error = std::move(*error);
      failed = true;
    }
  }
  ++done_;
  if (failed) return failure;
  return puzzle;
}

// Goes on to the next row; false at the end of the text.
bool RowSource::find_row() {
  while (find_significant_line(scanner_)) {
    if (format() != Format::kBoxed || !at_border_line()) return true;
    scanner_.skip_line();
  }
  return false;
}

// A line of - + = and what people put at the corners. Such a line cannot be a row: - + and = are
// no cells.
bool RowSource::at_border_line() const {
  bool border = false;
  for (Scanner ahead = scanner_; !ahead.at_line_end(); ahead.advance()) {
    const char c = ahead.peek();
    if (c == '-' || c == '+' || c == '=') {
      border = true;
    } else if (c != ' ' && c != '|' && c != '*' && c != '.' && c != ':' && c != '\'') {
      return false;
    }
  }
  return border;
}

std::optional<TextError> RowSource::read_row(std::size_t row, TextPuzzle& puzzle) {
  std::optional<TextError> error;
  std::size_t cells = 0;
  for (; !scanner_.at_line_end(); scanner_.advance()) {
    const char c = scanner_.peek();
    if (is_cell(c)) {
      if (cells < 9) {
        puzzle.cells[9 * row + cells] = scanner_.offset();
        puzzle.grid.set(static_cast<Cell>(9 * row + cells), digit_of(c));
      } else if (cells == 9 && !error) {
        error = error_at(scanner_, TextErrorCode::kBadRowLength, "", "9 cells in a row");
      }
      ++cells;
      continue;
    }
    if (format() == Format::kBoxed && (c == ' ' || c == '|')) continue;
    if (c == ' ') {
      Scanner behind = scanner_;
      behind.skip_spaces();
      if (behind.at_line_end()) break;
    }
    if (!error) {
      error = error_at(scanner_, TextErrorCode::kBadCharacter, scanner_.describe(),
                       std::string(kCellNames));
    }
    break;
  }
  if (!error && cells < 9) {
    error = error_at(scanner_, TextErrorCode::kBadRowLength, "", "9 cells in a row");
  }
  if (error && error->code == TextErrorCode::kBadRowLength) error->found = plural(cells, "cell");
  scanner_.skip_rest_of_line();
  return error;
}

// At the end of the text or after the last case: do they agree?
std::optional<TextPiece> RowSource::check_count() {
  ended_ = true;
  if (scanner_.at_end() && done_ == cases_) return std::nullopt;
  TextFailure failure{{}, scanner_.line(), scanner_.offset(), 0};
  failure.error =
      error_at(scanner_, TextErrorCode::kBadCaseCount,
               (scanner_.at_end() ? "the end of the text after " : "more text after ") +
                   plural(done_, "puzzle"),
               plural(cases_, "puzzle") + ", as line " + std::to_string(count_line_) + " says");
  while (!scanner_.at_end()) scanner_.advance();
  failure.end = scanner_.offset();
  return failure;
}

}  // namespace

std::unique_ptr<PuzzleSource> make_row_source(std::string_view text, Format format) {
  return std::make_unique<RowSource>(text, format);
}

}  // namespace jiugong::internal
