// What posts a rule: a translation for each kind, and what translations share.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <set>
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

// Posts one rule. Each function is the translation of the kind that it is named after.
class Poster {
 public:
  // Makes automata with up to this `work`; posts none of them if they are only tried.
  Poster(const RegionPuzzle& puzzle, const RegionRule& rule, Model& model, std::uint64_t& work,
         bool only_try)
      : puzzle_(puzzle),
        rule_(rule),
        cells_(rule.cells),
        number_(rule.number),
        model_(model),
        work_(work),
        only_try_(only_try) {}

  // Returns false if an automaton is too large.
  bool post();

  // Returns at least as many states as the automaton of the rule has.
  Value most_states() const;

 private:
  // Calls post_pairs with the pairs of values for which `holds`.
  template <typename Holds>
  void post_pairs(const CellLine& line, const Holds& holds);
  template <typename Holds>
  void post_pairs_apart(std::size_t distance, const Holds& holds);
  // Calls post_automaton with the machine of make_automaton().
  template <typename State, typename Next, typename Accepts>
  bool post_machine(const CellLine& line, const State& start, const Next& next,
                    const Accepts& accepts);
  // Any two cells less than `reach` apart have values of different classes.
  template <typename ClassOf>
  bool post_classes(std::size_t reach, const ClassOf& class_of);

  void post_values();
  void post_renban();
  void post_palindrome();
  bool post_inner_cells(bool outside);
  void post_zipper();
  void post_equal_sums(const std::vector<CellLine>& groups);
  void post_entropic_set();
  bool post_sum_segments();
  void post_arrow();
  void post_sum();
  void post_unmarked();
  void post_contains();
  void post_counting_circles();
  bool post_sandwich();
  bool post_x_sum();
  bool post_hidden_skyscraper();
  void post_indexing(int index);
  void post_compiled();

  Value third_of(Value value) const { return 3 * (value - model_.low()) / model_.values(); }
  std::set<std::pair<int, int>> marked_pairs() const;
  bool all_differ() const;
  bool holds_all_values() const;
  bool can_go_by_sets() const;

  const RegionPuzzle& puzzle_;
  const RegionRule& rule_;
  const CellLine& cells_;
  Value number_;
  Model& model_;
  std::uint64_t& work_;
  bool only_try_;
};

template <typename Holds>
void Poster::post_pairs(const CellLine& line, const Holds& holds) {
  std::vector<Mask> next;
  for (Value a = model_.low(); a <= model_.high(); ++a) {
    Mask& after = next.emplace_back(0);
    for (Value b = model_.low(); b <= model_.high(); ++b) {
      if (holds(a, b)) after |= model_.value(b);
    }
  }
  model_.post_pairs(line, next);
}

template <typename Holds>
void Poster::post_pairs_apart(std::size_t distance, const Holds& holds) {
  for (std::size_t first = 0; first < distance && first + distance < cells_.size(); ++first) {
    CellLine line;
    for (std::size_t i = first; i < cells_.size(); i += distance) line.push_back(cells_[i]);
    post_pairs(line, holds);
  }
}

template <typename State, typename Next, typename Accepts>
bool Poster::post_machine(const CellLine& line, const State& start, const Next& next,
                          const Accepts& accepts) {
  const auto automaton = make_automaton(model_, line.size(), start, next, accepts, work_);
  if (automaton && !only_try_) {
    model_.post_automaton(line, simplified(*automaton, model_.values()));
  }
  return automaton.has_value();
}

template <typename ClassOf>
bool Poster::post_classes(std::size_t reach, const ClassOf& class_of) {
  constexpr std::size_t kMaxReach = 4;
  std::set<Value> classes;
  for (Value value = model_.low(); value <= model_.high(); ++value) classes.insert(class_of(value));
  if (std::min(reach, cells_.size()) > classes.size()) {
    // No value is left for the last of so many cells. (What follows would take the square of a long line.)
    if (!only_try_) model_.post_contradiction();
    return true;
  }
  const auto differ = [&](Value a, Value b) { return class_of(a) != class_of(b); };
  if (reach <= kMaxReach) {
    // The state is the classes of the last cells.
    using Last = std::vector<Value>;
    return post_machine(
        cells_, Last(),
        [&](Last last, Value value, const auto& to) {
          const Value its = class_of(value);
          if (std::find(last.begin(), last.end(), its) != last.end()) return;
          last.push_back(its);
          if (last.size() >= reach) last.erase(last.begin());
          to(last);
        },
        [](const Last&) { return true; });
  }
  if (only_try_) return true;
  for (std::size_t distance = 1; distance < std::min(reach, cells_.size()); ++distance) {
    post_pairs_apart(distance, differ);
  }
  return true;
}

}  // namespace jiugong::regions
