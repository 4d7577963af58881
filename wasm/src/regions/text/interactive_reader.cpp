// Reads the constraints of Interactive Sudoku Solver (https://github.com/sigh/Interactive-Sudoku-Solver, whose
// documentation describes them), as text or in the address of its page:
//
//   .Cage~10~R1C1~R1C2.Thermo~R3C3~R4C4.~R5C5_7
//
// Each constraint is a dot, its name, and arguments after ~ signs. Those without a name are givens, or candidates:
// `R1C1_2_4`. Rows and columns above 9 are letters. Rows, columns and boxes are there unless something says otherwise.
#include <algorithm>
#include <charconv>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "regions/text/interactive.h"

namespace jiugong::regions::text {
namespace {

constexpr int kMaxLetteredSide = 16;
constexpr int kMaxArguments = kMaxRuleEntries;

// The index of a row or column, 1 to 9 and then A to G; -1 for any other sign.
int line_of(char sign) {
  if (sign >= '1' && sign <= '9') return sign - '1';
  const char letter = to_lower(sign);
  return letter >= 'a' && letter <= 'g' ? letter - 'a' + 9 : -1;
}

// Advances past the address of the page, up to its constraints; returns whether there is one.
bool skip_page_address(Scanner& scanner) {
  constexpr std::string_view kQuery = "?q=";
  std::size_t read = 0;
  for (Scanner ahead = scanner; !ahead.at_line_end() && ahead.peek() != ' '; ahead.advance()) {
    read = ahead.peek() == kQuery[read] ? read + 1 : 0;
    if (read < kQuery.size()) continue;
    ahead.advance();
    scanner = ahead;
    return true;
  }
  return false;
}

// Takes the next sign; in an address %7E is ~.
char take_sign(Scanner& scanner, bool in_address) {
  const char sign = scanner.peek();
  scanner.advance();
  if (sign != '%' || !in_address) return sign;
  Scanner ahead = scanner;
  std::string digits;
  for (; digits.size() < 2 && !at_statement_end(ahead); ahead.advance()) digits += ahead.peek();
  int code = 0;
  const auto [rest, error] =
      std::from_chars(digits.data(), digits.data() + digits.size(), code, 16);
  if (error != std::errc() || rest != digits.data() + 2 || code < ' ' || code > '~') return sign;
  scanner = ahead;
  return static_cast<char>(code);
}

}  // namespace

std::optional<int> number_in(std::string_view text) {
  int number = 0;
  const char* const end = text.data() + text.size();
  const auto [rest, error] = std::from_chars(text.data(), end, number);
  return error == std::errc() && rest == end ? std::optional(number) : std::nullopt;
}

std::vector<std::string_view> pieces_of(std::string_view text, char separator) {
  std::vector<std::string_view> pieces;
  for (;;) {
    const std::size_t end = text.find(separator);
    pieces.push_back(text.substr(0, end));
    if (end == std::string_view::npos) return pieces;
    text.remove_prefix(end + 1);
  }
}

// Reads a comment, or a constraint up to the next one.
std::optional<RegionTextError> InteractiveReader::read_statement() {
  if (scanner_.peek() == '#') {
    scanner_.skip_rest_of_line();
    return std::nullopt;
  }
  if (items_.empty()) in_address_ = skip_page_address(scanner_);
  for (bool is_first = true; !at_statement_end(scanner_); is_first = false) {
    const Scanner here = scanner_;
    if (here.peek() == '.' && !is_first) return std::nullopt;
    // (What follows in an address is for the page.)
    if (in_address_ && (here.peek() == '&' || here.peek() == '#')) {
      scanner_.skip_rest_of_line();
      return std::nullopt;
    }
    const char sign = take_sign(scanner_, in_address_);
    if (sign == ' ') continue;
    if (sign == '.') {
      items_.push_back({{{"", place_of(scanner_)}}});
    } else if (items_.empty() || sign == '\0') {
      return error_at(place_of(here), TextErrorCode::kBadCharacter, here.describe(),
                      "a constraint such as .Cage~10~R1C1~R1C2"_form);
    } else if (sign == '~') {
      items_.back().arguments.push_back({"", place_of(scanner_)});
    } else {
      auto& argument = items_.back().arguments.back();
      if (argument.text.empty()) argument.place = place_of(here);  // behind spaces
      argument.text += sign;
      continue;
    }
    if (++arguments_ > kMaxArguments) {
      return error_at(place_of(here), RegionErrorCode::kTooManyRules,
                      {"more than {} constraints, cells and numbers"_form, kMaxArguments},
                      "at most as many"_form);
    }
  }
  return std::nullopt;
}

bool InteractiveReader::make(std::uint64_t steps) {
  if (!std::exchange(has_begun_, true)) {
    if (!begin_grid()) return end_with(std::move(error_));
  }
  for (; next_ < items_.size() && steps != 0; ++next_, --steps) {
    const Item& item = items_[next_];
    const auto kind = known(item.name());
    if (!kind ? !unknown(item) : !(this->*kind->read)(item, *kind))
      return end_with(std::move(error_));
    // (So that a long text is refused before all of it is read.)
    if (auto error = check_lists(item.place(), puzzle_.regions.size() + puzzle_.cages.size()))
      return end_with(std::move(*error));
    if (is_full()) break;
  }
  if (steps == 0) return false;
  if (open_groups_ != 0) {
    return end_with(error_at(place_of(scanner_), TextErrorCode::kBadCharacter,
                             "the end of the text"_form, ".End of .And"_form));
  }
  if (auto error = validate(puzzle_)) {
    const std::size_t last = std::min(next_, items_.size() - 1);
    return end_with(error_at(items_[last].place(), *error));
  }
  return end_with(std::move(puzzle_));
}

// The size, the values, and the regions that are there unless something says otherwise.
bool InteractiveReader::begin_grid() {
  int rows = 9, cols = 9, region_size = 0;
  std::optional<std::pair<int, int>> values;
  bool has_boxes = true, has_lines = true;
  for (const Item& item : items_) {
    const std::vector<Argument>& arguments = item.arguments;
    if (item.name() == "NoBoxes") has_boxes = false;
    if (item.name() == "RegionSize") {
      if (!number(item, 1, region_size)) return false;
    }
    if (item.name() != "Shape" || arguments.size() < 2) continue;
    const auto sides = pieces_of(arguments[1].text, 'x');
    const auto first = number_in(sides.front()), second = number_in(sides.back());
    if (sides.size() != 2 || !first || !second || *first < 1 || *first > kMaxLetteredSide ||
        *second < 1 || *second > kMaxLetteredSide) {
      return fail(
          error_at(arguments[1].place, RegionErrorCode::kBadSize, {"'{}'"_form, arguments[1].text},
                   {"a size such as 9x9, at most {}x{}"_form, kMaxLetteredSide, kMaxLetteredSide}));
    }
    rows = *first;
    cols = *second;
    if (arguments.size() > 2 && !arguments[2].text.empty()) {
      const auto range = pieces_of(arguments[2].text, '-');
      const auto end = number_in(range.back()),
                 begin = range.size() == 2 ? number_in(range.front()) : 1;
      if (!begin || !end || range.size() > 2 || *begin < 0 || *begin > 1 || *end < *begin ||
          *end > kMaxLetteredSide) {
        return fail(error_at(arguments[2].place, RegionErrorCode::kBadRange,
                             {"'{}'"_form, arguments[2].text}, "values such as 9 or 0-8"_form));
      }
      values = {*begin, *end};
    }
    has_lines = arguments.size() < 4 || arguments[3].text != "Raw";
  }
  const int side = std::max(rows, cols);
  const auto [low, high] = values.value_or(std::pair(1, side));
  puzzle_ = open_grid(rows, cols, low, high);
  stated_size_ = region_size;
  region_size_ = region_size == 0 ? side : region_size;
  part_of_.assign(puzzle_.cells.size(), -1);
  if (!has_lines) return true;
  add_rows(puzzle_);
  add_columns(puzzle_);
  const BoxSides box = box_of(region_size_);
  has_boxes = has_boxes && box.rows != 0;
  if (has_boxes) {
    add_boxes(puzzle_, box.rows, box.cols);
    for (int cell = 0; cell < rows * cols; ++cell) {
      part_of_[static_cast<std::size_t>(cell)] =
          cell / cols / box.rows * cols + cell % cols / box.cols;
    }
  }
  // (Lines that are cut at its pieces may come before a jigsaw.)
  return std::all_of(items_.begin(), items_.end(), [&](const Item& item) {
    return item.name() != "Jigsaw" || jigsaw(item, has_boxes);
  });
}

BoxSides InteractiveReader::box_of(int size) const {
  BoxSides box = {0, 0};
  for (int small = 2; small * small <= size; ++small) {
    const int large = size / small;
    if (size % small != 0) continue;
    if (puzzle_.rows % small == 0 && puzzle_.cols % large == 0) {
      box = {small, large};
    } else if (puzzle_.rows % large == 0 && puzzle_.cols % small == 0) {
      box = {large, small};
    }
  }
  return box;
}

bool InteractiveReader::mistake(const Argument& at, Phrase expected) {
  return fail(error_at(at.place, TextErrorCode::kBadCharacter, {"'{}'"_form, at.text},
                       std::move(expected)));
}

bool InteractiveReader::unknown(const Item& item) {
  return fail(error_at(item.place(), RegionErrorCode::kBadRuleKind,
                       {"the constraint {}"_form, item.name()}, "one that Jiugong has"_form));
}

bool InteractiveReader::argument_missing(const Item& item) {
  return fail(error_at(item.place(), RegionErrorCode::kBadRuleSize,
                       {"the constraint {}"_form, item.name()},
                       "more cells or numbers for it"_form));
}

RegionRule& InteractiveReader::begin(RuleKind kind, int number) {
  if (!puzzle_.rules.empty() && !is_full()) {
    const RegionRule& last = puzzle_.rules.back();
    entries_ +=
        last.cells.size() + last.values.size() + 2 * last.pairs.size() + last.pattern.size();
  }
  RegionRule& rule = is_full() ? spare_ : puzzle_.rules.emplace_back();
  rule.kind = kind;
  rule.number = number;
  return rule;
}

bool InteractiveReader::number(const Item& item, std::size_t at, int& out) {
  if (at >= item.arguments.size()) return argument_missing(item);
  const auto read = number_in(item.arguments[at].text);
  if (!read) return mistake(item.arguments[at], "a number"_form);
  out = *read;
  return true;
}

bool InteractiveReader::cell(const Argument& at, int& out) {
  const std::string& text = at.text;
  if (text.size() == 4 && to_lower(text[0]) == 'r' && to_lower(text[2]) == 'c') {
    const int row = line_of(text[1]), col = line_of(text[3]);
    if (row >= 0 && row < puzzle_.rows && col >= 0 && col < puzzle_.cols) {
      out = cell_at(row, col);
      return true;
    }
  }
  return mistake(at, "a cell of the grid, such as R1C1"_form);
}

bool InteractiveReader::cells(const Item& item, std::size_t from, List& out) {
  if (from >= item.arguments.size()) return argument_missing(item);
  for (std::size_t i = from; i < item.arguments.size(); ++i) {
    if (!cell(item.arguments[i], out.emplace_back())) return false;
  }
  return true;
}

bool InteractiveReader::row_or_column(const Argument& at, List& out) {
  const std::string& text = at.text;
  const bool is_row = text.starts_with('R');
  const auto number = (is_row || text.starts_with('C'))
                          ? number_in(std::string_view(text).substr(1))
                          : std::nullopt;
  if (!number || *number < 1 || *number > (is_row ? puzzle_.rows : puzzle_.cols)) {
    return mistake(at, "a row or column of the grid, such as R1 or C1"_form);
  }
  for (int i = 0; i < (is_row ? puzzle_.cols : puzzle_.rows); ++i) {
    out.push_back(is_row ? cell_at(*number - 1, i) : cell_at(i, *number - 1));
  }
  return true;
}

// A sign for each cell; one piece of another size is none.
bool InteractiveReader::jigsaw(const Item& item, bool has_boxes) {
  if (item.arguments.size() < 2) return argument_missing(item);
  const Argument& labels = item.arguments.back();
  if (labels.text.size() != puzzle_.cells.size()) {
    return fail(error_at(labels.place, RegionErrorCode::kBadCellCount,
                         counted(labels.text.size(), "{} cell"_form, "{} cells"_form),
                         {"{}"_form, puzzle_.cells.size()}));
  }
  const std::size_t before = puzzle_.regions.size();
  std::string wanted = labels.text;
  bool has_rest = false;
  for (const char label : std::string(labels.text)) {
    const auto size = std::count(labels.text.begin(), labels.text.end(), label);
    if (size == region_size_) continue;
    if (std::find(wanted.begin(), wanted.end(), label) == wanted.end()) continue;
    if (std::exchange(has_rest, true)) {
      return fail(error_at(labels.place, RegionErrorCode::kBadRegionSize,
                           {"a piece of {} cells"_form, size}, {"{}"_form, region_size_}));
    }
    std::replace(wanted.begin(), wanted.end(), label, '.');
  }
  add_labelled(puzzle_, wanted);
  if (has_boxes) return true;
  for (std::size_t region = before; region < puzzle_.regions.size(); ++region) {
    for (const int each : puzzle_.regions[region])
      part_of_[static_cast<std::size_t>(each)] = static_cast<int>(region);
  }
  return true;
}

bool is_interactive(Scanner scanner) {
  while (is_between_statements(scanner) || scanner.peek() == '#') {
    scanner.peek() == '#' ? scanner.skip_rest_of_line() : scanner.advance();
  }
  const bool in_address = skip_page_address(scanner);
  char sign = take_sign(scanner, in_address);
  if (sign != '.') return false;
  // A name in capitals and small letters, or any text before a ~. (Cells of a large grid are not written so.)
  for (int i = 0; i < 4 && sign == '.'; ++i) sign = take_sign(scanner, in_address);
  const bool is_capital = sign >= 'A' && sign <= 'Z';
  if (is_capital) sign = take_sign(scanner, in_address);
  if (is_capital && sign >= 'a' && sign <= 'z') return true;
  for (int i = 0; i < 30 && is_letter(sign); ++i) sign = take_sign(scanner, in_address);
  return sign == '~';
}

std::unique_ptr<FormReader> make_interactive_reader(const Scanner& scanner) {
  return std::make_unique<InteractiveReader>(scanner);
}

}  // namespace jiugong::regions::text
