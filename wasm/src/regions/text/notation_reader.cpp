// Reads the notation: collects the statements that make regions, since the void cells may be
// declared last.
#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>

#include "jiugong/region_presets.h"
#include "regions/text/pieces.h"
#include "regions/text/rules.h"
#include "regions/validate.h"

namespace jiugong::regions::text {
namespace {

using Error = std::optional<RegionTextError>;

// A statement that makes regions.
struct RegionStatement {
  Place place;
  int box_rows = 0;  // for rows, columns and boxes, which are all boxes
  int box_cols = 0;
  std::string labels = {};      // for regions
  std::vector<int> cells = {};  // for region
};

struct RulePlaces {
  Place statement, pattern;
};

class NotationReader final : public FormReader {
 public:
  using FormReader::FormReader;

 private:
  Error read_statement() override;
  bool make(std::uint64_t steps) override;

  Error read_size();
  Error read_arguments(std::string_view word, Place place);
  Error read_range();
  Error read_boxes(Place place);
  Error read_labels(Place place);
  Error read_region(Place place);
  Error read_cage(Place place);
  Error read_cells(Place place);
  Error read_rule_of(const RuleFacts& kind, Place place);
  std::variant<int, RegionTextError> read_cell();

  // Accepts each such statement once; otherwise a short text could request much memory.
  Error add_boxes_once(const std::string& name, Place place, int box_rows, int box_cols);
  Error expect_end();
  Error unexpected(Phrase expected) const;

  // Reads two numbers with a separator between them, such as 3x3.
  std::variant<std::pair<int, int>, RegionTextError> read_pair(char between);

  // Skips characters that are ignored in a list; returns false at the end of the text.
  bool find_in_list();

  std::size_t add_regions(const RegionStatement& statement);
  ReadRegions validated();

