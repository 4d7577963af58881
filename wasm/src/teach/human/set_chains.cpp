#include "teach/human/set_chains.h"

#include <algorithm>

#include "teach/human/strong_links.h"

namespace jiugong::teach::human {

void SetChains::start(const Candidates& state) {
  state_ = &state;
  for (int digit = 0; digit < 9; ++digit) places_[digit] = cells_with(state, digit);
  sets_ = almost_locked_sets(state);
  links_.assign(sets_.size(), {});
  begin(kXZ);
}

void SetChains::begin(Kind kind) {
  kind_ = kind;
  first_ = 0;
}

double SetChains::progress() const {
  return sets_.empty() ? 1 : static_cast<double>(first_) / static_cast<double>(sets_.size());
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
  for (std::size_t other = 0; other < first_; ++other) {
    const AlmostLockedSet &one = sets_[other], &two = sets_[first_];
    const unsigned digits = restricted(one, two);
    for (const int digit : bits(digits)) {
      const auto number = static_cast<std::uint8_t>(digit);
      links_[first_].push_back({static_cast<std::uint16_t>(other), number});
      links_[other].push_back({static_cast<std::uint16_t>(first_), number});
      remove_common(one, two, kAllDigits & ~(1U << digit), sink.hint);
      if (sink.hint.removals.empty()) continue;
      sink.hint.name(Technique::kAlsXZ, 0, 1);
      link(one, two, 1U << digit, sink.hint);
      if (sink.take()) return true;
    }
    if (has_several(digits) && take_doubly_linked(one, two, digits, sink)) return true;
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
  link(one, two, digits, hint);
  return sink.take();
}

// Adds two neighbours and their links to the pattern. (The first is there if it is not the beginning.)
void SetChains::link(const AlmostLockedSet& one, const AlmostLockedSet& two, unsigned digits,
                     Hint& hint) const {
  Pattern& pattern = hint.pattern;
  if (pattern.groups.empty()) pattern.add_group(one.cells, one.digits);
  pattern.add_group(two.cells, two.digits);
  pattern.digits = static_cast<DigitSet>(pattern.digits | digits);
  for (const int digit : bits(digits)) {
    for (CellSet from = one.cells & places_[digit]; !from.empty();) {
      const Cell cell = from.take_lowest();
      for (CellSet to = two.cells & places_[digit]; !to.empty();) {
        pattern.add_link(candidate_of(cell, digit), candidate_of(to.take_lowest(), digit), false);
      }
    }
  }
}

// Reaches a set by a digit, which the way before has taken from it; each digit of a set once.
void SetChains::enter(Link link, int parent, int length) {
  DigitSet& entered = entered_[link.set];
  if (has_bit(entered, link.digit)) return;
  entered = static_cast<DigitSet>(entered | 1 << link.digit);
  entries_.push_back({link, parent, length});
}

// Chains from the first set, which leave it by the digit `exit`, breadth first. A chain and the same
// backwards remove the same, so it ends in a later set.
bool SetChains::find_chains(int exit, HintSink& sink) {
  entries_.clear();
  entered_.assign(sets_.size(), 0);
  const int wanted = kind_ == kXYWing ? 3 : kMaxLength;
  const AlmostLockedSet& first = sets_[first_];
  for (const Link& link : links_[first_]) {
    if (link.digit == exit) enter(link, -1, 2);
  }
  for (std::size_t at = 0; at < entries_.size(); ++at) {
    const Link reached = entries_[at].link;
    const int length = entries_[at].length;
    const AlmostLockedSet& last = sets_[reached.set];
    if (length > 2 && reached.set > first_) {
      remove_common(first, last, kAllDigits & ~(1U << exit) & ~(1U << reached.digit), sink.hint);
      if (!sink.hint.removals.empty()) {
        if (take_chain(static_cast<int>(at), sink)) return true;
      }
    }
    if (length == wanted) continue;
    for (const Link& link : links_[reached.set]) {
      if (link.digit != reached.digit) enter(link, static_cast<int>(at), length + 1);
    }
  }
  return false;
}

bool SetChains::take_chain(int last, HintSink& sink) {
  std::vector<Link> way;
  for (int at = last; at >= 0; at = entries_[static_cast<std::size_t>(at)].parent) {
    way.push_back(entries_[static_cast<std::size_t>(at)].link);
  }
  const AlmostLockedSet* before = &sets_[first_];
  for (std::size_t i = way.size(); i-- > 0;) {
    const AlmostLockedSet& next = sets_[way[i].set];
    link(*before, next, 1U << way[i].digit, sink.hint);
    before = &next;
  }
  sink.hint.name(kind_ == kXYWing ? Technique::kAlsXYWing : Technique::kAlsChain, 0);
  return sink.take();
}

}  // namespace jiugong::teach::human
