// Makes an automaton from a description of its states.
//
//   // The values rise.
//   const auto machine = make_automaton(model, Value{-1},
//       [](Value last, Value value, const auto& to) { if (value > last) to(value); },
//       [](Value) { return true; });
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <vector>

#include "regions/model.h"

namespace jiugong::regions {

// A value of a cell, in numbers that do not overflow when some are added up.
using Value = std::int64_t;

// Explores the states that can be reached from `start`: `next(state, value, to)` calls `to` with the
// states that may follow on a value, and `accepts(state)` says whether it may be the last. A state
// is anything that has an order. Returns nothing if there are more than kMaxAutomatonStates states,
// if a line of so many cells would take more than kMaxAutomatonSteps, or if it takes all `work`, one
// unit for each state and value.
template <typename State, typename Next, typename Accepts>
std::optional<Automaton> make_automaton(const Model& model, std::size_t cells, const State& start,
                                        const Next& next, const Accepts& accepts,
                                        std::uint64_t& work) {
  std::map<State, int> number_of = {{start, 0}};
  std::vector<State> states = {start};
  Automaton automaton;
  for (std::size_t i = 0; i < states.size(); ++i) {
    const int from = static_cast<int>(i);
    if (accepts(states[i])) automaton.accept.push_back(from);
    const State state = states[i];
    std::map<int, Mask> arcs;
    for (Value value = model.low(); value < Value{model.low()} + model.values(); ++value) {
      next(state, value, [&](const State& after) {
        const auto [entry, is_new] = number_of.emplace(after, static_cast<int>(states.size()));
        if (is_new) states.push_back(after);
        arcs[entry->second] |= model.value(value);
      });
    }
    for (const auto& [to, values] : arcs) automaton.arcs.push_back({from, values, to});
    work -= std::min<std::uint64_t>(work, static_cast<std::uint64_t>(model.values()));
    const bool too_large = work == 0 || states.size() > std::size_t{kMaxAutomatonStates} ||
                           automaton.arcs.size() * cells > kMaxAutomatonSteps;
    if (too_large) return std::nullopt;
  }
  automaton.states = static_cast<int>(states.size());
  return automaton;
}

}  // namespace jiugong::regions
