// What each constraint of Interactive Sudoku Solver says, as regions, cages and rules.
#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "jiugong/region_rule_kinds.h"
#include "regions/text/interactive.h"
#include "small_sort.h"

namespace jiugong::regions::text {
namespace {

// The numbers below 64 that the signs of base 64 for addresses stand for; nothing if there is another sign. (= fills it up.)
std::optional<std::vector<int>> sixes_of(std::string_view text) {
  std::vector<int> sixes;
  for (const char sign : text.substr(0, text.find('='))) {
    if (sign >= 'A' && sign <= 'Z') {
      sixes.push_back(sign - 'A');
    } else if (sign >= 'a' && sign <= 'z') {
      sixes.push_back(sign - 'a' + 26);
    } else if (is_digit(sign)) {
      sixes.push_back(sign - '0' + 52);
    } else if (sign == '-' || sign == '_') {
      sixes.push_back(sign == '-' ? 62 : 63);
    } else {
      return std::nullopt;
    }
  }
  return sixes;
}

}  // namespace

std::optional<InteractiveReader::Known> InteractiveReader::known(std::string_view name) {
  using Self = InteractiveReader;
  static constexpr Known kKnown[] = {
      {"", &Self::givens},
      {"Given", &Self::givens},
      {"Shape", &Self::ignore},
      {"NoBoxes", &Self::ignore},
      {"RegionSize", &Self::ignore},
      {"SearchPriority", &Self::ignore},
      {"And", &Self::group},
      {"End", &Self::group},
      {"Jigsaw", &Self::ignore},
      {"Diagonal", &Self::diagonal},
      {"Windoku", &Self::windoku},
      {"DisjointSets", &Self::disjoint_sets},
      {"AntiKnight", &Self::everywhere},
      {"AntiKing", &Self::everywhere},
      {"AntiConsecutive", &Self::everywhere},
      {"GlobalEntropy", &Self::everywhere},
      {"GlobalMod", &Self::everywhere},
      {"StrictKropki", &Self::everywhere},
      {"StrictXV", &Self::everywhere},
      {"Cage", &Self::cage},
      {"AllDifferent", &Self::all_different},
      {"Lunchbox", &Self::lunchbox},
      {"Sum", &Self::sum, RuleKind::kSum},
      {"Whisper", &Self::line, RuleKind::kWhisper, 5},
      {"Arrow", &Self::arrow, RuleKind::kArrow, 1},
      {"PillArrow", &Self::arrow, RuleKind::kArrow},
      {"DoubleArrow", &Self::double_arrow},
      {"RegionSumLine", &Self::region_sum_line},
      {"EqualSum", &Self::equal_sum},
      {"SameValues", &Self::same_values},
      {"WhiteDot", &Self::side_by_side, RuleKind::kDifference, 1},
      {"BlackDot", &Self::side_by_side, RuleKind::kRatio, 2},
      {"X", &Self::side_by_side, RuleKind::kSum, 10},
      {"V", &Self::side_by_side, RuleKind::kSum, 5},
      {"GreaterThan", &Self::side_by_side, RuleKind::kThermometer},
      {"Pair", &Self::table},
      {"PairX", &Self::table},
      {"Binary", &Self::table},
      {"BinaryX", &Self::table},
      {"XSum", &Self::seen_along, RuleKind::kXSum},
      {"Skyscraper", &Self::seen_along, RuleKind::kSkyscraper},
      {"HiddenSkyscraper", &Self::seen_along, RuleKind::kHiddenSkyscraper},
      {"NumberedRoom", &Self::seen_along, RuleKind::kNumberedRoom},
      {"LittleKiller", &Self::little_killer},
      {"Sandwich", &Self::sandwich},
      {"ContainAtLeast", &Self::contains},
      {"ContainExact", &Self::contains},
      {"LookAndSay", &Self::look_and_say},
      {"Quad", &Self::quad},
      {"Indexing", &Self::indexing},
      {"Regex", &Self::regex},
  };
  const auto* const found = std::find_if(std::begin(kKnown), std::end(kKnown),
                                         [&](const Known& each) { return each.name == name; });
  if (found != std::end(kKnown)) return *found;
  for (const RuleFacts& facts : rule_kinds()) {
    if (facts.interactive == name) return Known{name, &Self::line, facts.kind};
  }
  return std::nullopt;
}

// R1C1_5 is a given, R1C1_2_4 are candidates.
bool InteractiveReader::givens(const Item& item, const Known& /*kind*/) {
  for (std::size_t i = 1; i < item.arguments.size(); ++i) {
    const Argument& at = item.arguments[i];
    const auto pieces = pieces_of(at.text, '_');
    int place = 0;
    if (!cell({std::string(pieces[0]), at.place}, place)) return false;
    List values;
    for (std::size_t k = 1; k < pieces.size(); ++k) {
      const auto value = number_in(pieces[k]);
      if (!value || *value < puzzle_.low || *value > puzzle_.high) {
        return mistake(at, {"values from {} to {}"_form, puzzle_.low, puzzle_.high});
      }
      values.push_back(*value);
    }
    int& given = puzzle_.cells[static_cast<std::size_t>(place)];
    if (values.size() == 1 && given == kOpenCell) {
      given = values[0];
    } else if (!values.empty()) {
      RegionRule& rule = begin(RuleKind::kValues);
      rule.values = std::move(values);
      rule.cells = {place};
    }
  }
  return true;
}

bool InteractiveReader::cage(const Item& item, const Known& /*kind*/) {
  int sum = 0;
  List list;
  if (item.arguments.size() > 1 && !item.arguments[1].text.empty()) {
    if (!number(item, 1, sum)) return false;
  }
  if (!cells(item, 2, list)) return false;
  if (sum == 0) {
    puzzle_.regions.push_back(std::move(list));
  } else {
    puzzle_.cages.push_back({.sum = sum, .cells = std::move(list)});
  }
  return true;
}

bool InteractiveReader::all_different(const Item& item, const Known& /*kind*/) {
  return cells(item, 1, puzzle_.regions.emplace_back());
}

bool InteractiveReader::lunchbox(const Item& item, const Known& /*kind*/) {
  RegionRule& rule = begin(RuleKind::kSandwich);
  if (!number(item, 1, rule.number)) return false;
  if (!cells(item, 2, rule.cells)) return false;
  puzzle_.regions.push_back(rule.cells);
  return true;
}

// A number, where the rule has one, and cells.
bool InteractiveReader::line(const Item& item, const Known& kind) {
  if (kind.kind == RuleKind::kEntropic && !has_nine_digits()) return unknown(item);
  RegionRule& rule = begin(kind.kind, kind.number);
  bool reads_number = false;
  for_each_field(kind.kind, [&](RuleField field) { reads_number |= is_number(field); });
  if (kind.number != 0 && item.arguments.size() > 1)
    reads_number = is_digit(item.arguments[1].text.c_str()[0]);
  if (reads_number && !number(item, 1, rule.number)) return false;
  return cells(item, reads_number ? 2 : 1, rule.cells);
}

// (Of two cells a sum would be a mark between them, which only X and V are there.)
bool InteractiveReader::sum(const Item& item, const Known& kind) {
  if (item.arguments.size() != 4) return line(item, kind);
  RegionRule& rule = begin(RuleKind::kTable);
  int total = 0;
  if (!number(item, 1, total)) return false;
  if (!cells(item, 2, rule.cells)) return false;
  for (int value = puzzle_.low; value <= puzzle_.high; ++value) {
    const int other = total - value;
    if (other >= puzzle_.low && other <= puzzle_.high) rule.pairs.emplace_back(value, other);
  }
  if (rule.pairs.empty()) return mistake(item.arguments[1], "a sum of two values"_form);
  return true;
}

// Each cell with those later in the list that are beside it.
bool InteractiveReader::side_by_side(const Item& item, const Known& kind) {
  List list;
  if (!cells(item, 1, list)) return false;
  if (list.size() > puzzle_.cells.size()) return mistake(item.arguments[1], "every cell once"_form);
  const std::size_t before = puzzle_.rules.size();
  for (std::size_t i = 0; i < list.size(); ++i) {
    for (std::size_t k = i + 1; k < list.size(); ++k) {
      const int cols = puzzle_.cols, rows_apart = std::abs(list[i] / cols - list[k] / cols);
      if (rows_apart + std::abs(list[i] % cols - list[k] % cols) != 1) continue;
      // (The greater one comes first, the end of a thermometer last.)
      begin(kind.kind, kind.number).cells = {list[k], list[i]};
    }
  }
  if (puzzle_.rules.size() != before) return true;
  return mistake(item.arguments[1], "cells side by side"_form);
}

// The allowed pairs of values are bits, six in a sign: those of the first value with all second ones, and so on. Cells
// follow, perhaps in several lists with names.
bool InteractiveReader::table(const Item& item, const Known& /*kind*/) {
  if (item.arguments.size() < 2) return argument_missing(item);
  const Argument& key = item.arguments[1];
  const bool is_old = item.name().starts_with("Binary"), all_pairs = item.name().ends_with('X');
  const int values = puzzle_.high - puzzle_.low + 1;
  std::vector<std::pair<int, int>> pairs;
  const auto sixes = sixes_of(key.text);
  if (!sixes) return mistake(key, "letters, digits, - and _"_form);
  for (std::size_t i = 0; i < sixes->size(); ++i) {
    // (Binary had the last two signs the other way round.)
    const int bits = is_old && (*sixes)[i] >= 62 ? 125 - (*sixes)[i] : (*sixes)[i];
    for (int bit = 0; bit < 6; ++bit) {
      const int pair = static_cast<int>(i) * 6 + bit;
      if ((bits >> bit & 1) == 0 || pair >= values * values) continue;
      pairs.emplace_back(puzzle_.low + pair / values, puzzle_.low + pair % values);
    }
  }
  List list;
  const auto end_list = [&] {
    for (std::size_t i = 0; i < list.size(); ++i) {
      for (std::size_t k = i + 1; k < (all_pairs ? list.size() : std::min(i + 2, list.size()));
           ++k) {
        RegionRule& rule = begin(RuleKind::kTable);
        rule.pairs = pairs;
        rule.cells = {list[i], list[k]};
      }
    }
    list.clear();
  };
  for (std::size_t i = 2; i < item.arguments.size(); ++i) {
    if (list.size() > puzzle_.cells.size())
      return mistake(item.arguments[i], "every cell once"_form);
    if (item.arguments[i].text.empty() || item.arguments[i].text.starts_with('_')) {
      end_list();
    } else if (!cell(item.arguments[i], list.emplace_back())) {
      return false;
    }
  }
  end_list();
  return true;
}

// Two clues of a row or column, from its beginning and from its end; either may be empty.
bool InteractiveReader::seen_along(const Item& item, const Known& kind) {
  List list;
  if (item.arguments.size() < 3) return argument_missing(item);
  if (!row_or_column(item.arguments[1], list)) return false;
  // (There a value of 0 is no building, here it is one.)
  if (item.name() == "Skyscraper" && puzzle_.low == 0) return unknown(item);
  for (std::size_t i = 2; i < std::min<std::size_t>(item.arguments.size(), 4); ++i) {
    if (item.arguments[i].text.empty()) continue;
    RegionRule& rule = begin(kind.kind);
    rule.cells = list;
    if (i == 3) std::reverse(rule.cells.begin(), rule.cells.end());
    if (!number(item, i, rule.number)) return false;
  }
  return true;
}

// A diagonal by the cell at its beginning: downwards to the right from the left edge, upwards to the left from the
// right one, downwards to the left from the upper one, upwards to the right from the lower one.
bool InteractiveReader::little_killer(const Item& item, const Known& /*kind*/) {
  RegionRule& rule = begin(RuleKind::kSum);
  if (!number(item, 1, rule.number)) return false;
  if (item.arguments.size() < 3) return argument_missing(item);
  int first = 0;
  if (!cell(item.arguments[2], first)) return false;
  int row = first / puzzle_.cols, col = first % puzzle_.cols;
  const int last_row = puzzle_.rows - 1, last_col = puzzle_.cols - 1;
  int down = 0, right = 0;
  if (col == 0 && row < last_row) {
    down = right = 1;
  } else if (col == last_col && row > 0 && row < last_row) {
    down = right = -1;
  } else if (row == 0) {
    down = 1;
    right = -1;
  } else if (row == last_row && col > 0 && col < last_col) {
    down = -1;
    right = 1;
  } else {
    return mistake(item.arguments[2], "a cell at the edge of the grid"_form);
  }
  for (; row >= 0 && row <= last_row && col >= 0 && col <= last_col; row += down, col += right) {
    rule.cells.push_back(cell_at(row, col));
  }
  return true;
}

bool InteractiveReader::sandwich(const Item& item, const Known& /*kind*/) {
  RegionRule& rule = begin(RuleKind::kSandwich);
  if (!number(item, 1, rule.number)) return false;
  if (item.arguments.size() < 3) return argument_missing(item);
  return row_or_column(item.arguments[2], rule.cells);
}

// The first cells are the sum: one, or as many as a pill has, which are read from left to right and downwards.
bool InteractiveReader::arrow(const Item& item, const Known& kind) {
  RegionRule& rule = begin(RuleKind::kArrow);
  int bulb = kind.number;
  const bool is_pill = bulb == 0;
  if (is_pill) {
    if (!number(item, 1, bulb)) return false;
  }
  if (!cells(item, is_pill ? 2 : 1, rule.cells)) return false;
  if (is_pill && bulb != 2 && bulb != 3) return mistake(item.arguments[1], "2 or 3"_form);
  if (rule.cells.size() <= static_cast<std::size_t>(bulb)) return argument_missing(item);
  const auto end = rule.cells.begin() + bulb;
  rule.bulb.assign(rule.cells.begin(), end);
  rule.cells.erase(rule.cells.begin(), end);
  small_sort(rule.bulb);
  return true;
}

bool InteractiveReader::double_arrow(const Item& item, const Known& /*kind*/) {
  List list;
  if (!cells(item, 1, list)) return false;
  if (list.size() < 3) return argument_missing(item);
  begin(RuleKind::kEqualSums).groups = {{list.front(), list.back()},
                                        List(list.begin() + 1, list.end() - 1)};
  return true;
}

// The line is cut where it leaves a box, or a piece where there are no boxes.
bool InteractiveReader::region_sum_line(const Item& item, const Known& /*kind*/) {
  List list;
  if (!cells(item, 1, list)) return false;
  std::vector<List> groups;
  int part = -2;
  for (const int each : list) {
    const int of = part_of_[static_cast<std::size_t>(each)];
    if (std::exchange(part, of) != of) groups.emplace_back();
    groups.back().push_back(each);
  }
  if (groups.size() > 1) begin(RuleKind::kEqualSums).groups = std::move(groups);
  return true;
}

bool InteractiveReader::equal_sum(const Item& item, const Known& /*kind*/) {
  RegionRule& rule = begin(RuleKind::kEqualSums);
  rule.groups.emplace_back();
  for (std::size_t i = 1; i < item.arguments.size(); ++i) {
    if (item.arguments[i].text == "-") {
      rule.groups.emplace_back();
    } else if (!cell(item.arguments[i], rule.groups.back().emplace_back())) {
      return false;
    }
  }
  return true;
}

bool InteractiveReader::same_values(const Item& item, const Known& /*kind*/) {
  int sets = 0;
  List list;
  if (!number(item, 1, sets)) return false;
  if (!cells(item, 2, list)) return false;
  if (sets < 1 || list.size() % static_cast<std::size_t>(sets) != 0) {
    return mistake(item.arguments[1], {"a number of sets that divides {} cells"_form, list.size()});
  }
  RegionRule& rule = begin(RuleKind::kSameValues);
  const auto size = static_cast<std::ptrdiff_t>(list.size()) / sets;
  for (auto at = list.begin(); at != list.end(); at += size)
    rule.groups.emplace_back(at, at + size);
  return true;
}

bool InteractiveReader::contains(const Item& item, const Known& /*kind*/) {
  RegionRule& rule = begin(RuleKind::kContains);
  rule.exactly = item.name() == "ContainExact";
  if (item.arguments.size() < 3) return argument_missing(item);
  for (const std::string_view piece : pieces_of(item.arguments[1].text, '_')) {
    const auto value = number_in(piece);
    if (!value) return mistake(item.arguments[1], "values such as 1_2"_form);
    rule.values.push_back(*value);
  }
  return cells(item, 2, rule.cells);
}

// Pairs of digits: 23 stands for exactly two 3s, 05 for no 5.
bool InteractiveReader::look_and_say(const Item& item, const Known& /*kind*/) {
  List list;
  if (!cells(item, 2, list)) return false;
  const Argument& clue = item.arguments[1];
  if (clue.text.size() % 2 != 0 || !std::all_of(clue.text.begin(), clue.text.end(), is_digit)) {
    return mistake(clue, "pairs of digits: how many, and of which value"_form);
  }
  for (std::size_t i = 0; i < clue.text.size(); i += 2) {
    const int count = clue.text[i] - '0', value = clue.text[i + 1] - '0';
    if (count != 0) {
      RegionRule& rule = begin(RuleKind::kContains);
      rule.exactly = true;
      rule.values.assign(static_cast<std::size_t>(count), value);
      rule.cells = list;
      continue;
    }
    RegionRule& rule = begin(RuleKind::kValues);
    rule.cells = list;
    for (int other = puzzle_.low; other <= puzzle_.high; ++other) {
      if (other != value) rule.values.push_back(other);
    }
  }
  return true;
}

bool InteractiveReader::quad(const Item& item, const Known& /*kind*/) {
  if (item.arguments.size() < 3) return argument_missing(item);
  int first = 0;
  if (!cell(item.arguments[1], first)) return false;
  if (first / puzzle_.cols + 1 == puzzle_.rows || first % puzzle_.cols + 1 == puzzle_.cols) {
    return mistake(item.arguments[1], "the upper left of four cells"_form);
  }
  RegionRule& rule = begin(RuleKind::kContains);
  rule.cells = {first, first + 1, first + puzzle_.cols, first + puzzle_.cols + 1};
  for (std::size_t i = 2; i < item.arguments.size(); ++i) {
    if (!number(item, i, rule.values.emplace_back())) return false;
  }
  return true;
}

// C: the value of each cell is the column, in its row, of the number of its own column; R the same of rows.
bool InteractiveReader::indexing(const Item& item, const Known& /*kind*/) {
  List list;
  if (!cells(item, 2, list)) return false;
  const bool by_rows = item.arguments[1].text == "R";
  if (!by_rows && item.arguments[1].text != "C") return mistake(item.arguments[1], "R or C"_form);
  for (const int each : list) {
    const int row = each / puzzle_.cols, col = each % puzzle_.cols;
    RegionRule& rule = begin(RuleKind::kIndexing, by_rows ? row + 1 : col + 1);
    rule.index = each;
    for (int i = 0; i < (by_rows ? puzzle_.rows : puzzle_.cols); ++i) {
      rule.cells.push_back(by_rows ? cell_at(i, col) : cell_at(row, i));
    }
  }
  return true;
}

// The pattern is in base 64; an empty argument begins another line.
bool InteractiveReader::regex(const Item& item, const Known& /*kind*/) {
  if (item.arguments.size() < 3) return argument_missing(item);
  std::string pattern;
  unsigned bits = 0, count = 0;
  const auto sixes = sixes_of(item.arguments[1].text);
  if (!sixes) return mistake(item.arguments[1], "letters, digits, - and _"_form);
  for (const int six : *sixes) {
    bits = bits << 6 | static_cast<unsigned>(six);
    count += 6;
    if (count < 8) continue;
    count -= 8;
    pattern += static_cast<char>(bits >> count & 255);
  }
  std::erase(pattern, ' ');
  if (pattern.size() > static_cast<std::size_t>(kMaxPatternLength)) {
    return fail(error_at(item.arguments[1].place, RegionErrorCode::kBadPattern,
                         {"a pattern of {} characters"_form, pattern.size()},
                         {"at most {}"_form, kMaxPatternLength}));
  }
  bool is_new = true;  // whether a line begins
  for (std::size_t i = 2; i < item.arguments.size(); ++i) {
    if (item.arguments[i].text.empty()) {
      is_new = true;
      continue;
    }
    RegionRule& rule = is_new ? begin(RuleKind::kRegex) : puzzle_.rules.back();
    if (std::exchange(is_new, false)) rule.pattern = pattern;
    if (!cell(item.arguments[i], rule.cells.emplace_back())) return false;
  }
  return true;
}

bool InteractiveReader::diagonal(const Item& item, const Known& /*kind*/) {
  int direction = 0;
  if (!number(item, 1, direction)) return false;
  if (puzzle_.rows != puzzle_.cols) {
    return fail(error_at(item.place(), RegionErrorCode::kBadDiagonals,
                         {"a grid of {}x{}"_form, puzzle_.rows, puzzle_.cols},
                         "as many rows as columns"_form));
  }
  List& list = puzzle_.regions.emplace_back();
  for (int row = 0; row < puzzle_.rows; ++row)
    list.push_back(cell_at(row, direction > 0 ? puzzle_.cols - 1 - row : row));
  return true;
}

// Boxes with a line of cells between them and around them.
bool InteractiveReader::windoku(const Item& item, const Known& /*kind*/) {
  if (puzzle_.rows != puzzle_.cols) return unknown(item);
  const int size = stated_size_ != 0 ? stated_size_ : puzzle_.high - puzzle_.low + 1;
  const BoxSides box = box_of(size);
  if (box.rows == 0) return true;
  for (int top = 1; top + box.rows < puzzle_.rows; top += box.rows + 1) {
    for (int left = 1; left + box.cols < puzzle_.cols; left += box.cols + 1) {
      List& list = puzzle_.regions.emplace_back();
      for (int i = 0; i < size; ++i) {
        list.push_back(cell_at(top + i / box.cols, left + i % box.cols));
      }
    }
  }
  return true;
}

// The cells at the same place of their boxes.
bool InteractiveReader::disjoint_sets(const Item& item, const Known& /*kind*/) {
  if (puzzle_.rows != puzzle_.cols) return unknown(item);
  const BoxSides box = box_of(region_size_);
  if (box.rows == 0) return true;
  for (int i = 0; i < region_size_; ++i) {
    List& list = puzzle_.regions.emplace_back();
    for (int top = 0; top < puzzle_.rows; top += box.rows) {
      for (int left = 0; left < puzzle_.cols; left += box.cols) {
        list.push_back(cell_at(top + i / box.cols, left + i % box.cols));
      }
    }
  }
  return true;
}

bool InteractiveReader::group(const Item& item, const Known& /*kind*/) {
  open_groups_ += item.name() == "And" ? 1 : -1;
  if (open_groups_ >= 0) return true;
  return fail(
      error_at(item.place(), TextErrorCode::kBadCharacter, ".End"_form, ".And before it"_form));
}

bool InteractiveReader::everywhere(const Item& item, const Known& /*kind*/) {
  const std::string_view name = item.name();
  if (name == "AntiKnight") puzzle_.anti_knight = true;
  if (name == "AntiKing") puzzle_.anti_king = true;
  if (name == "AntiConsecutive") puzzle_.non_consecutive = true;
  if (name == "StrictKropki") begin(RuleKind::kUnmarked).of = RuleMarks::kDots;
  if (name == "StrictXV") begin(RuleKind::kUnmarked).of = RuleMarks::kXv;
  if (!name.starts_with("Global")) return true;
  // (Thirds are those of 1 to 9; remainders by 3 those of any nine values.)
  if (puzzle_.high - puzzle_.low != 8 || (name == "GlobalEntropy" && !has_nine_digits()))
    return unknown(item);
  for (int row = 0; row + 1 < puzzle_.rows; ++row) {
    for (int col = 0; col + 1 < puzzle_.cols; ++col) {
      const List four = {cell_at(row, col), cell_at(row, col + 1), cell_at(row + 1, col),
                         cell_at(row + 1, col + 1)};
      if (name == "GlobalEntropy") {
        begin(RuleKind::kEntropicSet).cells = four;
        continue;
      }
      for (int first = puzzle_.low; first < puzzle_.low + 3; ++first) {
        std::string pattern = ".*[";
        for (int value = first; value <= puzzle_.high; value += 3) pattern += symbol_of(value);
        RegionRule& rule = begin(RuleKind::kRegex);
        rule.pattern = pattern + "].*";
        rule.cells = four;
      }
    }
  }
  return true;
}

}  // namespace jiugong::regions::text
