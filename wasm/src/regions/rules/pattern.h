// Compiles the pattern of a rule `regex` to an automaton.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <variant>

#include "jiugong/phrase.h"
#include "regions/model.h"

namespace jiugong::regions {

// The first mistake of a pattern. Its place, such as "')' as character 3 of the pattern", is in
// `found`.
struct PatternMistake {
  Phrase found;
  Phrase expected;
};

// The pattern with its {n,m} written out has too many characters, or takes more than its `work`.
struct PatternTooLarge {};

using CompiledPattern = std::variant<Automaton, PatternMistake, PatternTooLarge>;

// Returns the automaton of a pattern over the values low..low + values - 1. It has a start, and a
// state for each character of the pattern, in which the automaton is after reading it (V. M.
// Glushkov, The abstract theory of automata, 1961).
//
//   ab*   start ──a──▶ 1 ──b──▶ 2 ──b──▶ 2      accept: 1, 2
//
// Takes one unit from `work`, a few nanoseconds, for each character and arc that is made.
CompiledPattern compile_pattern(std::string_view pattern, int low, int values, std::uint64_t& work);

}  // namespace jiugong::regions
