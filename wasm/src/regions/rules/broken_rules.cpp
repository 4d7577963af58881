// Checks rules on a full grid, each as region_rule.h says it.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <map>
#include <set>
#include <span>
#include <utility>
#include <variant>
#include <vector>

#include "jiugong/checks.h"
#include "jiugong/region_puzzle.h"
#include "jiugong/region_rule.h"
#include "regions/rules/pattern.h"

namespace jiugong {
namespace {

using Values = std::vector<std::int64_t>;

std::int64_t sum_of(std::span<const std::int64_t> values) {
  std::int64_t sum = 0;
  for (const std::int64_t value : values) sum += value;
  return sum;
}

std::int64_t distance(std::int64_t a, std::int64_t b) { return a < b ? b - a : a - b; }

// Whether `holds` is true of every two values less than `reach` apart on the line.
template <typename Holds>
bool all_near(const Values& line, std::size_t reach, const Holds& holds) {
  for (std::size_t i = 0; i < line.size(); ++i) {
    for (std::size_t k = i + 1; k < line.size() && k - i < reach; ++k) {
      if (!holds(line[i], line[k])) return false;
    }
  }
  return true;
}

template <typename Holds>
bool all_neighbours(const Values& line, const Holds& holds) {
  return all_near(line, 2, holds);
}

class Checker {
 public:
  Checker(const RegionPuzzle& puzzle, std::span<const int> grid) : puzzle_(puzzle), grid_(grid) {}

  bool holds(const RegionRule& rule) const;

 private:
  std::int64_t at(int cell) const { return grid_[static_cast<std::size_t>(cell)]; }
  Values values_of(const std::vector<int>& cells) const;
  std::int64_t third_of(std::int64_t value) const {
    return 3 * (value - puzzle_.low) / (std::int64_t{puzzle_.high} - puzzle_.low + 1);
  }

  bool unmarked_holds(RuleMarks of) const;
  bool is_marked(RuleMarks of, int a, int b) const;
  bool pattern_matches(const RegionRule& rule, const Values& line) const;

