// Chains of almost locked sets: cells of a house with one more digit than cells. Without one of its digits a set has
// all others. Neighbours in a chain have a restricted common digit, which only one of them can have:
//
//     A -x- B -y- … -w- N        A or N has a digit z that both have, if x is not z nor w
//
// since a set without z has x, so the next lacks x and has y, and so on; y is not x. Two sets are ALS-XZ, three
// an ALS-XY-wing. Two sets with two restricted common digits make each other locked: one has the first digit,
// the other the second.
#pragma once

#include <cstdint>
#include <vector>

#include "teach/board.h"
#include "teach/hint.h"

namespace jiugong::teach::human {

// A set, by number, with which another has digits in common that only one of them can have.
struct SetLink {
  std::uint16_t set;
  DigitSet digits;
};

struct AlmostLockedSet {
  CellSet cells;
  DigitSet digits = 0;
  CellSet seen[9];  // by digit: what all of its places in the set see

  std::vector<SetLink> links;  // found by SetChains
};

// The largest sets that are reported: five cells.
inline constexpr int kMaxAlmostLockedCells = 5;

// All almost locked sets of a state, small ones first, each once.
std::vector<AlmostLockedSet> almost_locked_sets(const Candidates& state);

class SetChains {
 public:
  enum Kind : std::uint8_t { kXZ, kXYWing, kChain };

  // Finds the sets; `state` must outlive the search.
  void start(const Candidates& state);

  // Looks for chains of a kind for about `budget` nodes and takes them from it; returns whether the sink has
  // enough. over() is true once all have been looked at. Chains of two sets come first, for these find the
  // links.
  void begin(Kind kind);
  bool advance(std::uint64_t& budget, HintSink& sink);
  bool over() const { return first_ == sets_.size(); }

 private:
  static constexpr int kMaxLength = Pattern::kMaxGroups;

  // A set that is reached by a digit.
  struct Entry {
    std::uint16_t set;
    std::uint8_t digit, length;
    int parent;
  };

  bool find_pairs(HintSink& sink);
  void begin_chains();
  bool go_on(HintSink& sink);
  void follow_links(std::size_t from, unsigned digits, int parent, int length);
  bool take_doubly_linked(const AlmostLockedSet& one, const AlmostLockedSet& two, unsigned digits,
                          HintSink& sink);
  bool take_chain(int last, HintSink& sink);
  unsigned restricted(const AlmostLockedSet& one, const AlmostLockedSet& two) const;
  void remove_common(const AlmostLockedSet& one, const AlmostLockedSet& two, unsigned digits,
                     Hint& hint) const;

  const Candidates* state_ = nullptr;
  Kind kind_ = kXZ;
  CellSet places_[9];
  std::vector<AlmostLockedSet> sets_;
  std::vector<SetLink> links_;  // of a set, while they are being found
  std::size_t first_ = 0;       // the set from which chains are looked for

  // The chains that leave it by the digit `exit_`, and the digits left to leave it by.
  int exit_ = 0;
  unsigned exits_ = 0;
  std::vector<Entry> entries_;
  std::size_t at_ = 0;             // the entry to go on from
  std::vector<DigitSet> reached_;  // by set: the digits by which it has been reached
};

}  // namespace jiugong::teach::human
