#include "teach/recorder.h"

#include <algorithm>

#include "teach/chain_hint.h"
#include "teach/step_writer.h"

namespace jiugong::teach {
namespace {

// The work of writing a step without its trees, and of finding a forcing chain again, in nodes.
constexpr std::uint64_t kStepWork = 500, kForcingChainWork = 2000;

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
