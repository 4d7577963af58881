// Reads nine rows of nine fields, each possibly empty: tables from spreadsheets, web pages and
// Markdown, and drawings with a border around every cell. Fields may be quoted.
//
//     5⇥3⇥⇥⇥7        5,3,,,7,,,,        | 5 | 3 |   |   | 7 |
//
// A text uses one separator for fields: a tab, a comma, a semicolon or a bar. With bars, lines may
// begin and end with one, borders may separate rows, and a Markdown header may come first.
#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "formats/candidates.h"
#include "formats/form.h"
#include "formats/grid_line.h"
#include "formats/labelled_rows.h"
#include "formats/line.h"
#include "formats/other_layout.h"
#include "formats/row_count.h"
#include "formats/source.h"

namespace jiugong::formats {
namespace {

// (Of these the first that fits a line is that of its text.)
constexpr std::array<Table, 19> kTables{{{'\t', false},
                                         {',', false},
                                         {';', false},
                                         {'&', false},
                                         {'|', false},
                                         {'|', true},
                                         {'\t', false, true},
                                         {',', false, true},
                                         {';', false, true},
                                         {'&', false, true},
                                         {'|', false, true},
                                         {'|', true, true},
                                         {'\t', true, true},
                                         {'\t', true},
                                         {',', true},
                                         {';', true},
                                         {'\t', false, false, true},
                                         {',', false, false, true},
                                         {';', false, false, true}}};

bool at_separator(const Scanner& scanner, Table table) {
  return table.separator == '\t' ? scanner.at_tab() : scanner.peek() == table.separator;
}

bool at_space(const Scanner& scanner) { return scanner.peek() == ' ' && !scanner.at_tab(); }

// Whether a field may hold the character. (Between bars hyphens are a border, or below a header.)
bool is_field_cell(char c, Table table) {
  return table.separator == '|' ? is_cell(c) : is_line_cell(c);
}

// Whether a row ends here. (In LaTeX by two backslashes.)
bool at_row_end(const Scanner& scanner, Table table) {
  return scanner.at_line_end() || (table.separator == '&' && scanner.peek() == '\\');
}

// Skips the bar at the beginning of a line, if there is one, and the label of the row, which is returned.
std::string_view skip_beginning(Scanner& scanner, Table table) {
  if (table.closed && table.separator == '|') {
    while (at_space(scanner)) scanner.advance();
    if (scanner.peek() == '|') scanner.advance();
  }
  if (!table.labels) return {};
  const Scanner begin = scanner;
  while (!at_row_end(scanner, table) && !at_separator(scanner, table)) scanner.advance();
  const std::string_view label = begin.rest().substr(0, scanner.offset() - begin.offset());
  if (!scanner.at_line_end()) scanner.advance();
  return label;
}

// Whether only spaces remain on the line, or the dot that ends a row of LaTeX's `sudoku`: |5|3| | |7| | | | |.
bool at_blank_end(Scanner scanner, Table table, bool whole) {
  const auto skip_spaces = [&] {
    while (at_space(scanner)) scanner.advance();
  };
  skip_spaces();
  if (whole && table.separator == '|' && scanner.peek() == '.') scanner.advance();
  skip_spaces();
  return at_row_end(scanner, table);
}

// Whether only separators remain on the line.
bool at_separators(Scanner scanner, Table table) {
  while (at_separator(scanner, table) || at_space(scanner) || scanner.peek() == '"') {
    scanner.advance();
  }
  return at_row_end(scanner, table);
}

// Whether nothing but separators is on the line, perhaps behind a title: a gap of a spreadsheet, or a row without givens.
bool at_gap(Scanner scanner, Table table) {
  const Scanner line = scanner;
  std::size_t characters = 0, letters = 0;
  for (; !at_row_end(scanner, table) && !at_separator(scanner, table); scanner.advance()) {
    characters += at_space(scanner) || scanner.peek() == '"' ? 0 : 1;
    letters += is_letter(scanner.peek()) || scanner.peek() == '\0' ? 1 : 0;
  }
  return (characters == 0 || letters > 1) && at_separators(scanner, table) &&
         (letters == 0 || !holds_line(line));
}

// Advances from the separator behind so many cells to the last before the next cell; returns false where a field between boxes is
// not blank.
bool skip_between_boxes(Scanner& scanner, Table table, std::size_t cells) {
  if (!table.boxes || cells % 3 != 0 || cells == 9) return true;
  scanner.advance();
  while (at_space(scanner)) scanner.advance();
  return at_separator(scanner, table);
}

// Returns the number of fields of a line, counted from its beginning; 0 if one of them has more
// than one character.
std::size_t count_fields(Scanner scanner, Table table, bool of_cells) {
  skip_beginning(scanner, table);
  std::size_t fields = 1, characters = 0;
  for (; !at_row_end(scanner, table) && fields <= kMaxCells; scanner.advance()) {
    if (at_separator(scanner, table)) {
      Scanner behind = scanner;
      behind.advance();
      if (table.closed && at_blank_end(behind, table, fields == 9)) break;
      if (table.closed && table.separator != '|' && fields == 9 && at_separators(behind, table)) {
        break;
      }
      if (!skip_between_boxes(scanner, table, fields) && of_cells) return 0;
      ++fields;
      characters = 0;
    } else if (of_cells && !at_space(scanner) && scanner.peek() != '"' &&
               (++characters > 1 || !is_field_cell(scanner.peek(), table))) {
      return 0;
    }
  }
  return fields;
}

// Whether the line is the delimiter row below a Markdown header: |---|:-:|
bool at_rule(const Scanner& scanner, Table table) {
  bool hyphens = false;  // (A row of nine empty fields has no hyphens.)
  for (Scanner ahead = scanner; !ahead.at_line_end(); ahead.advance()) {
    const char c = ahead.peek();
    hyphens |= c == '-';
    if (c != '-' && c != '|' && c != ':' && !at_space(ahead)) return false;
  }
  return hyphens && count_fields(scanner, table, false) == 9;
}

// Whether the line is a border of a drawing, without cells, or a command of LaTeX.
bool at_border(const Scanner& scanner, Table table) {
  if (table.separator == '&') return scanner.peek() == '\\';
  if (table.separator != '|') return false;
  bool border = false;
  for (Scanner ahead = scanner; !ahead.at_line_end(); ahead.advance()) {
    const char c = ahead.peek();
    if (c == '-' || c == '+' || c == '=') {
      border = true;
    } else if (c != '|' && c != ':' && !at_space(ahead)) {
      return false;
    }
  }
  return border;
}

// Advances to the beginning of the next line with fields; returns false at the end of the text.
bool find_line(Scanner& scanner) {
  for (; !scanner.at_end(); scanner.skip_line()) {
    Scanner inside = scanner;
    while (at_space(inside)) inside.advance();
    if (!inside.at_line_end() && inside.peek() != '#') return true;
  }
  return false;
}

bool find_row(Scanner& scanner, Table table) {
  while (find_line(scanner)) {
    const bool may_be_gap = table.gaps == Table::Gaps::kEverywhere;
    if (!at_border(scanner, table) && !(may_be_gap && at_gap(scanner, table))) return true;
    scanner.skip_line();
  }
  return false;
}

// Skips the gap below nine rows, if there is one.
void skip_gap(Scanner& scanner, Table table) {
  Scanner ahead = scanner;
  if (table.gaps != Table::Gaps::kBelowNineRows || !find_line(ahead)) return;
  if (!at_gap(ahead, table)) return;
  ahead.skip_line();
  scanner = ahead;
}

// The same between puzzles, where lines of fewer fields are titles, numbers and notes.
constexpr std::size_t kLeastFields = 5;

bool find_first_row(Scanner& scanner, Table table) {
  while (find_row(scanner, table)) {
    if (count_fields(scanner, table, false) >= kLeastFields) return true;
    scanner.skip_line();
  }
  return false;
}

// Whether the line names nine columns: each field has text that is neither a cell nor a number. (A row may have one bad cell.)
bool at_names(Scanner scanner, Table table) {
  skip_beginning(scanner, table);
  std::size_t fields = 0, characters = 0;
  bool cell = false, number = true;
  for (; fields < 9; scanner.advance()) {
    const bool end = at_row_end(scanner, table);
    if (end || at_separator(scanner, table)) {
      if (number || (cell && characters == 1)) return false;
      if (++fields == 9) return end;
      if (end) return false;
      characters = 0;
      number = true;
    } else if (!at_space(scanner) && scanner.peek() != '"') {
      ++characters;
      cell = is_field_cell(scanner.peek(), table);
      number &= is_digit(scanner.peek());
    }
  }
  return false;
}

// Whether the line is a row with a digit.
bool at_digits(Scanner scanner, Table table) {
  return count_fields(scanner, table, true) == 9 &&
         LineCharacters(scanner).all().find_first_of("123456789") != std::string_view::npos;
}

// Whether the line may number nine columns.
bool at_numbers(Scanner scanner, Table table) {
  if (count_fields(scanner, table, true) != 9) return false;
  skip_beginning(scanner, table);
  return numbers_columns(LineCharacters(scanner).trimmed());
}

// How many rows follow, over borders and gaps between boxes.
std::size_t rows_below(Scanner& ahead, Table table) {
  ahead.look_ahead(kMaxPuzzleBytes);
  std::size_t rows = 0;
  for (;; ahead.skip_line()) {
    const std::size_t behind = ahead.line();
    const bool whole = rows != 0 && rows % 9 == 0;
    if (!find_line(ahead)) break;
    if (ahead.line() != behind && (whole || rows % 3 != 0)) break;
    if (at_border(ahead, table)) continue;
    if (count_fields(ahead, table, true) != 9 || (whole && at_numbers(ahead, table))) break;
    ++rows;
  }
  return rows;
}

// Advances past a header: names above nine rows, between bars with the delimiter row below them, or the numbers of the columns
// above whole grids. Returns whether there is one. (Up to `run_end` digits in order are known to be a row.)
bool skip_header(Scanner& scanner, Table table, std::size_t& run_end) {
  Scanner ahead = scanner;
  ahead.skip_line();
  if (ahead.at_end()) return false;
  if (table.separator == '|' && at_rule(ahead, table)) {
    if (at_digits(scanner, table) && !at_numbers(scanner, table)) return false;
    ahead.skip_line();
  } else if (at_numbers(scanner, table)) {
    if (scanner.offset() < run_end) return false;
    Scanner end = ahead;
    const std::size_t rows = rows_below(end, table);
    if (rows == 0 || rows % 9 != 0 || end.is_too_far()) {
      run_end = end.offset();
      return false;
    }
    scanner = ahead;
    return find_row(scanner, table);
  } else if (table.separator == '|' || !at_names(scanner, table)) {
    return false;
  }
  const Scanner first_row = ahead;
  ahead.look_ahead(kMaxPuzzleBytes);
  for (int row = 0; row < 9; ++row) {
    const bool is_row =
        !ahead.at_end() && !at_border(ahead, table) && count_fields(ahead, table, true) == 9;
    ahead.skip_line();
    if (ahead.is_too_far()) {
      scanner = ahead;
      return true;
    }
    if (!is_row) return false;
  }
  scanner = first_row;
  return true;
}

class TableSource final : public PuzzleSource {
 public:
  TableSource(std::string_view text, Table table)
      : PuzzleSource(text, Format::kBoxed), table_(table) {}

