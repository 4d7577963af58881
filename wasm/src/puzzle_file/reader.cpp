// Reads the records of a file, a class a layout.
#include <algorithm>
#include <utility>

#include "formats/form.h"
#include "formats/line.h"
#include "formats/source.h"
#include "jiugong/puzzle_file.h"
#include "puzzle_file/fields.h"
#include "puzzle_file/grid_lines.h"

namespace jiugong {

using formats::operator""_form;

namespace {

bool is_line_end(char c) { return c == '\n' || c == '\r'; }

// The end of the line, without and with its line end.
struct LineEnd {
  std::size_t text;
  std::size_t next;
};

LineEnd line_end_of(std::string_view text, std::size_t at) {
  const auto end = static_cast<std::size_t>(
      std::find_if(text.begin() + static_cast<std::ptrdiff_t>(at), text.end(), is_line_end) -
      text.begin());
  const bool two = end + 1 < text.size() && text[end] == '\r' && text[end + 1] == '\n';
  return {end, std::min(end + (two ? 2 : 1), text.size())};
}

// The line ends of a text; those of Windows count once.
std::size_t count_lines(std::string_view text) {
  std::size_t lines = 0;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (text[at] == '\n' || (text[at] == '\r' && (at + 1 == text.size() || text[at + 1] != '\n'))) {
      ++lines;
    }
  }
  return lines;
}

// The characters of a text.
std::size_t count_characters(std::string_view text) {
  formats::Scanner scanner(text);
  scanner.skip_rest_of_line();
  return scanner.column() - 1;
}

// The size of the character with which `text` begins: a keycap is one of several code points.
std::size_t size_of_character(std::string_view text) { return formats::Scanner(text).size(); }

// Tells the record where its cells are, by their offsets and that of the record, in the same text.
void place_cells(FileRecord& record, const std::array<std::size_t, kCellCount>& cells,
                 std::size_t begin) {
  for (std::size_t i = 0; i < cells.size(); ++i) record.cells[i] = cells[i] - begin;
  const std::size_t last = record.cells.back();
  record.cells_end = last + size_of_character(record.text.substr(last));
}

}  // namespace

std::string fill_in(const FileRecord& record, const Grid& solution) {
  const Grid& puzzle = std::get<Grid>(record.puzzle);
  std::string out;
  out.reserve(record.text.size());
  std::size_t written = 0;
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    if (puzzle[cell] != 0) continue;
    const std::size_t at = record.cells[static_cast<std::size_t>(cell)];
    out += record.text.substr(written, at - written);
    out += static_cast<char>('0' + solution[cell]);
    written = at + size_of_character(record.text.substr(at));
  }
  out += record.text.substr(written);
  return out;
}

struct PuzzleFileReader::Source {
  Source(std::string_view whole, std::size_t first_line) : text(whole), line(first_line) {}
  virtual ~Source() = default;

  // Reads the next record; returns false at the end.
  virtual bool next(FileRecord& record) = 0;

  // Gives the record the text [begin, end), with what is before it.
  void take(FileRecord& record, std::size_t begin, std::size_t end) {
    record.before = text.substr(taken, begin - taken);
    record.text = text.substr(begin, end - begin);
    taken = end;
  }

  // Reads the 81 cells of `content`, whose first byte is number `first` of the record.
  static void read_cells(FileRecord& record, std::string_view content, std::size_t first) {
    if (content.size() >= kCellCount) {
      const auto grid = Grid::from_line(content.substr(0, kCellCount));
      if (grid && (content.size() == kCellCount || formats::is_separator(content[kCellCount]))) {
        record.puzzle = *grid;
        for (std::size_t i = 0; i < kCellCount; ++i) record.cells[i] = first + i;
        record.cells_end = first + kCellCount;
        return;
      }
    }
    formats::Scanner scanner(content);
    scanner.skip_spaces();
    TextPuzzle puzzle;
    if (auto error = formats::read_line_cells(scanner, puzzle)) {
      record.puzzle = *std::move(error);
      return;
    }
    record.puzzle = puzzle.grid;
    for (std::size_t& cell : puzzle.cells) cell += first;
    place_cells(record, puzzle.cells, 0);
  }

  std::string_view text;
  std::size_t line;       // of the file, at `at`
  std::size_t at = 0;     // bytes read
  std::size_t taken = 0;  // bytes given away
};

struct PuzzleFileReader::LineSource : Source {
  using Source::Source;

  bool next(FileRecord& record) override {
    while (at < text.size()) {
      const LineEnd end = line_end_of(text, at);
      const std::string_view content = text.substr(at, end.text - at);
      const std::size_t begin = std::exchange(at, end.next);
      record.line = line++;
      if (is_passed(content)) continue;
      take(record, begin, end.next);
      read_cells(record, content, 0);
      if (auto* error = std::get_if<TextError>(&record.puzzle)) error->line = record.line;
      return true;
    }
    return false;
  }

