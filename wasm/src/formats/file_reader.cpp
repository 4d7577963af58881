// Reads the records of a file, a class a layout.
#include <algorithm>
#include <optional>
#include <utility>

#include "formats/candidates.h"
#include "formats/fields.h"
#include "formats/fill_in.h"
#include "formats/form.h"
#include "formats/grid_finder.h"
#include "formats/line.h"
#include "formats/line_ends.h"
#include "formats/source.h"
#include "jiugong/puzzle_file.h"
#include "make_owned.h"

namespace jiugong {

using formats::operator""_form;
using formats::LineEnd;
using formats::LineEnds;
using formats::NextByte;

namespace {

// The characters of a text.
std::size_t count_characters(std::string_view text) {
  formats::Scanner scanner(text);
  scanner.skip_rest_of_line();
  return scanner.column() - 1;
}

// Gives the record a puzzle whose offsets are those of the text in which the record begins at `begin`.
void put_puzzle(FileRecord& record, const TextPuzzle& puzzle, std::size_t begin) {
  record.puzzle = puzzle.grid;
  record.candidates = puzzle.candidates;
  record.row_bytes = 0;
  for (std::size_t i = 0; i < kCellCount; ++i) record.cells[i] = puzzle.cells[i] - begin;
  const std::string_view last = record.text.substr(record.cells.back());
  record.cells_end = record.cells.back() +
                     (puzzle.candidates ? formats::candidates_size(
                                              last, formats::are_packed(record.text, record.cells))
                                        : formats::cell_size(last));
}

// The same for cells of a byte each, in rows at equal distances.
void place_rows(FileRecord& record, std::size_t first_cell, std::size_t row_bytes) {
  record.row_bytes = row_bytes;
  record.first_cell = first_cell;
  record.cells_end = first_cell + 8 * row_bytes + 9;
}

}  // namespace

namespace formats {

void append_filled(std::string& out, const FileRecord& record, const Grid& solution) {
  const Grid& puzzle = std::get<Grid>(record.puzzle);
  if (record.row_bytes == 0) {
    const std::size_t end =
        record.candidates ? append_chosen(out, record.text, 0, record.cells, solution)
                          : append_solved(out, record.text, 0, record.cells, puzzle, solution);
    out += record.text.substr(end);
    return;
  }
  // (Which cells are blank cannot be predicted: all are written.)
  std::array<char, kCellCount> digits;
  for (std::size_t i = 0; i < digits.size(); ++i) {
    const Digit given = puzzle.digits()[i], solved = solution.digits()[i];
    digits[i] = static_cast<char>('0' + (given == 0 ? solved : given));
  }
  const std::size_t begin = out.size();
  out += record.text;
  for (std::size_t row = 0; row < 9; ++row) {
    std::copy_n(digits.data() + 9 * row, 9,
                out.data() + begin + record.first_cell + row * record.row_bytes);
  }
}

}  // namespace formats

std::string fill_in(const FileRecord& record, const Grid& solution) {
  std::string out;
  formats::append_filled(out, record, solution);
  return out;
}

struct PuzzleFileReader::Source {
  Source(std::string_view whole, std::size_t first_line) : text(whole), line(first_line) {}
  virtual ~Source() = default;

  // Reads the next record; returns false at the end.
  virtual bool next(FileRecord& record) = 0;

  // Gives the record the text [begin, end), with what is before it.
  void take(FileRecord& record, std::size_t begin, std::size_t end) {
    record.candidates.reset();
    record.before = text.substr(taken, begin - taken);
    record.text = text.substr(begin, end - begin);
    taken = end;
  }

  // Reads 81 digits or dots with which `content` begins; its first byte is number `first` of the record.
  static bool read_plain_cells(FileRecord& record, std::string_view content, std::size_t first) {
    if (content.size() < kCellCount) return false;
    const auto grid = Grid::from_line(content.substr(0, kCellCount));
    if (!grid) return false;
    record.puzzle = *grid;
    place_rows(record, first, 9);
    return true;
  }

