// The table of the kinds of rules: which fields each has, and what its fields must be. Validation,
// notation and JSON follow from it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <string_view>

#include "jiugong/region_rule.h"

namespace jiugong {

// The fields of a rule, in the order in which notation and JSON have them.
enum class RuleField : std::uint8_t {
  kSlow,
  kExactly,
  kOf,
  kDifference,  // from here to kValue: RegionRule::number
  kModulus,
  kSum,
  kRatio,
  kCount,
  kValue,
  kPattern,
  kValues,
  kPairs,
  kIndex,
  kBulb,
  kStart,
  kTransitions,
  kAccept,
  kCells,
  kGroups,
};
inline constexpr int kRuleFields = 19;

// `slow`, `exactly`, …
std::string_view name_of(RuleField field);

// Whether the field is RegionRule::number under a name that says what it counts.
constexpr bool is_number(RuleField field) {
  return field >= RuleField::kDifference && field <= RuleField::kValue;
}

class RuleFields {
 public:
  constexpr RuleFields(std::initializer_list<RuleField> fields) {
    for (const RuleField field : fields) bits_ |= 1U << static_cast<unsigned>(field);
  }
  constexpr bool contains(RuleField field) const {
    return (bits_ >> static_cast<unsigned>(field) & 1U) != 0;
  }

 private:
  std::uint32_t bits_ = 0;
};

// What is special about a kind.
struct RuleTraits {
  int least_number = 0;        // the least that RegionRule::number may be
  int least_cells = 1;         // of RegionRule::cells
  int most_cells = 0;          // 0 for any number
  bool crosses = false;        // whether a cell may occur twice
  bool equal_groups = false;   // whether all groups have as many cells
  bool is_machine = false;     // whether it is an automaton whose size depends on the puzzle
  std::string_view word = {};  // in the notation; by default the name
  // The constraint of Interactive Sudoku Solver that has the same number, if any, and then the same line of cells.
  std::string_view interactive = {};
};

struct RuleFacts : RuleTraits {
  constexpr RuleFacts(RuleKind its_kind, std::string_view its_name, RuleFields its_fields,
                      const RuleTraits& traits = {})
      : RuleTraits(traits), kind(its_kind), name(its_name), fields(its_fields) {
    if (word.empty()) word = name;
  }

  RuleKind kind;
  std::string_view name;
  RuleFields fields;
};

// One entry for each kind, in their order.
std::span<const RuleFacts> rule_kinds();

// Whether there is such a kind; an enumerator read from outside may be any number.
bool is_kind(RuleKind kind);
const RuleFacts& facts_of(RuleKind kind);

// Calls `visit` with each field of the kind, in their order.
template <typename Visit>
void for_each_field(RuleKind kind, const Visit& visit) {
  const RuleFields& fields = facts_of(kind).fields;
  for (int i = 0; i < kRuleFields; ++i) {
    const auto field = static_cast<RuleField>(i);
    if (fields.contains(field)) visit(field);
  }
}

// Calls `visit` with the member of the rule that the field is.
template <typename Rule, typename Visit>
void visit_field(Rule& rule, RuleField field, const Visit& visit) {
  switch (field) {
    case RuleField::kSlow:
      return visit(rule.slow);
    case RuleField::kExactly:
      return visit(rule.exactly);
    case RuleField::kOf:
      return visit(rule.of);
    case RuleField::kPattern:
      return visit(rule.pattern);
    case RuleField::kValues:
      return visit(rule.values);
    case RuleField::kPairs:
      return visit(rule.pairs);
    case RuleField::kIndex:
      return visit(rule.index);
    case RuleField::kBulb:
      return visit(rule.bulb);
    case RuleField::kStart:
      return visit(rule.start);
    case RuleField::kTransitions:
      return visit(rule.transitions);
    case RuleField::kAccept:
      return visit(rule.accept);
    case RuleField::kCells:
      return visit(rule.cells);
    case RuleField::kGroups:
      return visit(rule.groups);
    default:
      return visit(rule.number);
  }
}

}  // namespace jiugong
