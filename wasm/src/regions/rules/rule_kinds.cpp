// The table of all rules, and what is asked of it.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "jiugong/checks.h"
#include "jiugong/names.h"
#include "jiugong/region_rule_kinds.h"
#include "regions/rules/post_rule.h"
#include "regions/rules/rule_row.h"

namespace jiugong {
namespace {

constexpr std::array<std::string_view, kRuleFields> kFieldNames = {
    "slow",  "exactly",     "of",      "difference", "modulus", "sum",   "ratio",
    "count", "value",       "pattern", "values",     "pairs",   "index", "bulb",
    "start", "transitions", "accept",  "cells",      "groups"};

// By kind.
struct RuleTable {
  std::vector<const regions::PostedRule*> rows;
  std::vector<RuleFacts> facts;
};

RuleTable table_of_families() {
  RuleTable table;
  for (const auto family : {regions::clue_rules, regions::dot_rules, regions::line_rules,
                            regions::pattern_rules, regions::set_rules, regions::sum_rules}) {
    for (const regions::PostedRule& row : family()) {
      const auto kind = static_cast<std::size_t>(row.facts.kind);
      table.rows.resize(std::max(table.rows.size(), kind + 1));
      table.rows[kind] = &row;
    }
  }
  for (const regions::PostedRule* row : table.rows) table.facts.push_back(row->facts);
  return table;
}

const RuleTable& rule_table() {
  static const RuleTable table = table_of_families();
  return table;
}

bool holds(const regions::FilledRule& filled) {
  for (const auto family :
       {regions::clue_definitions, regions::dot_definitions, regions::line_definitions,
        regions::pattern_definitions, regions::set_definitions, regions::sum_definitions}) {
    for (const regions::RuleRow& row : family()) {
      if (row.facts.kind == filled.rule.kind) return row.holds(filled);
    }
  }
  return false;
}

// Whether every cell of the puzzle has one of its values.
bool is_full(const RegionPuzzle& puzzle, std::span<const int> grid) {
  return std::equal(grid.begin(), grid.end(), puzzle.cells.begin(), puzzle.cells.end(),
                    [&](int value, int cell) {
                      return cell == kVoidCell || (puzzle.low <= value && value <= puzzle.high);
                    });
}

}  // namespace

std::string_view name_of(RuleField field) { return name_in(kFieldNames, field); }

std::span<const RuleFacts> rule_kinds() { return rule_table().facts; }

bool is_kind(RuleKind kind) {
  return static_cast<int>(kind) >= 0 && static_cast<std::size_t>(kind) < rule_kinds().size();
}

const RuleFacts& facts_of(RuleKind kind) { return rule_kinds()[static_cast<std::size_t>(kind)]; }

std::string_view name_of(RuleKind kind) {
  return is_kind(kind) ? facts_of(kind).name : std::string_view();
}

std::vector<int> broken_rules(const RegionPuzzle& puzzle, std::span<const int> grid) {
  JIUGONG_REQUIRE(!validate(puzzle), "an invalid puzzle");
  const bool full = is_full(puzzle, grid);
  std::vector<int> broken;
  for (std::size_t i = 0; i < puzzle.rules.size(); ++i) {
    if (!full || !holds({puzzle, puzzle.rules[i], grid})) broken.push_back(static_cast<int>(i));
  }
  return broken;
}

namespace regions {

Values FilledRule::values_of(const CellLine& cells) const {
  Values values;
  for (const int cell : cells) values.push_back(at(cell));
  return values;
}

void post_rule(const RegionPuzzle& puzzle, std::size_t rule, Model& model) {
  std::uint64_t work = UINT64_MAX;
  Poster poster{puzzle, puzzle.rules[rule], model, work};
  rule_table().rows[static_cast<std::size_t>(poster.rule.kind)]->post(poster);
}

std::optional<std::size_t> most_arcs(const RegionPuzzle& puzzle, const RegionRule& rule,
                                     std::uint64_t& work) {
  const PostedRule& row = *rule_table().rows[static_cast<std::size_t>(rule.kind)];
  if (row.most_states == nullptr) return 0;
  Model model(puzzle);
  Poster poster{puzzle, rule, model, work, true};
  const Value states = row.most_states(poster);
  const Value arcs = states * model.values();
  const bool small = states <= kMaxAutomatonStates &&
                     arcs * std::ssize(rule.cells) <= static_cast<Value>(kMaxAutomatonSteps);
  if (small) return static_cast<std::size_t>(arcs);
  row.post(poster);
  if (!poster.fits) return std::nullopt;
  return kMaxAutomatonSteps / rule.cells.size();
}

}  // namespace regions
}  // namespace jiugong
