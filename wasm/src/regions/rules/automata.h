// Automata of rules: made from a description of their states, or from the data of a rule, and made smaller.
//
//   // The values rise.
//   const auto automaton = make_automaton(model, cells, Value{-1},
//       [](Value last, Value value, const auto& to) { if (value > last) to(value); },
//       [](Value) { return true; }, work);
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <tuple>
#include <variant>
#include <vector>

#include "jiugong/region_rule.h"
#include "regions/model.h"
#include "regions/rules/pattern.h"

namespace jiugong::regions {

// A value of a cell, in numbers that do not overflow when some are added up.
using Value = std::int64_t;

// A hash of a state: of a number, or of a pair, tuple or vector of them.
inline std::uint64_t mix(std::uint64_t hash, Value value) {
  const std::uint64_t product =
      ((hash ^ static_cast<std::uint64_t>(value)) + 1) * 0x9E3779B97F4A7C15U;
  return product ^ product >> 32;
}
inline std::uint64_t hash_of(Value value) { return mix(0, value); }
inline std::uint64_t hash_of(const std::vector<Value>& values) {
  std::uint64_t hash = values.size();
  for (const Value value : values) hash = mix(hash, value);
  return hash;
}
template <typename State>
std::uint64_t hash_of(const State& state) {
  std::uint64_t hash = 0;
  std::apply([&](auto... members) { ((hash = mix(hash, static_cast<Value>(members))), ...); },
             state);
  return hash;
}

// Numbers states in the order in which they are met.
template <typename State>
class StateNumbers {
 public:
  std::size_t size() const { return states_.size(); }
  const State& operator[](std::size_t number) const { return states_[number]; }

  std::size_t number_of(const State& state) {
    if (2 * states_.size() >= slots_.size()) grow();
    std::size_t& slot = slot_of(state);
    if (slot == 0) {
      states_.push_back(state);
      slot = states_.size();
    }
    return slot - 1;
  }

 private:
  // The slot with the state, or a free one for it.
  std::size_t& slot_of(const State& state) {
    auto at = static_cast<std::size_t>(hash_of(state)) & (slots_.size() - 1);
    while (slots_[at] != 0 && states_[slots_[at] - 1] != state) at = (at + 1) & (slots_.size() - 1);
    return slots_[at];
  }

  void grow() {
    slots_.assign(std::max<std::size_t>(2 * slots_.size(), 64), 0);
    for (std::size_t number = 0; number < states_.size(); ++number)
      slot_of(states_[number]) = number + 1;
  }

  std::vector<State> states_;
  std::vector<std::size_t> slots_;  // the numbers of states, and one; a power of two
};

// Explores the states that can be reached from `start`: `next(state, value, to)` calls `to` with the
// states that may follow on a value, and `accepts(state)` says whether it may be the last. A state
// is anything that has a hash. Returns nothing if there are more than kMaxAutomatonStates states,
// if a line of so many cells would take more than kMaxAutomatonSteps, or if it takes all `work`, one
// unit for each state and value.
template <typename State, typename Next, typename Accepts>
std::optional<Automaton> make_automaton(const Model& model, std::size_t cells, const State& start,
                                        const Next& next, const Accepts& accepts,
                                        std::uint64_t& work) {
  StateNumbers<State> states;
  states.number_of(start);
  Automaton automaton;
  std::vector<Automaton::Arc> arcs;  // of a state
  for (std::size_t i = 0; i < states.size(); ++i) {
    const int from = static_cast<int>(i);
    if (accepts(states[i])) automaton.accept.push_back(from);
    const State state = states[i];
    arcs.clear();
    for (Value value = model.low(); value < Value{model.low()} + model.values(); ++value) {
      next(state, value, [&](const State& after) {
        const auto to = static_cast<int>(states.number_of(after));
        const auto known =
            std::find_if(arcs.begin(), arcs.end(), [&](const auto& arc) { return arc.to == to; });
        if (known != arcs.end())
          known->values |= model.value(value);
        else
          arcs.push_back({from, model.value(value), to});
      });
    }
    automaton.arcs.insert(automaton.arcs.end(), arcs.begin(), arcs.end());
    work -= std::min<std::uint64_t>(work, static_cast<std::uint64_t>(model.values()));
    const bool too_large = work == 0 || states.size() > std::size_t{kMaxAutomatonStates} ||
                           automaton.arcs.size() * cells > kMaxAutomatonSteps;
    if (too_large) return std::nullopt;
  }
  automaton.states = static_cast<int>(states.size());
  return automaton;
}

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
