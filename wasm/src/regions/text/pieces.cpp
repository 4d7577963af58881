#include "regions/text/pieces.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <utility>

namespace jiugong::regions::text {
namespace {

constexpr int kMaxNumber = std::numeric_limits<int>::max();

bool is_list_separator(char c) {
  return std::string_view(" ,+=:()").find(c) != std::string_view::npos;
}

// Adds the cells of the rectangle with these corners.
std::optional<RegionTextError> add_rectangle(std::vector<NamedCell>& cells, const NamedCell& from,
                                             const NamedCell& to) {
  if (to.row < from.row || to.col < from.col) {
    return error_at(to.place, RegionErrorCode::kBadRegionCell,
                    "a rectangle that ends before it begins"_form,
                    "its cell at the top left and then that at the bottom right"_form);
  }
  const int rows = to.row - from.row + 1, cols = to.col - from.col + 1;
  // (Otherwise a short text could request much memory.)
  if (static_cast<std::size_t>(rows * cols) + cells.size() > std::size_t{kMaxRegionValues}) {
    return error_at(from.place, RegionErrorCode::kBadRegionSize,
                    {"more than {} cells"_form, kMaxRegionValues},
                    "at most as many cells as there are values"_form);
  }
  for (int row = from.row; row <= to.row; ++row) {
    for (int col = from.col; col <= to.col; ++col) {
      cells.push_back({.row = row, .col = col, .place = from.place});
    }
  }
  return std::nullopt;
}

// Reads "r1c1" or "r1c1-r3c3".
std::optional<RegionTextError> read_cells(Scanner& scanner, std::vector<NamedCell>& cells) {
  auto from = read_cell_name(scanner);
  if (auto* error = std::get_if<RegionTextError>(&from)) return std::move(*error);
  auto to = from;
  if (scanner.peek() == '-') {
    scanner.advance();
    to = read_cell_name(scanner);
    if (auto* error = std::get_if<RegionTextError>(&to)) return std::move(*error);
  }
  return add_rectangle(cells, std::get<NamedCell>(from), std::get<NamedCell>(to));
}

}  // namespace

RegionTextError error_at(Place place, std::variant<TextErrorCode, RegionErrorCode> code,
                         Phrase found, Phrase expected) {
  return {code, place.line, place.column, std::move(found), std::move(expected)};
}

RegionTextError error_at(Place place, const RegionError& error) {
  return error_at(place, error.code, error.found, error.expected);
}

RegionTextError too_long(Place begin) {
  return error_at(begin, TextErrorCode::kPuzzleTooLong,
                  {"more than {} bytes without the end of a statement"_form, kMaxStatementBytes},
                  {"at most {} bytes"_form, kMaxStatementBytes});
}

std::optional<RegionTextError> check_lists(Place begin, std::size_t lists) {
  if (lists < std::size_t{kMaxRegions}) return std::nullopt;
  return error_at(begin, RegionErrorCode::kTooManyRegions, {"{} regions and cages"_form, lists + 1},
                  {"at most {}"_form, kMaxRegions});
}

bool at_statement_end(const Scanner& scanner) {
  return scanner.at_line_end() || scanner.peek() == ';';
}

bool is_between_statements(const Scanner& scanner) {
  return !scanner.at_end() && (at_statement_end(scanner) || scanner.peek() == ' ');
}

void skip_to_statement(Scanner& scanner) {
  while (is_between_statements(scanner)) scanner.advance();
}

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_letter(char c) { return to_lower(c) >= 'a' && to_lower(c) <= 'z'; }
char to_lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

char symbol_of(int value) { return static_cast<char>(value < 10 ? '0' + value : 'A' + value - 10); }

std::optional<int> cell_of(char c, int low, int high) {
  const auto if_value = [&](int value) {
    return value >= low && value <= high ? std::optional(value) : std::nullopt;
  };
  if (c == '.' || c == '?' || c == '*' || c == '_') return kOpenCell;
  if (c == '#') return kVoidCell;
  std::optional<int> value;
  if (is_digit(c)) value = if_value(c - '0');
  if (is_letter(c)) value = if_value(to_lower(c) - 'a' + 10);
  if (!value && (c == '0' || to_lower(c) == 'x')) return kOpenCell;
  return value;
}

Phrase expected_cell(int low, int high) {
  return {low > 0 ? "a value from {} to {}, one of the blanks . 0 ? * _ or # for a void cell"_form
                  : "a value from {} to {}, one of the blanks . ? * _ or # for a void cell"_form,
          low, high};
}

std::variant<int, RegionTextError> read_number(Scanner& scanner) {
  const Place place = place_of(scanner);
  std::int64_t number = 0;
  for (; is_digit(scanner.peek()); scanner.advance()) {
    number = std::min(number * 10 + (scanner.peek() - '0'), std::int64_t{kMaxNumber} + 1);
  }
  if (number <= kMaxNumber) return static_cast<int>(number);
  return error_at(place, TextErrorCode::kBadCharacter, {"a number above {}"_form, kMaxNumber},
                  "a smaller one"_form);
}

std::variant<NamedCell, RegionTextError> read_cell_name(Scanner& scanner) {
  NamedCell cell = {.place = place_of(scanner)};
  for (int* const number : {&cell.row, &cell.col}) {
    const char letter = number == &cell.row ? 'r' : 'c';
    if (to_lower(scanner.peek()) == letter) {
      scanner.advance();
    } else {
      return error_at(place_of(scanner), TextErrorCode::kBadCharacter, scanner.describe(),
                      "a cell such as r1c1"_form);
    }
    if (!is_digit(scanner.peek())) {
      return error_at(place_of(scanner), TextErrorCode::kBadCharacter, scanner.describe(),
                      "a number, as in r1c1"_form);
    }
    auto read = read_number(scanner);
    if (auto* error = std::get_if<RegionTextError>(&read)) return std::move(*error);
    *number = std::get<int>(read) - 1;
  }
  const auto exists = [](int side) { return side >= 0 && side < kMaxRegionSide; };
  if (exists(cell.row) && exists(cell.col)) return cell;
  return error_at(cell.place, RegionErrorCode::kBadRegionCell,
                  {"the cell r{}c{}"_form, cell.row + 1, cell.col + 1},
                  {"rows and columns from 1 to {}"_form, kMaxRegionSide});
}

std::variant<CellList, RegionTextError> read_cell_list(Scanner& scanner, bool with_sum) {
  CellList list;
  const Place begin = place_of(scanner);
  for (;;) {
    while (is_list_separator(scanner.peek())) scanner.advance();
    if (at_statement_end(scanner)) break;
    if (with_sum && !list.sum && is_digit(scanner.peek())) {
      auto read = read_number(scanner);
      if (auto* error = std::get_if<RegionTextError>(&read)) return std::move(*error);
      list.sum = std::get<int>(read);
    } else if (auto error = read_cells(scanner, list.cells)) {
      return std::move(*error);
    }
  }
  if (with_sum && !list.sum) {
    return error_at(begin, RegionErrorCode::kBadCageSum, "a cage without sum"_form,
                    "its sum and its cells, such as 15 r1c1 r1c2"_form);
  }
  return list;
}

bool names_cell(Scanner scanner) {
  const auto skip_number = [&] {
    bool any = false;
    for (; is_digit(scanner.peek()); scanner.advance()) any = true;
    return any;
  };
  bool within_word = false;
  while (!at_statement_end(scanner)) {
    const char c = scanner.peek();
    scanner.advance();
    if (to_lower(c) == 'r' && !within_word && skip_number() && to_lower(scanner.peek()) == 'c') {
      scanner.advance();
      const bool named = skip_number();
      const char next = to_lower(scanner.peek());
      if (named && (!is_letter(next) || next == 'r')) return true;
    }
    within_word = is_digit(c) || is_letter(c);
  }
  return false;
}

bool FormReader::advance(std::uint64_t bytes) {
  const std::size_t begin = scanner_.offset();
  for (; !scanner_.at_end(); scanner_.look_ahead(kMaxStatementBytes)) {
    if (scanner_.offset() - begin >= bytes) return false;
    if (is_between_statements(scanner_)) {
      scanner_.advance();
      continue;
    }
    const Place place = place_of(scanner_);
    auto error = read_statement();
    if (scanner_.is_too_far()) error = too_long(place);
    if (error) return end_with(std::move(*error));
  }
  return make(bytes - std::min<std::uint64_t>(scanner_.offset() - begin, bytes));
}

std::variant<int, RegionTextError> to_cell(const NamedCell& cell, int rows, int cols) {
  if (cell.row < rows && cell.col < cols) return cell.row * cols + cell.col;
  return error_at(cell.place, RegionErrorCode::kBadRegionCell,
                  {"the cell r{}c{}"_form, cell.row + 1, cell.col + 1},
                  {"a cell of the grid of {}x{}"_form, rows, cols});
}

std::variant<std::vector<int>, RegionTextError> to_cells(const std::vector<NamedCell>& named,
                                                         int rows, int cols) {
  std::vector<int> cells;
  for (const NamedCell& name : named) {
    auto cell = to_cell(name, rows, cols);
    if (auto* error = std::get_if<RegionTextError>(&cell)) return std::move(*error);
    cells.push_back(std::get<int>(cell));
  }
  return cells;
}

}  // namespace jiugong::regions::text
