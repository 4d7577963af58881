#include "teach/human/link_chains.h"

#include <bitset>

#include "teach/human/strong_links.h"

namespace jiugong::teach::human {

void LinkChains::start(const Candidates& state, Kind kind) {
  state_ = &state;
  kind_ = kind;
  cell_ = 0;
  limit_ = kMaxNodes;
  best_ = {};
  for (int digit = 0; digit < 9; ++digit) places_[digit] = state.cells_with(digit);
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
  if (sink.wants_all() || best_.pattern.node_count == 0) return false;
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

// Makes a hint of the chain to an on node, if it removes something.
bool LinkChains::conclude(int last, Hint& hint) const {
  const int end = entries_[last].candidate, start = entries_[0].candidate;
  constexpr Technique kTechniques[] = {Technique::kXChain, Technique::kXYChain,
                                       Technique::kAlternatingInferenceChain};
  Technique technique = kTechniques[kind_];
  if (kind_ == kAny && sees(start, end)) {
    technique = Technique::kContinuousNiceLoop;
    trace(last, hint.pattern);
    const std::uint16_t* nodes = hint.pattern.nodes;
    for (int i = 1; i < hint.pattern.node_count; i += 2) {
      remove_seen_by_both(*state_, nodes[i], nodes[(i + 1) % hint.pattern.node_count], hint);
    }
    if (hint.removals.empty()) {
      hint.pattern = {};
      return false;
    }
  } else {
    remove_seen_by_both(*state_, start, end, hint);
    if (hint.removals.empty()) return false;
    trace(last, hint.pattern);
  }
  hint.name(technique, 0);
  return true;
}

// Writes the nodes of the chain to an on node. The off node between two on nodes is found again: it sees
// the first and has a strong link to the second.
void LinkChains::trace(int last, Pattern& pattern) const {
  pattern.node_count = entries_[last].length;
  int at = last;
  for (int i = pattern.node_count - 1; i > 0; i -= 2) {
    const int end = entries_[at].candidate;
    at = entries_[at].parent;
    const int before = entries_[at].candidate;
    pattern.nodes[i] = static_cast<std::uint16_t>(end);
    if (at == 0) {
      pattern.nodes[0] = entries_[0].candidate;
      return;
    }
    for_each_strong(end, [&](int other) {
      const bool follows =
          sees(other, before) && (kind_ == kAny || digit_of(other) == digit_of(before));
      if (follows) pattern.nodes[i - 1] = static_cast<std::uint16_t>(other);
    });
  }
}

}  // namespace jiugong::teach::human
