#include "teach/chain_search.h"

#include <algorithm>
#include <iterator>

#include "teach/nishio.h"
#include "teach/rating.h"

namespace jiugong::teach {

int Ancestors::complexity(const RunStore& store, std::span<const Target> targets, int limit) {
  int at_least = 0;
  bool nested = false;
  for (const Target& target : targets) {
    const Run& run = store.run(target.run);
    at_least += store.nodes(run)[target.node].bound;
    nested = nested || run.has_nested;
  }
  if (at_least > limit) return limit + 1;
  int sum = 0;
  for (const Target& target : targets) {
    sum += count(store, target, limit - sum);
    if (sum > limit) return limit + 1;
  }
  return nested ? sum + nested_complexity(store, targets) : sum;
}

int Ancestors::count(const RunStore& store, const Target& target, int limit) {
  const Node* nodes = store.nodes(store.run(target.run));
  if (nodes[target.node].bound > limit) return limit + 1;
  next_stamp();
  int depth = 0, count = 0;
  stack_[depth++] = static_cast<std::uint16_t>(target.node);
  stamps_[nodes[target.node].literal] = stamp_;
  while (depth > 0) {
    const Node& node = nodes[stack_[--depth]];
    if (++count > limit) return count;
    const std::uint16_t* parents = store.parents(node);
    for (int i = 0; i < node.parent_count; ++i) {
      std::uint16_t& stamp = stamps_[nodes[parents[i]].literal];
      if (stamp == stamp_) continue;
      stamp = stamp_;
      stack_[depth++] = parents[i];
    }
  }
  return count;
}

int Ancestors::nested_complexity(const RunStore& store, std::span<const Target> targets) {
  int sum = 0;
  seen_.clear();
  for (const Target& target : targets) {
    if (!store.run(target.run).has_nested) continue;
    for_each(store, target, [&](const Node& node) {
      if (node.nested == kNoNested) return;
      const NestedUse& use = store.nested(node.nested);
      if (std::find(seen_.begin(), seen_.end(), use.signature) != seen_.end()) return;
      seen_.push_back(use.signature);
      sum += use.complexity;
    });
  }
  return sum;
}

void Ancestors::next_stamp() {
  if (++stamp_ != 0) return;
  std::fill(std::begin(stamps_), std::end(stamps_), std::uint16_t{0});
  stamp_ = 1;
}

void ChainSearch::start(const Board& board, const Candidates& state, const ChainMode& mode,
                        Scope scope, ForcingChains& chains) {
  reset(board, state, mode);
  scope_ = scope;
  stage_ = Stage::kCellStart;
  notes_ = nullptr;
  std::fill(std::begin(runs_on_), std::end(runs_on_), std::int16_t{-1});
  run_off_ = -1;
  all_.clear();
  for (auto& row : found_at_) std::fill(std::begin(row), std::end(row), std::int16_t{-1});
  order_ = 0;
  promising_ = {};
  if (!mode.dynamic) {
    chains.build(state_);
    promising_ = chains.promising();
  }
}

void ChainSearch::start_runs(const Board& board, const Candidates& state, const ChainMode& mode,
                             std::span<const int> literals, RunNotes& notes) {
  reset(board, state, mode);
  stage_ = Stage::kRuns;
  notes_ = &notes;
  std::copy(literals.begin(), literals.end(), literals_);
  literal_count_ = static_cast<int>(literals.size());
  next_literal_ = 0;
}

void ChainSearch::reset(const Board& board, const Candidates& state, const ChainMode& mode) {
  board_ = &board;
  state_ = state;
  mode_ = mode;
  cell_ = 0;
  best_ = {};
  store_.clear();
  running_ = false;
}

ChainSearch::Outcome ChainSearch::advance(std::uint64_t& budget) {
  for (;;) {
    if (running_) {
      const std::optional<NestedSearch> nested = runner_.advance();
      const std::uint64_t work = runner_.take_work();
      budget -= std::min(budget, work);
      if (nested) {
        nested_search_ = *nested;
        return Outcome::kNeedsNested;
      }
      running_ = false;
    }
    if (cell_ == kCellCount) return Outcome::kDone;
    if (budget == 0) return Outcome::kPaused;
    step();
    --budget;
  }
}

// Does what needs no run, or starts one.
void ChainSearch::step() {
  switch (stage_) {
    case Stage::kCellStart:
      return start_cell();
    case Stage::kDigitStart:
      return start_digit();
    case Stage::kOn:
      return assess_on();
    case Stage::kOff:
      return assess_off();
    case Stage::kRegions:
      return assess_regions();
    case Stage::kCellEnd:
      return assess_cell();
    case Stage::kRuns:
      if (next_literal_ == literal_count_) {
        cell_ = kCellCount;
      } else {
        start_run(literals_[next_literal_++]);
      }
  }
}

void ChainSearch::start_cell() {
  const int fewest = mode_.dynamic ? 2 : 3;
  if (std::popcount(state_.cells[cell_]) < fewest) {
    ++cell_;
    return;
  }
  digit_ = lowest_bit(state_.cells[cell_]);
  stage_ = Stage::kDigitStart;
}

void ChainSearch::next_digit() {
  const unsigned rest = state_.cells[cell_] & ~((2U << digit_) - 1);
  stage_ = rest == 0 ? Stage::kCellEnd : Stage::kDigitStart;
  if (rest != 0) digit_ = lowest_bit(rest);
}

void ChainSearch::start_digit() {
  run_off_ = -1;
  if (mode_.nishio && !leaves_no_place(state_, cell_, digit_, true) &&
      !leaves_no_place(state_, cell_, digit_, false)) {
    return next_digit();
  }
  if (!is_promising(digit_)) return next_digit();
  stage_ = Stage::kOn;
}

// Whether a static search needs the runs of a digit of the cell.
bool ChainSearch::is_promising(int digit) const {
  if (promising_.everything || promising_.cells.test(cell_)) return true;
  const auto& houses = kTables.houses[cell_];
  return std::any_of(std::begin(houses), std::end(houses),
                     [&](int house) { return has_bit(promising_.houses[house], digit); });
}

bool ChainSearch::has_run_on(int candidate) {
  if (runs_on_[candidate] >= 0) return true;
  start_run(on(candidate));
  runs_on_[candidate] = static_cast<std::int16_t>(store_.last());
  return false;
}

void ChainSearch::start_run(int literal) {
  runner_.start(*board_, state_, mode_, literal, best_.complexity, store_, notes_);
  running_ = true;
}

void ChainSearch::assess_on() {
  const int candidate = candidate_of(cell_, digit_);
  if (!has_run_on(candidate)) return;
  stage_ = mode_.dynamic ? Stage::kOff : Stage::kRegions;
  if (mode_.dynamic) take_contradiction(runs_on_[candidate], off(candidate));
}

void ChainSearch::assess_off() {
  const int candidate = candidate_of(cell_, digit_);
  if (run_off_ < 0) {
    start_run(off(candidate));
    run_off_ = store_.last();
    return;
  }
  take_contradiction(run_off_, on(candidate));
  if (!mode_.nishio && std::popcount(state_.cells[cell_]) >= 3) {
    sources_[0] = runs_on_[candidate];
    sources_[1] = run_off_;
    source_count_ = 2;
    take_common(kDoubleChain,
                {.kind = ChainLocator::kDouble, .source = static_cast<std::uint16_t>(candidate)});
  }
  // Only hints of kAll refer to runs later.
  if (scope_ == Scope::kBest) store_.drop_last();
  stage_ = Stage::kRegions;
  if (mode_.nishio) next_digit();
}

void ChainSearch::assess_regions() {
  if (mode_.nishio) return next_digit();
  for (const int house : kTables.houses[cell_]) {
    const unsigned places = state_.places[house][digit_];
    if (!has_several(places) || cell_at(house, lowest_bit(places)) != cell_) continue;
    if (!promising_.everything && !has_bit(promising_.houses[house], digit_)) continue;
    for (const int place : bits(places)) {
      // (The stage is entered again after each run.)
      if (!has_run_on(candidate_of(cell_at(house, place), digit_))) return;
    }
  }
  for (const int house : kTables.houses[cell_]) {
    const unsigned places = state_.places[house][digit_];
    if (!has_several(places) || cell_at(house, lowest_bit(places)) != cell_) continue;
    if (!promising_.everything && !has_bit(promising_.houses[house], digit_)) continue;
    source_count_ = 0;
    for (const int place : bits(places)) {
      sources_[source_count_++] = runs_on_[candidate_of(cell_at(house, place), digit_)];
    }
    take_common(kRegionChain, {.kind = ChainLocator::kRegion,
                               .digit = static_cast<std::uint8_t>(digit_),
                               .source = static_cast<std::uint16_t>(house)});
  }
  next_digit();
}

void ChainSearch::assess_cell() {
  if (!mode_.nishio && (promising_.everything || promising_.cells.test(cell_))) {
    source_count_ = 0;
    for (const int digit : bits(state_.cells[cell_])) {
      sources_[source_count_++] = runs_on_[candidate_of(cell_, digit)];
    }
    take_common(kCellChain,
                {.kind = ChainLocator::kCell, .source = static_cast<std::uint16_t>(cell_)});
  }
  ++cell_;
  stage_ = Stage::kCellStart;
}

// An assumption that leads to a contradiction is wrong.
void ChainSearch::take_contradiction(int number, int conclusion) {
  const Run& run = store_.run(number);
  if (!run.contradiction) return;
  const Target targets[2] = {{number, run.clash_on}, {number, run.clash_off}};
  take(targets, kContradictionChain, conclusion,
       {.kind = ChainLocator::kClash,
        .source = static_cast<std::uint16_t>(candidate_in(conclusion))});
}

// Takes what follows from all sources, on candidates before off ones, in the order of the first run.
void ChainSearch::take_common(SortKey key, const ChainLocator& locator) {
  const Run& first = store_.run(sources_[0]);
  Row<12> common_on = first.on, common_off = first.off;
  for (int i = 1; i < source_count_; ++i) {
    common_on &= store_.run(sources_[i]).on;
    common_off &= store_.run(sources_[i]).off;
  }
  for (const bool is_on : {true, false}) {
    const Row<12>& common = is_on ? common_on : common_off;
    if (!common.any()) continue;
    const Node* nodes = store_.nodes(first);
    for (int number = 0; number < first.size; ++number) {
      const int literal = nodes[number].literal;
      if (teach::is_on(literal) != is_on || !common.test(candidate_in(literal))) continue;
      Target targets[9] = {{sources_[0], number}};
      for (int i = 1; i < source_count_; ++i) {
        targets[i] = {sources_[i], store_.find(store_.run(sources_[i]), literal)};
      }
      take(std::span(targets, static_cast<std::size_t>(source_count_)), key, literal, locator);
    }
  }
}

void ChainSearch::take(std::span<const Target> targets, SortKey key, int conclusion,
                       ChainLocator locator) {
  const int candidate = candidate_in(conclusion);
  const unsigned digit = 1U << digit_of(candidate);
  const unsigned removed = is_on(conclusion) ? state_.cells[cell_of(candidate)] & ~digit : digit;
  if (removed == 0) return;
  locator.target = static_cast<std::uint16_t>(conclusion);
  ++order_;
  if (scope_ == Scope::kAll) return keep(targets, key, locator, removed);
  const int limit = best_.complexity - (best_.found && key >= best_.key ? 1 : 0);
  const int complexity = ancestors_.complexity(store_, targets, limit);
  if (complexity <= limit) best_ = {complexity, key, locator, true};
}

void ChainSearch::keep(std::span<const Target> targets, SortKey key, const ChainLocator& locator,
                       unsigned removed) {
  // All but one of three or more digits, or one digit, whichever way it is concluded.
  const int candidate = candidate_in(locator.target);
  const bool single = is_single(removed);
  std::int16_t& at = single ? found_at_[0][candidate_of(cell_of(candidate), lowest_bit(removed))]
                            : found_at_[1][candidate];
  int limit = std::numeric_limits<int>::max() / 2;
  if (at >= 0) {
    const Found& before = all_[static_cast<std::size_t>(at)];
    limit = before.complexity - (key >= before.key ? 1 : 0);
  }
  const int complexity = ancestors_.complexity(store_, targets, limit);
  if (complexity > limit) return;
  if (at < 0) {
    at = static_cast<std::int16_t>(all_.size());
    all_.emplace_back();
  }
  Found& found = all_[static_cast<std::size_t>(at)];
  found = {.complexity = complexity,
           .key = key,
           .order = order_,
           .locator = locator,
           .removed = static_cast<DigitSet>(removed),
           .targets = {},
           .target_count = static_cast<int>(targets.size())};
  std::copy(targets.begin(), targets.end(), found.targets);
}

void ChainSearch::write_all(NestedHints& hints) {
  hints.clear();
  for (const Found& found : all_) write(found, hints);
  hints.sort();
}

void ChainSearch::write(const Found& found, NestedHints& hints) {
  NestedHint& hint = hints.begin(
      {mode_.base + added_by_length(found.complexity), found.complexity, found.key, found.order},
      found.locator);
  const Cell cell = cell_of(candidate_in(found.locator.target));
  hints.removals.push_back({static_cast<std::uint8_t>(cell), found.removed});
  std::uint64_t signature = 3;
  for (int i = 0; i < found.target_count; ++i) {
    signature = mix(signature, kLiteralCount + static_cast<std::uint64_t>(i));
    ancestors_.for_each(store_, found.targets[i], [&](const Node& node) {
      signature = mix(signature, node.literal);
      if (!is_on(node.literal)) return;
      LinkReason reason = node.reason;
      // The alternatives that a cell or region chain assumes follow from their cell or house.
      if (reason == LinkReason::kAssumption) {
        if (found.locator.kind == ChainLocator::kCell) {
          reason = LinkReason::kCell;
        } else if (found.locator.kind == ChainLocator::kRegion) {
          reason = reason_of_type(type_of(found.locator.source));
        } else {
          return;
        }
      }
      if (reason == LinkReason::kPattern || reason == LinkReason::kNestedChain) return;
      hints.premises.push_back(premise_of(candidate_in(node.literal), reason));
    });
  }
  hint.signature = signature;
  hints.end();
}

}  // namespace jiugong::teach
