#include "regions/rules/automata.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <tuple>
#include <utility>
#include <vector>

#include "regions/rules/rule_row.h"
#include "small_sort.h"

namespace jiugong::regions {
namespace {

constexpr int kDead = -1;
constexpr std::size_t kMaxSubsets = 300;
constexpr std::size_t kMaxSteps = 20'000;

// A deterministic automaton that starts in state 0.
struct Machine {
  int values = 0;
  std::vector<bool> accepts;  // per state
  std::vector<int> next;      // per state and value, or kDead

  std::size_t states() const { return accepts.size(); }
  int& after(std::size_t state, int value) {
    return next[state * static_cast<std::size_t>(values) + static_cast<std::size_t>(value)];
  }
};

using States = std::vector<int>;  // ascending

// Each set of states that a word can lead to becomes one state.
std::optional<Machine> deterministic(const Automaton& automaton, int values) {
  std::vector<std::vector<Automaton::Arc>> arcs_from(static_cast<std::size_t>(automaton.states));
  for (const auto& arc : automaton.arcs)
    arcs_from[static_cast<std::size_t>(arc.from)].push_back(arc);
  std::vector<bool> accepting(static_cast<std::size_t>(automaton.states));
  for (const int state : automaton.accept) accepting[static_cast<std::size_t>(state)] = true;

  Machine machine;
  machine.values = values;
  std::map<States, int> number_of;
  std::vector<States> subsets;
  const auto number = [&](States states) {
    const auto [entry, is_new] =
        number_of.emplace(std::move(states), static_cast<int>(subsets.size()));
    if (is_new) subsets.push_back(entry->first);
    return entry->second;
  };
  number({automaton.start});
  std::size_t steps = 0;
  for (std::size_t i = 0; i < subsets.size(); ++i) {
    if (subsets.size() > kMaxSubsets) return std::nullopt;
    std::vector<States> reached(static_cast<std::size_t>(values));
    bool accepts = false;
    for (const int state : subsets[i]) {
      accepts = accepts || accepting[static_cast<std::size_t>(state)];
      for (const auto& arc : arcs_from[static_cast<std::size_t>(state)]) {
        for (Mask rest = arc.values; rest != 0; rest &= rest - 1) {
          reached[static_cast<std::size_t>(std::countr_zero(rest))].push_back(arc.to);
          if (++steps > kMaxSteps) return std::nullopt;
        }
      }
    }
    machine.accepts.push_back(accepts);
    for (States& states : reached) {
      small_sort(states);
      states.erase(std::unique(states.begin(), states.end()), states.end());
      machine.next.push_back(states.empty() ? kDead : number(std::move(states)));
    }
  }
  return machine;
}

// Removes the arcs to states from which nothing is accepted.
void prune(Machine& machine) {
  std::vector<std::vector<std::size_t>> before(machine.states());
  for (std::size_t state = 0; state < machine.states(); ++state) {
    for (int value = 0; value < machine.values; ++value) {
      const int next = machine.after(state, value);
      if (next != kDead) before[static_cast<std::size_t>(next)].push_back(state);
    }
  }
  std::vector<bool> alive = machine.accepts;
  std::vector<std::size_t> queue;
  for (std::size_t state = 0; state < machine.states(); ++state) {
    if (alive[state]) queue.push_back(state);
  }
  while (!queue.empty()) {
    const std::size_t state = queue.back();
    queue.pop_back();
    for (const std::size_t from : before[state]) {
      if (alive[from]) continue;
      alive[from] = true;
      queue.push_back(from);
    }
  }
  for (int& next : machine.next) {
    if (next != kDead && !alive[static_cast<std::size_t>(next)]) next = kDead;
  }
}

// Returns the class of each state; states of one class accept the same. Classes are split until
// nothing tells their states apart.
std::optional<std::vector<int>> classes_of(Machine& machine) {
  std::vector<int> classes(machine.accepts.begin(), machine.accepts.end());
  std::size_t count = 0;
  for (std::size_t steps = 0;;) {
    steps += machine.next.size();
    if (steps > 10 * kMaxSteps) return std::nullopt;
    std::map<States, int> number_of;  // by the class of the state and of those that follow it
    std::vector<int> finer;
    for (std::size_t state = 0; state < machine.states(); ++state) {
      States key = {classes[state]};
      for (int value = 0; value < machine.values; ++value) {
        const int next = machine.after(state, value);
        key.push_back(next == kDead ? kDead : classes[static_cast<std::size_t>(next)]);
      }
      finer.push_back(
          number_of.emplace(std::move(key), static_cast<int>(number_of.size())).first->second);
    }
    classes = std::move(finer);
    if (number_of.size() == count) return classes;
    count = number_of.size();
  }
}

Automaton merged(Machine& machine, const std::vector<int>& classes) {
  // (Classes are numbered by their first states, so the start is in class 0.)
  Automaton automaton;
  automaton.states = *std::max_element(classes.begin(), classes.end()) + 1;
  std::vector<bool> done(static_cast<std::size_t>(automaton.states));
  for (std::size_t state = 0; state < machine.states(); ++state) {
    const int from = classes[state];
    if (done[static_cast<std::size_t>(from)]) continue;
    done[static_cast<std::size_t>(from)] = true;
    if (machine.accepts[state]) automaton.accept.push_back(from);
    std::map<int, Mask> arcs;
    for (int value = 0; value < machine.values; ++value) {
      const int next = machine.after(state, value);
      if (next != kDead) arcs[classes[static_cast<std::size_t>(next)]] |= Mask{1} << value;
    }
    for (const auto& [to, values] : arcs) automaton.arcs.push_back({from, values, to});
  }
  return automaton;
}

// Returns which states can be reached from some of them in any number of steps.
std::vector<bool> connected(std::vector<int> queue, const std::vector<std::vector<int>>& steps) {
  std::vector<bool> found(steps.size());
  for (const int state : queue) found[static_cast<std::size_t>(state)] = true;
  while (!queue.empty()) {
    const int state = queue.back();
    queue.pop_back();
    for (const int next : steps[static_cast<std::size_t>(state)]) {
      if (found[static_cast<std::size_t>(next)]) continue;
      found[static_cast<std::size_t>(next)] = true;
      queue.push_back(next);
    }
  }
  return found;
}

// Returns the automaton without the arcs that no accepted word takes, and without the states that then
// have none.
Automaton trimmed(const Automaton& automaton) {
  const auto states = static_cast<std::size_t>(automaton.states);
  std::vector<std::vector<int>> after(states), before(states);
  for (const auto& arc : automaton.arcs) {
    after[static_cast<std::size_t>(arc.from)].push_back(arc.to);
    before[static_cast<std::size_t>(arc.to)].push_back(arc.from);
  }
  const std::vector<bool> reached = connected({automaton.start}, after);
  const std::vector<bool> useful = connected(automaton.accept, before);
  std::vector<int> number(states, kDead);
  Automaton result;
  result.states = 0;
  for (std::size_t state = 0; state < states; ++state) {
    const bool is_start = static_cast<int>(state) == automaton.start;
    if (is_start || (reached[state] && useful[state])) number[state] = result.states++;
  }
  result.start = number[static_cast<std::size_t>(automaton.start)];
  for (const auto& arc : automaton.arcs) {
    const int from = number[static_cast<std::size_t>(arc.from)];
    const int to = number[static_cast<std::size_t>(arc.to)];
    if (from != kDead && to != kDead) result.arcs.push_back({from, arc.values, to});
  }
  for (const int state : automaton.accept) {
    const int kept = number[static_cast<std::size_t>(state)];
    if (kept != kDead) result.accept.push_back(kept);
  }
  return result;
}

Automaton automaton_of(const RegionRule& rule, int low, int values) {
  std::vector<int> names = {rule.start};
  for (const RuleTransition& transition : rule.transitions) {
    names.push_back(transition.state);
    names.push_back(transition.next);
  }
  names.insert(names.end(), rule.accept.begin(), rule.accept.end());
  small_sort(names);
  names.erase(std::unique(names.begin(), names.end()), names.end());
  const auto number = [&](int name) {
    return static_cast<int>(std::lower_bound(names.begin(), names.end(), name) - names.begin());
  };
  Automaton automaton;
  automaton.states = static_cast<int>(names.size());
  automaton.start = number(rule.start);
  for (const RuleTransition& transition : rule.transitions) {
    Mask read = 0;
    for (const int value : transition.values) {
      if (value >= low && value - low < values) read |= Mask{1} << (value - low);
    }
    if (read == 0) continue;
    automaton.arcs.push_back({number(transition.state), read, number(transition.next)});
  }
  for (const int state : rule.accept) automaton.accept.push_back(number(state));
  return automaton;
}

}  // namespace

CompiledPattern compile_automaton(const RegionRule& rule, int low, int values,
                                  std::uint64_t& work) {
  if (rule.kind == RuleKind::kRegex) return compile_pattern(rule.pattern, low, values, work);
  return automaton_of(rule, low, values);
}

Automaton simplified(const Automaton& automaton, int values) {
  Automaton smaller = trimmed(automaton);
  if (static_cast<std::size_t>(smaller.states) > kMaxSubsets) return smaller;
  auto machine = deterministic(smaller, values);
  if (!machine) return smaller;
  prune(*machine);
  const auto classes = classes_of(*machine);
  if (!classes) return smaller;
  Automaton smallest = merged(*machine, *classes);
  if (smallest.arcs.size() < smaller.arcs.size()) return smallest;
  return smaller;
}

namespace {

using enum RuleField;

// Whether a machine accepts the values: `step(state, value, to)` calls `to` with the states that may follow.
template <typename States, typename Step>
bool accepts(const Values& line, int start, const States& accepting, const Step& step) {
  std::set<int> states = {start};
  for (const Value value : line) {
    std::set<int> next;
    step(value, [&](int from, int to) {
      if (states.contains(from)) next.insert(to);
    });
    states = std::move(next);
  }
  return std::any_of(accepting.begin(), accepting.end(),
                     [&](int state) { return states.contains(state); });
}

bool automaton_holds(const FilledRule& filled) {
  const RegionRule& rule = filled.rule;
  return accepts(filled.line, rule.start, rule.accept, [&](Value value, const auto& visit) {
    for (const auto& [state, values, next] : rule.transitions) {
      if (std::find(values.begin(), values.end(), value) != values.end()) visit(state, next);
    }
  });
}

bool pattern_holds(const FilledRule& filled) {
  const RegionPuzzle& puzzle = filled.puzzle;
  std::uint64_t work = UINT64_MAX;
  const auto compiled =
      compile_pattern(filled.rule.pattern, puzzle.low, puzzle.high - puzzle.low + 1, work);
  const auto* automaton = std::get_if<Automaton>(&compiled);
  if (automaton == nullptr) return false;
  return accepts(filled.line, automaton->start, automaton->accept,
                 [&](Value value, const auto& visit) {
                   for (const auto& arc : automaton->arcs) {
                     if ((arc.values >> (value - puzzle.low) & 1) != 0) visit(arc.from, arc.to);
                   }
                 });
}

void post_compiled(Poster& poster) {
  std::uint64_t work = kMaxRuleWork;
  const int values = poster.model.values();
  const auto compiled = compile_automaton(poster.rule, poster.model.low(), values, work);
  poster.model.post_automaton(poster.cells, simplified(std::get<Automaton>(compiled), values));
}

constexpr RuleRow kPatterns[] = {
    RuleRow({RuleKind::kRegex, "regex", {kPattern, kCells}, {.crosses = true}}, pattern_holds,
            post_compiled),
    RuleRow({RuleKind::kAutomaton,
             "automaton",
             {kStart, kTransitions, kAccept, kCells},
             {.crosses = true}},
            automaton_holds, post_compiled),
};

}  // namespace

std::span<const PostedRule> pattern_rules() { return kPosted<kPatterns>; }
std::span<const RuleRow> pattern_definitions() { return kPatterns; }

}  // namespace jiugong::regions
