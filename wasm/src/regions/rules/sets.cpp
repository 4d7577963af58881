// Rules of which values cells have, in any order.
#include <algorithm>
#include <array>
#include <cstddef>
#include <set>
#include <vector>

#include "regions/rules/rule_row.h"

namespace jiugong::regions {
namespace {

using enum RuleField;

bool values_hold(const FilledRule& filled) {
  const std::vector<int>& values = filled.rule.values;
  return std::all_of(filled.line.begin(), filled.line.end(), [&](Value value) {
    return std::find(values.begin(), values.end(), value) != values.end();
  });
}

void post_values(Poster& poster) {
  Mask values = 0;
  for (const int value : poster.rule.values) values |= poster.model.value(value);
  for (const int cell : poster.cells) poster.model.restrict(cell, values);
}

bool entropic_set_holds(const FilledRule& filled) {
  std::set<Value> thirds;
  for (const Value value : filled.line) thirds.insert(third_of(value, filled.puzzle));
  return thirds.size() == 3;
}

void post_entropic_set(Poster& poster) {
  const Model& model = poster.model;
  std::array<Mask, 3> thirds = {};
  for (Value value = model.low(); value <= model.high(); ++value) {
    thirds[static_cast<std::size_t>(third_of(value, poster.puzzle))] |= model.value(value);
  }
  std::vector<Occurrences> occurrences;
  occurrences.reserve(thirds.size());
  for (const Mask third : thirds) {
    occurrences.push_back(
        {.values = third, .least = 1, .most = static_cast<int>(poster.cells.size())});
  }
  poster.model.post_counts(poster.cells, occurrences);
}

bool contains_holds(const FilledRule& filled) {
  const std::vector<int>& values = filled.rule.values;
  return std::all_of(values.begin(), values.end(), [&](int value) {
    const auto there = std::count(filled.line.begin(), filled.line.end(), value);
    const auto wanted = std::count(values.begin(), values.end(), value);
    return filled.rule.exactly ? there == wanted : there >= wanted;
  });
}

void post_contains(Poster& poster) {
  const std::vector<int>& values = poster.rule.values;
  const int cells = static_cast<int>(poster.cells.size()), named = static_cast<int>(values.size());
  if (named > cells) return poster.model.post_contradiction();
  std::vector<Occurrences> occurrences;
  Mask all = 0;
  for (const int value : std::set<int>(values.begin(), values.end())) {
    const auto least = static_cast<int>(std::count(values.begin(), values.end(), value));
    const int most = poster.rule.exactly ? least : least + cells - named;
    occurrences.push_back({.values = poster.model.value(value), .least = least, .most = most});
    all |= poster.model.value(value);
  }
  if (named == cells) {
    for (const int cell : poster.cells) poster.model.restrict(cell, all);
  }
  poster.model.post_counts(poster.cells, occurrences);
}

bool same_values_hold(const FilledRule& filled) {
  const std::vector<CellLine>& groups = filled.rule.groups;
  const Values first = filled.values_of(groups[0]);
  return std::all_of(groups.begin(), groups.end(), [&](const CellLine& group) {
    const Values other = filled.values_of(group);
    return std::is_permutation(first.begin(), first.end(), other.begin(), other.end());
  });
}

void post_same_values(Poster& poster) { poster.model.post_same_values(poster.rule.groups); }

bool circles_hold(const FilledRule& filled) {
  const Values& line = filled.line;
  return std::all_of(line.begin(), line.end(), [&](Value value) {
    return std::count(line.begin(), line.end(), value) == value;
  });
}

void post_circles(Poster& poster) {
  std::vector<Occurrences> occurrences;
  for (int value = poster.model.low(), left = poster.model.values(); left > 0; --left) {
    occurrences.push_back(
        {.values = poster.model.value(value), .least = value, .most = value, .or_none = true});
    if (left > 1) ++value;
  }
  poster.model.post_counts(poster.cells, occurrences);
}

constexpr RuleRow kSets[] = {
    // (The notation has `values` for the range of values.)
    RuleRow({RuleKind::kValues, "values", {kValues, kCells}, {.word = "candidates"}}, values_hold,
            post_values),
    RuleRow({RuleKind::kEntropicSet, "entropic-set", {kCells}}, entropic_set_holds,
            post_entropic_set),
    RuleRow({RuleKind::kContains, "contains", {kExactly, kValues, kCells}}, contains_holds,
            post_contains),
    RuleRow({RuleKind::kSameValues, "same-values", {kGroups}, {.equal_groups = true}},
            same_values_hold, post_same_values),
    RuleRow({RuleKind::kCountingCircles,
             "counting-circles",
             {kCells},
             {.interactive = "CountingCircles"}},
            circles_hold, post_circles),
};

}  // namespace

std::span<const PostedRule> set_rules() { return kPosted<kSets>; }
std::span<const RuleRow> set_definitions() { return kSets; }

}  // namespace jiugong::regions
