// Rules of what cells add up to.
#include <algorithm>
#include <cstddef>
#include <set>
#include <vector>

#include "regions/rules/rule_row.h"

namespace jiugong::regions {

Value sum_of(std::span<const Value> values) {
  Value sum = 0;
  for (const Value value : values) sum += value;
  return sum;
}

namespace {

using enum RuleField;

void post_equal_sums_of(Poster& poster, const std::vector<CellLine>& groups) {
  std::vector<std::vector<Term>> terms;
  for (const CellLine& group : groups) {
    std::vector<Term>& of_group = terms.emplace_back();
    for (const int cell : group) of_group.push_back({.cell = cell});
  }
  if (groups.size() > 1) poster.model.post_equal_sums(terms);
}

bool zipper_holds(const FilledRule& filled) {
  const Values& line = filled.line;
  const std::size_t half = line.size() / 2;
  std::set<Value> sums;
  for (std::size_t i = 0; i < half; ++i) sums.insert(line[i] + line[line.size() - 1 - i]);
  // (A line of one cell is the middle of nothing.)
  if (line.size() % 2 != 0 && half != 0) sums.insert(line[half]);
  return sums.size() <= 1;
}

void post_zipper(Poster& poster) {
  const CellLine& cells = poster.cells;
  std::vector<CellLine> groups;
  const std::size_t half = cells.size() / 2;
  for (std::size_t i = 0; i < half; ++i) groups.push_back({cells[i], cells[cells.size() - 1 - i]});
  if (cells.size() % 2 != 0) groups.push_back({cells[half]});
  post_equal_sums_of(poster, groups);
}

bool segments_hold(const FilledRule& filled) {
  const Values& line = filled.line;
  std::vector<bool> cut(line.size() + 1);  // whether the line can be cut before this cell
  cut[0] = true;
  for (std::size_t begin = 0; begin < line.size(); ++begin) {
    Value piece = 0;
    for (std::size_t end = begin; cut[begin] && end < line.size(); ++end) {
      piece += line[end];
      if (piece == filled.number) cut[end + 1] = true;
    }
  }
  return cut.back();
}

// The state is the sum of the piece so far. A whole piece has the state 0, to which more zeros may
// be added; before the first cell there is none.
void post_segments(Poster& poster) {
  if (poster.model.can_post_segment_sums(poster.rule.number)) {
    return poster.model.post_segment_sums(poster.cells, poster.rule.number);
  }
  poster.post_automaton(
      poster.cells, Pair{0, kNothing},
      [&](Pair state, Value value, const auto& to) {
        const Value sum = state.first + value;
        if (sum < poster.number) to({sum, sum == 0 ? state.second : 1});
        if (sum == poster.number) to({0, 0});
      },
      [](const Pair& state) {
        return state == Pair{0, 0};
      });
}

int states_of_segments(const Poster& poster) { return bounded(2 * poster.number + 2); }

bool equal_sums_hold(const FilledRule& filled) {
  const std::vector<CellLine>& groups = filled.rule.groups;
  return std::all_of(groups.begin(), groups.end(), [&](const CellLine& group) {
    return sum_of(filled.values_of(group)) == sum_of(filled.values_of(groups[0]));
  });
}

void post_equal_sums(Poster& poster) { post_equal_sums_of(poster, poster.rule.groups); }

bool arrow_holds(const FilledRule& filled) {
  Value bulb = 0;
  for (const int cell : filled.rule.bulb) bulb = 10 * bulb + filled.at(cell);
  return bulb == sum_of(filled.line);
}

void post_arrow(Poster& poster) {
  std::vector<std::vector<Term>> terms(2);
  int place = 1;
  for (auto cell = poster.rule.bulb.rbegin(); cell != poster.rule.bulb.rend(); ++cell, place *= 10)
    terms[0].push_back({.cell = *cell, .coefficient = place});
  for (const int cell : poster.cells) terms[1].push_back({.cell = cell});
  poster.model.post_equal_sums(terms);
}

bool sum_holds(const FilledRule& filled) { return sum_of(filled.line) == filled.number; }

void post_sum(Poster& poster) {
  // (Pairs of values rule out more than a sum does.)
  if (poster.cells.size() == 2) {
    return poster.post_pairs(poster.cells,
                             [&](Value a, Value b) { return a + b == poster.number; });
  }
  std::vector<Term> terms;
  for (const int cell : poster.cells) terms.push_back({.cell = cell});
  poster.model.post_sum(terms, poster.number);
}

constexpr RuleRow kSums[] = {
    RuleRow({RuleKind::kZipper, "zipper", {kCells}, {.interactive = "Zipper"}}, zipper_holds,
            post_zipper),
    RuleRow({RuleKind::kSumSegments,
             "sum-segments",
             {kSum, kCells},
             {.crosses = true, .interactive = "SumLine"}},
            segments_hold, post_segments, states_of_segments),
    RuleRow({RuleKind::kEqualSums, "equal-sums", {kGroups}}, equal_sums_hold, post_equal_sums),
    RuleRow({RuleKind::kArrow, "arrow", {kBulb, kCells}}, arrow_holds, post_arrow),
    RuleRow({RuleKind::kSum, "sum", {kSum, kCells}}, sum_holds, post_sum),
};

}  // namespace

std::span<const PostedRule> sum_rules() { return kPosted<kSums>; }
std::span<const RuleRow> sum_definitions() { return kSums; }

}  // namespace jiugong::regions
