#include "teach/human/set_chains.h"

#include <algorithm>
#include <utility>

#include "teach/subsets.h"

namespace jiugong::teach::human {
namespace {

// The work of comparing a set with all others, of beginning with chains from a set, and of following the links
// of a set, in nodes.
constexpr std::uint64_t kPairsWork = 2000, kBeginWork = 100, kLinksWork = 50;

// The cells of a set with a digit.
CellSet places_in(const Candidates& state, CellSet cells, int digit) {
  CellSet places;
  while (!cells.empty()) {
    const Cell cell = cells.take_lowest();
    if (state.has(cell, digit)) places.set(cell);
  }
  return places;
}

// Whether the cells of a box lie on one line, in which they have been found.
bool on_one_line(CellSet cells) {
  std::uint32_t houses = kAllHouses & ~0x1ffU;
  while (!cells.empty()) houses &= houses_of(cells.take_lowest());
  return houses != 0;
}

}  // namespace

std::vector<AlmostLockedSet> almost_locked_sets(const Candidates& state) {
  std::vector<AlmostLockedSet> sets;
  for (int size = 1; size <= kMaxAlmostLockedCells; ++size) {
    // Lines come before blocks.
    for (int number = 9; number < kHouseCount + 9; ++number) {
      const int house = number % kHouseCount;
      for_each_subset(size, 9, [&](unsigned places) {
        AlmostLockedSet set;
        unsigned digits = 0;
        for (const int place : bits(places)) {
          const Cell cell = cell_at(house, place);
          if (state.cells[cell] == 0) return false;
          set.cells.set(cell);
          digits |= state.cells[cell];
        }
        if (std::popcount(digits) != size + 1) return false;
        // A cell alone is a set of its row.
        if (size == 1 ? type_of(house) != kRow : house < 9 && on_one_line(set.cells)) return false;
        set.digits = static_cast<DigitSet>(digits);
        for (const int digit : bits(digits)) {
          set.seen[digit] = common_peers(places_in(state, set.cells, digit));
        }
        sets.push_back(std::move(set));
        return false;
      });
    }
  }
  return sets;
}

void SetChains::start(const Candidates& state) {
  state_ = &state;
  for (int digit = 0; digit < 9; ++digit) places_[digit] = state.cells_with(digit);
  sets_ = almost_locked_sets(state);
  begin(kXZ);
}

void SetChains::begin(Kind kind) {
  kind_ = kind;
  first_ = 0;
  exits_ = sets_.empty() ? 0 : sets_[0].digits;
  entries_.clear();
  at_ = 0;
}

bool SetChains::advance(std::uint64_t& budget, HintSink& sink) {
  bool found = false;
  while (!found && !over() && budget != 0) {
    if (kind_ == kXZ) {
      budget -= std::min(budget, kPairsWork);
      found = find_pairs(sink);
      ++first_;
    } else if (at_ == entries_.size()) {
      budget -= std::min(budget, kBeginWork);
      begin_chains();
    } else {
      budget -= std::min(budget, kLinksWork);
      found = go_on(sink);
    }
  }
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
  links_.clear();
  for (std::size_t other = 0; other < sets_.size(); ++other) {
    const AlmostLockedSet& two = sets_[other];
    const unsigned digits = restricted(one, two);
    if (digits == 0) continue;
    links_.push_back({static_cast<std::uint16_t>(other), static_cast<DigitSet>(digits)});
    if (other > first_) continue;
    for (const int digit : bits(digits)) {
      remove_common(one, two, kAllDigits & ~(1U << digit), sink.hint);
      if (sink.hint.removals.empty()) continue;
      sink.hint.name(Technique::kAlsXZ, 0, 1);
      sink.hint.pattern.add_group(two.cells, two.digits, 1U << digit);
      sink.hint.pattern.add_group(one.cells, one.digits, 0);
      if (sink.take()) return true;
    }
    if (has_several(digits) && take_doubly_linked(one, two, digits, sink)) {
      return true;
    }
  }
  one.links = links_;  // (A copy has no spare room.)
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

// Enters the sets that have a link to a set by one of these digits. Each digit of a set counts once.
void SetChains::follow_links(std::size_t from, unsigned digits, int parent, int length) {
  for (const SetLink& link : sets_[from].links) {
    DigitSet& reached = reached_[link.set];
    for (const int digit : bits(link.digits & digits & ~unsigned{reached})) {
      reached = static_cast<DigitSet>(reached | 1 << digit);
      entries_.push_back(
          {link.set, static_cast<std::uint8_t>(digit), static_cast<std::uint8_t>(length), parent});
    }
  }
}

// Begins with the chains that leave the first set by its next digit, or the next set.
void SetChains::begin_chains() {
  entries_.clear();
  at_ = 0;
  if (exits_ == 0) {
    ++first_;
    if (!over()) exits_ = sets_[first_].digits;
    return;
  }
  exit_ = lowest_bit(exits_);
  exits_ &= exits_ - 1;
  reached_.assign(sets_.size(), 0);
  follow_links(first_, 1U << exit_, -1, 2);
}

// Goes on from a set that has been reached, breadth first. A set that is reached by a digit has lost it to the
// way before. A chain and the same backwards remove the same, so it ends in a later set.
bool SetChains::go_on(HintSink& sink) {
  const auto [set, digit, length, parent] = entries_[at_];
  if (length > 2 && set > first_) {
    remove_common(sets_[first_], sets_[set], kAllDigits & ~(1U << exit_) & ~(1U << digit),
                  sink.hint);
    if (!sink.hint.removals.empty() && take_chain(static_cast<int>(at_), sink)) return true;
  }
  if (length != (kind_ == kXYWing ? 3 : kMaxLength)) {
    follow_links(set, kAllDigits & ~(1U << digit), static_cast<int>(at_), length + 1);
  }
  ++at_;
  return false;
}

// The groups are listed from the end.
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
