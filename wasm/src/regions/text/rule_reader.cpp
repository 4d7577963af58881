// Reads the statements of rules, field by field as the table of kinds lists them.
#include <algorithm>
#include <cstdlib>
#include <optional>
#include <utility>
#include <vector>

#include "regions/text/rules.h"

namespace jiugong::regions::text {
namespace {

using Error = std::optional<RegionTextError>;

class RuleReader {
 public:
  RuleReader(Scanner& scanner, const RuleFacts& kind, const RegionPuzzle& puzzle,
             std::size_t& entries)
      : scanner_(scanner), puzzle_(puzzle), entries_(entries) {
    read_.rule.kind = kind.kind;
  }

  std::variant<PlacedRule, RegionTextError> read();

 private:
  Error read_field(RuleField field);
  Error read_of();
  Error read_pattern();
  Error read_integer(int& number);
  Error read_integers(std::vector<int>& numbers);
  Error read_pairs();
  Error read_transitions();
  Error read_accept();
  Error read_cell_of_grid(int& cell);
  Error read_cells(std::vector<int>& cells);
  Error read_piece(std::vector<int>& cells);
  Error read_line_to(int from, std::vector<int>& cells);
  Error read_rectangle_to(int from, std::vector<int>& cells);
  Error read_whole(bool row, std::vector<int>& cells);
  Error read_groups();

  bool skip(char c);
  bool skip_word(std::string_view word);
  void skip_separators();
  Error take(std::size_t entries);
  Error unexpected(Phrase expected) const;

