// Automata of rules: from the rule's data, and made smaller.
#pragma once

#include <cstdint>
#include <variant>

#include "jiugong/region_rule.h"
#include "regions/model.h"
#include "regions/rules/pattern.h"

namespace jiugong::regions {

// The work that the patterns and automata of all rules of a puzzle may take together, in the unit of
// compile_pattern().
inline constexpr std::uint64_t kMaxRuleWork = 250'000;

// Returns the automaton of a rule `regex` or `automaton` for the values low..low + values - 1, or
// why there is none. States have new numbers.
CompiledPattern compile_automaton(const RegionRule& rule, int low, int values, std::uint64_t& work);

// Returns the smallest deterministic automaton that accepts the same, by the construction of subsets
// and then the refinement of classes (E. F. Moore, Gedanken-experiments on sequential machines,
// 1956). Where that would be larger or take more than about a millisecond, only the states that no
// accepted word visits are removed.
Automaton simplified(const Automaton& automaton, int values);

}  // namespace jiugong::regions
