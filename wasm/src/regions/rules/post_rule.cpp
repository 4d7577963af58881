#include "regions/rules/post_rule.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <iterator>
#include <limits>
#include <optional>
#include <set>
#include <tuple>
#include <utility>
#include <variant>
#include <vector>

#include "regions/rules/automata.h"
#include "regions/rules/poster.h"

namespace jiugong::regions {

void Poster::post_values() {
  Mask values = 0;
  for (const int value : rule_.values) values |= model_.value(value);
  for (const int cell : cells_) model_.restrict(cell, values);
}

void Poster::post_renban() {
  const auto length = static_cast<Value>(cells_.size());
  std::vector<Mask> sets;
  for (Value first = model_.low(); first + length - 1 <= model_.high(); ++first) {
    sets.push_back(model_.between(first, first + length - 1));
  }
  if (sets.empty()) return model_.post_contradiction();
  model_.post_value_sets(cells_, sets);
}

void Poster::post_palindrome() {
  for (std::size_t i = 0, k = cells_.size() - 1; i < k; ++i, --k) {
    const std::array<CellLine, 2> same = {CellLine{cells_[i]}, CellLine{cells_[k]}};
    if (cells_[i] != cells_[k]) model_.post_same_values(same);
  }
}

// Between and, `outside`, lockout. The ends come first in the sequence, so that the state is them.
bool Poster::post_inner_cells(bool outside) {
  CellLine line = {cells_.front(), cells_.back()};
  line.insert(line.end(), cells_.begin() + 1, cells_.end() - 1);
  return post_machine(
      line, Pair{kNothing, kNothing},
      [&](Pair ends, Value value, const auto& to) {
        if (ends.first == kNothing) return to({value, kNothing});
        if (ends.second == kNothing) {
          ends = std::minmax({ends.first, value});
          if (!outside || ends.second - ends.first >= number_) to(ends);
          return;
        }
        const bool good = outside ? value < ends.first || value > ends.second
                                  : value > ends.first && value < ends.second;
        if (good) to(ends);
      },
      [](const Pair&) { return true; });
}

void Poster::post_zipper() {
  std::vector<CellLine> groups;
  const std::size_t half = cells_.size() / 2;
  for (std::size_t i = 0; i < half; ++i) {
    groups.push_back({cells_[i], cells_[cells_.size() - 1 - i]});
  }
  if (cells_.size() % 2 != 0) groups.push_back({cells_[half]});
  post_equal_sums(groups);
}

void Poster::post_equal_sums(const std::vector<CellLine>& groups) {
  std::vector<std::vector<Term>> terms;
  for (const CellLine& group : groups) {
    std::vector<Term>& of_group = terms.emplace_back();
    for (const int cell : group) of_group.push_back({.cell = cell});
  }
  if (groups.size() > 1) model_.post_equal_sums(terms);
}

void Poster::post_entropic_set() {
  std::array<Mask, 3> thirds = {};
  for (Value value = model_.low(); value <= model_.high(); ++value) {
    thirds[static_cast<std::size_t>(third_of(value))] |= model_.value(value);
  }
  std::vector<Occurrences> occurrences;
  occurrences.reserve(thirds.size());
  for (const Mask third : thirds) {
    occurrences.push_back({.values = third, .least = 1, .most = static_cast<int>(cells_.size())});
  }
  model_.post_counts(cells_, occurrences);
}

// The state is the sum of the piece so far. A whole piece has the state 0, to which more zeros may
// be added; before the first cell there is none.
bool Poster::post_sum_segments() {
  if (model_.can_post_segment_sums(rule_.number)) {
    model_.post_segment_sums(cells_, rule_.number);
    return true;
  }
  return post_machine(
      cells_, Pair{0, kNothing},
      [&](Pair state, Value value, const auto& to) {
        const Value sum = state.first + value;
        if (sum < number_) to({sum, sum == 0 ? state.second : 1});
        if (sum == number_) to({0, 0});
      },
      [](const Pair& state) {
        return state == Pair{0, 0};
      });
}

void Poster::post_arrow() {
  std::vector<std::vector<Term>> terms(2);
  int place = 1;
  for (auto cell = rule_.bulb.rbegin(); cell != rule_.bulb.rend(); ++cell, place *= 10) {
    terms[0].push_back({.cell = *cell, .coefficient = place});
  }
  for (const int cell : cells_) terms[1].push_back({.cell = cell});
  model_.post_equal_sums(terms);
}

void Poster::post_sum() {
  // (Pairs of values rule out more than a sum does.)
  if (cells_.size() == 2)
    return post_pairs(cells_, [&](Value a, Value b) { return a + b == number_; });
  std::vector<Term> terms;
  for (const int cell : cells_) terms.push_back({.cell = cell});
  model_.post_sum(terms, number_);
}

// The pairs of cells that a rule marks, the smaller number first.
std::set<std::pair<int, int>> Poster::marked_pairs() const {
  std::set<std::pair<int, int>> pairs;
  for (const RegionRule& other : puzzle_.rules) {
    const bool marks = rule_.of == RuleMarks::kXv
                           ? other.kind == RuleKind::kSum && other.cells.size() == 2
                           : other.kind == RuleKind::kDifference || other.kind == RuleKind::kRatio;
    if (marks) pairs.insert(std::minmax(other.cells[0], other.cells[1]));
  }
  return pairs;
}

void Poster::post_unmarked() {
  const auto marked = marked_pairs();
  const auto holds = [&](Value a, Value b) {
    if (rule_.of == RuleMarks::kXv) return a + b != 5 && a + b != 10;
    return a - b != 1 && b - a != 1 && a != 2 * b && b != 2 * a;
  };
  CellLine line;
  const auto end_line = [&] {
    if (line.size() > 1) post_pairs(line, holds);
    line.clear();
  };
  const auto visit = [&](int cell) {
    const bool is_void = puzzle_.cells[static_cast<std::size_t>(cell)] == kVoidCell;
    if (is_void || (!line.empty() && marked.contains({line.back(), cell}))) end_line();
    if (!is_void) line.push_back(cell);
  };
  for (int row = 0; row < puzzle_.rows; ++row, end_line()) {
    for (int col = 0; col < puzzle_.cols; ++col) visit(row * puzzle_.cols + col);
  }
  for (int col = 0; col < puzzle_.cols; ++col, end_line()) {
    for (int row = 0; row < puzzle_.rows; ++row) visit(row * puzzle_.cols + col);
  }
}

void Poster::post_contains() {
  const int cells = static_cast<int>(cells_.size()), named = static_cast<int>(rule_.values.size());
  if (named > cells) return model_.post_contradiction();
  std::vector<Occurrences> occurrences;
  Mask all = 0;
  for (const int value : std::set<int>(rule_.values.begin(), rule_.values.end())) {
    const auto least =
        static_cast<int>(std::count(rule_.values.begin(), rule_.values.end(), value));
    const int most = rule_.exactly ? least : least + cells - named;
    occurrences.push_back({.values = model_.value(value), .least = least, .most = most});
    all |= model_.value(value);
  }
  if (named == cells) {
    for (const int cell : cells_) model_.restrict(cell, all);
  }
  model_.post_counts(cells_, occurrences);
}

void Poster::post_counting_circles() {
  std::vector<Occurrences> occurrences;
  for (int value = model_.low(), left = model_.values(); left > 0; --left) {
    occurrences.push_back(
        {.values = model_.value(value), .least = value, .most = value, .or_none = true});
    if (left > 1) ++value;
  }
  model_.post_counts(cells_, occurrences);
}

void Poster::post_compiled() {
  std::uint64_t work = kMaxRuleWork;
  const auto compiled = compile_automaton(rule_, model_.low(), model_.values(), work);
  const auto& automaton = std::get<Automaton>(compiled);
  model_.post_automaton(cells_, simplified(automaton, model_.values()));
}

Value Poster::most_states() const {
  const Value values = model_.values(), cells = std::ssize(cells_);
  switch (rule_.kind) {
    case RuleKind::kBetween:
    case RuleKind::kLockout:
      return (values + 1) * (values + 2) / 2;
    case RuleKind::kModular:
    case RuleKind::kEntropic:
      return 41;  // the ordered lists of up to three out of four classes
    case RuleKind::kSumSegments:
      return 2 * number_ + 2;
    case RuleKind::kSandwich:
      if (can_go_by_sets()) return cells * cells;  // ways to lie between the ends
      return (holds_all_values() ? 1 : values * values / 2) * 2 * (number_ + 3);
    case RuleKind::kXSum:
      if (can_go_by_sets()) return cells;
      return 2 + cells * (number_ + 1);
    default:
      return values + 2;
  }
}

bool Poster::post() {
  switch (rule_.kind) {
    case RuleKind::kValues:
      post_values();
      return true;
    case RuleKind::kThermometer:
      post_pairs(cells_, [&](Value a, Value b) { return rule_.slow ? a <= b : a < b; });
      return true;
    case RuleKind::kWhisper:
      post_pairs(cells_, [&](Value a, Value b) { return a - b >= number_ || b - a >= number_; });
      return true;
    case RuleKind::kRenban:
      post_renban();
      return true;
    case RuleKind::kPalindrome:
      post_palindrome();
      return true;
    case RuleKind::kBetween:
      return post_inner_cells(false);
    case RuleKind::kLockout:
      return post_inner_cells(true);
    case RuleKind::kZipper:
      post_zipper();
      return true;
    case RuleKind::kModular:
      return post_classes(static_cast<std::size_t>(number_),
                          [&](Value value) { return value % number_; });
    case RuleKind::kEntropic:
      return post_classes(3, [&](Value value) { return third_of(value); });
    case RuleKind::kEntropicSet:
      post_entropic_set();
      return true;
    case RuleKind::kSumSegments:
      return post_sum_segments();
    case RuleKind::kEqualSums:
      post_equal_sums(rule_.groups);
      return true;
    case RuleKind::kArrow:
      post_arrow();
      return true;
    case RuleKind::kSum:
      post_sum();
      return true;
    case RuleKind::kDifference:
      post_pairs(cells_, [&](Value a, Value b) { return a - b == number_ || b - a == number_; });
      return true;
    case RuleKind::kRatio:
      post_pairs(cells_, [&](Value a, Value b) { return a == number_ * b || b == number_ * a; });
      return true;
    case RuleKind::kUnmarked:
      post_unmarked();
      return true;
    case RuleKind::kContains:
      post_contains();
      return true;
    case RuleKind::kSameValues:
      model_.post_same_values(rule_.groups);
      return true;
    case RuleKind::kCountingCircles:
      post_counting_circles();
      return true;
    case RuleKind::kSandwich:
      return post_sandwich();
    case RuleKind::kXSum:
      return post_x_sum();
    case RuleKind::kSkyscraper:
      model_.post_skyscraper(cells_, rule_.number);
      return true;
    case RuleKind::kHiddenSkyscraper:
      return post_hidden_skyscraper();
    case RuleKind::kNumberedRoom:
      post_indexing(cells_[0]);
      return true;
    case RuleKind::kIndexing:
      post_indexing(rule_.index);
      return true;
    case RuleKind::kRegex:
    case RuleKind::kAutomaton:
      post_compiled();
      return true;
    case RuleKind::kTable:
      post_pairs(cells_, [&](Value a, Value b) {
        return std::any_of(rule_.pairs.begin(), rule_.pairs.end(),
                           [&](const auto& pair) { return Pair(pair) == Pair(a, b); });
      });
      return true;
  }
  return true;
}

void post_rule(const RegionPuzzle& puzzle, std::size_t rule, Model& model) {
  std::uint64_t work = UINT64_MAX;
  Poster(puzzle, puzzle.rules[rule], model, work, false).post();
}

std::optional<std::size_t> most_arcs(const RegionPuzzle& puzzle, const RegionRule& rule,
                                     std::uint64_t& work) {
  Model model(puzzle);
  Poster poster(puzzle, rule, model, work, true);
  const Value states = poster.most_states();
  const Value arcs = states * model.values();
  const bool small = states <= kMaxAutomatonStates &&
                     arcs * std::ssize(rule.cells) <= static_cast<Value>(kMaxAutomatonSteps);
  if (small) return static_cast<std::size_t>(arcs);
  if (!poster.post()) return std::nullopt;
  return kMaxAutomatonSteps / rule.cells.size();
}

}  // namespace jiugong::regions
