#include "formats/other_layout.h"

#include <algorithm>
#include <array>

#include "formats/fields.h"
#include "formats/form.h"
#include "formats/grid_line.h"
#include "formats/list.h"

namespace jiugong::formats {
namespace {

// The longest label of a row, such as `Row 10: `.
constexpr std::size_t kMaxLabel = 12;

// What is told of a puzzle by its first lines.
constexpr std::size_t kFewestRows = 3, kFewestDigits = 8, kMostLines = 9;

enum class RowKind { kNone, kFields, kBare };

// What a line holds of a puzzle.
struct Row {
  RowKind kind = RowKind::kNone;
  std::size_t rows = 0;  // of nine cells
  std::size_t digits = 0;
  bool blank = false;
  bool inner_gap = false;  // of spaces between digits
};

// Goes through the characters of a line.
class RowScan {
 public:
  void add(char c, bool tab) {
    add_to_run(c);
    if (is_digit(c)) {
      add_digit(c);
      return;
    }
    end_number();
    const std::size_t separator = kSeparators.find(tab ? '\t' : c);
    if (separator < separators_.size()) {
      ++separators_[separator];
    } else if (opens_list(c)) {
      words_ &= list_;  // (What is before a list is its name.)
      list_ = true;
    } else if (kBlanks.find(c) != std::string_view::npos) {
      ++cells_;
      blank_ = true;
    } else if (c != ' ' && !is_quote(c) && !closes_list(c) && c != '\\') {
      const bool null = list_ && std::string_view("nulNULoOeEaA").find(c) != std::string_view::npos;
      words_ |= !null && (list_ || length_ >= kMaxLabel);
      blank_ |= null;
    }
    spaces_ = c == ' ' && !tab ? spaces_ + 1 : 0;
    wide_gap_ |= spaces_ == 2;
    plain_ &= c == ' ' && !tab;
    ++length_;
  }

  Row row() {
    end_number();
    Row row{.digits = digits_, .blank = blank_, .inner_gap = inner_gap_};
    const std::size_t fields = *std::max_element(separators_.begin(), separators_.end()) + 1;
    if (line_) {
      row.kind = fields > 1 ? RowKind::kFields : RowKind::kBare;
      row.rows = 9;
      row.blank = line_blank_;
      return row;
    }
    if (words_ || digits_ == 0) return row;
    const bool candidates = numbers_ == 9 && longest_ > 1 && longest_ <= 9;
    row.rows = candidates ? 1 : std::max(cells_ / 9, fields >= 9 ? std::size_t{1} : 0);
    row.blank |= candidates || (cells_ < 9 && row.rows != 0);
    row.kind = fields >= 9 ? RowKind::kFields : row.rows != 0 ? RowKind::kBare : RowKind::kNone;
    if (row.rows == 0 && plain_ && (wide_gap_ || length_ == 9 || length_ == 17)) {
      row.kind = RowKind::kBare;
      row.rows = 1;
      row.blank = true;
    }
    return row;
  }

 private:
  static constexpr std::string_view kSeparators = "\t,;&|", kBlanks = ".?*_-xX";

  // Finds the cells of a puzzle one after another, perhaps some too few.
  void add_to_run(char c) {
    if (is_line_cell(c)) {
      ++run_;
      run_digits_ += digit_of(c) != 0 ? 1 : 0;
    } else {
      run_ = run_digits_ = 0;
    }
    constexpr std::size_t kFewestCells = 70;
    line_ |= run_ >= kFewestCells && run_digits_ >= kFewestDigits;
    line_blank_ |= run_ >= kFewestCells && run_ > run_digits_;
  }

  void add_digit(char c) {
    ++cells_;
    digits_ += c != '0' ? 1 : 0;
    zero_ |= c == '0';
    inner_gap_ |= spaces_ > 1 && digits_ > 1;
    spaces_ = 0;
    ++number_;
    ++length_;
  }

  // (A zero in a number such as 10 or 2024 is no blank.)
  void end_number() {
    numbers_ += number_ != 0 ? 1 : 0;
    longest_ = std::max(longest_, number_);
    blank_ |= zero_ && (number_ == 1 || number_ >= 9);
    number_ = 0;
    zero_ = false;
  }

  std::array<std::size_t, kSeparators.size()> separators_{};
  std::size_t length_ = 0, cells_ = 0, digits_ = 0, spaces_ = 0;
  std::size_t number_ = 0, numbers_ = 0, longest_ = 0;  // of digits one after another
  std::size_t run_ = 0, run_digits_ = 0;
  bool line_ = false, line_blank_ = false;
  bool zero_ = false, blank_ = false, list_ = false, words_ = false;
  bool plain_ = true, wide_gap_ = false, inner_gap_ = false;
};

Row row_at(Scanner line) {
  if (line.peek() == '#' || line.peek() == '%') return {};
  RowScan scan;
  for (std::size_t length = 0; length < kMaxLineCharacters && !line.at_line_end();
       line.advance(), ++length) {
    scan.add(is_bar(line.peek()) ? '|' : line.peek(), line.at_tab());
  }
  return scan.row();
}

// Whether a title is that of what is beside a puzzle.
bool names_no_puzzle(std::string_view title) {
  return names_answers(title) || title.find("andidate") != std::string_view::npos ||
         title.find("encil") != std::string_view::npos;
}

}  // namespace

bool holds_line(const Scanner& line) { return row_at(line).rows >= 9; }

bool holds_fields(const Scanner& line) { return row_at(line).kind == RowKind::kFields; }

bool is_row_of_fields(const Scanner& line) {
  const Row row = row_at(line);
  return row.kind != RowKind::kNone && row.digits > 1 && row.blank &&
         (row.kind == RowKind::kFields || row.inner_gap);
}

std::optional<OtherRows> find_rows(Scanner line) {
  Row all;
  OtherRows rows{line, line};
  const auto is_puzzle = [&] {
    return all.rows >= kFewestRows && all.digits >= kFewestDigits && all.blank;
  };
  for (std::size_t lines = 0;;) {
    const Row row = row_at(line);
    if (lines == 0) all.kind = row.kind;
    const Scanner begin = line;
    const bool border = read_grid_line(line, true).kind == LineKind::kBorder && lines != 0;
    if (border) continue;
    if (row.kind == RowKind::kNone || row.kind != all.kind) break;
    rows = {begin, line};
    if (lines++ >= kMostLines) continue;
    all.rows += row.rows;
    all.digits += row.digits;
    all.blank |= row.blank;
    if (lines == kMostLines && !is_puzzle()) break;
  }
  return is_puzzle() ? std::optional(rows) : std::nullopt;
}

TextError other_layout_error(Scanner line) {
  line.skip_spaces();
  return error_at(line, TextErrorCode::kBadCharacter, "a puzzle in another layout"_form,
                  "puzzles that are all laid out alike"_form);
}

std::optional<TextFailure> PassedLines::look(const Scanner& line, const Scanner& end) {
  if (line.offset() >= end.offset() || line.at_line_end()) return std::nullopt;
  if (row_at(line).kind == RowKind::kNone) {
    Scanner behind = line;
    if (read_grid_line(behind, false).kind == LineKind::kTitle) {
      const std::string_view title = line.rest().substr(0, kMaxLineCharacters);
      answers_ = names_no_puzzle(title.substr(0, title.find_first_of("\r\n")));
    }
    return std::nullopt;
  }
  if (answers_ || !find_rows(line)) return std::nullopt;
  return TextFailure{other_layout_error(line), line.line(), line.offset(), end.offset()};
}

}  // namespace jiugong::formats
