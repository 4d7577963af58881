#include "regions/rules/validate_rules.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <variant>
#include <vector>

#include "formats/form.h"
#include "jiugong/region_rule_kinds.h"
#include "regions/cell_name.h"
#include "regions/rules/automata.h"
#include "regions/rules/post_rule.h"

namespace jiugong::regions {
namespace {

using formats::counted;
using formats::operator""_form;

using Error = std::optional<RegionError>;

RegionError error_of(RegionErrorCode code, Phrase found, Phrase expected, int cell = -1) {
  return {.code = code, .cell = cell, .found = std::move(found), .expected = std::move(expected)};
}

// The entries of a rule; one about all pairs of the grid counts as much as the grid.
std::size_t entries_of(const RegionRule& rule, const RegionPuzzle& puzzle) {
  if (rule.kind == RuleKind::kUnmarked) return puzzle.cells.size();
  std::size_t entries = rule.cells.size() + rule.values.size() + 2 * rule.pairs.size() +
                        rule.bulb.size() + rule.accept.size() + rule.pattern.size() +
                        2 * rule.transitions.size() + rule.groups.size();
  for (const RuleTransition& transition : rule.transitions) entries += transition.values.size();
  for (const std::vector<int>& group : rule.groups) entries += group.size();
  return entries;
}

RegionError too_complex(Phrase expected) {
  return error_of(RegionErrorCode::kRuleTooComplex,
                  "more states and transitions than the search can take"_form, std::move(expected));
}

class RuleValidator {
 public:
  explicit RuleValidator(const RegionPuzzle& puzzle)
      : puzzle_(puzzle), last_list_naming_(puzzle.cells.size()) {}

  Error validate(const RegionRule& rule);

 private:
  Error validate_field(const RegionRule& rule, RuleField field);
  static Error validate_number(const RegionRule& rule, RuleField field);
  static Error validate_values(const std::vector<int>& values);
  static Error validate_pairs(const std::vector<std::pair<int, int>>& pairs);
  static Error validate_transitions(const std::vector<RuleTransition>& transitions);
  Error validate_cells(const RegionRule& rule);
  Error validate_bulb(const RegionRule& rule);
  Error validate_groups(const RegionRule& rule);
  static Error validate_state(int state);
  static Error validate_accept(const std::vector<int>& accept);
  Error validate_automaton(const RegionRule& rule);
  Error take_arcs(std::size_t arcs);

  // Whether the cells are cells of the puzzle; `once` if none may occur a second time since
  // begin_list().
  Error validate_list(std::span<const int> cells, bool once);
  void begin_list() { ++lists_; }

