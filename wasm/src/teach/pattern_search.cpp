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

bool PatternSearch::look_for_naked_set(Memory memory, const Board& board, int size,
                                       HintSink& sink) {
  return look(memory, [&](Changes& since) { return find_naked_set(board, since, size, sink); });
}

bool PatternSearch::look_for_hidden_set(Memory memory, const Board& board, int size,
                                        HintSink& sink) {
  return look(memory, [&](Changes& since) { return find_hidden_set(board, since, size, sink); });
}

bool PatternSearch::look_for_fish(Memory memory, const Board& board, int size, HintSink& sink) {
  return look(memory, [&](Changes& since) { return find_fish(board, since, size, sink); });
}

bool PatternSearch::find_before_loops(const Board& board, HintSink& sink) {
  const auto direct_set = [&](Memory memory, int size) {
    return look(memory,
                [&](Changes& since) { return find_direct_hidden_set(board, since, size, sink); });
  };
  const auto other = [&](Memory memory, auto find) {
    return look(memory, [&](Changes& since) { return find(board, since, sink); });
  };
  return other(kHiddenSingle, find_hidden_single) || other(kDirectLocked, find_direct_locked) ||
         direct_set(kDirectPair, 2) || find_naked_single(board, sink) ||
         direct_set(kDirectTriplet, 3) || other(kLocked, find_locked) ||
         look_for_naked_set(kNakedPair, board, 2, sink) || look_for_fish(kXWing, board, 2, sink) ||
         look_for_hidden_set(kHiddenPair, board, 2, sink) ||
         look_for_naked_set(kNakedTriplet, board, 3, sink) ||
         look_for_fish(kSwordfish, board, 3, sink) ||
         look_for_hidden_set(kHiddenTriplet, board, 3, sink) || other(kXYWing, find_xy_wing) ||
         other(kXYZWing, find_xyz_wing);
}

bool PatternSearch::find_after_loops(const Board& board, HintSink& sink) {
  return look_for_naked_set(kNakedQuad, board, 4, sink) ||
         look_for_fish(kJellyfish, board, 4, sink) ||
         look_for_hidden_set(kHiddenQuad, board, 4, sink) ||
         find_bivalue_universal_grave(board, sink) ||
         look(kAlignedPair, [&](Changes& since) { return find_aligned_pair(board, since, sink); });
}

bool PatternSearch::find_after_chains(const Board& board, HintSink& sink) {
  return look(kAlignedTriplet,
              [&](Changes& since) { return find_aligned_triplet(board, since, sink); });
}

}  // namespace jiugong::teach
