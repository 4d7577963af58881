#include "teach/human/set_chains.h"

#include "teach/human/strong_links.h"

namespace jiugong::teach::human {

void SetChains::start(const Candidates& state) {
  state_ = &state;
  for (int digit = 0; digit < 9; ++digit) places_[digit] = cells_with(state, digit);
  sets_ = almost_locked_sets(state);
  links_.clear();
  begin(kXZ);
}

void SetChains::begin(Kind kind) {
  kind_ = kind;
  first_ = 0;
}

bool SetChains::advance(HintSink& sink) {
  if (over()) return false;
  bool found = false;
  if (kind_ == kXZ) {
    found = find_pairs(sink);
  } else {
    for (const int digit : bits(sets_[first_].digits)) {
      found = find_chains(digit, sink);
      if (found) break;
    }
  }
  ++first_;
  return found;
}

// The digits that two sets have in common and not both can have: all places of one see all of the other.
unsigned SetChains::restricted(const AlmostLockedSet& one, const AlmostLockedSet& two) const {
  unsigned digits = 0;
  for (const int digit : bits(unsigned{one.digits} & two.digits)) {
    if ((two.cells & places_[digit]).is_subset_of(one.seen[digit])) digits |= 1U << digit;
  }
  return digits;
}

// Removes digits that one of the two sets has.
void SetChains::remove_common(const AlmostLockedSet& one, const AlmostLockedSet& two,
                              unsigned digits, Hint& hint) const {
  for (const int digit : bits(digits & one.digits & two.digits)) {
    hint.remove_from(*state_, one.seen[digit] & two.seen[digit], 1U << digit);
  }
}

bool SetChains::find_pairs(HintSink& sink) {
  AlmostLockedSet& one = sets_[first_];
  one.first_link = links_.size();
  for (std::size_t other = 0; other < sets_.size(); ++other) {
    const AlmostLockedSet& two = sets_[other];
    const unsigned digits = restricted(one, two);
    for (const int digit : bits(digits)) {
      links_.push_back(
          {static_cast<std::uint16_t>(other), static_cast<std::uint8_t>(digit), 0, -1});
      if (other > first_) continue;
      remove_common(one, two, kAllDigits & ~(1U << digit), sink.hint);
      if (sink.hint.removals.empty()) continue;
      sink.hint.name(Technique::kAlsXZ, 0, 1);
      sink.hint.pattern.add_group(two.cells, two.digits, 1U << digit);
      sink.hint.pattern.add_group(one.cells, one.digits, 0);
      if (sink.take()) return true;
    }
    if (other < first_ && has_several(digits) && take_doubly_linked(one, two, digits, sink)) {
      return true;
    }
  }
  return false;
}

bool SetChains::take_doubly_linked(const AlmostLockedSet& one, const AlmostLockedSet& two,
                                   unsigned digits, HintSink& sink) {
  if (one.cells.intersects(two.cells)) return false;
  Hint& hint = sink.hint;
  remove_common(one, two, digits, hint);
  for (const AlmostLockedSet* set : {&one, &two}) {
    for (const int digit : bits(set->digits & ~digits)) {
      hint.remove_from(*state_, set->seen[digit], 1U << digit);
    }
  }
  if (hint.removals.empty()) return false;
  hint.name(Technique::kAlsXZ, 0, 2);
  hint.pattern.add_group(two.cells, two.digits, digits);
  hint.pattern.add_group(one.cells, one.digits, 0);
  return sink.take();
}

// Enters the sets that have a link to a set by this digit, or by any other. A set that is reached by a digit
// has lost it to the way before; each digit of a set counts once.
void SetChains::follow_links(std::size_t from, int digit, bool same, int parent, int length) {
  const std::size_t end = from + 1 < sets_.size() ? sets_[from + 1].first_link : links_.size();
  for (std::size_t i = sets_[from].first_link; i < end; ++i) {
    Entry entry = links_[i];
    DigitSet& reached = sets_[entry.set].reached;
    if ((entry.digit == digit) != same || has_bit(reached, entry.digit)) continue;
    reached = static_cast<DigitSet>(reached | 1 << entry.digit);
    entry.parent = parent;
    entry.length = static_cast<std::uint8_t>(length);
    entries_.push_back(entry);
  }
}

// Chains from the first set, which leave it by the digit `exit`, breadth first. A chain and the same
// backwards remove the same, so it ends in a later set.
bool SetChains::find_chains(int exit, HintSink& sink) {
  entries_.clear();
  for (AlmostLockedSet& set : sets_) set.reached = 0;
  follow_links(first_, exit, true, -1, 2);
  for (std::size_t at = 0; at < entries_.size(); ++at) {
    const auto [set, digit, length, parent] = entries_[at];
    if (length > 2 && set > first_) {
      remove_common(sets_[first_], sets_[set], kAllDigits & ~(1U << exit) & ~(1U << digit),
                    sink.hint);
      if (!sink.hint.removals.empty() && take_chain(static_cast<int>(at), sink)) return true;
    }
    if (length == (kind_ == kXYWing ? 3 : kMaxLength)) continue;
    follow_links(set, digit, false, static_cast<int>(at), length + 1);
  }
  return false;
}

// The groups are told from the end.
bool SetChains::take_chain(int last, HintSink& sink) {
  Pattern& pattern = sink.hint.pattern;
  for (int at = last; at >= 0;) {
    const Entry& entry = entries_[static_cast<std::size_t>(at)];
    pattern.add_group(sets_[entry.set].cells, sets_[entry.set].digits, 1U << entry.digit);
    at = entry.parent;
  }
  pattern.add_group(sets_[first_].cells, sets_[first_].digits, 0);
  sink.hint.name(kind_ == kXYWing ? Technique::kAlsXYWing : Technique::kAlsChain, 0);
  return sink.take();
}

}  // namespace jiugong::teach::human
