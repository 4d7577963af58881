#include <utility>

#include "formats/form.h"
#include "formats/source.h"
#include "jiugong/formats.h"
#include "make_owned.h"

namespace jiugong {

using formats::operator""_form;

namespace {

TextError nothing_in(std::string_view text) {
  formats::Scanner scanner(text);
  formats::find_significant_line(scanner);
  return formats::or_for_page(
      scanner, {TextErrorCode::kEmptyText, 1, 1, "no puzzle in the text"_form,
                "a puzzle, such as nine lines of nine cells or 81 cells on a line"_form});
}

std::unique_ptr<formats::PuzzleSource> make_source(std::string_view text) {
  if (formats::is_open_sudoku(text)) return formats::make_open_sudoku_source(text);
  const auto records =
      formats::record_table_in(text.substr(0, kShapeBytes), text.size() <= kShapeBytes, false);
  if (records) {
    return records->layout == FileLayout::kTable ? formats::make_record_source(text, *records)
                                                 : formats::make_line_source(text);
  }
  if (const auto table = formats::table_in(text)) {
    return formats::make_table_source(text, *table);
  }
  const Format format = formats::detect_format(text);
  switch (format) {
    case Format::kJson:
      return formats::make_json_source(text);
    case Format::kLine:
      return formats::make_line_source(text);
    case Format::kRows:
    case Format::kCases:
    case Format::kBoxed:
      break;
  }
  return formats::make_row_source(text, format);
}

}  // namespace

TextError givens_expected(std::size_t line) {
  return {TextErrorCode::kGivensExpected, line, 1, "candidates in the cells"_form,
          "a puzzle of givens alone"_form};
}

std::optional<formats::TextPiece> formats::PuzzleSource::next() {
  if (ended_) return std::nullopt;
  scanner_.look_ahead(kMaxPuzzleBytes);
  Scanner begin = scanner_;
  std::optional<TextPiece> piece = read_next();
  if (!scanner_.is_too_far()) {
    if (auto* const failure = piece ? std::get_if<TextFailure>(&*piece) : nullptr) {
      while (begin.line() < failure->error.line) begin.skip_line();
      failure->error = or_for_page(begin, std::move(failure->error));
    }
    return piece;
  }
  // What was read is not what the text says, only what its beginning says. The place is that of the
  // puzzle, or of the comments where one was expected.
  if (begin.at_line_end()) begin.skip_line();
  Scanner puzzle = begin;
  if (find_significant_line(puzzle)) begin = puzzle;
  return end_with({too_long(begin), begin.line(), begin.offset(), 0});
}

TextFailure formats::PuzzleSource::end_with(TextFailure failure) {
  failure.end = scanner_.text_size();
  ended_ = true;
  return failure;
}

TextReader::TextReader(std::string_view text)
    : source_(to_owned(make_source(text))), item_(TextFailure{nothing_in(text)}) {}

Format TextReader::format() const { return source_->format(); }

bool TextReader::next() {
  const bool first = !std::exchange(begun_, true);
  std::optional<formats::TextPiece> piece = source_->next();
  if (piece) item_ = std::move(*piece);
  return piece.has_value() || first;
}

std::variant<Grid, TextError> read_puzzle(std::string_view text) {
  auto read = read_any_puzzle(text);
  if (auto* const error = std::get_if<TextError>(&read)) return std::move(*error);
  const auto& puzzle = std::get<TextPuzzle>(read);
  if (puzzle.candidates) return givens_expected(puzzle.line);
  return puzzle.grid;
}

std::variant<TextPuzzle, TextError> read_any_puzzle(std::string_view text) {
  // Fast path: programs mostly pass a plain line, which needs no format detection.
  if (const auto grid = Grid::from_line(text)) {
    TextPuzzle puzzle;
    puzzle.grid = *grid;
    puzzle.end = text.size();
    for (std::size_t i = 0; i < kCellCount; ++i) puzzle.cells[i] = i;
    return puzzle;
  }
  TextReader reader(text);
  reader.next();
  if (const TextFailure* failure = reader.failure()) return failure->error;
  TextPuzzle puzzle = *reader.puzzle();
  if (!reader.next()) return puzzle;
  if (const TextFailure* failure = reader.failure()) return failure->error;
  return TextError{TextErrorCode::kOnePuzzleExpected, reader.puzzle()->line, 1,
                   "a second puzzle"_form, "one puzzle"_form};
}

}  // namespace jiugong