  Scanner& scanner_;
  const RegionPuzzle& puzzle_;
  std::size_t& entries_;
  PlacedRule read_;
};

Error RuleReader::unexpected(Phrase expected) const {
  return error_at(place_of(scanner_), TextErrorCode::kBadCharacter, scanner_.describe(),
                  std::move(expected));
}

bool RuleReader::skip(char c) {
  skip_separators();
  if (scanner_.peek() != c) return false;
  scanner_.advance();
  return true;
}

// Skips the word if it comes next, as a whole.
bool RuleReader::skip_word(std::string_view word) {
  skip_separators();
  Scanner ahead = scanner_;
  for (const char c : word) {
    if (to_lower(ahead.peek()) != c) return false;
    ahead.advance();
  }
  if (is_letter(ahead.peek())) return false;
  scanner_ = ahead;
  return true;
}

void RuleReader::skip_separators() {
  while (!scanner_.at_line_end() &&
         std::string_view(" ,+").find(scanner_.peek()) != std::string_view::npos) {
    scanner_.advance();
  }
}

// A short text could otherwise request much memory.
Error RuleReader::take(std::size_t entries) {
  if (entries <= entries_) {
    entries_ -= entries;
    return std::nullopt;
  }
  return error_at(place_of(scanner_), RegionErrorCode::kTooManyRules,
                  {"more than {} cells, values and characters in the rules"_form, kMaxRuleEntries},
                  "at most as many"_form);
}

Error RuleReader::read_integer(int& number) {
  skip_separators();
  if (!is_digit(scanner_.peek())) return unexpected("a number"_form);
  auto read = read_number(scanner_);
  if (auto* error = std::get_if<RegionTextError>(&read)) return std::move(*error);
  number = std::get<int>(read);
  return take(1);
}

Error RuleReader::read_integers(std::vector<int>& numbers) {
  for (;;) {
    if (auto error = read_integer(numbers.emplace_back())) return error;
    skip_separators();
    if (!is_digit(scanner_.peek())) return std::nullopt;
  }
}

Error RuleReader::read_of() {
  if (skip_word("dots")) {
    read_.rule.of = RuleMarks::kDots;
  } else if (skip_word("xv")) {
    read_.rule.of = RuleMarks::kXv;
  } else {
    return unexpected("dots or xv"_form);
  }
  return std::nullopt;
}

Error RuleReader::read_pattern() {
  if (!skip('"')) return unexpected("a pattern between quotation marks, such as \"1.*9\""_form);
  read_.pattern = place_of(scanner_);
  for (; scanner_.peek() != '"'; scanner_.advance()) {
    if (at_statement_end(scanner_) || scanner_.peek() == '\0') {
      return unexpected("a digit, a letter, a sign of the pattern or its quotation mark"_form);
    }
    if (auto error = take(1)) return error;
    read_.rule.pattern += scanner_.peek();
  }
  scanner_.advance();
  return std::nullopt;
}

Error RuleReader::read_pairs() {
  do {
    auto& [first, second] = read_.rule.pairs.emplace_back();
    if (auto error = read_integer(first)) return error;
    if (!skip('-')) return unexpected("a -, as in 1-9"_form);
    if (auto error = read_integer(second)) return error;
    skip_separators();
  } while (is_digit(scanner_.peek()));
  return std::nullopt;
}

Error RuleReader::read_transitions() {
  do {
    if (auto error = take(1)) return error;
    RuleTransition& transition = read_.rule.transitions.emplace_back();
    if (auto error = read_integer(transition.state)) return error;
    if (!skip('(')) return unexpected("values between ( and )"_form);
    if (auto error = read_integers(transition.values)) return error;
    if (!skip(')')) return unexpected("values between ( and )"_form);
    if (auto error = read_integer(transition.next)) return error;
    skip_separators();
  } while (is_digit(scanner_.peek()));
  return std::nullopt;
}

Error RuleReader::read_accept() {
  if (!skip_word("accept")) return unexpected("the word accept"_form);
  return read_integers(read_.rule.accept);
}

Error RuleReader::read_cell_of_grid(int& cell) {
  skip_separators();
  auto read = read_cell_name(scanner_);
  if (auto* error = std::get_if<RegionTextError>(&read)) return std::move(*error);
  auto number = to_cell(std::get<NamedCell>(read), puzzle_.rows, puzzle_.cols);
  if (auto* error = std::get_if<RegionTextError>(&number)) return std::move(*error);
  cell = std::get<int>(number);
  return std::nullopt;
}

// Reads what follows the dots in r1c1..r1c9.
Error RuleReader::read_line_to(int from, std::vector<int>& cells) {
  const Place place = place_of(scanner_);
  int to = 0;
  if (auto error = read_cell_of_grid(to)) return error;
  const int down = to / puzzle_.cols - from / puzzle_.cols;
  const int right = to % puzzle_.cols - from % puzzle_.cols;
  if (down != 0 && right != 0 && std::abs(down) != std::abs(right)) {
    return error_at(place, RegionErrorCode::kBadRuleCell, "the end of no straight line"_form,
                    "a cell in the row, the column or a diagonal of the first"_form);
  }
  const int steps = std::max(std::abs(down), std::abs(right));
  if (auto error = take(static_cast<std::size_t>(steps))) return error;
  for (int step = 1; step <= steps; ++step) {
    cells.push_back(from + (down / steps * puzzle_.cols + right / steps) * step);
  }
  return std::nullopt;
}

// Reads what follows the hyphen in r1c1-r2c2.
Error RuleReader::read_rectangle_to(int from, std::vector<int>& cells) {
  const Place place = place_of(scanner_);
  int to = 0;
  if (auto error = read_cell_of_grid(to)) return error;
  const int rows = to / puzzle_.cols - from / puzzle_.cols + 1;
  const int cols = to % puzzle_.cols - from % puzzle_.cols + 1;
  if (rows < 1 || cols < 1) {
    return error_at(place, RegionErrorCode::kBadRuleCell,
                    "a rectangle that ends before it begins"_form,
                    "its cell at the top left and then that at the bottom right"_form);
  }
  if (auto error = take(static_cast<std::size_t>(rows) * static_cast<std::size_t>(cols)))
    return error;
  for (int i = 1; i < rows * cols; ++i) {
    cells.push_back(from + i / cols * puzzle_.cols + i % cols);
  }
  return std::nullopt;
}

// Reads what follows the word in `row 3` or `column 3`.
Error RuleReader::read_whole(bool row, std::vector<int>& cells) {
  skip_separators();
  const Place place = place_of(scanner_);
  int number = 0;
  if (auto error = read_integer(number)) return error;
  const int count = row ? puzzle_.rows : puzzle_.cols;
  if (number < 1 || number > count) {
    return error_at(place, RegionErrorCode::kBadRuleCell,
                    {row ? "the row {}"_form : "the column {}"_form, number},
                    {"1 to {}"_form, count});
  }
  const int length = row ? puzzle_.cols : puzzle_.rows;
  if (auto error = take(static_cast<std::size_t>(length))) return error;
  for (int i = 0; i < length; ++i) {
    cells.push_back(row ? (number - 1) * puzzle_.cols + i : i * puzzle_.cols + number - 1);
  }
  return std::nullopt;
}

Error RuleReader::read_piece(std::vector<int>& cells) {
  if (skip_word("row")) return read_whole(true, cells);
  if (skip_word("column")) return read_whole(false, cells);
  int cell = 0;
  if (auto error = read_cell_of_grid(cell)) return error;
  if (auto error = take(1)) return error;
  cells.push_back(cell);
  if (scanner_.peek() == '-') {
    scanner_.advance();
    return read_rectangle_to(cell, cells);
  }
  if (scanner_.peek() != '.') return std::nullopt;
  scanner_.advance();
  if (scanner_.peek() != '.') return unexpected("two dots, as in r1c1..r1c9"_form);
  scanner_.advance();
  return read_line_to(cell, cells);
}

// Reads cells up to a sign that ends their list.
Error RuleReader::read_cells(std::vector<int>& cells) {
  for (skip_separators(); !at_statement_end(scanner_); skip_separators()) {
    if (scanner_.peek() == ':' || scanner_.peek() == '=') break;
    if (auto error = read_piece(cells)) return error;
  }
  return std::nullopt;
}

Error RuleReader::read_groups() {
  do {
    if (auto error = take(1)) return error;
    if (auto error = read_cells(read_.rule.groups.emplace_back())) return error;
  } while (skip('='));
  return std::nullopt;
}

Error RuleReader::read_field(RuleField field) {
  RegionRule& rule = read_.rule;
  if (is_number(field)) return read_integer(rule.number);
  switch (field) {
    case RuleField::kSlow:
      rule.slow = skip_word(name_of(field));
      return std::nullopt;
    case RuleField::kExactly:
      rule.exactly = skip_word(name_of(field));
      return std::nullopt;
    case RuleField::kOf:
      return read_of();
    case RuleField::kPattern:
      return read_pattern();
    case RuleField::kValues:
      return read_integers(rule.values);
    case RuleField::kPairs:
      return read_pairs();
    case RuleField::kIndex:
      return read_cell_of_grid(rule.index);
    case RuleField::kBulb:
      if (auto error = read_cells(rule.bulb)) return error;
      return scanner_.peek() == ':' ? std::nullopt : unexpected("a : after the bulb"_form);
    case RuleField::kStart:
      return read_integer(rule.start);
    case RuleField::kTransitions:
      skip(':');
      return read_transitions();
    case RuleField::kAccept:
      return read_accept();
    case RuleField::kCells:
      skip(':');
      return read_cells(rule.cells);
    default:
      skip(':');
      return read_groups();
  }
}

std::variant<PlacedRule, RegionTextError> RuleReader::read() {
  Error first;
  for_each_field(read_.rule.kind, [&](RuleField field) {
    if (!first) first = read_field(field);
  });
  if (first) return *std::move(first);
  skip_separators();
  if (!at_statement_end(scanner_)) return *unexpected("the end of the line or a ';'"_form);
  return std::move(read_);
}

}  // namespace

const RuleFacts* rule_of_word(std::string_view word) {
  const auto kinds = rule_kinds();
  const auto kind = std::find_if(kinds.begin(), kinds.end(),
                                 [&](const RuleFacts& facts) { return facts.word == word; });
  return kind == kinds.end() ? nullptr : &*kind;
}

std::variant<PlacedRule, RegionTextError> read_rule(Scanner& scanner, const RuleFacts& kind,
                                                    const RegionPuzzle& puzzle,
                                                    std::size_t& entries) {
  return RuleReader(scanner, kind, puzzle, entries).read();
}

}  // namespace jiugong::regions::text
