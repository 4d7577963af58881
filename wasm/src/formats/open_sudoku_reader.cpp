// Reads the files of OpenSudoku for Android, versions 1 to 4:
//
//     <opensudoku version="2"><game data="version: 2
//     5|-|0|0|1,3,|1|…" /><game data="003008970…" /></opensudoku>
//
// A cell is its value, its notes (a list, a number, or two of them for the corner and the centre), and whether it can be
// edited, with a bar behind each; the first version has 81 digits alone. Words may be around the file, and puzzles behind it.
#include <algorithm>
#include <vector>

#include "formats/form.h"
#include "formats/grid_finder.h"
#include "formats/source.h"

namespace jiugong::formats {
namespace {

constexpr std::size_t kCells = kCellCount;
constexpr std::string_view kFile = "<opensudoku", kGame = "<game", kData = " data=";
constexpr std::string_view kFileEnd = "</opensudoku>";

// Whether the character is between a version and the cells: white space, or what quotes a line in an e-mail.
bool is_before_cells(char c) { return static_cast<unsigned char>(c) <= ' ' || c == '>'; }

// A part of the text.
struct Range {
  std::size_t begin = 0, end = 0;
};

// The bytes between bars from `range` on; without those that are empty, which some writers leave.
std::vector<Range> between_bars(std::string_view text, Range range) {
  std::vector<Range> values;
  for (std::size_t at = range.begin; at < range.end;) {
    const std::size_t bar = std::min(text.find('|', at), range.end);
    if (bar != at) values.push_back({at, bar});
    at = bar + 1;
  }
  return values;
}

class OpenSudokuSource final : public PuzzleSource {
 public:
  explicit OpenSudokuSource(std::string_view text)
      : PuzzleSource(text, Format::kLine), text_(text) {}

  std::optional<TextPiece> read_next() override {
    const Scanner before = scanner_;
    const auto data = behind_ ? std::nullopt : next_data();
    if (!data) return scanner_.is_too_far() ? std::nullopt : read_behind(before);
    scanner_.advance_to(data->begin);
    TextPuzzle puzzle;
    puzzle.line = scanner_.line();
    puzzle.begin = data->begin;
    puzzle.end = data->end;
    const std::size_t found = read_cells(*data, puzzle);
    TextError error = error_at(scanner_, TextErrorCode::kBadLineLength, count_cells(found),
                               "81 cells on a line"_form);
    scanner_.advance_to(data->end);
    if (found == kCells) return puzzle;
    return TextFailure{std::move(error), puzzle.line, puzzle.begin, puzzle.end};
  }

 private:
  // The next puzzle behind the file; failures are words until there was one.
  std::optional<TextPiece> read_behind(const Scanner& last_game) {
    if (!behind_) {
      const std::size_t end = last_game.rest().find(kFileEnd);
      if (end == std::string_view::npos) return std::nullopt;
      scanner_ = last_game;
      scanner_.advance_to(last_game.offset() + end + kFileEnd.size());
      scanner_.skip_line();
      first_ = scanner_;
      behind_.emplace(text_.substr(scanner_.offset()));
    }
    if (!behind_->next()) return std::nullopt;
    const auto moved = [this](auto piece) {
      piece.line += first_.line() - 1;
      piece.begin += first_.offset();
      piece.end += first_.offset();
      scanner_.advance_to(piece.end);
      return piece;
    };
    if (const TextFailure* failure = behind_->failure()) {
      if (!found_behind_) return std::nullopt;
      TextFailure its = moved(*failure);
      its.error.line += first_.line() - 1;
      return its;
    }
    found_behind_ = true;
    TextPuzzle puzzle = moved(*behind_->puzzle());
    for (std::size_t& cell : puzzle.cells) cell += first_.offset();
    return puzzle;
  }

  // The cells of the next game. (What is too far is not found: the scanner is left there.)
  std::optional<Range> next_data() {
    const std::string_view text = scanner_.rest();
    const std::size_t game = text.find(kGame);
    const std::size_t data = text.find(kData, std::min(game, text.size()));
    const std::size_t quote = data + kData.size();
    const std::size_t end =
        data < text.size() && quote < text.size() ? text.find(text[quote], quote + 1) : text.npos;
    if (end == text.npos) {
      scanner_.advance_to(scanner_.offset() + text.size());
      return std::nullopt;
    }
    return Range{scanner_.offset() + quote + 1, scanner_.offset() + end};
  }

  // Reads what it can; returns the number of cells, kMaxCells at most.
  std::size_t read_cells(Range data, TextPuzzle& puzzle) const {
    const std::string_view cells = text_.substr(data.begin, data.end - data.begin);
    constexpr std::string_view kVersion = "version:";
    if (cells.starts_with(kVersion)) {
      std::size_t at = data.begin + kVersion.size();
      while (at < data.end && (text_[at] == ' ' || is_digit(text_[at]))) ++at;
      // (A line end, perhaps written as &#10;)
      if (at < data.end && text_[at] == '&') at = std::min(text_.find(';', at), data.end - 1) + 1;
      while (at < data.end && is_before_cells(text_[at])) ++at;
      data.begin = at;
    }
    while (data.begin < data.end && static_cast<unsigned char>(text_[data.end - 1]) <= ' ')
      --data.end;
    const std::vector<Range> values = between_bars(text_, data);
    const bool bare = values.size() == 1;
    const std::size_t each = values.size() % (4 * kCells) == 0 ? 4 : 3;
    std::size_t found = 0;
    const std::size_t count = bare ? values[0].end - values[0].begin : values.size() / each;
    for (; found < std::min(count, kCells); ++found) {
      const std::size_t at = bare ? values[0].begin + found : values[found * each].begin;
      if (!is_digit(text_[at])) break;
      // (What the player wrote is no given.)
      const bool given = bare || text_[values[found * each + each - 1].begin] == '0';
      puzzle.cells[found] = at;
      puzzle.grid.set(static_cast<Cell>(found), given ? digit_of(text_[at]) : Digit{0});
    }
    return found < kCells ? found : std::min(count, kMaxCells);
  }

  std::string_view text_;
  Scanner first_{std::string_view()};  // behind the file
  std::optional<TextReader> behind_;
  bool found_behind_ = false;
};

}  // namespace

bool is_open_sudoku(std::string_view text) {
  constexpr std::size_t kBeginning = 1'024;
  const std::size_t begin = text.substr(0, kBeginning).find(kFile);
  if (begin == std::string_view::npos) return false;
  // (Puzzles above it are read as ever.)
  Scanner above(text.substr(0, begin));
  return !GridFinder(above).next();
}

std::unique_ptr<PuzzleSource> make_open_sudoku_source(std::string_view text) {
  return std::make_unique<OpenSudokuSource>(text);
}

}  // namespace jiugong::formats
