// What a step has but trees is written at once; the trees of its chains, with what each rests on, are made in portions.
#include "teach/recorder.h"

#include <algorithm>

#include "teach/chain_hint.h"
#include "teach/literal.h"
#include "teach/rating.h"
#include "teach/techniques.h"

namespace jiugong::teach {
namespace {

// The work of writing a step without its trees, and of finding a forcing chain again, in nodes.
constexpr std::uint64_t kStepWork = 500, kForcingChainWork = 2000;

// --- Steps without their trees ---

CandidateDigit public_candidate(int candidate) {
  return {cell_of(candidate), static_cast<Digit>(digit_of(candidate) + 1)};
}

bool is_wing(Technique technique) {
  return technique == Technique::kXYWing || technique == Technique::kXYZWing;
}

bool is_aligned(Technique technique) {
  return technique == Technique::kAlignedPairExclusion ||
         technique == Technique::kAlignedTripletExclusion;
}

bool is_loop(Technique technique) {
  return technique == Technique::kUniqueRectangle || technique == Technique::kUniqueLoop;
}

bool is_region_chain(Technique technique) {
  return technique == Technique::kRegionForcingChains ||
         technique == Technique::kDynamicRegionForcingChains;
}

// The candidates of each role by cell; a candidate has the role that it got first.
class Roles {
 public:
  explicit Roles(const Candidates& state) : state_(state) {}

  void add(Cell cell, unsigned digits, CandidateRole role) {
    const unsigned added = digits & state_.cells[cell] & ~seen_[cell];
    seen_[cell] = static_cast<DigitSet>(seen_[cell] | added);
    if (role == CandidateRole::kExtra) extra_[cell] = static_cast<DigitSet>(extra_[cell] | added);
  }

  void write(Step& step) const {
    for (Cell cell = 0; cell < kCellCount; ++cell) {
      for (const int digit : bits(seen_[cell])) {
        const bool extra = has_bit(extra_[cell], digit);
        step.candidates.push_back({public_candidate(candidate_of(cell, digit)),
                                   extra ? CandidateRole::kExtra : CandidateRole::kPattern});
      }
    }
  }

