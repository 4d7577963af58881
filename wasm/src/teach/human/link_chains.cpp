#include "teach/human/link_chains.h"

#include <algorithm>
#include <bitset>

#include "teach/human/strong_links.h"

namespace jiugong::teach::human {

void LinkChains::start(const Candidates& state, Kind kind) {
  state_ = &state;
  kind_ = kind;
  cell_ = 0;
  limit_ = kMaxNodes;
  best_ = {};
  for (int digit = 0; digit < 9; ++digit) places_[digit] = cells_with(state, digit);
}

bool LinkChains::advance(HintSink& sink) {
  for (const int digit : bits(state_->cells[cell_])) {
    if (!search(candidate_of(cell_, digit), sink.hint)) continue;
    if (sink.wants_all()) {
      limit_ = kMaxNodes;
      sink.take();
    } else {
      best_ = sink.hint;
      sink.hint = {};
    }
  }
  return ++cell_ == kCellCount;
}

bool LinkChains::take(HintSink& sink) {
  if (sink.wants_all() || best_.pattern.links.empty()) return false;
  sink.hint = best_;
  return sink.take();
}

// Finds the first chain from `start` of at most limit_ nodes, breadth first; then only shorter ones count.
bool LinkChains::search(int start, Hint& hint) {
  std::bitset<kCandidateCount> on, off;
  entry_count_ = 0;
  const auto enter = [&](int candidate, int parent, int length) {
    if (on.test(static_cast<std::size_t>(candidate))) return;
    on.set(static_cast<std::size_t>(candidate));
    entries_[entry_count_++] = {static_cast<std::uint16_t>(candidate),
                                static_cast<std::int16_t>(parent),
                                static_cast<std::uint8_t>(length)};
  };
  off.set(static_cast<std::size_t>(start));
  entries_[0] = {static_cast<std::uint16_t>(start), -1, 0};  // the start itself is off
  entry_count_ = 1;
  for_each_strong(start, [&](int next) { enter(next, 0, 2); });
  for (int at = 1; at < entry_count_; ++at) {
    const int candidate = entries_[at].candidate, length = entries_[at].length;
    if (length > limit_) return false;
    if (length > 2 && conclude(at, hint)) {
      limit_ = length - 2;
      return true;
    }
    if (length + 2 > limit_) continue;
    const Cell cell = cell_of(candidate);
    const int digit = digit_of(candidate);
    const auto leave = [&](int next) {
      if (off.test(static_cast<std::size_t>(next))) return;
      off.set(static_cast<std::size_t>(next));
      for_each_strong(next, [&](int after) { enter(after, at, length + 2); });
    };
    if (kind_ == kAny) {
      for (const int other : bits(state_->cells[cell] & ~(1U << digit))) {
        leave(candidate_of(cell, other));
      }
    }
    for (CellSet seen = peers_of(cell) & places_[digit]; !seen.empty();) {
      leave(candidate_of(seen.take_lowest(), digit));
    }
  }
  return false;
}

// Calls `visit(candidate)` for the other ends of strong links.
template <typename Visit>
void LinkChains::for_each_strong(int candidate, Visit visit) const {
  const Cell cell = cell_of(candidate);
  const int digit = digit_of(candidate);
  const unsigned others = state_->cells[cell] & ~(1U << digit);
  if (kind_ != kX && is_single(others)) visit(candidate_of(cell, lowest_bit(others)));
  if (kind_ == kXY) return;
  for (int type = 0; type < 3; ++type) {
    const int house = house_of(cell, type);
    const unsigned rest = state_->places[house][digit] & ~(1U << place_of(cell, type));
    if (is_single(rest)) visit(candidate_of(cell_at(house, lowest_bit(rest)), digit));
  }
}

bool LinkChains::sees(int a, int b) const {
  if (a == b) return false;
  if (cell_of(a) == cell_of(b)) return true;
  return digit_of(a) == digit_of(b) && peers_of(cell_of(a)).test(cell_of(b));
}

void LinkChains::remove_seen_by_both(int a, int b, Hint& hint) const {
  const Cell first = cell_of(a), second = cell_of(b);
  const unsigned digits[2] = {1U << digit_of(a), 1U << digit_of(b)};
  if (digits[0] == digits[1]) {
    hint.remove_from(*state_, peers_of(first) & peers_of(second), digits[0]);
  } else if (first == second) {
    hint.remove_from(*state_, set_of(first), ~(digits[0] | digits[1]));
  } else if (peers_of(first).test(second)) {
    hint.remove_from(*state_, set_of(first), digits[1]);
    hint.remove_from(*state_, set_of(second), digits[0]);
  }
}

// Makes a hint of the chain to an on node, if it removes or places something.
bool LinkChains::conclude(int last, Hint& hint) {
  const int end = entries_[last].candidate, start = entries_[0].candidate;
  if (end == start) {
    if (kind_ != kAny) return false;
    hint.place(cell_of(start), digit_of(start));
    hint.name(Technique::kDiscontinuousNiceLoop, 0);
  } else {
    remove_seen_by_both(start, end, hint);
    constexpr Technique kNames[] = {Technique::kXChain, Technique::kXYChain,
                                    Technique::kAlternatingInferenceChain};
    hint.name(kNames[kind_], 0);
  }
  int nodes[kMaxNodes];
  const bool closes = kind_ == kAny && sees(start, end);
  if (!closes && hint.cell < 0 && hint.removals.empty()) return false;
  const int length = trace(last, nodes);
  if (closes) {
    for (int i = 1; i + 1 < length; i += 2) remove_seen_by_both(nodes[i], nodes[i + 1], hint);
    if (hint.removals.empty()) return false;
    hint.name(Technique::kContinuousNiceLoop, 0);
  }
  describe(nodes, length, hint);
  if (closes) hint.pattern.add_link(end, start, false);
  return true;
}

// Writes the nodes of the chain to an on node; returns their number. The off node between two on nodes is
// found again: it is seen by the first and strongly linked to the second.
int LinkChains::trace(int last, int* nodes) const {
  const int length = entries_[last].length;
  int at = last;
  for (int i = length - 1; i > 0; i -= 2) {
    const int end = entries_[at].candidate;
    const int parent = entries_[at].parent;
    nodes[i] = end;
    const int before = entries_[parent].candidate;
    if (parent == 0) {
      nodes[i - 1] = before;
      break;
    }
    int found = -1;
    for_each_strong(end, [&](int other) {
      if (found < 0 && sees(other, before) &&
          (kind_ == kAny || digit_of(other) == digit_of(before))) {
        found = other;
      }
    });
    nodes[i - 1] = found;
    at = parent;
  }
  return length;
}

void LinkChains::describe(const int* nodes, int length, Hint& hint) const {
  Pattern& pattern = hint.pattern;
  for (int i = 0; i < length; ++i) {
    const Cell cell = cell_of(nodes[i]);
    if (i == 0 || cell != cell_of(nodes[i - 1])) pattern.add_cell(cell);
    pattern.digits = static_cast<DigitSet>(pattern.digits | 1U << digit_of(nodes[i]));
    if (i > 0) pattern.add_link(nodes[i - 1], nodes[i], i % 2 == 1);
  }
}

}  // namespace jiugong::teach::human
