// Tells how the puzzles lie in a file, and where its parts may be cut.
#include <algorithm>
#include <array>
#include <charconv>
#include <string>
#include <vector>

#include "formats/candidates.h"
#include "formats/fields.h"
#include "formats/grid_finder.h"
#include "formats/line.h"
#include "formats/list.h"
#include "formats/source.h"
#include "jiugong/puzzle_file.h"

namespace jiugong {
namespace {

using formats::FieldReader;

constexpr std::array<char, 4> kSeparators = {',', '\t', ';', '|'};

// The records of a table that are examined.
constexpr std::size_t kSampleRecords = 16;

using Record = std::vector<std::string_view>;  // the contents of its fields

struct Sample {
  std::vector<Record> records;
  bool quoted = false;  // whether the first record has a quotation mark
};

std::string_view without_mark(std::string_view text) {
  return text.starts_with("\xef\xbb\xbf") ? text.substr(3) : text;
}

// Reads the first records; without the last if it may go on behind `text`.
Sample sample_of(std::string_view text, char separator, bool whole) {
  Sample sample;
  for (std::size_t at = 0; at < text.size() && sample.records.size() < kSampleRecords;) {
    FieldReader fields(text, at, separator);
    Record record;
    bool quoted = false;
    while (fields.next()) {
      record.push_back(fields.field().content(text));
      quoted |= fields.field().quoted;
    }
    const bool cut = fields.line_end() == text.size() && !whole;
    at = fields.end();
    const bool blank = std::all_of(record.begin(), record.end(),
                                   [](std::string_view field) { return field.empty(); });
    if (cut || blank || record[0].starts_with('#')) continue;
    sample.quoted |= sample.records.empty() && quoted;
    sample.records.push_back(std::move(record));
  }
  return sample;
}

// The givens of a field that is a puzzle.
std::optional<int> givens_of(std::string_view content) {
  if (content.size() < kCellCount) return std::nullopt;
  const auto read = formats::read_field(content);
  const auto* const puzzle = std::get_if<TextPuzzle>(&read);
  return puzzle == nullptr ? std::nullopt : std::optional(puzzle->grid.clue_count());
}

// The cells of what was meant to be a puzzle: a decimal number, whose point looks like a blank, has fewer.
constexpr std::size_t kFewestBadCells = 70;
constexpr std::size_t kMostBadCells = 92;

// Whether a field was meant to be a puzzle: cells, some of them blank, which are not 81 or have something else among them.
bool is_bad_puzzle(std::string_view content) {
  std::size_t cells = 0, blanks = 0, others = 0;
  for (formats::Scanner at(content); !at.at_line_end(); at.advance()) {
    const bool cell = formats::is_line_cell(at.peek());
    cells += cell ? 1 : 0;
    others += cell ? 0 : 1;
    blanks += cell && formats::digit_of(at.peek()) == 0 ? 1 : 0;
  }
  return cells >= kFewestBadCells && cells <= kMostBadCells && blanks != 0 && others <= cells / 8 &&
         !givens_of(content);
}

// (A full grid may be a solution.)
bool is_puzzle(std::string_view content) {
  return givens_of(content).value_or(kCellCount) < kCellCount;
}

// Whether the first record has names, not puzzles.
bool is_header(const Record& first, std::size_t column) {
  return !givens_of(first[column]) && !is_bad_puzzle(first[column]) &&
         std::none_of(first.begin(), first.end(), is_puzzle);
}

// The column of puzzles that are all bad.
std::optional<FileShape> table_with_bad_puzzles(const Sample& sample, char separator) {
  const Record& first = sample.records[0];
  for (std::size_t column = 0; column < first.size(); ++column) {
    const bool found =
        std::any_of(sample.records.begin(), sample.records.end(), [&](const Record& record) {
          return column < record.size() && is_bad_puzzle(record[column]);
        });
    if (!found) continue;
    return FileShape{.layout = FileLayout::kTable,
                     .separator = separator,
                     .column = column,
                     .header = is_header(first, column)};
  }
  return std::nullopt;
}

// `below` says whether something else than a puzzle is on the first line.
std::optional<FileShape> table_with_puzzles(const Sample& sample, char separator, bool below) {
  if (sample.records.empty() || sample.records[0].size() < 2) return std::nullopt;
  const Record& first = sample.records[0];
  // (A first line that begins with a puzzle tells the column of the puzzles.)
  if (!below) return FileShape{.layout = FileLayout::kTable, .separator = separator};
  // (A puzzle on a line below a drawn grid makes no table of that.)
  const std::size_t fewest_meant = (sample.records.size() + 2) / 4;
  std::optional<FileShape> best;
  int fewest = kCellCount;
  bool answers = false;  // whether a column has full grids alone
  for (std::size_t column = 0; column < first.size(); ++column) {
    int puzzles = 0, givens = 0;
    std::size_t meant = 0;  // and those that are bad
    for (const Record& record : sample.records) {
      if (column >= record.size()) continue;
      const auto found = givens_of(record[column]);
      puzzles += found ? 1 : 0;
      givens += found.value_or(0);
      meant += found || is_bad_puzzle(record[column]) ? 1 : 0;
    }
    const bool header = is_header(first, column);
    if (meant < fewest_meant) continue;
    answers |= puzzles != 0 && givens == puzzles * kCellCount;
    if (puzzles == 0 || (header && formats::names_answers(first[column]))) continue;
    if (best && givens / puzzles >= fewest) continue;
    fewest = givens / puzzles;
    best = {
        .layout = FileLayout::kTable, .separator = separator, .column = column, .header = header};
  }
  // (A column of answers is not that of the puzzles, where these are all bad.)
  if (answers && fewest == kCellCount) {
    if (const auto bad = table_with_bad_puzzles(sample, separator)) return bad;
  }
  return best;
}

// The layout of a text that is no table of puzzles.
FileLayout layout_of(std::string_view text) {
  if (formats::table_in(text)) return FileLayout::kText;
  switch (formats::detect_format(text)) {
    case Format::kLine:
      return FileLayout::kLines;
    case Format::kRows:
    case Format::kBoxed:
      return FileLayout::kGrids;
    case Format::kCases:
    case Format::kJson:
      break;
  }
  return FileLayout::kText;
}

// Whether the first significant line has two. (Which column is that of the puzzles, is not known then.)
bool begins_with_two_puzzles(std::string_view text) {
  formats::Scanner scanner(text);
  TextPuzzle puzzle;
  if (!formats::find_significant_line(scanner)) return false;
  const auto error = formats::read_line(scanner, puzzle);
  return error && error->code == TextErrorCode::kOnePuzzleExpected;
}

}  // namespace

bool formats::begins_with_puzzle(std::string_view text) {
  Scanner scanner(text);
  TextPuzzle puzzle;
  if (!find_significant_line(scanner)) return false;
  // (One of nine lines of candidates may look like a puzzle.)
  Scanner line = scanner;
  if (is_packed_row(LineCharacters(line).trimmed())) return false;
  if (read_line(scanner, puzzle)) return false;
  // (A full grid may be in a column of solutions.)
  if (puzzle.grid.clue_count() == kCellCount) return false;
  scanner.skip_rest_of_line();
  // (A field in quotation marks may go on behind the line.)
  const bool whole =
      !scanner.at_end() && text.substr(0, scanner.offset()).find('"') == std::string_view::npos;
  // (Behind a label, or in another field than the first, it leaves open where the others are.)
  return whole && std::all_of(kSeparators.begin(), kSeparators.end(), [&](char separator) {
           const Sample sample = sample_of(text, separator, false);
           return sample.records.empty() || sample.records[0].size() < 2 ||
                  is_puzzle(sample.records[0][0]);
         });
}

std::optional<FileShape> formats::record_table_in(std::string_view beginning, bool whole,
                                                  bool table) {
  const std::string_view text = without_mark(beginning);
  if (begins_list(text) || begins_with_two_puzzles(text)) return std::nullopt;
  const bool below = !begins_with_puzzle(text);
  for (const char separator : kSeparators) {
    const Sample sample = sample_of(text, separator, whole);
    const auto shape = table_with_puzzles(sample, separator, below);
    if (!shape) continue;
    const bool lines = shape->column == 0 && !shape->header && !sample.quoted &&
                       (separator == ',' || separator == '\t');
    return lines && !table ? FileShape{} : *shape;
  }
  return std::nullopt;
}

std::optional<FileShape> shape_of_file(std::string_view beginning, bool whole, bool table) {
  const bool enough =
      whole || beginning.size() >= kShapeBytes || formats::begins_with_puzzle(beginning);
  if (!enough) return std::nullopt;
  const std::string_view text = without_mark(beginning);
  if (formats::is_open_sudoku(text)) return FileShape{.layout = FileLayout::kText};
  if (const auto records = formats::record_table_in(beginning, whole, table)) return records;
  const FileLayout layout = layout_of(text);
  if (table && layout == FileLayout::kLines) return FileShape{.layout = FileLayout::kTable};
  return FileShape{.layout = layout};
}

std::optional<FileShape> shape_of_table(std::string_view beginning, std::string_view column) {
  const std::string_view text = without_mark(beginning);
  // The separator is the one that divides the first record into the most fields, or spaces behind a puzzle where none does.
  FileShape shape{.layout = FileLayout::kTable};
  Sample sample;
  for (const char separator : kSeparators) {
    Sample other = sample_of(text, separator, true);
    if (other.records.empty()) return std::nullopt;
    if (!sample.records.empty() && other.records[0].size() <= sample.records[0].size()) continue;
    sample = std::move(other);
    shape.separator = separator;
  }
  if (sample.records[0].size() == 1) {
    Sample spaced = sample_of(text, ' ', true);
    if (givens_of(spaced.records[0][0])) {
      sample = std::move(spaced);
      shape.separator = ' ';
    }
  }
  const Record& first = sample.records[0];
  const auto named = std::find(first.begin(), first.end(), column);
  if (named != first.end()) {
    shape.column = static_cast<std::size_t>(named - first.begin());
    shape.header = true;
    return shape;
  }
  std::size_t number = 0;
  const auto [end, error] = std::from_chars(column.data(), column.data() + column.size(), number);
  if (error != std::errc() || end != column.data() + column.size()) return std::nullopt;
  if (number == 0 || number > first.size()) return std::nullopt;
  shape.column = number - 1;
  shape.header = is_header(first, shape.column);
  return shape;
}

namespace {

// The shape of a file that is nothing but the header of a table: one line of several fields, of which none is a
// puzzle.
std::optional<FileShape> shape_of_header(std::string_view file) {
  const std::size_t end = file.find_first_of("\r\n");
  if (file.find_first_not_of("\r\n", end) != std::string_view::npos) return std::nullopt;
  auto shape = shape_of_table(file, "2");
  if (shape) shape->header = true;
  return shape;
}

}  // namespace

namespace {

// Whether a record of a table is whole, such as the header: blank lines and comments may be before it. Until then it is not
// known which columns there are, and a part that ends before a header would leave it to the next.
bool has_whole_record(std::string_view beginning) {
  return std::all_of(kSeparators.begin(), kSeparators.end(), [&](char separator) {
    const std::size_t end =
        whole_records({.layout = FileLayout::kTable, .separator = separator}, beginning);
    return !sample_of(without_mark(beginning.substr(0, end)), separator, true).records.empty();
  });
}

// The end of the last grid that is whole, or of its solution; 0 if there is none.
std::size_t end_of_last_grid(std::string_view lines) {
  formats::Scanner scanner(lines);
  formats::GridFinder finder(scanner, true);
  std::size_t end = 0;
  for (bool separable = false;; separable = finder.separable()) {
    const bool whole = finder.next() && !finder.open();
    if (separable && (whole || !finder.awaits_solution())) end = finder.searched();
    if (!whole) return end;
  }
}

// Where the first title at `begin` or behind it begins; nothing if there is none.
std::optional<std::size_t> first_title(std::string_view lines, std::size_t begin) {
  formats::Scanner scanner(lines.substr(begin));
  while (!scanner.at_end()) {
    const std::size_t at = scanner.offset();
    // (What is a title within a grid is one everywhere, unless it is a row whose blanks are spaces, or one with a label.)
    const auto line = formats::read_grid_line(scanner, true);
    const bool row = line.spaced || line.beside;
    if (line.kind == formats::LineKind::kTitle && !row) return begin + at;
  }
  return std::nullopt;
}

// (Without a branch for a byte, which is done 16 bytes at a time.)
bool is_ascii(std::string_view text) {
  char all = 0;
  for (const char byte : text) all = static_cast<char>(all | byte);
  return (all & 0x80) == 0;
}

// The same as end_of_last_grid(), sooner where there are titles, and neither sections nor answers: behind a title nothing depends
// on what is before it, so that reading can begin at one near the end. (In ASCII: a full-width bracket begins a section, too.)
std::size_t whole_grids(std::string_view lines) {
  constexpr std::size_t kTail = 2'048;
  const bool simple = lines.find('[') == std::string_view::npos && is_ascii(lines) &&
                      !formats::names_answers(lines);
  for (std::size_t tail = kTail; simple && tail < lines.size(); tail *= 8) {
    const std::size_t line = lines.find_first_of("\r\n", lines.size() - tail);
    const auto title = first_title(lines, line + 1);
    const std::size_t end = title ? end_of_last_grid(lines.substr(*title)) : 0;
    if (end != 0) return *title + end;
  }
  return end_of_last_grid(lines);
}

}  // namespace

WishedShape wished_shape(std::string_view beginning, bool whole, const ShapeWish& wish) {
  if (!wish.column.empty()) {
    if (!whole && beginning.size() < kShapeBytes && !has_whole_record(beginning)) return {};
    const auto shape = shape_of_table(beginning, wish.column);
    if (shape) return {shape, {}};
    return {std::nullopt, "there is no column " + wish.column};
  }
  const auto shape = shape_of_file(beginning, whole, wish.keep);
  if (!shape || !wish.keep || shape->layout == FileLayout::kTable) return {shape, {}};
  const auto header = whole ? shape_of_header(beginning) : std::nullopt;
  if (header) return {header, {}};
  return {std::nullopt, "there is no table whose columns could be kept"};
}

std::size_t whole_records(const FileShape& shape, std::string_view text) {
  switch (shape.layout) {
    case FileLayout::kLines: {
      const std::size_t end = text.rfind('\n');
      if (end != std::string_view::npos) return end + 1;
      // (A carriage return that ends the text may be half of a line end.)
      const std::size_t old =
          text.size() < 2 ? std::string_view::npos : text.rfind('\r', text.size() - 2);
      return old == std::string_view::npos ? 0 : old + 1;
    }
    case FileLayout::kGrids: {
      // (A line that is not whole may become a row or a title.)
      const std::size_t lines = whole_records({.layout = FileLayout::kLines}, text);
      return whole_grids(text.substr(0, lines));
    }
    case FileLayout::kTable: {
      if (text.find('"') == std::string_view::npos) {
        return whole_records({.layout = FileLayout::kLines}, text);
      }
      std::size_t end = 0;
      for (std::size_t at = 0; at < text.size();) {
        FieldReader fields(text, at, shape.separator);
        while (fields.next()) {
        }
        at = fields.end();
        // (A carriage return that ends the text may be half of a line end.)
        const bool ended = fields.line_end() != text.size();
        if (ended && (at < text.size() || text.back() == '\n')) end = at;
      }
      return end;
    }
    case FileLayout::kText:
      break;
  }
  return 0;
}

}  // namespace jiugong
