// The techniques without chains or loops in their order, with what each remembers.
#pragma once

#include "teach/board.h"
#include "teach/hint.h"

namespace jiugong::teach {

class PatternSearch {
 public:
  // Forgets all.
  void start();

  // Tells what has changed since the last search, or since the start.
  void add(const Changes& changes);

  // Looks for hints until the sink has enough, and returns whether it has. Unique loops come between the
  // first two (unique_loops.h), forcing chains between the last two (forcing_chains.h).
  bool find_before_loops(const Board& board, HintSink& sink);
  bool find_after_loops(const Board& board, HintSink& sink);
  bool find_after_chains(const Board& board, HintSink& sink);

 private:
  // Those techniques that need to look only at what has changed since they found nothing.
  enum Memory : std::uint8_t {
    kHiddenSingle,
    kDirectLocked,
    kDirectPair,
    kDirectTriplet,
    kLocked,
    kNakedPair,
    kXWing,
    kHiddenPair,
    kNakedTriplet,
    kSwordfish,
    kHiddenTriplet,
    kXYWing,
    kXYZWing,
    kNakedQuad,
    kJellyfish,
    kHiddenQuad,
    kAlignedPair,
    kAlignedTriplet,
    kMemoryCount
  };

  template <typename Find, typename... Arguments>
  bool look(Memory memory, Find find, const Board& board, Arguments&&... arguments);

  Changes changes_[kMemoryCount];
};

}  // namespace jiugong::teach
