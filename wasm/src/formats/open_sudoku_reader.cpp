// Reads the files of OpenSudoku for Android, versions 1 to 4:
//
//     <opensudoku version="2"><game data="version: 2
//     5|-|0|0|1,3,|1|…" /><game data="003008970…" /></opensudoku>
//
// A cell is its value, its notes (a list, a number, or two of them for the corner and the centre), and whether it can be
// edited, with a bar behind each; the first version has 81 digits alone. Words and puzzles may be around such files.
#include <algorithm>
#include <vector>

#include "formats/form.h"
#include "formats/other_layout.h"
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
      : PuzzleSource(text, Format::kLine), text_(text) {
    look_around(scanner_.offset());
  }

  std::optional<TextPiece> read_next() override {
    for (;;) {
      if (around_) {
        if (auto piece = read_around()) return piece;
      }
      const std::string_view rest = scanner_.rest();
      std::size_t tag = rest.find('<');
      const auto at = [&](std::string_view name) { return rest.substr(tag).starts_with(name); };
      while (tag != std::string_view::npos && !at(kGame) && !at(kFileEnd))
        tag = rest.find('<', tag + 1);
      if (tag == std::string_view::npos) {
        scanner_.advance_to(scanner_.offset() + rest.size());
        return std::nullopt;
      }
      if (at(kGame)) return read_game(rest, tag);
      look_around(scanner_.offset() + tag + kFileEnd.size());
    }
  }

 private:
  // Reads what is between `begin`, where no file is, and the next file.
  void look_around(std::size_t begin) {
    scanner_.advance_to(begin);
    first_ = scanner_;
    const std::string_view before = text_.substr(begin, text_.find(kFile, begin) - begin);
    const std::string_view around = before.substr(0, before.rfind("<?xml"));
    end_ = begin + around.size();
    for (Scanner line(around); !line.at_end() && !around_; line.skip_line()) {
      if (find_rows(line)) around_.emplace(around);
    }
    if (!around_) scanner_.advance_to(end_);
  }

  // The next puzzle or failure there.
  std::optional<TextPiece> read_around() {
    const auto moved = [this](auto piece) {
      piece.line += first_.line() - 1;
      piece.begin += first_.offset();
      piece.end += first_.offset();
      scanner_.advance_to(piece.end);
      return piece;
    };
    if (around_->next()) {
      if (const TextPuzzle* const puzzle = around_->puzzle()) {
        TextPuzzle its = moved(*puzzle);
        for (std::size_t& cell : its.cells) cell += first_.offset();
        return its;
      }
      TextFailure its = moved(*around_->failure());
      if (its.error.line == 1) its.error.column += first_.column() - 1;
      its.error.line += first_.line() - 1;
      return its;
    }
    around_.reset();
    scanner_.advance_to(end_);
    return std::nullopt;
  }

  // Reads the next game, whose tag begins there; of a file that was cut off, what there is of it. (What is too far is not found:
  // the scanner is left there.)
  std::optional<TextPiece> read_game(std::string_view rest, std::size_t tag) {
    const std::size_t begin = scanner_.offset();
    const std::size_t quote = rest.find(kData, tag) + kData.size();
    if (quote < kData.size() || quote >= rest.size()) {
      scanner_.advance_to(begin + rest.size());
      return std::nullopt;
    }
    const std::size_t end = std::min(rest.find(rest[quote], quote + 1), rest.size());
    const Range data{begin + quote + 1, begin + end};
    scanner_.advance_to(data.begin);
    TextPuzzle puzzle;
    puzzle.line = scanner_.line();
    puzzle.begin = data.begin;
    puzzle.end = data.end;
    const std::size_t cells = read_cells(data, puzzle);
    TextError error = error_at(scanner_, TextErrorCode::kBadLineLength, count_cells(cells),
                               "81 cells on a line"_form);
    scanner_.advance_to(data.end);
    if (cells == kCells) return puzzle;
    return TextFailure{std::move(error), puzzle.line, puzzle.begin, puzzle.end};
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
  std::optional<TextReader> around_;   // of what is before, between or behind files
  Scanner first_{std::string_view()};  // at its begin
  std::size_t end_ = 0;                // of it
};

}  // namespace

bool is_open_sudoku(std::string_view text) {
  constexpr std::size_t kBeginning = 1'024;
  return text.substr(0, kBeginning).find(kFile) != std::string_view::npos &&
         !begins_with_puzzle(text);
}

std::unique_ptr<PuzzleSource> make_open_sudoku_source(std::string_view text) {
  return std::make_unique<OpenSudokuSource>(text);
}

}  // namespace jiugong::formats