  const RegionPuzzle& puzzle_;
  std::span<const int> grid_;
};

Values Checker::values_of(const std::vector<int>& cells) const {
  Values values;
  for (const int cell : cells) values.push_back(at(cell));
  return values;
}

bool renban_holds(Values line) {
  std::sort(line.begin(), line.end());
  for (std::size_t i = 1; i < line.size(); ++i) {
    if (line[i] != line[i - 1] + 1) return false;
  }
  return true;
}

// `outside` for a lockout, where the cells lie outside the range of the ends.
bool inner_cells_hold(const Values& line, bool outside) {
  const auto [low, high] = std::minmax(line.front(), line.back());
  for (std::size_t i = 1; i + 1 < line.size(); ++i) {
    const bool good = outside ? line[i] < low || line[i] > high : line[i] > low && line[i] < high;
    if (!good) return false;
  }
  return true;
}

bool zipper_holds(const Values& line) {
  const std::size_t half = line.size() / 2;
  std::set<std::int64_t> sums;
  for (std::size_t i = 0; i < half; ++i) sums.insert(line[i] + line[line.size() - 1 - i]);
  // (A line of one cell is the middle of nothing.)
  if (line.size() % 2 != 0 && half != 0) sums.insert(line[half]);
  return sums.size() <= 1;
}

bool segments_hold(const Values& line, std::int64_t sum) {
  std::vector<bool> cut(line.size() + 1);  // whether the line can be cut before this cell
  cut[0] = true;
  for (std::size_t begin = 0; begin < line.size(); ++begin) {
    std::int64_t piece = 0;
    for (std::size_t end = begin; cut[begin] && end < line.size(); ++end) {
      piece += line[end];
      if (piece == sum) cut[end + 1] = true;
    }
  }
  return cut.back();
}

bool contains_holds(const RegionRule& rule, const Values& line) {
  return std::all_of(rule.values.begin(), rule.values.end(), [&](int value) {
    const auto there = std::count(line.begin(), line.end(), value);
    const auto wanted = std::count(rule.values.begin(), rule.values.end(), value);
    return rule.exactly ? there == wanted : there >= wanted;
  });
}

bool circles_hold(const Values& line) {
  return std::all_of(line.begin(), line.end(), [&](std::int64_t value) {
    return std::count(line.begin(), line.end(), value) == value;
  });
}

bool sandwich_holds(const Values& line, std::int64_t sum) {
  auto smallest = std::min_element(line.begin(), line.end());
  auto largest = std::max_element(line.begin(), line.end());
  if (largest < smallest) std::swap(smallest, largest);
  if (smallest == largest) return sum == 0;
  const auto first = static_cast<std::size_t>(smallest - line.begin()) + 1;
  const auto count = static_cast<std::size_t>(largest - smallest) - 1;
  return sum_of(std::span(line).subspan(first, count)) == sum;
}

bool x_sum_holds(const Values& line, std::int64_t sum) {
  if (line[0] > static_cast<std::int64_t>(line.size())) return false;
  return sum_of(std::span(line).first(static_cast<std::size_t>(line[0]))) == sum;
}

bool skyscraper_holds(const Values& line, std::int64_t count) {
  std::int64_t seen = 0, highest = -1;
  for (const std::int64_t value : line) {
    if (value > highest) ++seen;
    highest = std::max(highest, value);
  }
  return seen == count;
}

bool hidden_skyscraper_holds(const Values& line, std::int64_t value) {
  for (std::size_t i = 1; i < line.size(); ++i) {
    if (std::any_of(line.begin(), line.begin() + static_cast<std::ptrdiff_t>(i),
                    [&](std::int64_t before) { return before > line[i]; })) {
      return line[i] == value;
    }
  }
  return false;
}

// Whether the place-th cell, counted from 1, has this value.
bool has_at(const Values& line, std::int64_t place, std::int64_t value) {
  return place >= 1 && place <= static_cast<std::int64_t>(line.size()) &&
         line[static_cast<std::size_t>(place - 1)] == value;
}

bool automaton_accepts(const RegionRule& rule, const Values& line) {
  std::set<int> states = {rule.start};
  for (const std::int64_t value : line) {
    std::set<int> next;
    for (const RuleTransition& transition : rule.transitions) {
      if (!states.contains(transition.state)) continue;
      const auto& values = transition.values;
      if (std::find(values.begin(), values.end(), value) != values.end()) {
        next.insert(transition.next);
      }
    }
    states = std::move(next);
  }
  return std::any_of(rule.accept.begin(), rule.accept.end(),
                     [&](int state) { return states.contains(state); });
}

bool Checker::pattern_matches(const RegionRule& rule, const Values& line) const {
  std::uint64_t work = UINT64_MAX;
  const auto compiled =
      regions::compile_pattern(rule.pattern, puzzle_.low, puzzle_.high - puzzle_.low + 1, work);
  const auto* automaton = std::get_if<regions::Automaton>(&compiled);
  if (automaton == nullptr) return false;
  std::set<int> states = {automaton->start};
  for (const std::int64_t value : line) {
    std::set<int> next;
    for (const auto& arc : automaton->arcs) {
      const bool reads = (arc.values >> (value - puzzle_.low) & 1) != 0;
      if (reads && states.contains(arc.from)) next.insert(arc.to);
    }
    states = std::move(next);
  }
  return std::any_of(automaton->accept.begin(), automaton->accept.end(),
                     [&](int state) { return states.contains(state); });
}

bool Checker::is_marked(RuleMarks of, int a, int b) const {
  return std::any_of(puzzle_.rules.begin(), puzzle_.rules.end(), [&](const RegionRule& rule) {
    const bool marks = of == RuleMarks::kXv
                           ? rule.kind == RuleKind::kSum && rule.cells.size() == 2
                           : rule.kind == RuleKind::kDifference || rule.kind == RuleKind::kRatio;
    return marks && std::minmax(rule.cells[0], rule.cells[1]) == std::minmax(a, b);
  });
}

bool Checker::unmarked_holds(RuleMarks of) const {
  const auto holds = [&](int a, int b) {
    const std::int64_t low = std::min(at(a), at(b)), high = std::max(at(a), at(b));
    const bool special = of == RuleMarks::kXv ? low + high == 5 || low + high == 10
                                              : high - low == 1 || high == 2 * low;
    return !special || is_marked(of, a, b);
  };
  const int cells = puzzle_.rows * puzzle_.cols;
  for (int cell = 0; cell < cells; ++cell) {
    if (at(cell) == kVoidCell) continue;
    const int right = cell + 1, below = cell + puzzle_.cols;
    if (right % puzzle_.cols != 0 && at(right) != kVoidCell && !holds(cell, right)) return false;
    if (below < cells && at(below) != kVoidCell && !holds(cell, below)) return false;
  }
  return true;
}

bool Checker::holds(const RegionRule& rule) const {
  const Values line = values_of(rule.cells);
  const std::int64_t number = rule.number;
  const auto third = [this](std::int64_t value) { return third_of(value); };
  switch (rule.kind) {
    case RuleKind::kValues:
      return std::all_of(line.begin(), line.end(), [&](std::int64_t value) {
        return std::count(rule.values.begin(), rule.values.end(), value) != 0;
      });
    case RuleKind::kThermometer:
      return all_neighbours(line, [&](auto a, auto b) { return rule.slow ? a <= b : a < b; });
    case RuleKind::kWhisper:
      return all_neighbours(line, [&](auto a, auto b) { return distance(a, b) >= number; });
    case RuleKind::kRenban:
      return renban_holds(line);
    case RuleKind::kPalindrome:
      return std::equal(line.begin(), line.end(), line.rbegin());
    case RuleKind::kBetween:
      return inner_cells_hold(line, false);
    case RuleKind::kLockout:
      return distance(line.front(), line.back()) >= number && inner_cells_hold(line, true);
    case RuleKind::kZipper:
      return zipper_holds(line);
    case RuleKind::kModular:
      return all_near(line, static_cast<std::size_t>(rule.number),
                      [&](auto a, auto b) { return a % number != b % number; });
    case RuleKind::kEntropic:
      return all_near(line, 3, [&](auto a, auto b) { return third(a) != third(b); });
    case RuleKind::kEntropicSet: {
      std::set<std::int64_t> thirds;
      std::transform(line.begin(), line.end(), std::inserter(thirds, thirds.end()), third);
      return thirds.size() == 3;
    }
    case RuleKind::kSumSegments:
      return segments_hold(line, number);
    case RuleKind::kEqualSums:
      return std::all_of(rule.groups.begin(), rule.groups.end(), [&](const auto& group) {
        return sum_of(values_of(group)) == sum_of(values_of(rule.groups[0]));
      });
    case RuleKind::kArrow: {
      std::int64_t bulb = 0;
      for (const int cell : rule.bulb) bulb = 10 * bulb + at(cell);
      return bulb == sum_of(line);
    }
    case RuleKind::kSum:
      return sum_of(line) == number;
    case RuleKind::kDifference:
      return distance(line[0], line[1]) == number;
    case RuleKind::kRatio:
      return line[0] == number * line[1] || line[1] == number * line[0];
    case RuleKind::kUnmarked:
      return unmarked_holds(rule.of);
    case RuleKind::kContains:
      return contains_holds(rule, line);
    case RuleKind::kSameValues:
      return std::all_of(rule.groups.begin(), rule.groups.end(), [&](const auto& group) {
        const Values first = values_of(rule.groups[0]), other = values_of(group);
        return std::is_permutation(first.begin(), first.end(), other.begin(), other.end());
      });
    case RuleKind::kCountingCircles:
      return circles_hold(line);
    case RuleKind::kSandwich:
      return sandwich_holds(line, number);
    case RuleKind::kXSum:
      return x_sum_holds(line, number);
    case RuleKind::kSkyscraper:
      return skyscraper_holds(line, number);
    case RuleKind::kHiddenSkyscraper:
      return hidden_skyscraper_holds(line, number);
    case RuleKind::kNumberedRoom:
      return has_at(line, line[0], number);
    case RuleKind::kIndexing:
      return has_at(line, at(rule.index), number);
    case RuleKind::kRegex:
      return pattern_matches(rule, line);
    case RuleKind::kAutomaton:
      return automaton_accepts(rule, line);
    case RuleKind::kTable:
      return std::find(rule.pairs.begin(), rule.pairs.end(),
                       std::pair<int, int>(line[0], line[1])) != rule.pairs.end();
  }
  return true;
}

// Whether every cell of the puzzle has one of its values.
bool is_full(const RegionPuzzle& puzzle, std::span<const int> grid) {
  return std::equal(grid.begin(), grid.end(), puzzle.cells.begin(), puzzle.cells.end(),
                    [&](int value, int cell) {
                      return cell == kVoidCell || (puzzle.low <= value && value <= puzzle.high);
                    });
}

}  // namespace

std::vector<int> broken_rules(const RegionPuzzle& puzzle, std::span<const int> grid) {
  JIUGONG_REQUIRE(!validate(puzzle), "an invalid puzzle");
  const Checker checker(puzzle, grid);
  const bool full = is_full(puzzle, grid);
  std::vector<int> broken;
  for (std::size_t i = 0; i < puzzle.rules.size(); ++i) {
    if (!full || !checker.holds(puzzle.rules[i])) broken.push_back(static_cast<int>(i));
  }
  return broken;
}

}  // namespace jiugong
