// A puzzle a line: 81 cells, of which the blanks may be hyphens, then perhaps a comment.
#include <utility>

#include "formats/source.h"

namespace jiugong::internal {
namespace {

bool is_separator(char c) { return c == ' ' || c == ',' || c == '#'; }

class LineSource final : public PuzzleSource {
 public:
  explicit LineSource(std::string_view text) : PuzzleSource(text, Format::kLine), text_(text) {}

  std::optional<TextPiece> next() override {
    if (!find_significant_line(scanner_)) return std::nullopt;
    TextPuzzle puzzle;
    puzzle.line = scanner_.line();
    TextFailure failure{{}, scanner_.line(), scanner_.offset(), 0};
    std::optional<TextError> error = read_cells(puzzle);
    if (!error) puzzle.comment = read_comment();
    scanner_.skip_rest_of_line();
    if (!error) return puzzle;
    failure.error = std::move(*error);
    failure.end = scanner_.offset();
    return failure;
  }

 private:
  std::optional<TextError> read_cells(TextPuzzle& puzzle) {
    std::optional<TextError> error;
    std::size_t cells = 0;
    for (; is_line_cell(scanner_.peek()) && cells < kMostCells; scanner_.advance(), ++cells) {
      if (cells < kCellCount) {
        puzzle.cells[cells] = scanner_.offset();
        puzzle.grid.set(static_cast<Cell>(cells), digit_of(scanner_.peek()));
      } else if (!error) {
        error = bad_length();
      }
    }
    if (cells == kCellCount || error) {
      if (!error && !scanner_.at_line_end() && !is_separator(scanner_.peek())) {
        error = error_at(scanner_, TextErrorCode::kBadCharacter, scanner_.describe(),
                         "the end of the line, or a space, comma or # before a comment"_form);
      }
    } else if (scanner_.at_line_end() || is_separator(scanner_.peek())) {
      error = bad_length();
    } else {
      error = error_at(scanner_, TextErrorCode::kBadCharacter, scanner_.describe(),
                       "a digit or one of the blanks . 0 ? * _ x"_form);
    }
    if (error && error->code == TextErrorCode::kBadLineLength) {
      error->found = count_cells(cells);
    }
    return error;
  }

  TextError bad_length() const {
    return error_at(scanner_, TextErrorCode::kBadLineLength, {}, "81 cells on a line"_form);
  }

  std::string read_comment() {
    while (is_separator(scanner_.peek())) scanner_.advance();
    const std::size_t begin = scanner_.offset();
    scanner_.skip_rest_of_line();
    std::string comment(text_.substr(begin, scanner_.offset() - begin));
    comment.erase(comment.find_last_not_of(" \t") + 1);
    return comment;
  }

  std::string_view text_;
};

}  // namespace

std::unique_ptr<PuzzleSource> make_line_source(std::string_view text) {
  return std::make_unique<LineSource>(text);
}

}  // namespace jiugong::internal
