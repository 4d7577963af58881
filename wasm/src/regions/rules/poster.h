// What posts a rule: the translations of several kinds share it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "jiugong/region_puzzle.h"
#include "regions/model.h"
#include "regions/rules/automata.h"
#include "regions/rules/machine.h"

namespace jiugong::regions {

using CellLine = std::vector<int>;
using Pair = std::pair<Value, Value>;

constexpr Value kNothing = -1;  // in place of a value, where there was none yet

// A rule on its way into a model.
struct Poster {
  const RegionPuzzle& puzzle;
  const RegionRule& rule;
  Model& model;
  std::uint64_t& work;    // which making automata may take
  bool only_try = false;  // to post nothing made of an automaton
  bool fits = true;       // false once an automaton is too large
  const CellLine& cells = rule.cells;
  Value number = rule.number;

  // Calls Model::post_pairs with the pairs of values for which `holds`.
  template <typename Holds>
  void post_pairs(const CellLine& line, const Holds& holds);
  // Calls Model::post_automaton with the machine of make_automaton().
  template <typename State, typename Next, typename Accepts>
  void post_machine(const CellLine& line, const State& start, const Next& next,
                    const Accepts& accepts);
};

template <typename Holds>
void Poster::post_pairs(const CellLine& line, const Holds& holds) {
  std::vector<Mask> next;
  for (Value a = model.low(); a <= model.high(); ++a) {
    Mask& after = next.emplace_back(0);
    for (Value b = model.low(); b <= model.high(); ++b) {
      if (holds(a, b)) after |= model.value(b);
    }
  }
  model.post_pairs(line, next);
}

template <typename State, typename Next, typename Accepts>
void Poster::post_machine(const CellLine& line, const State& start, const Next& next,
                          const Accepts& accepts) {
  const auto automaton = make_automaton(model, line.size(), start, next, accepts, work);
  if (!automaton) {
    fits = false;
  } else if (!only_try) {
    model.post_automaton(line, simplified(*automaton, model.values()));
  }
}

}  // namespace jiugong::regions
