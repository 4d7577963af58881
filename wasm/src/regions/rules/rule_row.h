// What the engine knows of a kind of rule: a row, which stands in the file of its family, and what posts it.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <span>
#include <utility>
#include <vector>

#include "jiugong/region_puzzle.h"
#include "jiugong/region_rule_kinds.h"
#include "regions/model.h"
#include "regions/rules/automata.h"

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
  // Calls Model::post_automaton with that of make_automaton().
  template <typename State, typename Next, typename Accepts>
  void post_automaton(const CellLine& line, const State& start, const Next& next,
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
void Poster::post_automaton(const CellLine& line, const State& start, const Next& next,
                            const Accepts& accepts) {
  const auto automaton = make_automaton(model, line.size(), start, next, accepts, work);
  if (!automaton) {
    fits = false;
  } else if (!only_try) {
    model.post_automaton(line, simplified(*automaton, model.values()));
  }
}

// The values of some cells, in numbers that do not overflow when some are added up.
using Values = std::vector<Value>;

// A rule, and a grid with a value in every cell.
struct FilledRule {
  const RegionPuzzle& puzzle;
  const RegionRule& rule;
  std::span<const int> grid;
  Value number = rule.number;
  Values line = values_of(rule.cells);

  Value at(int cell) const { return grid[static_cast<std::size_t>(cell)]; }
  Values values_of(const CellLine& cells) const;
};

// What posting a rule takes.
struct PostedRule {
  RuleFacts facts;
  // Translates the rule into primitives.
  void (*post)(Poster& poster);
  // Of an automaton whose size depends on the puzzle: at least as many states as it has, bounded().
  int (*most_states)(const Poster& poster);
};

// A row as it is written.
struct RuleRow : PostedRule {
  constexpr RuleRow(const RuleFacts& its_facts, bool (*its_holds)(const FilledRule& filled),
                    void (*its_post)(Poster& poster),
                    int (*its_most_states)(const Poster& poster) = nullptr)
      : PostedRule{its_facts, its_post, its_most_states}, holds(its_holds) {
    facts.is_machine = most_states != nullptr;
  }

  // Whether the grid keeps the rule, as region_rule.h says it.
  bool (*holds)(const FilledRule& filled);
};

// The rows of a family without their definitions: the WebAssembly modules never ask for these, and so leave them out.
template <const auto& kFamily>
inline constexpr auto kPosted = []<std::size_t... i>(std::index_sequence<i...>) {
  return std::array{static_cast<const PostedRule&>(kFamily[i])...};
}
(std::make_index_sequence<std::size(kFamily)>());

// A number of states, with one too many in place of any larger one. (The glue of the modules, which they share, has nothing
// for pointers to functions that return 64 bits.)
inline int bounded(Value states) {
  return static_cast<int>(std::min<Value>(states, kMaxAutomatonStates + 1));
}

// holds() and post() of a rule that is a relation of each cell of the line and the next.
using Relation = bool(const RegionRule& rule, Value a, Value b);
template <Relation relation>
bool neighbours_hold(const FilledRule& filled) {
  for (std::size_t i = 1; i < filled.line.size(); ++i) {
    if (!relation(filled.rule, filled.line[i - 1], filled.line[i])) return false;
  }
  return true;
}
template <Relation relation>
void post_neighbours(Poster& poster) {
  poster.post_pairs(poster.cells, [&](Value a, Value b) { return relation(poster.rule, a, b); });
}

// The families.
std::span<const PostedRule> clue_rules();
std::span<const PostedRule> dot_rules();
std::span<const PostedRule> line_rules();
std::span<const PostedRule> pattern_rules();
std::span<const PostedRule> set_rules();
std::span<const PostedRule> sum_rules();

// The same with their definitions.
std::span<const RuleRow> clue_definitions();
std::span<const RuleRow> dot_definitions();
std::span<const RuleRow> line_definitions();
std::span<const RuleRow> pattern_definitions();
std::span<const RuleRow> set_definitions();
std::span<const RuleRow> sum_definitions();

// The third of the range that a value is in, from 0.
inline Value third_of(Value value, const RegionPuzzle& puzzle) {
  return 3 * (value - puzzle.low) / (Value{puzzle.high} - puzzle.low + 1);
}

Value sum_of(std::span<const Value> values);
inline Value distance(Value a, Value b) { return a < b ? b - a : a - b; }

}  // namespace jiugong::regions
