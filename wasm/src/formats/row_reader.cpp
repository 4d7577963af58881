// Reads grids of nine rows, wherever they are in a text: bare (kRows), after their number (kCases), or drawn (kBoxed).
#include <utility>

#include "formats/form.h"
#include "formats/grid_finder.h"
#include "formats/source.h"
#include "jiugong/formats.h"

namespace jiugong::formats {
namespace {

class RowSource final : public PuzzleSource {
 public:
  RowSource(std::string_view text, Format format) : PuzzleSource(text, format), finder_(scanner_) {}

  std::optional<TextPiece> read_next() override;

 private:
  void read_count();
  std::optional<TextPiece> check_end();
  TextFailure bad_count(const Scanner& place, Phrase found) const;

  GridFinder finder_;
  std::size_t cases_ = 0;  // from the first line
  std::size_t count_line_ = 0;
  bool counted_ = false;  // whether the number on the first line is that of the puzzles
  std::size_t done_ = 0;
};

void RowSource::read_count() {
  find_significant_line(scanner_);
  count_line_ = scanner_.line();
  counted_ = true;
  for (; scanner_.peek() >= '0' && scanner_.peek() <= '9'; scanner_.advance()) {
    cases_ = cases_ * 10 + static_cast<std::size_t>(scanner_.peek() - '0');
  }
  scanner_.skip_line();
}

std::optional<TextPiece> RowSource::read_next() {
  if (format() == Format::kCases && count_line_ == 0) read_count();
  if (!finder_.next()) return check_end();
  // (Where there is a number above a later grid, the first is one of those, not how many there are.)
  if (done_ != 0 && finder_.numbered()) counted_ = false;
  if (counted_ && done_ == cases_) {
    return end_with(bad_count(finder_.first_row(), counted(done_, "more text after {} puzzle"_form,
                                                           "more text after {} puzzles"_form)));
  }
  ++done_;
  auto read = finder_.read();
  const Scanner end = finder_.rows_end();
  // (The line end behind the ninth row is no part of the grid.)
  if (finder_.rows() == 9) scanner_ = end;
  if (auto* const puzzle = std::get_if<TextPuzzle>(&read)) return std::move(*puzzle);
  return TextFailure{std::move(std::get<TextError>(read)), finder_.line(), finder_.begin(),
                     end.offset()};
}

// A number above the only grid is its title. Of a text without a grid the first line is taken for a row.
std::optional<TextPiece> RowSource::check_end() {
  if (counted_ && done_ > 1 && done_ != cases_) {
    return end_with(bad_count(scanner_, counted(done_, "the end of the text after {} puzzle"_form,
                                                "the end of the text after {} puzzles"_form)));
  }
  auto error = done_ == 0 ? finder_.title_error() : std::nullopt;
  if (!error) return std::nullopt;
  const std::size_t line = error->line;
  return end_with({std::move(*error), line, 0, 0});
}

TextFailure RowSource::bad_count(const Scanner& place, Phrase found) const {
  const Phrase expected(
      cases_ == 1 ? "{} puzzle, as line {} says"_form : "{} puzzles, as line {} says"_form, cases_,
      count_line_);
  return {error_at(place, TextErrorCode::kBadCaseCount, std::move(found), expected), place.line(),
          place.offset(), 0};
}

}  // namespace

std::unique_ptr<PuzzleSource> make_row_source(std::string_view text, Format format) {
  return std::make_unique<RowSource>(text, format);
}

}  // namespace jiugong::formats
