#include "formats/grid_finder.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "formats/candidates.h"
#include "formats/fields.h"
#include "formats/form.h"
#include "formats/line_ends.h"
#include "formats/other_layout.h"

namespace jiugong::formats {

namespace {

// The nine lines of nine digits or dots with which a text begins, each with the same line end of `stride` - 9 bytes.
std::optional<Grid> plain_rows(std::string_view text, std::size_t stride) {
  if (text.size() < 9 * stride || !is_line_end(text[9])) return std::nullopt;
  std::array<char, kCellCount> cells;
  for (std::size_t row = 0; row < 9; ++row) {
    const char* const line = text.data() + row * stride;
    if (line[9] != text[9] || (stride == 11 && line[10] != '\n')) return std::nullopt;
    std::copy_n(line, 9, cells.data() + 9 * row);
  }
  // (After rows that end with \r the last may end with \r\n.)
  const bool longer = stride == 10 && text[9] == '\r' && text.substr(9 * stride).starts_with('\n');
  return longer ? std::nullopt : Grid::from_line({cells.data(), cells.size()});
}

}  // namespace

bool GridFinder::take_plain() {
  const std::string_view rest = scanner_.rest();
  if (rest.size() < 10 || !is_line_end(rest[9])) return false;
  const bool two = rest.size() > 10 && rest[9] == '\r' && rest[10] == '\n';
  stride_ = two ? 11 : 10;
  // (Whether these are the numbers of the columns, more lines tell.)
  if (numbers_columns(rest.substr(0, 9))) return false;
  plain_ = plain_rows(rest, stride_);
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
  end_ = scanner_.line_begin();
  if (scanner_.at_line_end()) {
    open_ |= scanner_.at_end();
    return true;
  }
  // (Each is looked at once.)
  const std::size_t size = 9 * stride_, sound = begin_ + RowWindow::kSoundGrids * size;
  if (sound_ < begin_ || sound_ > sound || (sound_ - begin_) % size != 0) sound_ = begin_;
  for (; sound_ < sound; sound_ += size) {
    const auto grid = plain_rows(rest.substr(sound_ - begin_), stride_);
    if (!grid || clashes(grid->digits().data())) break;
  }
  if (sound_ == sound) {
    looked_ = std::max(looked_, sound);
    return true;
  }
  row_ends_.fill(std::string_view::npos);
  above_.fill(Between::kNothing);
  gaps_ = 0;
  for (std::size_t row = 1; row < 9; ++row) {
    row_begins_[row] = row_begins_[row - 1];
    row_begins_[row]->skip_lines(1, stride_);
  }
  settle();
  if (rows_ != 9) plain_.reset();
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
  packed_ = true;
  const Scanner last = behind;
  behind.skip_line();
  take_lines(first, last, behind);
  return true;
}

// Takes the lines of a puzzle from the first to the last, which are not read by rows.
void GridFinder::take_lines(const Scanner& first, const Scanner& last, const Scanner& behind) {
  begin_ = first.offset();
  line_ = first.line();
  rows_ = 9;
  row_begins_[0] = first;
  row_begins_[8] = last;
  scanner_ = behind;
  end_ = scanner_.line_begin();
}

bool GridFinder::take_spaced(const Scanner& first, bool below_digits) {
  const auto grid = find_spaced_grid(first, below_digits, open_, spaced_to_);
  if (!grid) return false;
  places_ = grid->places;
  sure_ = grid->sure;
  looked_ = std::max(looked_, spaced_to_);
  const auto& [rows, extra] = grid->count;
  scanner_ = grid->rows[rows - 1];
  scanner_.skip_line();
  for (std::size_t row = 0; row < std::min<std::size_t>(rows, 9); ++row) {
    take_row(grid->rows[row], {});
  }
  // (The first cell may be the space of what quotes the line.)
  begin_ = grid->rows[0].line_begin();
  rows_ = rows;
  if (extra != 0) extra_ = grid->rows[extra];
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
  take_lines(first, run_->last, run_->behind);
  return true;
}

// Takes rows of a puzzle in another layout.
bool GridFinder::take_other_layout(const Scanner& first) {
  const auto rows = holds_fields(first) ? find_rows(first) : std::nullopt;
  if (!rows) return false;
  other_layout_ = true;
  take_lines(first, rows->last, rows->behind);
  open_ |= scanner_.at_end();
  return true;
}

namespace {

Between between(const Scanner& row, std::size_t line_above, bool gap) {
  if (gap) return Between::kGap;
  return row.line() == line_above + 1 ? Between::kNothing : Between::kBorder;
}

}  // namespace

void GridFinder::take_row(const Scanner& row, const GridLine& line) {
  if (rows_ == 0) {
    begin_ = row.offset();
    line_ = row.line();
  }
  row_ends_[rows_] = std::string_view::npos;
  gap_ &= rows_ != 0;
  gaps_ = (rows_ == 0 ? 0 : gaps_) + (gap_ ? 1 : 0);
  above_[rows_] = between(row, last_line_, std::exchange(gap_, false));
  row_begins_[rows_++] = row;
  last_line_ = row.line();
  end_ = scanner_.line_begin();
  if (rows_ == 1) separated_ = line.separated;
  hyphens_ |= line.hyphens;
  marks_ |= line.marks;
  candidates_ |= line.candidates;
}

namespace {

// The digits of the cells of a row. (Read from its bytes where these are ASCII: ten times as fast.)
std::array<Digit, 9> digits_of(Scanner row, bool hyphens) {
  std::string_view line = row.rest();
  line = line.substr(0, std::min(line.find_first_of("\r\n"), kMaxLineCharacters));
  const bool ascii = std::all_of(line.begin(), line.end(), [](char c) { return (c & 0x80) == 0; });
  std::optional<LineCharacters> characters;
  if (!ascii) line = characters.emplace(row).all();
  std::array<Digit, 9> digits{};
  std::size_t cells = 0;
  for (const char c : line) {
    const bool cell = hyphens ? is_line_cell(c) : is_cell(c);
    if (cell && cells < 9) digits[cells++] = digit_of(c);
  }
  return digits;
}

}  // namespace

// Once nine rows are taken, tells how many the grid has, by those that follow without a gap (unless gaps are between its boxes).
void GridFinder::settle() {
  const bool plain = gaps_ == 0 && !hyphens_;
  if (plain && begin_ < whole_) return;
  RowWindow window;
  std::vector<Scanner> begins;
  const auto add = [&](const Scanner& row, Between above, bool bad) {
    window.add(candidates_ ? std::array<Digit, 9>{} : digits_of(row, hyphens_), above, bad);
    begins.push_back(row);
  };
  Scanner ahead = scanner_;
  ahead.look_ahead(kMaxPuzzleBytes);
  bool ended = false, gap = false;
  while (window.size() < RowWindow::kMost) {
    ended = ahead.at_end();
    open_ |= ended;
    if (ended) break;
    const Scanner row = ahead;
    const GridLine line = read_grid_line(ahead, true);
    if (ahead.is_too_far()) break;
    const bool hyphens = is_hyphen_row(line);
    const bool blank = line.kind == LineKind::kBlank && gaps_ != 0;
    gap |= blank;
    if (blank || (line.kind == LineKind::kBorder && !hyphens)) continue;
    ended = (line.kind != LineKind::kRow && !hyphens) ||
            (line.column_numbers && window.size() % 9 == 0);
    // (A line above nine rows is no row, such as a date.)
    const bool bad = !line.nine && !hyphens;
    if (Scanner below = ahead; bad && window.size() % 9 == 0) {
      ended |= rows_below(below, kMostRows) >= 9;
    }
    if (ended) break;
    for (std::size_t first = begins.size(); first < 9; ++first) {
      Scanner look = *row_begins_[first];
      add(*row_begins_[first], above_[first], !hyphens_ && !read_grid_line(look, true).nine);
    }
    add(row, between(row, begins.back().line(), std::exchange(gap, false)), bad);
    if (window.is_sound()) break;
  }
  if (window.size() <= 9) return;
  if (plain && ended && window.size() % 9 == 0) whole_ = ahead.offset();
  const RowCount count = window.count(ended);
  looked_ = std::max(looked_, ahead.offset());
  if (count.rows == 9) return;
  rows_ = count.rows;
  if (count.extra != 0) extra_ = begins[count.extra];
  if (rows_ > 9) row_begins_[8] = begins[rows_ - 1];
  scanner_ = begins[rows_ - 1];
  last_line_ = scanner_.line();
  scanner_.skip_line();
  end_ = scanner_.line_begin();
}

// Whether a line of nine hyphens is a row as the others are.
bool GridFinder::is_hyphen_row(const GridLine& line) const {
  return hyphens_ && line.perhaps_row && line.separated == separated_;
}

// The next row, over borders and blank lines.
std::optional<GridLine> GridFinder::next_row() {
  Scanner ahead = scanner_;
  ahead.look_ahead(kMaxPuzzleBytes);
  for (std::size_t lines = 0; lines < kMostRows && !ahead.at_end(); ++lines) {
    const GridLine line = read_grid_line(ahead, true);
    if (line.kind == LineKind::kRow) return line;
    if (line.kind == LineKind::kTitle || line.kind == LineKind::kSection) return std::nullopt;
  }
  open_ |= ahead.at_end();
  return std::nullopt;
}

// How many rows of nine cells follow one another, up to kMostRows, and over borders where these are `drawn`.
std::size_t GridFinder::rows_from(Scanner ahead, bool drawn) {
  // (Rows of one puzzle that are too far for this are too far for the puzzle.)
  ahead.look_ahead(kMaxPuzzleBytes);
  std::size_t rows = 0;
  while (rows < kMostRows && !ahead.at_end()) {
    const GridLine line = read_grid_line(ahead, true);
    if (drawn && line.kind == LineKind::kBorder && !is_hyphen_row(line)) continue;
    if (!line.nine || line.column_numbers) break;
    ++rows;
  }
  open_ |= rows < kMostRows && ahead.at_end();
  looked_ = std::max(looked_, ahead.offset());
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

bool GridFinder::spaced_grid_below() {
  const auto grid = find_spaced_grid(scanner_, false, open_, spaced_to_);
  return grid && grid->count.rows == 9;
}

bool GridFinder::is_row(const GridLine& line) {
  if (rows_ == 0 && line.column_numbers) return !numbers_grids_below() && !spaced_grid_below();
  if (line.kind == LineKind::kRow && (line.nine || rows_ != 0)) return true;
  if (line.kind == LineKind::kBorder) {
    if (hyphens_ || marks_ || !line.perhaps_row) return is_hyphen_row(line);
    const auto row = next_row();
    return row && row->nine && row->hyphens && row->separated == line.separated;
  }
  if (rows_ != 0) return false;
  // What stands above nine rows is no row, such as a date; what lacks cells above eight is one.
  Scanner ahead = scanner_;
  if (line.kind == LineKind::kRow) {
    return rows_below(ahead, kMostRows) < 9 && !spaced_grid_below();
  }
  return line.perhaps_row && rows_below(ahead, kMostRows) == 8;
}

// Whether a row behind a gap begins another grid, as the rows before the gap and those behind it are more than nine: unless
// the gap is one between boxes, and the next grid follows without any or a band has not three rows.
bool GridFinder::belongs_to_next(const Scanner& row) {
  if (!gap_) return false;
  const std::size_t drawn = rows_from(row, true);
  if (drawn == 9 || (drawn > 9 && rows_ % 3 != 0)) return true;
  const std::size_t behind = rows_from(row, false);
  if (rows_ + behind <= 9 || (gaps_ == 1 && rows_ > 4 && behind < 8)) return false;
  return behind % 9 == 0 || rows_ % 3 != 0 || behind % 3 != 0;
}

// Leaves what is behind the rows of this grid to the next, as to a file's part that begins there. (Returns true.)
bool GridFinder::end_behind_rows() {
  scanner_ = *row_begins_[rows_ - 1];
  scanner_.skip_line();
  return true;
}

// Whether the grid is the solution of the one before it.
bool GridFinder::solves(const std::variant<TextPuzzle, TextError>& last) const {
  const auto read = this->read();
  const auto* const puzzle = std::get_if<TextPuzzle>(&last);
  const auto* const full = std::get_if<TextPuzzle>(&read);
  if (puzzle == nullptr || full == nullptr || full->grid.clue_count() != kCellCount) return false;
  const auto givens = puzzle->grid.digits(), digits = full->grid.digits();
  return puzzle->grid.clue_count() != kCellCount &&
         std::equal(givens.begin(), givens.end(), digits.begin(),
                    [](Digit given, Digit digit) { return given == 0 || given == digit; });
}

bool GridFinder::next() {
  std::optional<std::variant<TextPuzzle, TextError>> last;
  const auto below = rows_ == 9 ? next_row() : std::nullopt;
  if (below && below->nine && !below->hyphens && !below->marks) last = read();
  awaits_solution_ = last || (rows_ == 9 && open_);
  searched_ = scanner_.line_begin();
  for (std::size_t looked = looked_; find(); looked = looked_) {
    // (Up to eight rows are those of one grid, too, where these are all, unless their blanks are spaces.)
    if (rows_ != 9 || !sure_) {
      needed_ = rows_ < 9 && !places_ ? std::max(looked, spaced_to_) : looked_;
    }
    if (last && !titled_ && solves(*last)) {
      searched_ = end_;
      last.reset();  // (A grid has one solution.)
      continue;
    }
    if (!answers_) return true;
    const auto read = this->read();
    const auto* const puzzle = std::get_if<TextPuzzle>(&read);
    answers_ = puzzle != nullptr && puzzle->grid.clue_count() == kCellCount;
    if (!answers_) return true;
  }
  return false;
}

bool GridFinder::find() {
  rows_ = 0;
  open_ = titled_ = numbered_ = hyphens_ = marks_ = candidates_ = packed_ = false;
  sure_ = true;
  spaced_to_ = 0;
  places_.reset();
  plain_.reset();
  run_.reset();
  other_layout_ = false;
  extra_.reset();
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
    if (rows_ == 0 && puzzles_ && run && take_other_layout(before)) return true;
    gap_ |= line.kind == LineKind::kBlank;
    if (is_row(line)) {
      if (rows_ != 0 && belongs_to_next(before)) {
        return end_behind_rows();
      }
      take_row(before, line);
      if (rows_ < 9) continue;
      if (puzzles_) {
        settle();
        return true;
      }
      puzzles_ = true;  // a section holds one grid
      rows_ = 0;
    } else if (line.kind == LineKind::kTitle || line.kind == LineKind::kSection) {
      if (rows_ != 0 && puzzles_) return end_behind_rows();
      rows_ = 0;
      titled_ = true;
      numbered_ |= line.number;
      const std::string_view title = before.rest().substr(0, kMaxLineCharacters);
      answers_ |= names_answers(title.substr(0, title.find_first_of("\r\n")));
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
  if (other_layout_) return other_layout_error(*row_begins_[0]);
  if (plain_) {
    puzzle.grid = *plain_;
    for (std::size_t i = 0; i < kCellCount; ++i) puzzle.cells[i] = begin_ + i / 9 * stride_ + i % 9;
    return puzzle;
  }
  if (extra_) {
    Scanner row = *extra_;
    row.skip_spaces();
    return error_at(row, TextErrorCode::kBadCharacter, "more than 9 rows"_form, "9 rows"_form);
  }
  std::optional<TextError> error;
  Scanner packed = first_row();
  if (packed_) error = read_packed(packed, puzzle);
  for (std::size_t row = 0; row < std::min<std::size_t>(rows_, 9) && !error && !packed_; ++row) {
    error = candidates_ ? read_candidates(*row_begins_[row], row, puzzle)
                        : read_row(*row_begins_[row], row, puzzle);
  }
  if (!error && rows_ != 9) error = too_few_rows();
  if (error) return *std::move(error);
  return puzzle;
}

Scanner GridFinder::first_row() const {
  Scanner row = *row_begins_[0];
  row.skip_spaces();
  return row;
}

Scanner GridFinder::rows_end() const {
  Scanner last = *row_begins_[plain_ ? 0 : std::min<std::size_t>(rows_, 9) - 1];
  if (plain_) last.skip_lines(8, 8 * stride_);
  last.skip_rest_of_line();
  return last;
}

TextError GridFinder::too_few_rows() const {
  // (A part ends with whole lines: behind another line there is no more of the text.)
  if (scanner_.at_end() && (!part_ || scanner_.column() != 1)) {
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
    auto at = static_cast<std::ptrdiff_t>(scanner.column()) - 1;
    for (std::size_t column = 0; column < 9; ++column) {
      const std::ptrdiff_t place = (*places_)[column];
      for (; at < place && !scanner.at_line_end(); ++at) scanner.advance();
      // (The space behind what quotes the line may be the first cell.)
      const auto passed = static_cast<std::size_t>(std::max<std::ptrdiff_t>(at - place, 0));
      puzzle.cells[9 * row + column] = scanner.offset() - passed;
      puzzle.grid.set(static_cast<Cell>(9 * row + column),
                      passed == 0 ? digit_of(scanner.peek()) : Digit{0});
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