  // Reads the 81 cells of `content`.
  static void read_cells(FileRecord& record, std::string_view content, std::size_t first) {
    const bool ended =
        content.size() >= kCellCount && formats::ends_plain_cells(content.substr(kCellCount));
    if (ended && read_plain_cells(record, content, first)) return;
    auto read = formats::read_field(content);
    if (auto* const error = std::get_if<TextError>(&read)) {
      record.puzzle = std::move(*error);
      return;
    }
    auto& puzzle = std::get<TextPuzzle>(read);
    for (std::size_t& cell : puzzle.cells) cell += first;
    put_puzzle(record, puzzle, 0);
  }

  std::string_view text;
  std::size_t line;       // of the file, at `at`
  std::size_t at = 0;     // bytes read
  std::size_t taken = 0;  // bytes given away
};

struct PuzzleFileReader::LineSource : Source {
  LineSource(std::string_view whole, std::size_t first_line)
      : Source(whole, first_line), ends(whole) {}

  bool next(FileRecord& record) override {
    while (at < text.size()) {
      const LineEnd end = ends.of(at);
      const std::string_view content = text.substr(at, end.text - at);
      const std::size_t begin = std::exchange(at, end.next);
      record.line = line++;
      if (is_passed(content)) continue;
      const std::size_t before = taken;
      take(record, begin, end.next);
      read_cells(record, content, 0);
      if (std::holds_alternative<TextError>(record.puzzle)) read_labelled(record, content);
      auto* const error = std::get_if<TextError>(&record.puzzle);
      if (error == nullptr) return true;
      *error = formats::or_for_page(formats::Scanner(content), std::move(*error));
      error->line = record.line;
      if (!formats::is_title_of_lines(formats::Scanner(content))) return true;
      taken = before;
    }
    return false;
  }

  // Reads a line with a label before its cells, if it has one.
  static void read_labelled(FileRecord& record, std::string_view content) {
    formats::Scanner scanner(content);
    scanner.skip_spaces();
    if (formats::skip_label(scanner)) {
      read_cells(record, content.substr(scanner.offset()), scanner.offset());
      auto* const error = std::get_if<TextError>(&record.puzzle);
      if (error != nullptr) error->column += scanner.column() - 1;
    }
  }

  // Whether a line is blank or a comment.
  static bool is_passed(std::string_view content) {
    if (!content.empty() && content[0] >= '0' && content[0] <= '9') return false;
    formats::Scanner scanner(content);
    return !formats::find_significant_line(scanner);
  }

  LineEnds ends;
};

struct PuzzleFileReader::GridSource : Source {
  GridSource(std::string_view whole, std::size_t first_line)
      : Source(whole, first_line), scanner(whole), finder(scanner, true) {}

  bool next(FileRecord& record) override {
    if (!finder.next()) return false;
    take(record, finder.begin(), finder.end());
    record.line = line + finder.line() - 1;
    if (finder.plain()) {
      record.puzzle = *finder.plain();
      place_rows(record, 0, finder.stride());
      return true;
    }
    auto read = finder.read();
    if (auto* const error = std::get_if<TextError>(&read)) {
      error->line += line - 1;
      record.puzzle = std::move(*error);
    } else {
      put_puzzle(record, std::get<TextPuzzle>(read), finder.begin());
    }
    return true;
  }

  formats::Scanner scanner;
  formats::GridFinder finder;
};

struct PuzzleFileReader::TableSource : Source {
  TableSource(const FileShape& its_shape, std::string_view whole, std::size_t first_line)
      : Source(whole, first_line),
        shape(its_shape),
        header(its_shape.header && first_line == 1),
        ends(whole),
        quotes(whole, '"') {
    if (first_line == 1 && text.starts_with("\xef\xbb\xbf")) at = 3;
  }

  bool next(FileRecord& record) override {
    while (at < text.size()) {
      const std::size_t begin = at;
      record.line = line;
      LineEnd end = ends.of(begin);
      const bool quoted = quotes.from(begin) < end.text;
      formats::Field field;
      if (quoted) {
        field = quoted_field(end);
        line += count_line_ends(text.substr(begin, end.next - begin));
      } else {
        line += end.text == end.next ? 0 : 1;
      }
      at = end.next;
      const bool blank = end.text == begin || text[begin] == '#';
      if (blank || std::exchange(header, false)) continue;
      take(record, begin, at);
      if (quoted) {
        read_field(record, field);
      } else {
        read_plain_record(record, begin, end.text);
      }
      return true;
    }
    return false;
  }