  bool has_size_ = false;
  RegionPuzzle puzzle_;
  std::vector<RegionStatement> statements_;
  std::size_t lists_ = 0;      // statements of one region or cage
  std::size_t next_ = 0;       // index of the next statement to apply at the end
  std::vector<Place> places_;  // of the regions made
  std::vector<Place> cages_;
  std::vector<RulePlaces> rules_;
  std::size_t rule_entries_ = kMaxRuleEntries;  // which the rules may still have
  std::vector<std::string> boxes_;              // `rows`, `boxes 3x3`, …: those seen so far
  Place range_, diagonals_;
  bool has_range_ = false, has_cells_ = false;
};

Error NotationReader::unexpected(Phrase expected) const {
  return error_at(place_of(scanner_), TextErrorCode::kBadCharacter, scanner_.describe(),
                  std::move(expected));
}

Error NotationReader::expect_end() {
  scanner_.skip_spaces();
  if (at_statement_end(scanner_)) return std::nullopt;
  return unexpected("the end of the line or a ';'"_form);
}

bool NotationReader::find_in_list() {
  skip_to_statement(scanner_);
  return !scanner_.at_end();
}

std::variant<std::pair<int, int>, RegionTextError> NotationReader::read_pair(char between) {
  std::array<int, 2> numbers{};
  for (int& number : numbers) {
    scanner_.skip_spaces();
    if (!is_digit(scanner_.peek())) return *unexpected("a number"_form);
    auto read = read_number(scanner_);
    if (auto* error = std::get_if<RegionTextError>(&read)) return std::move(*error);
    number = std::get<int>(read);
    if (&number == &numbers[1]) break;
    scanner_.skip_spaces();
    if (to_lower(scanner_.peek()) != between) {
      return *unexpected(between == 'x' ? "an x, as in 9x9"_form : "a -, as in 1-9"_form);
    }
    scanner_.advance();
  }
  if (auto error = expect_end()) return std::move(*error);
  return std::pair(numbers[0], numbers[1]);
}

Error NotationReader::read_size() {
  const Place place = place_of(scanner_);
  auto read = read_pair('x');
  if (auto* error = std::get_if<RegionTextError>(&read)) return std::move(*error);
  const auto [rows, cols] = std::get<0>(read);
  if (const auto error = validate_size(rows, cols)) return error_at(place, *error);
  puzzle_ = open_grid(rows, cols, 1, std::max(rows, cols));
  return std::nullopt;
}

Error NotationReader::read_range() {
  const Place place = place_of(scanner_);
  if (has_range_ || has_cells_) {
    return error_at(
        place, RegionErrorCode::kBadRange,
        has_range_ ? "the values a second time"_form : "the values after the cells"_form,
        "the values once, before the cells"_form);
  }
  auto read = read_pair('-');
  if (auto* error = std::get_if<RegionTextError>(&read)) return std::move(*error);
  std::tie(puzzle_.low, puzzle_.high) = std::get<0>(read);
  has_range_ = true;
  if (const auto error = validate_range(puzzle_.low, puzzle_.high)) {
    return error_at(place, *error);
  }
  return std::nullopt;
}

Error NotationReader::add_boxes_once(const std::string& name, Place place, int box_rows,
                                     int box_cols) {
  if (std::find(boxes_.begin(), boxes_.end(), name) != boxes_.end()) {
    return error_at(place, TextErrorCode::kBadCharacter, {"{} a second time"_form, name},
                    "rows, columns and boxes of each size once"_form);
  }
  boxes_.push_back(name);
  statements_.push_back({.place = place, .box_rows = box_rows, .box_cols = box_cols});
  return std::nullopt;
}

Error NotationReader::read_boxes(Place place) {
  auto read = read_pair('x');
  if (auto* error = std::get_if<RegionTextError>(&read)) return std::move(*error);
  const auto [rows, cols] = std::get<0>(read);
  const std::string name = "boxes " + std::to_string(rows) + "x" + std::to_string(cols);
  if (rows == 0 || cols == 0 || puzzle_.rows % rows != 0 || puzzle_.cols % cols != 0) {
    return error_at(
        place, RegionErrorCode::kBadRegionSize, {"{}"_form, name},
        {"boxes of which a whole number fits into {}x{}"_form, puzzle_.rows, puzzle_.cols});
  }
  return add_boxes_once(name, place, rows, cols);
}

Error NotationReader::read_labels(Place place) {
  RegionStatement statement = {.place = place};
  for (std::size_t i = 0; i < puzzle_.cells.size(); ++i) {
    if (!find_in_list()) {
      return error_at(place_of(scanner_), RegionErrorCode::kBadCellCount,
                      counted(i, "{} label"_form, "{} labels"_form),
                      {"{}"_form, puzzle_.cells.size()});
    }
    const char label = scanner_.peek();
    if (!is_digit(label) && !is_letter(label) && label != '.' && label != '#') {
      return unexpected("a label, which is a digit or letter, or '.'"_form);
    }
    statement.labels += label == '#' ? '.' : label;
    scanner_.advance();
  }
  statements_.push_back(std::move(statement));
  return expect_end();
}

Error NotationReader::read_region(Place place) {
  if (auto error = check_lists(place, lists_++)) return error;
  auto read = read_cell_list(scanner_, false);
  if (auto* error = std::get_if<RegionTextError>(&read)) return std::move(*error);
  auto cells = to_cells(std::get<CellList>(read).cells, puzzle_.rows, puzzle_.cols);
  if (auto* error = std::get_if<RegionTextError>(&cells)) return std::move(*error);
  statements_.push_back({.place = place, .cells = std::move(std::get<0>(cells))});
  return std::nullopt;
}

Error NotationReader::read_cage(Place place) {
  if (auto error = check_lists(place, lists_++)) return error;
  auto read = read_cell_list(scanner_, true);
  if (auto* error = std::get_if<RegionTextError>(&read)) return std::move(*error);
  const CellList& list = std::get<CellList>(read);
  auto cells = to_cells(list.cells, puzzle_.rows, puzzle_.cols);
  if (auto* error = std::get_if<RegionTextError>(&cells)) return std::move(*error);
  puzzle_.cages.push_back({.sum = *list.sum, .cells = std::move(std::get<0>(cells))});
  cages_.push_back(place);
  return std::nullopt;
}

std::variant<int, RegionTextError> NotationReader::read_cell() {
  const Place place = place_of(scanner_);
  const bool numbers = puzzle_.high > kMaxSymbol;
  if (numbers && is_digit(scanner_.peek())) {
    auto read = read_number(scanner_);
    const int* const number = std::get_if<int>(&read);
    if (number == nullptr || (*number >= puzzle_.low && *number <= puzzle_.high)) return read;
    if (*number == 0) return kOpenCell;
    return error_at(place, RegionErrorCode::kBadGiven, {"the value {}"_form, *number},
                    expected_cell(puzzle_.low, puzzle_.high));
  }
  // (A number is not a symbol, so no symbol stands for a value then.)
  const auto cell = numbers ? cell_of(scanner_.peek(), 1, 0)
                            : cell_of(scanner_.peek(), puzzle_.low, puzzle_.high);
  if (!cell) {
    const bool is_symbol = is_digit(scanner_.peek()) || is_letter(scanner_.peek());
    auto error = *unexpected(expected_cell(puzzle_.low, puzzle_.high));
    if (is_symbol) error.code = RegionErrorCode::kBadGiven;
    return error;
  }
  scanner_.advance();
  return *cell;
}

Error NotationReader::read_cells(Place place) {
  if (std::exchange(has_cells_, true)) {
    return error_at(place, RegionErrorCode::kBadCellCount, "the cells a second time"_form,
                    "them once"_form);
  }
  for (std::size_t i = 0; i < puzzle_.cells.size(); ++i) {
    if (!find_in_list()) {
      return error_at(place_of(scanner_), RegionErrorCode::kBadCellCount,
                      counted(i, "{} cell"_form, "{} cells"_form),
                      {"{}"_form, puzzle_.cells.size()});
    }
    auto read = read_cell();
    if (auto* error = std::get_if<RegionTextError>(&read)) return std::move(*error);
    puzzle_.cells[i] = std::get<int>(read);
  }
  return expect_end();
}

Error NotationReader::read_rule_of(const RuleFacts& kind, Place place) {
  if (puzzle_.rules.size() == std::size_t{kMaxRules}) {
    return error_at(place, RegionErrorCode::kTooManyRules, {"more than {} rules"_form, kMaxRules},
                    "at most as many"_form);
  }
  auto read = read_rule(scanner_, kind, puzzle_, rule_entries_);
  if (auto* error = std::get_if<RegionTextError>(&read)) return std::move(*error);
  auto& placed = std::get<PlacedRule>(read);
  puzzle_.rules.push_back(std::move(placed.rule));
  rules_.push_back({.statement = place, .pattern = placed.pattern});
  return std::nullopt;
}

Error NotationReader::read_arguments(std::string_view word, Place place) {
  if (word == "values") return read_range();
  if (word == "boxes") return read_boxes(place);
  if (word == "regions") return read_labels(place);
  if (word == "region") return read_region(place);
  if (word == "cage") return read_cage(place);
  if (word == "cells") return read_cells(place);
  if (word == "rows") {
    if (auto error = add_boxes_once("rows", place, 1, puzzle_.cols)) return error;
  } else if (word == "columns") {
    if (auto error = add_boxes_once("columns", place, puzzle_.rows, 1)) return error;
  } else if (word == "diagonals") {
    puzzle_.diagonals = true;
    diagonals_ = place;
  } else if (word == "anti-knight") {
    puzzle_.anti_knight = true;
  } else if (word == "anti-king") {
    puzzle_.anti_king = true;
  } else if (word == "non-consecutive") {
    puzzle_.non_consecutive = true;
  } else if (const RuleFacts* kind = rule_of_word(word)) {
    return read_rule_of(*kind, place);
  } else {
    return error_at(place, TextErrorCode::kBadCharacter, {"the word '{}'"_form, word},
                    "values, rows, columns, boxes, regions, region, cage, diagonals, anti-knight, "
                    "anti-king, non-consecutive, cells, or a rule such as thermometer"_form);
  }
  return expect_end();
}

Error NotationReader::read_statement() {
  if (!std::exchange(has_size_, true)) return read_size();
  constexpr std::size_t kMaxLetters = 20;
  const Place place = place_of(scanner_);
  std::string word;
  for (; is_letter(scanner_.peek()) || scanner_.peek() == '-'; scanner_.advance()) {
    if (word.size() == kMaxLetters) break;  // longer than any known word
    word += to_lower(scanner_.peek());
  }
  if (word.empty()) return unexpected("a word such as rows or cells"_form);
  scanner_.skip_spaces();
  return read_arguments(word, place);
}

// Adds the regions of a statement; returns the number of cells visited.
std::size_t NotationReader::add_regions(const RegionStatement& statement) {
  const bool is_region = statement.box_rows == 0 && statement.labels.empty();
  if (statement.box_rows != 0) {
    add_boxes(puzzle_, statement.box_rows, statement.box_cols);
  } else if (!is_region) {
    add_labelled(puzzle_, statement.labels);
  } else {
    puzzle_.regions.push_back(statement.cells);
  }
  places_.resize(puzzle_.regions.size(), statement.place);
  return is_region ? statement.cells.size() : puzzle_.cells.size();
}

ReadRegions NotationReader::validated() {
  const auto error = validate(puzzle_);
  if (!error) return std::move(puzzle_);
  Place place;
  if (error->region >= 0) place = places_[static_cast<std::size_t>(error->region)];
  if (error->cage >= 0) place = cages_[static_cast<std::size_t>(error->cage)];
  if (error->rule >= 0) {
    const RulePlaces& rule = rules_[static_cast<std::size_t>(error->rule)];
    place = error->code == RegionErrorCode::kBadPattern ? rule.pattern : rule.statement;
  }
  if (error->code == RegionErrorCode::kBadDiagonals) place = diagonals_;
  return error_at(place, *error);
}

bool NotationReader::make(std::uint64_t steps) {
  std::uint64_t looked_at = 0;
  for (; next_ < statements_.size(); ++next_) {
    if (looked_at >= steps) return false;
    looked_at += add_regions(statements_[next_]);
  }
  return end_with(validated());
}

}  // namespace

bool is_notation(Scanner scanner) {
  const auto skip_number = [&] {
    const bool any = is_digit(scanner.peek());
    while (is_digit(scanner.peek())) scanner.advance();
    scanner.skip_spaces();
    return any;
  };
  if (!skip_number() || to_lower(scanner.peek()) != 'x') return false;
  scanner.advance();
  scanner.skip_spaces();
  if (!skip_number() || !at_statement_end(scanner)) return false;
  skip_to_statement(scanner);
  if (scanner.at_end()) return true;
  // Rows of a grid with x for blank cells are not followed by a word.
  std::size_t letters = 0;
  bool other_than_x = false;
  // (The x of x-sum is part of a word, too.)
  if (to_lower(scanner.peek()) == 'x') {
    Scanner after = scanner;
    after.advance();
    if (after.peek() == '-') {
      after.advance();
      if (to_lower(after.peek()) == 's') scanner = after;
    }
  }
  for (; is_letter(scanner.peek()); scanner.advance()) {
    other_than_x = other_than_x || to_lower(scanner.peek()) != 'x';
    if (++letters > 2 && other_than_x) return true;
  }
  return false;
}

std::unique_ptr<FormReader> make_notation_reader(const Scanner& scanner) {
  return std::make_unique<NotationReader>(scanner);
}

}  // namespace jiugong::regions::text