 private:
  const Candidates& state_;
  DigitSet seen_[kCellCount] = {}, extra_[kCellCount] = {};
};

void add_roles(const Candidates& state, Step& step) {
  Roles roles(state);
  if (step.placement && step.cells.empty() && step.complexity == 0) {
    roles.add(step.placement->cell, 1U << (step.placement->digit - 1), CandidateRole::kPattern);
  }
  // (A chain over the places of a digit has no cells.)
  if (is_region_chain(step.technique)) {
    for (const Cell cell : kHouses[static_cast<std::size_t>(step.houses[0])]) {
      roles.add(cell, step.digits, CandidateRole::kPattern);
    }
  }
  for (const CellGroup& group : step.groups) {
    for (const Cell cell : group.cells) roles.add(cell, group.digits, CandidateRole::kPattern);
  }
  for (const StepLink& link : step.links) {
    for (const CandidateDigit& end : {link.from, link.to}) {
      roles.add(end.cell, 1U << (end.digit - 1), CandidateRole::kPattern);
    }
  }
  const bool has_parts = !step.groups.empty() || !step.links.empty();
  const bool all_digits = is_wing(step.technique) || is_aligned(step.technique);
  for (const Cell cell : step.cells) {
    if (has_parts) break;
    roles.add(cell, all_digits ? kAllDigits : step.digits, CandidateRole::kPattern);
    if (is_loop(step.technique)) roles.add(cell, kAllDigits, CandidateRole::kExtra);
  }
  for (const Cell cell : step.extra_cells) {
    roles.add(cell, step.extra_digits, CandidateRole::kExtra);
  }
  roles.write(step);
}

// The house that both cells share and, for a strong link, where the digit has no other place.
LinkReason reason_of(const Candidates& state, int from, int to, bool strong) {
  const Cell first = cell_of(from), second = cell_of(to);
  if (first == second) return LinkReason::kCell;
  for (const int house : bits(houses_of(first) & houses_of(second))) {
    if (strong && !is_pair(state.places[house][digit_of(from)])) continue;
    return reason_of_type(type_of(house));
  }
  return LinkReason::kAssumption;
}

void add_link(const Candidates& state, int from, int to, bool strong, Step& step) {
  const LinkReason reason = reason_of(state, from, to, strong);
  if (reason == LinkReason::kAssumption) return;
  step.links.push_back({public_candidate(from), public_candidate(to), strong, reason});
}

void add_cell(Cell cell, Step& step) {
  const bool known = std::find(step.cells.begin(), step.cells.end(), cell) != step.cells.end();
  if (!known) step.cells.push_back(cell);
}

void add_nodes(const Candidates& state, const Pattern& pattern, Step& step) {
  for (int i = 0; i < pattern.node_count; ++i) {
    const int node = pattern.nodes[i];
    add_cell(cell_of(node), step);
    step.digits = static_cast<DigitSet>(step.digits | 1U << digit_of(node));
    if (i > 0) add_link(state, pattern.nodes[i - 1], node, i % 2 != 0, step);
  }
  if (step.technique == Technique::kContinuousNiceLoop) {
    add_link(state, pattern.nodes[pattern.node_count - 1], pattern.nodes[0], false, step);
  }
}

// Groups, and their links: the strong ones of colours, else where not both candidates are true.
void add_groups(const Candidates& state, const Pattern& pattern, Step& step) {
  const bool strong =
      step.technique == Technique::kSimpleColouring || step.technique == Technique::kMultiColouring;
  const std::uint8_t* cell = pattern.cells;
  for (int i = 0; i < pattern.group_count; ++i) {
    const auto& [size, digits, links] = pattern.groups[i];
    step.groups.push_back({{cell, cell + size}, digits});
    for (const std::uint8_t* end = cell + size; cell != end; ++cell) add_cell(*cell, step);
    if (i == 0) continue;
    for (const int digit : bits(pattern.groups[i - 1].links)) {
      for (const Cell from : step.groups[static_cast<std::size_t>(i) - 1].cells) {
        for (const Cell to : step.groups[static_cast<std::size_t>(i)].cells) {
          if (!state.has(from, digit) || !state.has(to, digit)) continue;
          add_link(state, candidate_of(from, digit), candidate_of(to, digit), strong, step);
        }
      }
    }
  }
}

// From the digits of the pivot to the same in the wings.
void add_wing_links(const Candidates& state, Step& step) {
  const Cell pivot = step.cells[0];
  for (const Cell wing : {step.cells[1], step.cells[2]}) {
    const int type = type_of(lowest_bit(houses_of(pivot) & houses_of(wing)));
    for (const int digit : bits(unsigned{state.cells[pivot]} & state.cells[wing])) {
      step.links.push_back({.from = public_candidate(candidate_of(pivot, digit)),
                            .to = public_candidate(candidate_of(wing, digit)),
                            .strong = false,
                            .reason = reason_of_type(type)});
    }
  }
}

// A placed digit that sees a cell; -1 if there is none.
Cell blocker_of(const Board& board, Cell cell, int digit) {
  for (CellSet rest = peers_of(cell); !rest.empty();) {
    const Cell peer = rest.take_lowest();
    if (board.digit_at(peer) == digit + 1) return peer;
  }
  return -1;
}

void add_blockers(const Board& board, Step& step) {
  const auto [cell, placed] = *step.placement;
  CellSet blockers;
  const auto add = [&](Cell where, int digit) {
    const Cell blocker = blocker_of(board, where, digit);
    if (blocker >= 0) blockers.set(blocker);
  };
  if (step.technique == Technique::kNakedSingle) {
    for (int digit = 0; digit < 9; ++digit) {
      if (digit != placed - 1) add(cell, digit);
    }
  } else {
    for (const Cell other : kHouses[static_cast<std::size_t>(step.houses[0])]) {
      if (other != cell && board.is_open(other)) add(other, placed - 1);
    }
  }
  step.blockers = blockers.cells();
}

// Writes all of a step but its trees. `state` has the candidates of its moment.
void write_step(const Candidates& state, const Hint& hint, Step& step) {
  step.technique = hint.technique;
  step.variant = hint.variant;
  step.rating = in_tenths(hint.rating);
  step.complexity = hint.complexity;
  if (hint.cell >= 0) step.placement = {hint.cell, static_cast<Digit>(hint.digit + 1)};
  DigitSet removed[kCellCount] = {};
  for (const Removal& removal : hint.removals) removed[removal.cell] = removal.digits;
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    if (removed[cell] != 0) step.eliminations.push_back({cell, removed[cell]});
  }
  const Pattern& pattern = hint.pattern;
  if (pattern.group_count == 0) {
    step.cells.assign(pattern.cells, pattern.cells + pattern.cell_count);
  }
  step.extra_cells.assign(pattern.extra_cells, pattern.extra_cells + pattern.extra_cell_count);
  step.digits = pattern.digits;
  step.extra_digits = pattern.extra_digits;
  for (int i = 0; i < pattern.house_count; ++i) {
    step.houses.push_back(public_house(pattern.houses[i]));
  }
  add_nodes(state, pattern, step);
  add_groups(state, pattern, step);
  add_roles(state, step);
  if (is_wing(step.technique)) add_wing_links(state, step);
}

// Adds what follows from the board before the step: blockers and excluded combinations.
void add_reasons(const Board& board, Step& step) {
  if (step.technique == Technique::kHiddenSingle || step.technique == Technique::kNakedSingle) {
    add_blockers(board, step);
  }
  if (is_aligned(step.technique)) step.excluded = excluded_combinations(board, step.cells);
}

// --- Trees ---

// The literals that a chain assumes; returns their number.
int assumptions_of(const ChainLocator& locator, const Candidates& state, int (&literals)[9]) {
  int count = 0;
  const int source = locator.source;
  switch (locator.kind) {
    case ChainLocator::kClash:
      literals[count++] = is_on(locator.target) ? off(source) : on(source);
      break;
    case ChainLocator::kDouble:
      literals[count++] = on(source);
      literals[count++] = off(source);
      break;
    case ChainLocator::kCell:
      for (const int digit : bits(state.cells[source])) {
        literals[count++] = on(candidate_of(source, digit));
      }
      break;
    default:
      for (const int place : bits(state.places[source][locator.digit])) {
        literals[count++] = on(candidate_of(cell_at(source, place), locator.digit));
      }
  }
  return count;
}

// The statements of a chain in a row, each from the one before.
ChainTree tree_of(const std::vector<ChainStatement>& statements) {
  ChainTree tree;
  for (std::size_t i = statements.size(); i-- > 0;) {
    const auto& [candidate, is_on, reason] = statements[i];
    ChainNode node = {.candidate = public_candidate(candidate), .on = is_on, .reason = reason};
    if (!tree.nodes.empty()) node.parents = {static_cast<int>(tree.nodes.size()) - 1};
    tree.nodes.push_back(std::move(node));
  }
  return tree;
}

// A cycle the other way round: all statements are reversed, and the links keep their reasons.
ChainTree backwards(const ChainTree& cycle) {
  ChainTree tree;
  const std::size_t last = cycle.nodes.size() - 1;
  for (std::size_t i = 0; i <= last; ++i) {
    const ChainNode& node = cycle.nodes[last - i];
    const LinkReason reason = i == 0 ? LinkReason::kAssumption : cycle.nodes[last - i + 1].reason;
    tree.nodes.push_back(
        {.candidate = node.candidate, .on = !node.on, .reason = reason, .parents = {}});
    if (i > 0) tree.nodes.back().parents = {static_cast<int>(i) - 1};
  }
  return tree;
}

}  // namespace

