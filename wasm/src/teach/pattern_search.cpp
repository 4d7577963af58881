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

// Calls `find` with what has changed since it found nothing.
template <typename Find, typename... Arguments>
bool PatternSearch::look(Memory memory, Find find, const Board& board, Arguments&&... arguments) {
  if (find(board, changes_[memory], arguments...)) return true;
  changes_[memory] = {};
  return false;
}

bool PatternSearch::find_before_loops(const Board& board, HintSink& sink) {
  return look(kHiddenSingle, find_hidden_single, board, sink) ||
         look(kDirectLocked, find_direct_locked, board, sink) ||
         look(kDirectPair, find_direct_hidden_set, board, 2, sink) ||
         find_naked_single(board, sink) ||
         look(kDirectTriplet, find_direct_hidden_set, board, 3, sink) ||
         look(kLocked, find_locked, board, sink) ||
         look(kNakedPair, find_naked_set, board, 2, sink) ||
         look(kXWing, find_fish, board, 2, sink) ||
         look(kHiddenPair, find_hidden_set, board, 2, sink) ||
         look(kNakedTriplet, find_naked_set, board, 3, sink) ||
         look(kSwordfish, find_fish, board, 3, sink) ||
         look(kHiddenTriplet, find_hidden_set, board, 3, sink) ||
         look(kXYWing, find_xy_wing, board, sink) || look(kXYZWing, find_xyz_wing, board, sink);
}

bool PatternSearch::find_after_loops(const Board& board, HintSink& sink) {
  return look(kNakedQuad, find_naked_set, board, 4, sink) ||
         look(kJellyfish, find_fish, board, 4, sink) ||
         look(kHiddenQuad, find_hidden_set, board, 4, sink) ||
         find_bivalue_universal_grave(board, sink) ||
         look(kAlignedPair, find_aligned_pair, board, sink);
}

bool PatternSearch::find_after_chains(const Board& board, HintSink& sink) {
  return look(kAlignedTriplet, find_aligned_triplet, board, sink);
}

}  // namespace jiugong::teach
