// Rules of region puzzles as JavaScript has them.
//
// The encoding of a rule, after the number of its kind, is a list of integers: its fields in the order
// of RuleField (rule_kinds.h). A number, a flag (0 or 1), or `of` (0 for dots, 1 for xv) is itself; a
// list is its length followed by its entries; a pattern is the list of its bytes; a pair is two
// entries; a transition is its state, the list of its values, and the next state; `groups` is a list
// of lists.
//
//   { kind: 'arrow', bulb: [0], cells: [1, 2] }   13, 5, 1, 0, 2, 1, 2   (the second is the length)
#pragma once

#include <span>

#include "jiugong/region_rule.h"
#include "json.h"

namespace jiugong::bindings {

// Returns the rule of an encoding; missing numbers are 0, missing lists are empty.
RegionRule region_rule_of(RuleKind kind, std::span<const int> numbers);

// [state, values, next]
void write_json(Json& out, const RuleTransition& transition);

// Writes { kind, … } with the fields of its kind; `slow` and `exactly` only if they are true.
void write_json(Json& out, const RegionRule& rule);

}  // namespace jiugong::bindings