void Recorder::start(const Board& board, const Hint& hint, const ChainLocator& locator, int mode,
                     std::uint64_t& budget) {
  budget -= std::min(budget, kStepWork);
  board_ = &board;
  step_ = {};
  write_step(board, hint, step_);
  add_reasons(board, step_);
  tasks_.clear();
  running_ = false;
  if (hint.complexity == 0) return;
  tasks_.push_back(
      {&step_, board.candidates(), mode < 0 ? ChainMode() : kChainModes[mode], mode < 0, locator});
}

bool Recorder::advance(std::uint64_t& budget) {
  while (!tasks_.empty()) {
    if (budget == 0) return false;
    if (tasks_.back().forcing) {
      const Task task = tasks_.back();
      tasks_.pop_back();
      record_forcing(task);
      budget -= std::min(budget, kForcingChainWork);
      continue;
    }
    if (!running_) start_runs(tasks_.back());
    running_ = true;
    if (!levels_.advance(budget)) return false;
    running_ = false;
    const Task task = tasks_.back();
    tasks_.pop_back();
    record_runs(task);
  }
  return true;
}

void Recorder::record_forcing(const Task& task) {
  chains_.build(task.state);
  const FoundChain found = chains_.find_again(task.locator);
  Step& step = *task.step;
  if (task.step != &step_) write_step(task.state, found.hint, step);
  step.trees.push_back(tree_of(found.statements));
  if (task.locator.kind == ChainLocator::kCycle) step.trees.push_back(backwards(step.trees[0]));
}

