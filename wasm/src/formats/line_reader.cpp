// Reads one puzzle per line: 81 cells, whose blanks may be hyphens, and optionally a comment.
#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

#include "formats/candidates.h"
#include "formats/fields.h"
#include "formats/form.h"
#include "formats/formula.h"
#include "formats/grid_finder.h"
#include "formats/line.h"
#include "formats/list.h"
#include "formats/other_layout.h"
#include "formats/source.h"

namespace jiugong::formats {
namespace {

// The characters with which a label ends; an address, perhaps without its scheme, ends with / as well, or with #.
constexpr std::string_view kLabelEnds = " :)]>\"'`(=", kAddressEnds = "/#";

// The longest address before a puzzle, perhaps with words before it.
constexpr std::size_t kLongestAddress = 200;

TextError bad_length(const Scanner& scanner) {
  return error_at(scanner, TextErrorCode::kBadLineLength, {}, "81 cells on a line"_form);
}

class LineSource final : public PuzzleSource {
 public:
  explicit LineSource(std::string_view text) : PuzzleSource(text, Format::kLine), text_(text) {}

  std::optional<TextPiece> read_next() override {
    while (find_significant_line(scanner_)) {
      TextPuzzle puzzle;
      puzzle.line = scanner_.line();
      puzzle.begin = scanner_.offset();
      TextFailure failure{{}, puzzle.line, puzzle.begin, 0};
      const Scanner begin = scanner_;
      std::optional<TextError> error = read_line(scanner_, puzzle);
      if (!error) puzzle.comment = read_line_comment(scanner_, text_);
      scanner_.skip_rest_of_line();
      puzzle.end = failure.end = scanner_.offset();
      if (!error) return puzzle;
      if (is_title_of_lines(begin)) continue;
      failure.error = std::move(*error);
      return failure;
    }
    return std::nullopt;
  }

 private:
  std::string_view text_;
};

}  // namespace

namespace {

// What a title may have besides digits and words.
constexpr std::string_view kTitleSigns = " .:=-/()[]#";

bool is_blank(char c) { return is_cell(c) && !is_digit(c); }

// Whether nothing or a full grid follows.
bool at_answer(Scanner scanner) {
  scanner.skip_spaces();
  std::size_t digits = 0;
  for (; digit_of(scanner.peek()) != 0; scanner.advance()) ++digits;
  if (digits == 0) return scanner.at_line_end();
  return digits == kCellCount && (scanner.at_line_end() || may_follow_cells(scanner.peek()));
}

// Whether the line is `Solution:` or `[spoiler]`, perhaps with a full grid behind it.
bool names_answer_of_lines(Scanner scanner) {
  const std::string_view line = scanner.rest();
  for (std::size_t length = 0; length < kShortestLine && !scanner.at_line_end(); ++length) {
    const char c = scanner.peek();
    const std::size_t end = line.size() - scanner.rest().size();
    scanner.advance();
    const bool ends = c == ':' || c == '=' || c == ']';
    if (ends && names_answers(line.substr(0, end)) && at_answer(scanner)) return true;
  }
  return false;
}

}  // namespace

bool is_title_of_lines(Scanner scanner) {
  scanner.skip_spaces();
  if (names_answer_of_lines(scanner)) return true;
  const Scanner begin = scanner;
  const LineCharacters characters(scanner);
  const std::string_view line = characters.trimmed();
  const GridLine look = look_at_line(line, false);
  if (line.size() >= kShortestLine || look.kind == LineKind::kRow || is_row_of_fields(begin)) {
    return false;
  }
  if (look.number || line.starts_with('%') || line.starts_with("```")) return true;
  if (!line.empty() && opens_list(line.front()) && closes_list(line.back())) return true;
  const auto is_word = [](char c) { return c == '\0' || (c | 0x20) > 'a'; };
  const auto is_number = [](char c) { return is_digit(c) || c == ':'; };
  const auto is_plain = [](char c) {
    return is_digit(c) || kTitleSigns.find(c) != std::string_view::npos;
  };
  // (Of signs and digits alone, as in `1.`, `= 2 =` and `2024-05-06`, none but one is a blank; `-5` is no title.)
  const bool formula = !line.empty() && begins_formula(line.front()) && line.back() != line.front();
  return look.kind == LineKind::kTitle && std::any_of(line.begin(), line.end(), is_number) &&
         (std::any_of(line.begin(), line.end(), is_word) ||
          (!formula && std::all_of(line.begin(), line.end(), is_plain) &&
           std::count_if(line.begin(), line.end(), is_blank) <= 1));
}

namespace {

// Advances to a vertical tab or form feed that has something behind it and only spaces before it: to some programs it is the
// end of a line.
bool find_line_break(Scanner& scanner) {
  Scanner ahead = scanner;
  while (ahead.peek() == ' ' && ahead.code() != U'\v' && ahead.code() != U'\f') ahead.advance();
  Scanner behind = ahead;
  behind.skip_spaces();
  if (ahead.peek() != ' ' || behind.at_line_end()) return false;
  scanner = ahead;
  return true;
}

}  // namespace

namespace {

// How many digits, rows and columns have how many givens, and in which order the digits come.
struct Givens {
  using Counts = std::array<std::uint8_t, 9>;
  // (In a bad puzzle a digit may be in all cells.)
  using Tally = std::array<std::uint8_t, kCellCount + 1>;

