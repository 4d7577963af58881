#include "formats/grid_finder.h"

#include <algorithm>
#include <array>
#include <utility>

#include "formats/candidates.h"
#include "formats/fields.h"
#include "formats/form.h"
#include "formats/line_ends.h"

namespace jiugong::formats {

bool GridFinder::take_plain() {
  const std::string_view rest = scanner_.rest();
  if (rest.size() < 10 || !is_line_end(rest[9])) return false;
  const bool two = rest.size() > 10 && rest[9] == '\r' && rest[10] == '\n';
  stride_ = two ? 11 : 10;
  if (rest.size() < 9 * stride_) return false;
  // (Whether these are the numbers of the columns, more lines tell.)
  if (numbers_columns(rest.substr(0, 9))) return false;
  std::array<char, kCellCount> cells;
  for (std::size_t row = 0; row < 9; ++row) {
    const char* const line = rest.data() + row * stride_;
    if (line[9] != rest[9] || (two && line[10] != '\n')) return false;
    std::copy_n(line, 9, cells.data() + 9 * row);
  }
  plain_ = Grid::from_line({cells.data(), cells.size()});
  if (!plain_) return false;
  const auto digits = plain_->digits();
  std::size_t in_place = 0;
  while (in_place < kCellCount && (digits[in_place] == 0 || digits[in_place] == in_place % 9 + 1)) {
    ++in_place;
  }
  const Packed packed = in_place == kCellCount ? find_packed(scanner_) : Packed::kNo;
  open_ |= packed == Packed::kCut;
  if (packed == Packed::kYes) {
    plain_.reset();
    return false;
  }
  row_begins_[0] = scanner_;
  begin_ = scanner_.offset();
  line_ = scanner_.line();
  rows_ = 9;
  scanner_.skip_lines(9, 9 * stride_);
  end_ = scanner_.offset();
  return true;
}

// Takes candidates that are packed, however their lines end.
bool GridFinder::take_packed(const Scanner& first) {
  const Packed packed = find_packed(first);
  open_ |= packed == Packed::kCut;
  if (packed != Packed::kYes) return false;
  Scanner behind = first;
  for (std::size_t length = 0; length < kPackedLength; behind.advance()) {
    if (is_line_cell(behind.peek())) ++length;
    if (behind.peek() == '#') behind.skip_rest_of_line();
  }
  begin_ = first.offset();
  line_ = first.line();
  rows_ = 9;
  row_begins_[0] = first;
  row_begins_[8] = behind;
  packed_ = true;
  behind.skip_line();
  scanner_ = behind;
  end_ = scanner_.offset();
  return true;
}

bool GridFinder::take_spaced(const Scanner& first, bool below_digits) {
  const auto grid = find_spaced_grid(first, below_digits, open_);
  if (!grid) return false;
  places_ = grid->places;
  scanner_ = grid->behind;
  for (const Scanner& row : grid->rows) take_row(row, {});
  return true;
}

bool GridFinder::take_labelled(const Scanner& first) {
  if (first.offset() < refused_) return false;
  const auto rows = find_labelled_rows(first, refused_, open_);
  if (!rows) return false;
  scanner_ = rows->back().behind;
  for (const LabelledRow& row : *rows) {
    take_row(row.begin, row.look);
    row_ends_[rows_ - 1] = row.end;
  }
  return true;
}

// Takes a puzzle whose lines are no rows.
bool GridFinder::take_run(const Scanner& first) {
  run_ = find_cell_run(first, open_);
  if (!run_) return false;
  begin_ = first.offset();
  line_ = first.line();
  rows_ = 9;
  row_begins_[0] = first;
  row_begins_[8] = run_->last;
  scanner_ = run_->behind;
  end_ = scanner_.offset();
  return true;
}

void GridFinder::take_row(const Scanner& row, const GridLine& line) {
  if (rows_ == 0) {
    begin_ = row.offset();
    line_ = row.line();
  }
  row_ends_[rows_] = std::string_view::npos;
  row_begins_[rows_++] = row;
  last_line_ = row.line();
  end_ = scanner_.offset();
  hyphens_ |= line.hyphens;
  marks_ |= line.marks;
  candidates_ |= line.candidates;
}

bool GridFinder::hyphens_are_blanks() {
  if (hyphens_ || marks_) return hyphens_;
  Scanner ahead = scanner_;
  ahead.look_ahead(kMaxPuzzleBytes);
  for (std::size_t lines = 0; lines < kMostRows && !ahead.at_end(); ++lines) {
    const GridLine line = read_grid_line(ahead, true);
    if (line.kind == LineKind::kRow) return line.nine && line.hyphens;
    if (line.kind == LineKind::kTitle || line.kind == LineKind::kSection) return false;
  }
  open_ = true;
  return false;
}

// How many rows of nine cells follow one another, up to kMostRows.
std::size_t GridFinder::rows_from(Scanner ahead) {
  // (Rows of one puzzle that are too far for this are too far for the puzzle.)
  ahead.look_ahead(kMaxPuzzleBytes);
  std::size_t rows = 0;
  while (rows < kMostRows && !ahead.at_end()) {
    const GridLine line = read_grid_line(ahead, true);
    if (!line.nine || line.column_numbers) return rows;
    ++rows;
  }
  open_ |= rows < kMostRows;
  return rows;
}

// How many rows of nine cells follow, over borders and gaps between boxes, up to `most`.
std::size_t GridFinder::rows_below(Scanner& ahead, std::size_t most) {
  ahead.look_ahead(kMaxPuzzleBytes);
  std::size_t rows = 0, hyphen_borders = 0;
  bool hyphens = false;  // whether rows have them, so that those borders are rows
  const auto count = [&] { return hyphens ? rows + hyphen_borders : rows; };
  while (count() < most && !ahead.at_end()) {
    const GridLine line = read_grid_line(ahead, true);
    if (line.column_numbers && count() % 9 == 0 && count() != 0) return count();
    if (line.kind == LineKind::kRow && line.nine) {
      ++rows;
      hyphens |= line.hyphens;
    } else if (line.kind == LineKind::kBorder) {
      hyphen_borders += line.perhaps_row ? 1 : 0;
    } else if (line.kind != LineKind::kBlank || count() % 3 != 0) {
      return count();
    }
  }
  open_ |= count() < most && !ahead.is_too_far();
  return count();
}

// Whether the nine digits in order before the scanner are the numbers of the columns above whole grids. (Then the rows below
// are those of grids; where they are one of the rows, all such rows up to the end of these are.)
bool GridFinder::numbers_grids_below() {
  if (scanner_.offset() <= run_end_) return false;
  Scanner end = scanner_;
  const std::size_t below = rows_below(end, std::string_view::npos);
  const bool grids = below != 0 && below % 9 == 0 && !end.is_too_far();
  if (!grids) run_end_ = end.offset();
  return grids;
}

bool GridFinder::is_row(const GridLine& line) {
  if (rows_ == 0 && line.column_numbers) return !numbers_grids_below();
  if (line.kind == LineKind::kRow && (line.nine || rows_ != 0)) return true;
  if (line.kind == LineKind::kBorder) return line.perhaps_row && hyphens_are_blanks();
  if (rows_ != 0) return false;
  // What stands above nine rows is no row, such as a date; what lacks cells above eight is one.
  Scanner ahead = scanner_;
  if (line.kind == LineKind::kRow) return rows_below(ahead, kMostRows) < 9;
  return line.perhaps_row && rows_below(ahead, kMostRows) == 8;
}

// Whether a row behind a gap begins another grid, as the rows before the gap and those behind it are more than nine: unless
// the gap is one between boxes, and the next grid follows without any.
bool GridFinder::belongs_to_next(const Scanner& row) {
  if (row.line() == last_line_ + 1) return false;
  const std::size_t behind = rows_from(row);
  if (rows_ + behind <= 9) return false;
  return behind % 9 == 0 || rows_ % 3 != 0 || behind % 3 != 0;
}

bool GridFinder::next() {
  while (find()) {
    if (!answers_) return true;
    const auto read = this->read();
    const auto* const puzzle = std::get_if<TextPuzzle>(&read);
    if (puzzle == nullptr || puzzle->grid.clue_count() != kCellCount) return true;
  }
  return false;
}

bool GridFinder::find() {
  rows_ = 0;
  open_ = answers_ = numbered_ = hyphens_ = marks_ = candidates_ = packed_ = false;
  places_.reset();
  plain_.reset();
  run_.reset();
  bool below_digits = false;  // of a line of digits and spaces, over lines of spaces
  while (!scanner_.at_end()) {
    if (rows_ == 0 && puzzles_ && take_plain()) return true;
    const Scanner before = scanner_;
    const GridLine line = read_grid_line(scanner_, rows_ != 0);
    const bool spaces = line.kind == LineKind::kBlank && before.peek() == ' ';
    if (rows_ == 0 && puzzles_ && (line.spaced || spaces) && take_spaced(before, below_digits)) {
      return true;
    }
    below_digits = line.spaced ? !line.number : spaces && below_digits;
    const bool row = line.kind == LineKind::kRow || line.perhaps_row;
    if (rows_ == 0 && puzzles_ && row && take_packed(before)) return true;
    const bool run = !line.nine && line.kind != LineKind::kBorder && line.kind != LineKind::kBlank;
    if (rows_ == 0 && puzzles_ && run && take_run(before)) return true;
    if (rows_ == 0 && puzzles_ && line.beside && take_labelled(before)) return true;
    if (rows_ == 0 && puzzles_ && line.column_numbers && take_labelled(scanner_)) return true;
    if (is_row(line)) {
      if (rows_ != 0 && belongs_to_next(before)) {
        scanner_ = before;  // the row is for the next call
        return true;
      }
      take_row(before, line);
      if (rows_ < 9) continue;
      if (puzzles_) return true;
      puzzles_ = true;  // a section holds one grid
      rows_ = 0;
    } else if (line.kind == LineKind::kTitle || line.kind == LineKind::kSection) {
      if (rows_ != 0 && puzzles_) {
        scanner_ = before;
        return true;
      }
      rows_ = 0;
      numbered_ |= line.number;
      const std::string_view title = before.rest().substr(0, kMaxLineCharacters);
      answers_ = names_answers(title.substr(0, title.find_first_of("\r\n")));
      if (line.kind == LineKind::kSection) puzzles_ = line.puzzles;
      if (line.kind == LineKind::kTitle && !first_title_) first_title_ = before;
    }
  }
  return rows_ != 0 && puzzles_;
}

std::variant<TextPuzzle, TextError> GridFinder::read() const {
  TextPuzzle puzzle = run_ ? run_->puzzle : TextPuzzle();
  puzzle.line = line_;
  puzzle.begin = begin_;
  puzzle.end = rows_end().offset();
  if (run_ && run_->cells != kCellCount) {
    return error_at(first_row(), TextErrorCode::kBadLineLength, count_cells(run_->cells),
                    "81 cells on a line"_form);
  }
  if (run_) return puzzle;
  if (plain_) {
    puzzle.grid = *plain_;
    for (std::size_t i = 0; i < kCellCount; ++i) puzzle.cells[i] = begin_ + i / 9 * stride_ + i % 9;
    return puzzle;
  }
  std::optional<TextError> error;
  Scanner packed = first_row();
  if (packed_) error = read_packed(packed, puzzle);
  for (std::size_t row = 0; row < rows_ && !error && !packed_; ++row) {
    error = candidates_ ? read_candidates(*row_begins_[row], row, puzzle)
                        : read_row(*row_begins_[row], row, puzzle);
  }
  if (!error && rows_ < 9) error = too_few_rows();
  if (error) return *std::move(error);
  return puzzle;
}

Scanner GridFinder::first_row() const {
  Scanner row = *row_begins_[0];
  row.skip_spaces();
  return row;
}

Scanner GridFinder::rows_end() const {
  Scanner last = *row_begins_[plain_ ? 0 : rows_ - 1];
  if (plain_) last.skip_lines(8, 8 * stride_);
  last.skip_rest_of_line();
  return last;
}

TextError GridFinder::too_few_rows() const {
  if (scanner_.at_end() && !part_) {
    return error_at(scanner_, TextErrorCode::kTooFewRows,
                    counted(rows_, "the end of the text after {} row"_form,
                            "the end of the text after {} rows"_form),
                    "9 rows"_form);
  }
  return {TextErrorCode::kTooFewRows, last_line_ + 1, 1,
          counted(rows_, "a gap after {} row"_form, "a gap after {} rows"_form), "9 rows"_form};
}

std::optional<TextError> GridFinder::title_error() const {
  if (!first_title_) return std::nullopt;
  TextPuzzle puzzle;
  return read_row(*first_title_, 0, puzzle);
}

std::optional<TextError> GridFinder::read_row(Scanner scanner, std::size_t row,
                                              TextPuzzle& puzzle) const {
  if (places_) {
    std::ptrdiff_t at = 0;
    for (std::size_t column = 0; column < 9; ++column) {
      for (; at < (*places_)[column] && !scanner.at_line_end(); ++at) scanner.advance();
      puzzle.cells[9 * row + column] = scanner.offset();
      puzzle.grid.set(static_cast<Cell>(9 * row + column), digit_of(scanner.peek()));
    }
    return std::nullopt;
  }
  std::size_t cells = 0;
  std::optional<TextError> error;
  for (; !scanner.at_line_end() && scanner.offset() < row_ends_[row] && cells < kMaxCells;
       scanner.advance()) {
    const char c = scanner.peek();
    if (hyphens_ ? is_line_cell(c) : is_cell(c)) {
      if (cells < 9) {
        puzzle.cells[9 * row + cells] = scanner.offset();
        puzzle.grid.set(static_cast<Cell>(9 * row + cells), digit_of(c));
      } else if (cells == 9) {
        error = error_at(scanner, TextErrorCode::kBadRowLength, {}, "9 cells in a row"_form);
      }
      ++cells;
    } else if (c != ' ' && !is_bar(c)) {
      if (error) break;
      return error_at(scanner, TextErrorCode::kBadCharacter, scanner.describe(),
                      "a digit or one of the blanks . 0 ? * _ x"_form);
    }
  }
  if (cells < 9) {
    error = error_at(scanner, TextErrorCode::kBadRowLength, {}, "9 cells in a row"_form);
  }
  if (error) error->found = count_cells(cells);
  return error;
}

std::optional<TextError> GridFinder::read_candidates(Scanner scanner, std::size_t row,
                                                     TextPuzzle& puzzle) const {
  std::size_t cells = 0;
  while (!scanner.at_line_end() && scanner.offset() < row_ends_[row] && cells < kMaxCells) {
    if (is_candidates_gap(scanner.peek())) {
      scanner.advance();
      continue;
    }
    // (What is read of further cells is not kept.)
    const std::size_t cell = cells++ < 9 ? 9 * row + cells - 1 : kCellCount;
    if (auto error = read_drawn_cell(scanner, cell, puzzle)) return error;
  }
  if (cells == 9) return std::nullopt;
  return error_at(scanner, TextErrorCode::kBadRowLength, count_cells(cells),
                  "9 cells in a row"_form);
}

}  // namespace jiugong::formats
