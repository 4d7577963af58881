// Translates rules into the primitives of the search.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "jiugong/region_puzzle.h"
#include "regions/model.h"

namespace jiugong::regions {

// Posts the rule with this index of a valid puzzle, which has exactly the meaning that region_rule.h
// gives it. Takes about a millisecond at most.
void post_rule(const RegionPuzzle& puzzle, std::size_t rule, Model& model);

// The rule is valid otherwise. If it is made of an automaton, returns at least as many arcs as that has, or nothing if it is
// larger than the search can take; else 0. (Only puzzles of many values have such rules.) Makes the automaton only where a bound
// of its size leaves that open, and then takes one unit from `work`, some half a microsecond, for
// each state and value; a rule that would take more is too large.
std::optional<std::size_t> most_arcs(const RegionPuzzle& puzzle, const RegionRule& rule,
                                     std::uint64_t& work);

}  // namespace jiugong::regions