  explicit Givens(const Grid& grid) {
    Counts of_digit{}, of_row{}, of_column{};
    Digit kinds = 0;
    for (std::size_t cell = 0; cell < kCellCount; ++cell) {
      const Digit digit = grid.digits()[cell];
      if (digit == 0) continue;
      in_order &= digit <= kinds + 1;
      kinds = std::max(kinds, digit);
      ++of_digit[digit - 1U];
      ++of_row[cell / 9];
      ++of_column[cell % 9];
    }
    for (std::size_t line = 0; line < 9; ++line) {
      ++digits[of_digit[line]];
      ++rows[of_row[line]];
      ++columns[of_column[line]];
    }
  }

  Tally digits{}, rows{}, columns{};
  bool in_order = true;  // no digit is in front of a smaller one that is new
};

// Whether one of two puzzles, of which the second is at the scanner, is the canonical form of the other. (To find that form
// would be a room of its own: of puzzles that are not essentially the same, hardly any have as many givens of each kind, and the
// digits of one in order.)
bool is_canonical_form(const Grid& first, Scanner scanner) {
  Grid second;
  for (Cell cell = 0; cell < kCellCount; ++cell, scanner.advance()) {
    second.set(cell, digit_of(scanner.peek()));
  }
  const Givens one(first), other(second);
  return one.in_order != other.in_order && one.digits == other.digits &&
         ((one.rows == other.rows && one.columns == other.columns) ||
          (one.rows == other.columns && one.columns == other.rows));
}

// Whether 81 cells follow, some of them blank, that are neither those of the first puzzle with more givens or fewer nor either of
// them the other's canonical form.
bool at_second_puzzle(const Scanner& scanner, const Grid& first) {
  std::size_t cells = 0;
  bool blank = false, more = false, fewer = false, other = false;
  for (Scanner ahead = scanner; is_line_cell(ahead.peek()); ahead.advance(), ++cells) {
    if (cells == kCellCount) return false;
    const Digit was = first.digits()[cells], is = digit_of(ahead.peek());
    blank |= is == 0;
    more |= was == 0 && is != 0;
    fewer |= was != 0 && is == 0;
    other |= was != 0 && is != 0 && was != is;
  }
  return cells == kCellCount && blank && (other || (more && fewer)) &&
         !is_canonical_form(first, scanner);
}

// Advances to a second puzzle on the line, behind signs and cells. (Words begin a comment.)
bool find_second_puzzle(Scanner& scanner, const Grid& first) {
  for (Scanner ahead = scanner; !ahead.at_line_end() && ahead.peek() != '#'; ahead.advance()) {
    if (is_line_cell(ahead.peek()) && at_second_puzzle(ahead, first)) {
      scanner = ahead;
      return true;
    }
    while (is_line_cell(ahead.peek())) ahead.advance();
    if (ahead.at_line_end() || is_letter(ahead.peek())) break;
  }
  return false;
}

}  // namespace

std::optional<TextError> read_line_cells(Scanner& scanner, TextPuzzle& puzzle) {
  const Scanner begin = scanner;
  std::optional<TextError> error;
  puzzle.candidates.reset();
  std::size_t cells = 0;
  for (; is_line_cell(scanner.peek()) && cells < kMaxCells; scanner.advance(), ++cells) {
    if (cells < kCellCount) {
      puzzle.cells[cells] = scanner.offset();
      puzzle.grid.set(static_cast<Cell>(cells), digit_of(scanner.peek()));
    } else if (!error) {
      if (at_packed_line(begin)) break;
      error = bad_length(scanner);
    }
  }
  if (cells == kCellCount && is_line_cell(scanner.peek())) {
    scanner = begin;
    error = read_packed(scanner, puzzle);
    if (error) return error;
  }
  if (cells == kCellCount || error) {
    if (!error && !puzzle.candidates && find_second_puzzle(scanner, puzzle.grid)) {
      error = error_at(scanner, TextErrorCode::kOnePuzzleExpected, "a second puzzle"_form,
                       "one puzzle"_form);
    }
    if (!error && !scanner.at_line_end() &&
        (!may_follow_cells(scanner.peek()) || find_line_break(scanner))) {
      error = error_at(scanner, TextErrorCode::kBadCharacter, scanner.describe(),
                       "the end of the line, or a space, comma or # before a comment"_form);
    }
  } else if (scanner.at_line_end() || scanner.peek() == ',' ||
             (cells != 0 && may_follow_cells(scanner.peek()))) {
    error = bad_length(scanner);
  } else {
    error = error_at(scanner, TextErrorCode::kBadCharacter, scanner.describe(),
                     "a digit or one of the blanks . 0 ? * _ x"_form);
  }
  if (error && error->code == TextErrorCode::kBadLineLength) {
    error->found = count_cells(cells);
  }
  return error;
}

namespace {

// Whether the run of cells at the scanner is a puzzle, of givens or of candidates. (A full grid behind a name of answers, or
// behind cells, which are those of a bad puzzle, is none.)
bool at_puzzle(Scanner scanner, std::string_view label) {
  std::size_t length = 0, blanks = 0;
  for (; is_line_cell(scanner.peek()) && length <= kPackedLength; scanner.advance(), ++length) {
    blanks += digit_of(scanner.peek()) == 0 ? 1 : 0;
  }
  if (length != kCellCount || blanks != 0) return length == kPackedLength || length == kCellCount;
  return std::count_if(label.begin(), label.end(), is_blank) <= 1 && !names_answers(label);
}

}  // namespace

bool skip_label(Scanner& scanner) {
  Scanner ahead = scanner;
  char before = '\0';
  bool in_list = false;            // whether a string begins here that a list begins with
  bool dot = false, host = false;  // whether a letter is behind a dot, as in example.com
  bool address = false;
  for (std::size_t length = 0;
       length < (address ? kLongestAddress : kShortestLine) && !ahead.at_line_end(); ++length) {
    const char c = ahead.peek();
    address |= ahead.rest().starts_with("http") || ahead.rest().starts_with("www.");
    // (What is between separators is a field of a table, whose puzzle may be another.)
    if (ahead.at_tab() || c == ',' || c == ';' || c == '|') return false;
    if (is_line_cell(c) && length != 0 && !in_list &&
        (kLabelEnds.find(before) != std::string_view::npos ||
         (host && kAddressEnds.find(before) != std::string_view::npos)) &&
        at_puzzle(ahead, scanner.rest().substr(0, ahead.offset() - scanner.offset()))) {
      scanner = ahead;
      return true;
    }
    in_list = is_quote(c) && opens_list(before);
    dot |= before == '.' && is_letter(c);
    host |= dot && c == '/';
    before = c;
    ahead.advance();
  }
  return false;
}

std::optional<TextError> read_line(Scanner& scanner, TextPuzzle& puzzle) {
  Scanner labelled = scanner;
  auto error = read_line_cells(scanner, puzzle);
  if (!error) return error;
  if (!skip_label(labelled)) return or_for_page(labelled, *std::move(error));
  scanner = labelled;
  return read_line_cells(scanner, puzzle);
}

std::variant<TextPuzzle, TextError> read_field(std::string_view content) {
  Scanner scanner(content);
  scanner.skip_spaces();
  // (The first of nine lines of candidates would be read as a puzzle.)
  const bool packed = at_packed(scanner) && !at_packed_line(scanner);
  TextPuzzle puzzle;
  std::optional<TextError> error = read_line_cells(scanner, puzzle);
  if (!error && !packed) return puzzle;
  if (content.find_first_of("\r\n") != std::string_view::npos) {
    Scanner lines(content);
    GridFinder finder(lines);
    if (finder.next() && (packed || finder.rows() == 9)) {
      auto read = finder.read();
      if (!finder.next()) return read;
    }
  }
  return *std::move(error);
}

std::string_view read_line_comment(Scanner& scanner, std::string_view text) {
  while (is_separator(scanner.peek())) scanner.advance();
  const std::size_t begin = scanner.offset();
  scanner.skip_rest_of_line();
  const std::string_view comment = text.substr(begin, scanner.offset() - begin);
  return comment.substr(0, comment.find_last_not_of(" \t") + 1);
}

std::unique_ptr<PuzzleSource> make_line_source(std::string_view text) {
  return std::make_unique<LineSource>(text);
}

}  // namespace jiugong::formats