  std::optional<TextPiece> read_next() override;

 private:
  RowCount count_rows(std::vector<Scanner>& begins);
  RowCount count_to_gap(std::vector<Scanner>& begins);
  Between above(const Scanner& row, const std::vector<Scanner>& begins) const;
  std::array<Digit, 9> digits_of(Scanner row) const;
  std::optional<TextError> read_row(std::size_t row, TextPuzzle& puzzle);
  std::optional<TextError> read_field(std::size_t& offset, Digit& digit);

  Table table_;
  std::size_t run_end_ = 0;
  std::size_t whole_ = 0;  // up to here rows are known to be those of whole grids
};

std::optional<TextPiece> TableSource::read_next() {
  Scanner line = scanner_;
  const bool found = find_first_row(scanner_, table_);
  PassedLines passed;
  for (; line.offset() < scanner_.offset(); line.skip_line()) {
    if (auto other = passed.look(line, scanner_)) return other;
  }
  if (!found) return std::nullopt;
  skip_header(scanner_, table_, run_end_);
  std::vector<Scanner> begins;
  const RowCount count = count_rows(begins);
  TextPuzzle puzzle;
  puzzle.line = scanner_.line();
  puzzle.begin = scanner_.offset();
  TextFailure failure{{}, puzzle.line, scanner_.offset(), 0};
  std::optional<TextError> error;
  for (std::size_t row = 0; row < std::min<std::size_t>(count.rows, 9); ++row) {
    find_row(scanner_, table_);
    std::optional<TextError> row_error = read_row(row, puzzle);
    if (!error) error = std::move(row_error);
    failure.end = scanner_.offset();
  }
  if (count.extra != 0 && !error) {
    error = error_at(begins[count.extra], TextErrorCode::kBadCharacter, "more than 9 rows"_form,
                     "9 rows"_form);
  }
  if (count.rows > 9) {
    scanner_ = begins[count.rows - 1];
    scanner_.skip_rest_of_line();
    failure.end = scanner_.offset();
  } else if (count.rows < 9 && !error) {
    const bool end = !find_row(scanner_, table_);
    error =
        error_at(scanner_, TextErrorCode::kTooFewRows,
                 end ? counted(count.rows, "the end of the text after {} row"_form,
                               "the end of the text after {} rows"_form)
                     : counted(count.rows, "a gap after {} row"_form, "a gap after {} rows"_form),
                 "9 rows"_form);
  }
  skip_gap(scanner_, table_);
  puzzle.end = failure.end;
  if (!error) return puzzle;
  failure.error = std::move(*error);
  return failure;
}

// How many rows the puzzle at the scanner has, and where rows begin.
RowCount TableSource::count_rows(std::vector<Scanner>& begins) {
  if (scanner_.offset() < whole_) return {9};
  if (table_.gaps == Table::Gaps::kBelowNineRows) return count_to_gap(begins);
  RowWindow window;
  Scanner ahead = scanner_;
  ahead.look_ahead(kMaxPuzzleBytes);
  begins.clear();
  bool ended = false;
  std::size_t gaps = 0;
  for (; window.size() < RowWindow::kMost && !window.is_sound(); ahead.skip_line()) {
    ended = !find_row(ahead, table_);
    if (ended) break;
    Scanner line = ahead;
    line.skip_line();
    if (begins.size() >= 9 && line.is_too_far()) break;
    const bool bad = count_fields(ahead, table_, true) != 9;
    // (Of fewer fields, a title.)
    ended = bad && !begins.empty() &&
            count_fields(ahead, table_, false) < (begins.size() >= 9 ? kLeastFields : 2);
    ended |= begins.size() % 9 == 0 && !begins.empty() && at_numbers(ahead, table_);
    const Between between = above(ahead, begins);
    if (between == Between::kGap) ended |= gaps == 0 && begins.size() >= 9;
    if (ended) break;
    gaps += between == Between::kGap ? 1 : 0;
    window.add(digits_of(ahead), between, bad);
    begins.push_back(ahead);
  }
  ended |= window.size() < 9;
  if (ended && window.size() % 9 == 0) whole_ = ahead.offset();
  return window.count(ended);
}

// The same where each puzzle but the last has a gap below it: nine rows, or else those up to a gap.
RowCount TableSource::count_to_gap(std::vector<Scanner>& begins) {
  Scanner ahead = scanner_;
  std::size_t first_gap = 0;
  for (begins.clear(); begins.size() < RowWindow::kMost && find_row(ahead, table_);
       ahead.skip_line()) {
    const std::size_t rows = begins.size();
    if (at_gap(ahead, table_)) {
      if (rows >= 9) return {rows, rows == 9 ? 0U : 9U};
      if (first_gap == 0) first_gap = rows;
    }
    if (rows == 9 && first_gap != 0) return {first_gap};
    if (rows == 9 && at_gap(begins[0], table_)) {
      scanner_ = begins[1];
      return count_to_gap(begins);
    }
    begins.push_back(ahead);
  }
  const std::size_t rows = begins.size();
  return {rows, rows <= 9 ? 0U : 9U};
}

// What is between a row and the one above it.
Between TableSource::above(const Scanner& row, const std::vector<Scanner>& begins) const {
  if (begins.empty() || row.line() == begins.back().line() + 1) return Between::kNothing;
  for (Scanner line = begins.back();;) {
    line.skip_line();
    if (line.line() == row.line()) return Between::kBorder;
    if (!at_border(line, table_)) return Between::kGap;
  }
}

// The digits of a row, as far as its fields have one.
std::array<Digit, 9> TableSource::digits_of(Scanner row) const {
  std::array<Digit, 9> digits{};
  skip_beginning(row, table_);
  for (std::size_t column = 0; column < 9 && !at_row_end(row, table_); row.advance()) {
    if (!at_separator(row, table_)) {
      digits[column] = std::max(digits[column], digit_of(row.peek()));
    } else if (!skip_between_boxes(row, table_, ++column)) {
      break;
    }
  }
  return digits;
}

// Reads to the end of the line even if there is an error.
std::optional<TextError> TableSource::read_row(std::size_t row, TextPuzzle& puzzle) {
  const std::size_t fields = count_fields(scanner_, table_, false);
  skip_beginning(scanner_, table_);
  std::optional<TextError> error;
  for (std::size_t column = 0; column < std::min<std::size_t>(fields, 9) && !error; ++column) {
    if (column != 0 && !skip_between_boxes(scanner_, table_, column)) {
      error = error_at(scanner_, TextErrorCode::kBadRowLength, "more than 9 cells"_form,
                       "9 cells in a row"_form);
      break;
    }
    if (column != 0) scanner_.advance();
    std::size_t offset = 0;
    Digit digit = 0;
    error = read_field(offset, digit);
    puzzle.cells[9 * row + column] = offset;
    puzzle.grid.set(static_cast<Cell>(9 * row + column), digit);
  }
  if (!error && fields != 9) {
    error = error_at(scanner_, TextErrorCode::kBadRowLength, count_cells(fields),
                     "9 cells in a row"_form);
  }
  scanner_.skip_rest_of_line();
  return error;
}

// The position of a quoted field is that of its first quotation mark; that of an empty one is in the middle of its spaces,
// where a digit may replace one of them.
std::optional<TextError> TableSource::read_field(std::size_t& offset, Digit& digit) {
  const Scanner begin = scanner_;
  while (at_space(scanner_)) scanner_.advance();
  offset = scanner_.offset();
  const bool quoted = scanner_.peek() == '"';
  if (quoted) {
    scanner_.advance();
    while (at_space(scanner_)) scanner_.advance();
  }
  if (is_field_cell(scanner_.peek(), table_)) {
    digit = digit_of(scanner_.peek());
    scanner_.advance();
    while (at_space(scanner_)) scanner_.advance();
  } else if (!quoted && (at_row_end(scanner_, table_) || at_separator(scanner_, table_))) {
    Scanner middle = begin;
    for (std::size_t column = begin.column() + 1; column + 1 < scanner_.column(); column += 2) {
      middle.advance();
    }
    offset = middle.offset();
  }
  const bool closed = !quoted || scanner_.peek() == '"';
  if (quoted && closed) {
    scanner_.advance();
    while (at_space(scanner_)) scanner_.advance();
  }
  if (closed && (at_row_end(scanner_, table_) || at_separator(scanner_, table_)))
    return std::nullopt;
  return error_at(scanner_, TextErrorCode::kBadCharacter, scanner_.describe(),
                  "one digit or blank in a field of the table"_form);
}

// Whether the text begins with a grid of another kind: a row of nine cells, or a line of 81.
bool at_other_grid(Scanner scanner) {
  if (holds_line(scanner)) return true;
  const LineCharacters characters(scanner);
  const std::string_view line = characters.trimmed();
  const GridLine look = look_at_line(line, false);
  // (Numbers of columns may be above a table, and a field of it have two digits.)
  if (look.column_numbers || line.find_first_of(",;") != std::string_view::npos) return false;
  return look.kind == LineKind::kRow && (look.nine || line.size() >= kShortestLine);
}

// Whether one of nine lines has several digits in its cells, between tabs or bars; otherwise most do. (One may be bad.)
bool at_drawn_candidates(Scanner scanner, Table table) {
  int drawn = 0;
  for (int lines = 0; lines < 9 && find_line(scanner); ++lines) {
    drawn += is_drawn_row(LineCharacters(scanner).trimmed()) ? 1 : 0;
  }
  return drawn > (table.separator == ',' || table.separator == ';' ? 4 : 0);
}

// Whether one of nine rows between bars has a hyphen for a blank: they are a drawing.
bool at_hyphens(Scanner scanner, Table table) {
  for (int row = 0; row < 9 && table.separator == '|' && find_row(scanner, table); ++row) {
    if (LineCharacters(scanner).all().find('-') != std::string_view::npos) return true;
  }
  return false;
}

// Whether the labels of nine rows count.
bool at_labels(Scanner scanner, Table table) {
  std::string_view last;
  int step = 0;
  for (int row = 0; row < 9; ++row) {
    Scanner label = scanner;
    if (!find_row(label, table) || count_fields(label, table, true) != 9) return false;
    scanner = label;
    const std::string_view text = skip_beginning(label, table);
    if (row != 0 && !label_follows(text, last, step)) return false;
    last = text;
    scanner.skip_line();
  }
  return step != 0;
}

// Whether nine rows have nothing behind their last separator.
bool at_closed_rows(Scanner scanner, Table table) {
  const Table open{table.separator, false, table.labels};
  for (int row = 0; row < 9; ++row, scanner.skip_line()) {
    if (!find_row(scanner, table) || count_fields(scanner, table, true) != 9) return false;
    if (count_fields(scanner, open, false) < 10) return false;
  }
  return true;
}

// Whether a line of a text may be a gap.
bool has_gap(std::string_view text, Table table) {
  Scanner scanner(text);
  for (; find_line(scanner); scanner.skip_line()) {
    if (at_gap(scanner, table)) return true;
  }
  return false;
}

// Some hundreds of grids tell how a text is to be read.
constexpr std::size_t kBeginning = std::size_t{1} << 16;

// What tells against a reading of a text: the bytes of grids that are none or clash, and of rows without givens, which are rare.
struct Doubts {
  std::size_t faults = 0, blank_rows = 0;
};
Doubts doubts_of(std::string_view text, Table table) {
  TableSource source(text, table);
  Doubts doubts;
  while (const auto piece = source.next()) {
    if (const auto* const failure = std::get_if<TextFailure>(&*piece)) {
      doubts.faults += failure->end - failure->begin;
      continue;
    }
    const auto& puzzle = std::get<TextPuzzle>(*piece);
    const Digit* const digits = puzzle.grid.digits().data();
    // (Twice: a grid that is none is told, but one that clashes is answered.)
    if (clashes(digits)) doubts.faults += 2 * (puzzle.end - puzzle.begin);
    for (const Digit* row = digits; row != digits + 81; row += 9) {
      if (std::all_of(row, row + 9, [](Digit digit) { return digit == 0; })) doubts.blank_rows += 9;
    }
  }
  return doubts;
}

}  // namespace

std::optional<Table> table_in(std::string_view text) {
  constexpr std::size_t kMaxTitles = 8;
  Scanner scanner(text);
  scanner.look_ahead(kMaxPuzzleBytes);
  // Skips leading blank text, which may be megabytes long, once for all separators.
  for (std::size_t titles = 0; titles <= kMaxTitles && find_line(scanner); ++titles) {
    while (at_space(scanner)) scanner.advance();
    for (const Table table : kTables) {
      Scanner first = scanner;
      std::size_t run_end = 0;
      if (!find_row(first, table)) continue;
      const bool header = skip_header(first, table, run_end);
      if (!header && count_fields(first, table, true) != 9) continue;
      if (table.labels && !at_labels(first, table)) continue;
      if (table.closed && table.separator != '|' && !at_closed_rows(first, table)) continue;
      if (at_drawn_candidates(scanner, table) || at_hyphens(first, table)) return std::nullopt;
      return table;
    }
    if (at_other_grid(scanner)) return std::nullopt;
    scanner.skip_line();
  }
  return std::nullopt;
}

std::unique_ptr<PuzzleSource> make_table_source(std::string_view text, Table table) {
  // (A line of separators is a row without givens wherever all grids are sound with it.)
  const auto with = [table](Table::Gaps gaps) {
    Table with_gaps = table;
    with_gaps.gaps = gaps;
    return with_gaps;
  };
  const Table below = with(Table::Gaps::kBelowNineRows), all = with(Table::Gaps::kEverywhere);
  const std::string_view beginning = text.substr(0, text.find('\n', kBeginning));
  const Doubts rows = has_gap(beginning, table) ? doubts_of(beginning, table) : Doubts();
  if (rows.faults != 0) {
    const Doubts gaps = doubts_of(beginning, below);
    if (gaps.faults != 0 && doubts_of(beginning, all).faults == 0) {
      table = all;
    } else if (gaps.faults <= rows.faults &&
               gaps.faults + gaps.blank_rows < rows.faults + rows.blank_rows) {
      table = below;
    }
  }
  return std::make_unique<TableSource>(text, table);
}

}  // namespace jiugong::formats
