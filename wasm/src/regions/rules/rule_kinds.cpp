#include <array>
#include <cstddef>

#include "jiugong/names.h"
#include "jiugong/region_rule_kinds.h"

namespace jiugong {
namespace {

using enum RuleField;

constexpr std::array<std::string_view, kRuleFields> kFieldNames = {
    "slow",  "exactly",     "of",      "difference", "modulus", "sum",   "ratio",
    "count", "value",       "pattern", "values",     "pairs",   "index", "bulb",
    "start", "transitions", "accept",  "cells",      "groups"};

constexpr std::array kKinds = {
    // (The notation has `values` for the range of values.)
    RuleFacts{.kind = RuleKind::kValues,
              .name = "values",
              .word = "candidates",
              .fields = {kValues, kCells}},
    RuleFacts{.kind = RuleKind::kThermometer,
              .name = "thermometer",
              .word = "thermometer",
              .fields = {kSlow, kCells}},
    RuleFacts{.kind = RuleKind::kWhisper,
              .name = "whisper",
              .word = "whisper",
              .fields = {kDifference, kCells},
              .crosses = true},
    RuleFacts{.kind = RuleKind::kRenban, .name = "renban", .word = "renban", .fields = {kCells}},
    RuleFacts{.kind = RuleKind::kPalindrome,
              .name = "palindrome",
              .word = "palindrome",
              .fields = {kCells},
              .crosses = true},
    RuleFacts{.kind = RuleKind::kBetween,
              .name = "between",
              .word = "between",
              .fields = {kCells},
              .least_cells = 2,
              .is_machine = true},
    RuleFacts{.kind = RuleKind::kLockout,
              .name = "lockout",
              .word = "lockout",
              .fields = {kDifference, kCells},
              .least_cells = 2,
              .is_machine = true},
    RuleFacts{.kind = RuleKind::kZipper, .name = "zipper", .word = "zipper", .fields = {kCells}},
    RuleFacts{.kind = RuleKind::kModular,
              .name = "modular",
              .word = "modular",
              .fields = {kModulus, kCells},
              .least_number = 1,
              .crosses = true,
              .is_machine = true},
    RuleFacts{.kind = RuleKind::kEntropic,
              .name = "entropic",
              .word = "entropic",
              .fields = {kCells},
              .crosses = true,
              .is_machine = true},
    RuleFacts{.kind = RuleKind::kEntropicSet,
              .name = "entropic-set",
              .word = "entropic-set",
              .fields = {kCells}},
    RuleFacts{.kind = RuleKind::kSumSegments,
              .name = "sum-segments",
              .word = "sum-segments",
              .fields = {kSum, kCells},
              .crosses = true,
              .is_machine = true},
    RuleFacts{.kind = RuleKind::kEqualSums,
              .name = "equal-sums",
              .word = "equal-sums",
              .fields = {kGroups}},
    RuleFacts{
        .kind = RuleKind::kArrow, .name = "arrow", .word = "arrow", .fields = {kBulb, kCells}},
    RuleFacts{.kind = RuleKind::kSum, .name = "sum", .word = "sum", .fields = {kSum, kCells}},
    RuleFacts{.kind = RuleKind::kDifference,
              .name = "difference",
              .word = "difference",
              .fields = {kDifference, kCells},
              .least_cells = 2,
              .most_cells = 2},
    RuleFacts{.kind = RuleKind::kRatio,
              .name = "ratio",
              .word = "ratio",
              .fields = {kRatio, kCells},
              .least_number = 1,
              .least_cells = 2,
              .most_cells = 2},
    RuleFacts{.kind = RuleKind::kUnmarked, .name = "unmarked", .word = "unmarked", .fields = {kOf}},
    RuleFacts{.kind = RuleKind::kContains,
              .name = "contains",
              .word = "contains",
              .fields = {kExactly, kValues, kCells}},
    RuleFacts{.kind = RuleKind::kSameValues,
              .name = "same-values",
              .word = "same-values",
              .fields = {kGroups}},
    RuleFacts{.kind = RuleKind::kCountingCircles,
              .name = "counting-circles",
              .word = "counting-circles",
              .fields = {kCells}},
    RuleFacts{.kind = RuleKind::kSandwich,
              .name = "sandwich",
              .word = "sandwich",
              .fields = {kSum, kCells},
              .is_machine = true},
    RuleFacts{.kind = RuleKind::kXSum,
              .name = "x-sum",
              .word = "x-sum",
              .fields = {kSum, kCells},
              .is_machine = true},
    RuleFacts{.kind = RuleKind::kSkyscraper,
              .name = "skyscraper",
              .word = "skyscraper",
              .fields = {kCount, kCells},
              .is_machine = true},
    RuleFacts{.kind = RuleKind::kHiddenSkyscraper,
              .name = "hidden-skyscraper",
              .word = "hidden-skyscraper",
              .fields = {kValue, kCells},
              .is_machine = true},
    RuleFacts{.kind = RuleKind::kNumberedRoom,
              .name = "numbered-room",
              .word = "numbered-room",
              .fields = {kValue, kCells}},
    RuleFacts{.kind = RuleKind::kIndexing,
              .name = "indexing",
              .word = "indexing",
              .fields = {kValue, kIndex, kCells}},
    RuleFacts{.kind = RuleKind::kRegex,
              .name = "regex",
              .word = "regex",
              .fields = {kPattern, kCells},
              .crosses = true},
    RuleFacts{.kind = RuleKind::kAutomaton,
              .name = "automaton",
              .word = "automaton",
              .fields = {kStart, kTransitions, kAccept, kCells},
              .crosses = true},
    RuleFacts{.kind = RuleKind::kTable,
              .name = "table",
              .word = "table",
              .fields = {kPairs, kCells},
              .least_cells = 2,
              .most_cells = 2},
};

constexpr bool are_in_order() {
  for (std::size_t i = 0; i < kKinds.size(); ++i) {
    if (static_cast<std::size_t>(kKinds[i].kind) != i) return false;
  }
  return true;
}
static_assert(are_in_order());

}  // namespace

std::string_view name_of(RuleField field) { return name_in(kFieldNames, field); }

std::span<const RuleFacts> rule_kinds() { return kKinds; }

bool is_kind(RuleKind kind) {
  return static_cast<int>(kind) >= 0 && static_cast<std::size_t>(kind) < kKinds.size();
}

const RuleFacts& facts_of(RuleKind kind) { return kKinds[static_cast<std::size_t>(kind)]; }

std::string_view name_of(RuleKind kind) {
  return is_kind(kind) ? facts_of(kind).name : std::string_view();
}

}  // namespace jiugong
