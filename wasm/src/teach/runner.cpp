#include "teach/runner.h"

#include <algorithm>
#include <cstring>

namespace jiugong::teach {
namespace {

// The work of looking for patterns, in nodes.
constexpr std::uint64_t kPatternWork = 50;

}  // namespace

void Runner::start(const Board& board, const Candidates& before, const ChainMode& mode, int literal,
                   int bound, RunStore& store, RunNotes* notes) {
  board_ = &board;
  before_ = &before;
  mode_ = mode;
  store_ = &store;
  notes_ = notes;
  run_ = &store.run(store.begin());
  nodes_ = store.space();
  parents_ = store.parent_list();
  parent_end_ = store.parent_end();
  now_ = before_;
  if (mode.dynamic) {
    own_ = before;
    now_ = &own_;
  }
  std::memset(index_, -1, sizeof index_);
  size_ = on_begin_ = on_end_ = off_begin_ = off_end_ = useful_ = 0;
  // From level 1 on a pattern found later may rest on few statements.
  cuts_ = mode.level == 0;
  limit_ = bound - 1;
  state_ = State::kFollowing;
  add_node(literal, LinkReason::kAssumption);
  enter(literal);
}

std::optional<NestedSearch> Runner::advance() {
  while (state_ == State::kFollowing) {
    if (!follow() || mode_.level == 0) {
      end();
    } else {
      rest();
    }
  }
  switch (state_) {
    case State::kNeedsForcingChains:
      return NestedSearch::kForcingChains;
    case State::kNeedsMultipleChains:
      return NestedSearch::kMultipleChains;
    case State::kNeedsDynamicChains:
      return NestedSearch::kDynamicChains;
    default:
      return std::nullopt;
  }
}

// The first rule that yields something is the only one at this rest.
void Runner::rest() {
  rest_size_ = size_;
  work_ += kPatternWork;
  if (use_patterns()) {
    settle();
  } else if (mode_.level < 2) {
    end();
  } else {
    state_ = mode_.level < 4 ? State::kNeedsForcingChains : State::kNeedsDynamicChains;
  }
}

void Runner::take(std::span<const NestedHint> hints, const Removal* removals,
                  const Premise* premises, NestedSearch search) {
  bool yields = false;
  for (const NestedHint& hint : hints) {
    relied_on_count_ = 0;
    relied_on_set_.clear();
    for (const Premise& premise : std::span(premises + hint.first_premise, hint.premise_count)) {
      if (premise.digit == Premise::kNoDigit) {
        rely_on(premise.where, before_->cells[premise.where] & ~now_->cells[premise.where]);
      } else {
        const int house = premise.where, digit = premise.digit;
        rely_on_places(house, digit, before_->places[house][digit] & ~now_->places[house][digit]);
      }
    }
    if (relied_on_count_ == 0) continue;
    yields = true;
    const int begin = size_;
    remove(removals + hint.first_removal, static_cast<int>(hint.removal_count),
           LinkReason::kNestedChain, store_->nested_count());
    if (size_ == begin) continue;
    store_->add_nested({hint.signature, hint.complexity, hint.locator, search, rest_size_});
    run_->has_nested = true;
  }
  if (yields) {
    settle();
  } else if (mode_.level == 3 && search == NestedSearch::kForcingChains) {
    state_ = State::kNeedsMultipleChains;
  } else {
    end();
  }
}

// Goes on with the new nodes; if a rule yields nothing new, the run is over.
void Runner::settle() {
  state_ = State::kFollowing;
  if (size_ == rest_size_) end();
}

void Runner::end() {
  run_->size = size_ - (run_->contradiction ? 1 : 0);
  store_->finish(parent_end_);
  state_ = State::kOver;
}

std::uint64_t Runner::take_work() {
  const std::uint64_t work = work_;
  work_ = 0;
  return work;
}

// Follows all that is in the queues; returns false if the run is over.
bool Runner::follow() {
  const int begin = on_begin_ + off_begin_;
  bool goes_on = true;
  while (goes_on) {
    if (cuts_ && useful_ == 0) {
      goes_on = false;
    } else if (on_begin_ < on_end_) {
      goes_on = follow_on(on_queue_[on_begin_++]);
    } else if (off_begin_ < off_end_) {
      goes_on = follow_off(off_queue_[off_begin_++]);
    } else {
      break;
    }
  }
  work_ += static_cast<std::uint64_t>(on_begin_ + off_begin_ - begin);
  return goes_on;
}

// What an on candidate makes off: other digits of its cell, then its block, row and column.
bool Runner::follow_on(int number) {
  const Node& node = nodes_[number];
  if (node.bound < limit_) --useful_;
  const int candidate = candidate_in(node.literal), digit = digit_of(candidate);
  const Cell cell = cell_of(candidate);
  if (!mode_.nishio) {
    for (const int other : bits(now_->cells[cell] & ~(1U << digit))) {
      if (!turn_off(candidate_of(cell, other), LinkReason::kCell, number)) return false;
    }
  }
  for (int type = 0; type < 3; ++type) {
    const int house = house_of(cell, type), place = place_of(cell, type);
    // The places of a line in the block have been visited with the block.
    const int visited = type == kBlock ? 1 << place : 7 << place / 3 * 3;
    for (const int other : bits(now_->places[house][digit] & ~static_cast<unsigned>(visited))) {
      const int seen = candidate_of(cell_at(house, other), digit);
      if (!turn_off(seen, reason_of_type(type), number)) return false;
    }
  }
  return true;
}

// What an off candidate makes on: the last digit of its cell, the last place in its block, row and
// column, each candidate once. Strong links are those that there are before it is removed.
bool Runner::follow_off(int number) {
  const Node& node = nodes_[number];
  if (node.bound < limit_) --useful_;
  const int candidate = candidate_in(node.literal), digit = digit_of(candidate);
  const Cell cell = cell_of(candidate);
  int targets[4], count = 0;
  LinkReason reasons[4];
  if (!mode_.nishio) {
    const unsigned others = now_->cells[cell] & ~(1U << digit);
    if (is_single(others)) {
      targets[count] = candidate_of(cell, lowest_bit(others));
      reasons[count++] = LinkReason::kCell;
    }
  }
  for (int type = 0; type < 3; ++type) {
    const int house = house_of(cell, type);
    const unsigned others = now_->places[house][digit] & ~(1U << place_of(cell, type));
    if (!is_single(others)) continue;
    const int target = candidate_of(cell_at(house, lowest_bit(others)), digit);
    bool known = false;
    for (int i = 0; i < count; ++i) known = known || targets[i] == target;
    if (known) continue;
    targets[count] = target;
    reasons[count++] = reason_of_type(type);
  }
  for (int i = 0; i < count; ++i) {
    if (!turn_on(targets[i], reasons[i], number)) return false;
  }
  if (mode_.dynamic) own_.remove(cell, digit);
  return true;
}

// Enters an off candidate; returns false if it is on.
bool Runner::turn_off(int candidate, LinkReason reason, int parent) {
  const int on_node = index_[on(candidate)];
  if (on_node >= 0) {
    run_->contradiction = true;
    run_->clash_on = on_node;
    run_->clash_off = size_;
    add_parent(add_node(off(candidate), reason), parent);
    return false;
  }
  if (index_[off(candidate)] >= 0) return true;
  Node& node = add_node(off(candidate), reason);
  add_parent(node, parent);
  enter(off(candidate));
  return true;
}

// Enters an on candidate; returns false if it is off.
bool Runner::turn_on(int candidate, LinkReason reason, int parent) {
  const int off_node = index_[off(candidate)];
  if (off_node < 0 && index_[on(candidate)] >= 0) return true;
  Node& node = add_node(on(candidate), reason);
  add_parent(node, parent);
  if (mode_.dynamic) add_gone_parents(node, candidate, reason);
  if (off_node >= 0) {
    run_->contradiction = true;
    run_->clash_on = size_ - 1;
    run_->clash_off = off_node;
    return false;
  }
  enter(on(candidate));
  return true;
}

Node& Runner::add_node(int literal, LinkReason reason) {
  Node& node = nodes_[size_++];
  node = {.literal = static_cast<std::uint16_t>(literal),
          .first_parent = parent_end_,
          .reason = reason};
  return node;
}

void Runner::add_parent(Node& node, int parent) {
  parents_[parent_end_++] = static_cast<std::uint16_t>(parent);
  ++node.parent_count;
  const int bound = 1 + std::max<int>(nodes_[parent].bound, node.parent_count);
  if (bound > node.bound) node.bound = static_cast<std::uint16_t>(bound);
}

// A candidate that is the last of its cell or house also follows from those removed there before.
void Runner::add_gone_parents(Node& node, int candidate, LinkReason reason) {
  const Cell cell = cell_of(candidate);
  if (reason == LinkReason::kCell) {
    for (const int digit : bits(before_->cells[cell] & ~unsigned{now_->cells[cell]})) {
      add_parent(node, index_[off(candidate_of(cell, digit))]);
    }
    return;
  }
  const int house = house_of(cell, type_of_reason(reason)), digit = digit_of(candidate);
  for (const int place :
       bits(before_->places[house][digit] & ~unsigned{now_->places[house][digit]})) {
    add_parent(node, index_[off(candidate_of(cell_at(house, place), digit))]);
  }
}

// Makes the last node known and queues it.
void Runner::enter(int literal) {
  const int number = size_ - 1, candidate = candidate_in(literal);
  index_[literal] = static_cast<std::int16_t>(number);
  if (is_on(literal)) {
    run_->on.set(candidate);
    on_queue_[on_end_++] = static_cast<std::uint16_t>(number);
  } else {
    run_->off.set(candidate);
    off_queue_[off_end_++] = static_cast<std::uint16_t>(number);
  }
  if (nodes_[number].bound < limit_) ++useful_;
}

}  // namespace jiugong::teach