  // The field with the puzzle, of a record with quotation marks; nothing at its end where it has no such field.
  formats::Field quoted_field(LineEnd& end) const {
    formats::FieldReader fields(text, at, shape.separator);
    std::optional<formats::Field> field;
    for (std::size_t number = 0; fields.next(); ++number) {
      if (number == shape.column) field = fields.field();
    }
    end = {fields.line_end(), fields.end()};
    return field.value_or(formats::Field{end.text, end.text});
  }

  // Reads the record [begin, end), which has no quotation marks.
  void read_plain_record(FileRecord& record, std::size_t begin, std::size_t end) const {
    const std::string_view whole = text.substr(0, end);
    std::size_t field = begin;
    for (std::size_t number = 0; number < shape.column; ++number) {
      const std::size_t separator = whole.find(shape.separator, field);
      if (separator == std::string_view::npos) return read_field(record, {end, end});
      field = separator + 1;
    }
    // (A puzzle without spaces around it tells where its field ends.)
    const std::size_t behind = field + kCellCount;
    const bool ended = behind == end || (behind < end && text[behind] == shape.separator);
    if (ended && read_plain_cells(record, whole.substr(field), field - begin)) return;
    read_field(record, {field, std::min(whole.find(shape.separator, field), end)});
  }

  void read_field(FileRecord& record, const formats::Field& field) const {
    const std::string_view content = field.content(text);
    const std::size_t begin =
        content.empty() ? field.begin : static_cast<std::size_t>(content.data() - text.data());
    const auto start = static_cast<std::size_t>(record.text.data() - text.data());
    read_cells(record, content, begin - start);
    auto* const error = std::get_if<TextError>(&record.puzzle);
    if (error == nullptr) return;
    const std::string_view ahead = text.substr(start, begin - start);
    const auto last = ahead.find_last_of("\r\n");
    const bool first = error->line == 1;
    error->line += record.line - 1 + count_line_ends(ahead);
    if (!first) return;
    error->column +=
        count_characters(last == std::string_view::npos ? ahead : ahead.substr(last + 1));
  }

  FileShape shape;
  bool header;
  LineEnds ends;
  NextByte quotes;
};

struct PuzzleFileReader::WholeSource : Source {
  WholeSource(std::string_view whole, std::size_t first_line)
      : Source(whole, first_line), reader(whole) {}

  bool next(FileRecord& record) override {
    if (!reader.next()) return false;
    if (const TextFailure* failure = reader.failure()) {
      take(record, std::max(failure->begin, taken), std::max(failure->end, taken));
      record.line = failure->line;
      record.puzzle = failure->error;
      return true;
    }
    const TextPuzzle& puzzle = *reader.puzzle();
    take(record, puzzle.begin, puzzle.end);
    record.line = puzzle.line;
    put_puzzle(record, puzzle, puzzle.begin);
    return true;
  }

  TextReader reader;
};

PuzzleFileReader::PuzzleFileReader(const FileShape& shape, std::string_view text,
                                   std::size_t first_line) {
  switch (shape.layout) {
    case FileLayout::kLines:
      source_ = to_owned<Source>(std::make_unique<LineSource>(text, first_line));
      break;
    case FileLayout::kGrids:
      source_ = to_owned<Source>(std::make_unique<GridSource>(text, first_line));
      break;
    case FileLayout::kTable:
      source_ = to_owned<Source>(std::make_unique<TableSource>(shape, text, first_line));
      break;
    case FileLayout::kText:
      source_ = to_owned<Source>(std::make_unique<WholeSource>(text, first_line));
      break;
  }
}

bool PuzzleFileReader::next() {
  if (source_->next(record_)) return true;
  rest_ = source_->text.substr(source_->taken);
  return false;
}

}  // namespace jiugong