void Recorder::start_runs(const Task& task) {
  int literals[9];
  const int count = assumptions_of(task.locator, task.state, literals);
  notes_.patterns.clear();
  levels_.start_runs(*board_, task.state, task.mode,
                     std::span(literals, static_cast<std::size_t>(count)), chains_, notes_);
}

void Recorder::record_runs(const Task& task) {
  references_.clear();
  const RunStore& store = levels_.runs();
  Step& step = *task.step;
  if (task.locator.kind == ChainLocator::kClash) {
    add_tree(store.run(0), store.run(0).clash_on, step);
    add_tree(store.run(0), store.run(0).clash_off, step);
  } else {
    for (int i = 0; i <= store.last(); ++i) {
      add_tree(store.run(i), store.find(store.run(i), task.locator.target), step);
    }
  }
  add_nested(task);
}

// A node comes after its parents, as in the run.
void Recorder::add_tree(const Run& run, int target, Step& step) {
  const RunStore& store = levels_.runs();
  const Node* nodes = store.nodes(run);
  std::vector<int> places(static_cast<std::size_t>(target) + 1, -1);  // in the tree; -1: not in it
  const auto place_of_node = [&](int number) -> int& {
    return places[static_cast<std::size_t>(number)];
  };
  place_of_node(target) = 0;
  for (int number = target; number >= 0; --number) {
    if (place_of_node(number) < 0) continue;
    const std::uint16_t* parents = store.parents(nodes[number]);
    for (int i = 0; i < nodes[number].parent_count; ++i) place_of_node(parents[i]) = 0;
  }
  ChainTree tree;
  for (int number = 0; number <= target; ++number) {
    if (place_of_node(number) < 0) continue;
    place_of_node(number) = static_cast<int>(tree.nodes.size());
    const Node& node = nodes[number];
    ChainNode& written = tree.nodes.emplace_back();
    written = {.candidate = public_candidate(candidate_in(node.literal)),
               .on = is_on(node.literal),
               .reason = node.reason};
    const std::uint16_t* parents = store.parents(node);
    for (int i = 0; i < node.parent_count; ++i) {
      const int parent = place_of_node(parents[i]);
      const bool known = std::find(written.parents.begin(), written.parents.end(), parent) !=
                         written.parents.end();
      if (!known) written.parents.push_back(parent);
    }
    if (node.nested == kNoNested) continue;
    const auto known = std::find_if(
        references_.begin(), references_.end(),
        [&](const Reference& r) { return r.reason == node.reason && r.number == node.nested; });
    written.nested = static_cast<int>(known - references_.begin());
    if (known == references_.end()) references_.push_back({node.reason, node.nested, &run});
  }
  step.trees.push_back(std::move(tree));
}

// Writes the patterns that the trees refer to; their chains become tasks.
void Recorder::add_nested(const Task& task) {
  const RunStore& store = levels_.runs();
  task.step->nested.resize(references_.size());
  for (std::size_t i = 0; i < references_.size(); ++i) {
    const Reference& reference = references_[i];
    Step& step = task.step->nested[i];
    const bool pattern = reference.reason == LinkReason::kPattern;
    const int rest =
        pattern ? notes_.patterns[reference.number].rest : store.nested(reference.number).rest;
    // The candidates left are those that were not off when the run came to rest.
    Candidates state = task.state;
    const Node* nodes = store.nodes(*reference.run);
    for (int number = 0; number < rest; ++number) {
      const int candidate = candidate_in(nodes[number].literal);
      if (!is_on(nodes[number].literal)) state.remove(cell_of(candidate), digit_of(candidate));
    }
    if (pattern) {
      write_step(state, notes_.patterns[reference.number].hint, step);
      continue;
    }
    const NestedUse& use = store.nested(reference.number);
    const Task inner = {&step, state, nested_mode(task.mode, use.search),
                        use.search == NestedSearch::kForcingChains, use.locator};
    if (!inner.forcing) {
      write_step(state, chain_hint(state, inner.mode, inner.locator, use.complexity), step);
    }
    tasks_.push_back(inner);
  }
}

}  // namespace jiugong::teach