  // Whether a line is blank or a comment.
  static bool is_passed(std::string_view content) {
    if (!content.empty() && content[0] >= '0' && content[0] <= '9') return false;
    formats::Scanner scanner(content);
    return !formats::find_significant_line(scanner);
  }
};

struct PuzzleFileReader::GridSource : Source {
  GridSource(std::string_view whole, std::size_t first_line)
      : Source(whole, first_line), finder(whole) {}

  bool next(FileRecord& record) override {
    if (!finder.next()) return false;
    take(record, finder.begin(), finder.end());
    record.line = line + finder.line() - 1;
    const Format format = finder.drawn() ? Format::kBoxed : Format::kRows;
    auto piece = formats::make_row_source(record.text, format)->next();
    if (auto* failure = piece ? std::get_if<TextFailure>(&*piece) : nullptr) {
      TextError error = std::move(failure->error);
      if (error.code == TextErrorCode::kTooFewRows) {
        // (The text that ends there is that of this grid, not the file.)
        error.found =
            formats::counted(finder.rows(), "a gap after {} row"_form, "a gap after {} rows"_form);
      }
      error.line += record.line - 1;
      record.puzzle = std::move(error);
    } else if (piece) {
      const auto& puzzle = std::get<TextPuzzle>(*piece);
      record.puzzle = puzzle.grid;
      place_cells(record, puzzle.cells, 0);
    }
    return true;
  }

  puzzle_file::GridFinder finder;
};

struct PuzzleFileReader::TableSource : Source {
  TableSource(const FileShape& its_shape, std::string_view whole, std::size_t first_line)
      : Source(whole, first_line), shape(its_shape), header(its_shape.header && first_line == 1) {
    if (first_line == 1 && text.starts_with("\xef\xbb\xbf")) at = 3;
  }

  bool next(FileRecord& record) override {
    while (at < text.size()) {
      const std::size_t begin = at;
      puzzle_file::FieldReader fields(text, at, shape.separator);
      puzzle_file::Field field;
      bool found = false;
      for (std::size_t number = 0; fields.next(); ++number) {
        if (number != shape.column) continue;
        field = fields.field();
        found = true;
      }
      at = fields.end();
      const std::string_view whole = text.substr(begin, at - begin);
      record.line = line;
      line += count_lines(whole);
      const bool blank = fields.line_end() == begin || whole[0] == '#';
      if (blank || std::exchange(header, false)) continue;
      take(record, begin, at);
      read_field(record, found ? field : puzzle_file::Field{fields.line_end(), fields.line_end()});
      return true;
    }
    return false;
  }

  void read_field(FileRecord& record, const puzzle_file::Field& field) const {
    const std::string_view content = field.content(text);
    const std::size_t begin =
        content.empty() ? field.begin : static_cast<std::size_t>(content.data() - text.data());
    const auto start = static_cast<std::size_t>(record.text.data() - text.data());
    read_cells(record, content, begin - start);
    auto* const error = std::get_if<TextError>(&record.puzzle);
    if (error == nullptr) return;
    const std::string_view ahead = text.substr(start, begin - start);
    const auto last = ahead.find_last_of("\r\n");
    error->line = record.line + count_lines(ahead);
    error->column +=
        count_characters(last == std::string_view::npos ? ahead : ahead.substr(last + 1));
  }

  FileShape shape;
  bool header;
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
    const std::size_t first = puzzle.cells.front(), last = puzzle.cells.back();
    if (reader.format() == Format::kJson) {
      // (More boards may follow on its last line.)
      take(record, text.find('[', taken), text.find(']', text.find(']', last) + 1) + 1);
    } else {
      take(record, first, line_end_of(text, last).text);
    }
    record.line = puzzle.line;
    record.puzzle = puzzle.grid;
    place_cells(record, puzzle.cells, taken - record.text.size());
    return true;
  }

  TextReader reader;
};

PuzzleFileReader::PuzzleFileReader(const FileShape& shape, std::string_view text,
                                   std::size_t first_line) {
  switch (shape.layout) {
    case FileLayout::kLines:
      source_ = std::make_unique<LineSource>(text, first_line);
      break;
    case FileLayout::kGrids:
      source_ = std::make_unique<GridSource>(text, first_line);
      break;
    case FileLayout::kTable:
      source_ = std::make_unique<TableSource>(shape, text, first_line);
      break;
    case FileLayout::kText:
      source_ = std::make_unique<WholeSource>(text, first_line);
      break;
  }
}

PuzzleFileReader::~PuzzleFileReader() = default;
PuzzleFileReader::PuzzleFileReader(PuzzleFileReader&&) noexcept = default;

bool PuzzleFileReader::next() {
  if (source_->next(record_)) return true;
  rest_ = source_->text.substr(source_->taken);
  return false;
}

}  // namespace jiugong