  const RegionPuzzle& puzzle_;
  std::size_t lists_ = 0;
  std::vector<std::size_t> last_list_naming_;  // per cell, counted from 1
  std::uint64_t work_ = kMaxRuleWork;
  std::uint64_t machine_work_ = 100'000;  // for most_arcs()
  std::size_t arcs_ = kMaxArcs;           // that the automata of further rules may have
};

Error RuleValidator::validate_list(std::span<const int> cells, bool once) {
  for (const int cell : cells) {
    if (cell < 0 || static_cast<std::size_t>(cell) >= last_list_naming_.size()) {
      return error_of(RegionErrorCode::kBadRuleCell, {"the cell number {}"_form, cell},
                      {"a number from 0 to {}"_form, last_list_naming_.size() - 1});
    }
    const auto index = static_cast<std::size_t>(cell);
    if (puzzle_.cells[index] == kVoidCell) {
      return error_of(RegionErrorCode::kBadRuleCell,
                      {"the void cell {}"_form, cell_name(cell, puzzle_.cols)},
                      "cells that are not void"_form, cell);
    }
    if (std::exchange(last_list_naming_[index], lists_) == lists_ && once) {
      return error_of(RegionErrorCode::kBadRuleCell,
                      {"the cell {} a second time"_form, cell_name(cell, puzzle_.cols)},
                      "every cell once"_form, cell);
    }
  }
  return std::nullopt;
}

Error RuleValidator::validate_cells(const RegionRule& rule) {
  const RuleFacts& facts = facts_of(rule.kind);
  const std::size_t count = rule.cells.size();
  const auto least = static_cast<std::size_t>(facts.least_cells);
  const auto most = static_cast<std::size_t>(facts.most_cells);
  if (count < least || (most != 0 && count > most)) {
    const auto wanted = least == 1  ? Phrase("at least 1 cell"_form)
                        : most == 0 ? Phrase("at least {} cells"_form, least)
                                    : Phrase("{} cells"_form, least);
    return error_of(
        RegionErrorCode::kBadRuleSize,
        count == 0 ? Phrase("no cells"_form) : counted(count, "{} cell"_form, "{} cells"_form),
        wanted);
  }
  // (Neither the bulb of an arrow, whose list this continues, nor a cell of its line occurs twice.)
  if (!facts.fields.contains(RuleField::kBulb)) begin_list();
  return validate_list(rule.cells, !facts.crosses);
}

Error RuleValidator::validate_bulb(const RegionRule& rule) {
  if (rule.bulb.empty() || rule.bulb.size() > static_cast<std::size_t>(kMaxBulbCells)) {
    return error_of(
        RegionErrorCode::kBadRuleSize,
        rule.bulb.empty() ? Phrase("no cells"_form) : Phrase("{} cells"_form, rule.bulb.size()),
        {"1 to {} cells"_form, kMaxBulbCells});
  }
  begin_list();
  return validate_list(rule.bulb, true);
}

Error RuleValidator::validate_groups(const RegionRule& rule) {
  if (rule.groups.size() < 2) {
    return error_of(RegionErrorCode::kBadRuleSize,
                    rule.groups.empty() ? "no groups"_form : "one group"_form,
                    "at least 2 groups of cells"_form);
  }
  const std::size_t first = rule.groups[0].size();
  for (const std::vector<int>& group : rule.groups) {
    if (group.empty()) {
      return error_of(RegionErrorCode::kBadRuleSize, "a group without cells"_form,
                      "at least 1 cell in each group"_form);
    }
    if (facts_of(rule.kind).equal_groups && group.size() != first) {
      return error_of(RegionErrorCode::kBadRuleSize,
                      counted(group.size(), "a group of {} cell"_form, "a group of {} cells"_form),
                      {"as many cells as in the first group, which has {}"_form, first});
    }
    begin_list();
    if (auto error = validate_list(group, true)) return error;
  }
  return std::nullopt;
}

Error RuleValidator::validate_number(const RegionRule& rule, RuleField field) {
  const int least = facts_of(rule.kind).least_number;
  if (rule.number >= least) return std::nullopt;
  return error_of(RegionErrorCode::kBadRuleNumber, {"the number {}"_form, rule.number},
                  {field == RuleField::kModulus ? "a modulus of at least {}"_form
                                                : "a number of at least {}"_form,
                   least});
}

Error RuleValidator::validate_values(const std::vector<int>& values) {
  if (values.empty()) {
    return error_of(RegionErrorCode::kBadRuleSize, "no values"_form, "at least one value"_form);
  }
  for (const int value : values) {
    if (value >= 0) continue;
    return error_of(RegionErrorCode::kBadRuleNumber, {"the value {}"_form, value},
                    "values of at least 0"_form);
  }
  return std::nullopt;
}

Error RuleValidator::validate_pairs(const std::vector<std::pair<int, int>>& pairs) {
  if (pairs.empty()) {
    return error_of(RegionErrorCode::kBadRuleSize, "no pairs"_form, "at least one pair"_form);
  }
  for (const auto& [first, second] : pairs) {
    if (auto error = validate_values({first, second})) return error;
  }
  return std::nullopt;
}

Error RuleValidator::validate_transitions(const std::vector<RuleTransition>& transitions) {
  if (transitions.empty()) {
    return error_of(RegionErrorCode::kBadRuleSize, "no transitions"_form,
                    "at least one transition"_form);
  }
  for (const RuleTransition& transition : transitions) {
    if (auto error = validate_values(transition.values)) return error;
    for (const int state : {transition.state, transition.next}) {
      if (auto error = validate_state(state)) return error;
    }
  }
  return std::nullopt;
}

Error RuleValidator::validate_state(int state) {
  if (state >= 0) return std::nullopt;
  return error_of(RegionErrorCode::kBadRuleNumber, {"the state {}"_form, state},
                  "states of at least 0"_form);
}

Error RuleValidator::validate_accept(const std::vector<int>& accept) {
  if (accept.empty()) {
    return error_of(RegionErrorCode::kBadRuleSize, "no accepting states"_form,
                    "at least one state"_form);
  }
  for (const int state : accept) {
    if (auto error = validate_state(state)) return error;
  }
  return std::nullopt;
}

// Refuses what the search could not hold: that is the same as of its own automata.
Error RuleValidator::validate_automaton(const RegionRule& rule) {
  auto compiled = compile_automaton(rule, puzzle_.low, puzzle_.high - puzzle_.low + 1, work_);
  if (auto* mistake = std::get_if<PatternMistake>(&compiled)) {
    return error_of(RegionErrorCode::kBadPattern, std::move(mistake->found),
                    std::move(mistake->expected));
  }
  const auto* automaton = std::get_if<Automaton>(&compiled);
  const bool small = automaton != nullptr && automaton->states <= kMaxAutomatonStates &&
                     automaton->arcs.size() * rule.cells.size() <= kMaxAutomatonSteps;
  if (small) return take_arcs(automaton->arcs.size());
  return too_complex(rule.kind == RuleKind::kRegex ? "a simpler pattern"_form
                                                   : "a smaller automaton"_form);
}

// Bounds the memory of all automata together.
Error RuleValidator::take_arcs(std::size_t arcs) {
  if (arcs > arcs_) return too_complex("fewer rules of lines, or smaller numbers"_form);
  arcs_ -= arcs;
  return std::nullopt;
}

Error RuleValidator::validate_field(const RegionRule& rule, RuleField field) {
  if (is_number(field)) return validate_number(rule, field);
  switch (field) {
    case RuleField::kPattern:
      if (rule.pattern.empty()) {
        return error_of(RegionErrorCode::kBadPattern, "an empty pattern"_form,
                        "a pattern such as 1.*9"_form);
      }
      if (rule.pattern.size() > static_cast<std::size_t>(kMaxPatternLength)) {
        return error_of(RegionErrorCode::kBadPattern,
                        {"a pattern of {} characters"_form, rule.pattern.size()},
                        {"at most {}"_form, kMaxPatternLength});
      }
      return validate_automaton(rule);
    case RuleField::kOf:
      if (rule.of == RuleMarks::kDots || rule.of == RuleMarks::kXv) return std::nullopt;
      return error_of(RegionErrorCode::kBadRuleNumber,
                      {"the number {}"_form, static_cast<int>(rule.of)}, "dots or xv"_form);
    case RuleField::kValues:
      return validate_values(rule.values);
    case RuleField::kPairs:
      return validate_pairs(rule.pairs);
    case RuleField::kIndex:
      begin_list();
      return validate_list({&rule.index, 1}, true);
    case RuleField::kBulb:
      return validate_bulb(rule);
    case RuleField::kTransitions:
      if (auto error = validate_transitions(rule.transitions)) return error;
      return validate_automaton(rule);
    case RuleField::kAccept:
      return validate_accept(rule.accept);
    case RuleField::kCells:
      return validate_cells(rule);
    case RuleField::kGroups:
      return validate_groups(rule);
    case RuleField::kStart:
      return validate_state(rule.start);
    default:  // either truth will do
      return std::nullopt;
  }
}

Error RuleValidator::validate(const RegionRule& rule) {
  if (!is_kind(rule.kind)) {
    return error_of(RegionErrorCode::kBadRuleKind,
                    {"the kind number {}"_form, static_cast<int>(rule.kind)},
                    {"a number from 0 to {}"_form, rule_kinds().size() - 1});
  }
  Error first;
  for_each_field(rule.kind, [&](RuleField field) {
    if (first) return;
    first = validate_field(rule, field);
    if (first) first->field = name_of(field);
  });
  if (first) return first;
  const auto arcs = most_arcs(puzzle_, rule, machine_work_);
  first = arcs ? take_arcs(*arcs) : too_complex("a shorter line, or smaller numbers"_form);
  if (first) first->field = name_of(RuleField::kCells);
  return first;
}

Error validate_sizes(const RegionPuzzle& puzzle) {
  const std::vector<RegionRule>& rules = puzzle.rules;
  if (rules.size() > static_cast<std::size_t>(kMaxRules)) {
    return error_of(RegionErrorCode::kTooManyRules, {"{} rules"_form, rules.size()},
                    {"at most {}"_form, kMaxRules});
  }
  std::size_t entries = 0;
  for (std::size_t i = 0; i < rules.size(); ++i) {
    entries += entries_of(rules[i], puzzle);
    if (entries <= static_cast<std::size_t>(kMaxRuleEntries)) continue;
    auto error =
        error_of(RegionErrorCode::kTooManyRules,
                 {"more than {} cells, values and characters in the rules"_form, kMaxRuleEntries},
                 "at most as many"_form);
    error.rule = static_cast<int>(i);
    return error;
  }
  return std::nullopt;
}

}  // namespace

std::optional<RegionError> validate_rules(const RegionPuzzle& puzzle) {
  if (auto error = validate_sizes(puzzle)) return error;
  RuleValidator validator(puzzle);
  for (std::size_t i = 0; i < puzzle.rules.size(); ++i) {
    if (auto error = validator.validate(puzzle.rules[i])) {
      error->rule = static_cast<int>(i);
      return error;
    }
  }
  return std::nullopt;
}

}  // namespace jiugong::regions
