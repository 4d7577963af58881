// X-chains, XY-chains and all other chains of alternating strong and weak links: the shortest that there is.
//
//     q1 = p1 - q2 = p2 - … = pn        q1 or pn is true
//
// What sees both ends is false. If they see each other, the chain is a continuous nice loop, of which each
// weak link has one true end. (A discontinuous loop that proves its start is never the shortest chain: the
// chain without its last link removes the other end of that.)
#pragma once

#include <cstdint>

#include "teach/board.h"
#include "teach/hint.h"

namespace jiugong::teach::human {

class LinkChains {
 public:
  enum Kind : std::uint8_t { kX, kXY, kAny };

  // `state` must outlive the search.
  void start(const Candidates& state, Kind kind);

  // Looks from the candidates of one more cell; returns whether the search is over. A sink that wants all
  // gets the shortest chain from each candidate.
  bool advance(HintSink& sink);

  // Once the search is over for a sink that wants one: takes the shortest chain, and returns whether there
  // is one.
  bool take(HintSink& sink);

 private:
  // As in HoDoKu 2.2: 20 strong links.
  static constexpr int kMaxNodes = Pattern::kMaxNodes;

  struct Entry {
    std::uint16_t candidate;
    std::int16_t parent;
    std::uint8_t length;  // nodes so far
  };

  bool search(int start, Hint& hint);
  template <typename Visit>
  void for_each_strong(int candidate, Visit visit) const;
  bool conclude(int last, Hint& hint) const;
  void trace(int last, Pattern& pattern) const;

  const Candidates* state_ = nullptr;
  Kind kind_ = kX;
  int cell_ = 0;
  int limit_ = 0;  // longer chains are not wanted
  CellSet places_[9];
  Hint best_;
  Entry entries_[kCandidateCount];  // of on nodes
  int entry_count_ = 0;
};

}  // namespace jiugong::teach::human
