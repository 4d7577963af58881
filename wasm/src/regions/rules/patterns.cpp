// Rules that say themselves what a line may read: patterns and automata.
#include <algorithm>
#include <cstdint>
#include <set>
#include <utility>
#include <variant>

#include "regions/rules/rule_row.h"

namespace jiugong::regions {
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

constexpr DefinedRule kPatterns[] = {
    DefinedRule({RuleKind::kRegex, "regex", {kPattern, kCells}, {.crosses = true}}, pattern_holds,
                post_compiled),
    DefinedRule({RuleKind::kAutomaton,
                 "automaton",
                 {kStart, kTransitions, kAccept, kCells},
                 {.crosses = true}},
                automaton_holds, post_compiled),
};

}  // namespace

std::span<const RuleRow> pattern_rules() { return kRowsOf<kPatterns>; }
std::span<const DefinedRule> pattern_definitions() { return kPatterns; }

}  // namespace jiugong::regions
