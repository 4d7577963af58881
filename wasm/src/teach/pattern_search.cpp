#include "teach/pattern_search.h"

#include <algorithm>

#include "teach/techniques.h"

namespace jiugong::teach {

void PatternSearch::start() {
  std::fill(std::begin(changes_), std::end(changes_), Changes::everything());
}

void PatternSearch::add(const Changes& changes) {
  for (Changes& since : changes_) since.add(changes);
}

// Calls `find(changes)` with what has changed since it found nothing.
template <typename Find>
bool PatternSearch::look(Memory memory, Find find) {
  if (find(changes_[memory])) return true;
  changes_[memory] = {};
  return false;
}

bool PatternSearch::find_before_chains(const Board& board, HintSink& sink) {
  const auto direct_set = [&](Memory memory, int size) {
    return look(memory,
                [&](Changes& since) { return find_direct_hidden_set(board, since, size, sink); });
  };
  const auto naked_set = [&](Memory memory, int size) {
    return look(memory, [&](Changes& since) { return find_naked_set(board, since, size, sink); });
  };
  const auto hidden_set = [&](Memory memory, int size) {
    return look(memory, [&](Changes& since) { return find_hidden_set(board, since, size, sink); });
  };
  const auto fish = [&](Memory memory, int size) {
    return look(memory, [&](Changes& since) { return find_fish(board, since, size, sink); });
  };
  const auto other = [&](Memory memory, auto find) {
    return look(memory, [&](Changes& since) { return find(board, since, sink); });
  };
  return other(kHiddenSingle, find_hidden_single) || other(kDirectLocked, find_direct_locked) ||
         direct_set(kDirectPair, 2) || find_naked_single(board, sink) ||
         direct_set(kDirectTriplet, 3) || other(kLocked, find_locked) || naked_set(kNakedPair, 2) ||
         fish(kXWing, 2) || hidden_set(kHiddenPair, 2) || naked_set(kNakedTriplet, 3) ||
         fish(kSwordfish, 3) || hidden_set(kHiddenTriplet, 3) || other(kXYWing, find_xy_wing) ||
         other(kXYZWing, find_xyz_wing) || find_unique_loop(board, sink) ||
         naked_set(kNakedQuad, 4) || fish(kJellyfish, 4) || hidden_set(kHiddenQuad, 4) ||
         find_bivalue_universal_grave(board, sink) || other(kAlignedPair, find_aligned_pair);
}

bool PatternSearch::find_after_chains(const Board& board, HintSink& sink) {
  return look(kAlignedTriplet,
              [&](Changes& since) { return find_aligned_triplet(board, since, sink); });
}

}  // namespace jiugong::teach
