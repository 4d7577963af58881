// Rules of two cells: dots between them, dots that are not there, tables of pairs.
#include <algorithm>
#include <cstddef>
#include <set>
#include <utility>

#include "regions/rules/rule_row.h"

namespace jiugong::regions {

namespace {

using enum RuleField;

constexpr RuleTraits kTwoCells = {.least_cells = 2, .most_cells = 2};

bool has_difference(const RegionRule& rule, Value a, Value b) {
  return distance(a, b) == rule.number;
}

bool has_ratio(const RegionRule& rule, Value a, Value b) {
  return a == rule.number * b || b == rule.number * a;
}

// Whether a rule kUnmarked of `marks` leaves out the cells of the rule.
bool is_mark(const RegionRule& rule, RuleMarks marks) {
  if (marks == RuleMarks::kXv) return rule.kind == RuleKind::kSum && rule.cells.size() == 2;
  return rule.kind == RuleKind::kDifference || rule.kind == RuleKind::kRatio;
}

// The pairs of cells that a rule marks, the smaller number first.
std::set<std::pair<int, int>> marked_pairs(const RegionPuzzle& puzzle, RuleMarks marks) {
  std::set<std::pair<int, int>> pairs;
  for (const RegionRule& rule : puzzle.rules) {
    if (is_mark(rule, marks)) pairs.insert(std::minmax(rule.cells[0], rule.cells[1]));
  }
  return pairs;
}

bool unmarked_holds(const FilledRule& filled) {
  const RegionPuzzle& puzzle = filled.puzzle;
  const auto marked = marked_pairs(puzzle, filled.rule.of);
  const auto holds = [&](int a, int b) {
    const auto [low, high] = std::minmax({filled.at(a), filled.at(b)});
    const bool special = filled.rule.of == RuleMarks::kXv ? low + high == 5 || low + high == 10
                                                          : high - low == 1 || high == 2 * low;
    return !special || marked.contains({a, b});
  };
  const int cells = puzzle.rows * puzzle.cols;
  for (int cell = 0; cell < cells; ++cell) {
    if (filled.at(cell) == kVoidCell) continue;
    const int right = cell + 1, below = cell + puzzle.cols;
    if (right % puzzle.cols != 0 && filled.at(right) != kVoidCell && !holds(cell, right))
      return false;
    if (below < cells && filled.at(below) != kVoidCell && !holds(cell, below)) return false;
  }
  return true;
}

void post_unmarked(Poster& poster) {
  const RegionPuzzle& puzzle = poster.puzzle;
  const auto marked = marked_pairs(puzzle, poster.rule.of);
  const auto holds = [&](Value a, Value b) {
    if (poster.rule.of == RuleMarks::kXv) return a + b != 5 && a + b != 10;
    return a - b != 1 && b - a != 1 && a != 2 * b && b != 2 * a;
  };
  CellLine line;
  const auto end_line = [&] {
    if (line.size() > 1) poster.post_pairs(line, holds);
    line.clear();
  };
  const auto visit = [&](int cell) {
    const bool is_void = puzzle.cells[static_cast<std::size_t>(cell)] == kVoidCell;
    if (is_void || (!line.empty() && marked.contains({line.back(), cell}))) end_line();
    if (!is_void) line.push_back(cell);
  };
  for (int row = 0; row < puzzle.rows; ++row, end_line()) {
    for (int col = 0; col < puzzle.cols; ++col) visit(row * puzzle.cols + col);
  }
  for (int col = 0; col < puzzle.cols; ++col, end_line()) {
    for (int row = 0; row < puzzle.rows; ++row) visit(row * puzzle.cols + col);
  }
}

bool is_in_table(const RegionRule& rule, Value a, Value b) {
  return std::any_of(rule.pairs.begin(), rule.pairs.end(),
                     [&](const auto& pair) { return Pair(pair) == Pair(a, b); });
}

constexpr RuleRow kDots[] = {
    RuleRow({RuleKind::kDifference, "difference", {kDifference, kCells}, kTwoCells},
            neighbours_hold<has_difference>, post_neighbours<has_difference>),
    RuleRow({RuleKind::kRatio,
             "ratio",
             {kRatio, kCells},
             {.least_number = 1, .least_cells = 2, .most_cells = 2}},
            neighbours_hold<has_ratio>, post_neighbours<has_ratio>),
    RuleRow({RuleKind::kUnmarked, "unmarked", {kOf}}, unmarked_holds, post_unmarked),
    RuleRow({RuleKind::kTable, "table", {kPairs, kCells}, kTwoCells}, neighbours_hold<is_in_table>,
            post_neighbours<is_in_table>),
};

}  // namespace

std::span<const PostedRule> dot_rules() { return kPosted<kDots>; }
std::span<const RuleRow> dot_definitions() { return kDots; }

}  // namespace jiugong::regions
