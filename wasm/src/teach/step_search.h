// The search for the next step: all techniques in the order of Sudoku Explainer, in portions.
#pragma once

#include <cstdint>

#include "teach/board.h"
#include "teach/chain_levels.h"
#include "teach/forcing_chains.h"
#include "teach/hint.h"

namespace jiugong::teach {

class StepSearch {
 public:
  enum class Outcome : std::uint8_t { kPaused, kFound, kNothing };

  // Prepares for the steps of a board, which must outlive them.
  void start(Board& board);

  // Goes on for about `budget` nodes, takes them from it, and returns whether it has found the next
  // step: hint(). After that it looks for the step after; apply the hint before.
  Outcome advance(std::uint64_t& budget);

  const Hint& hint() const { return hint_; }
  // How to find the chain of the hint again, if it is one.
  const Recipe& recipe() const { return recipe_; }
  // The search that found it: -1 forcing chains, or a number in kChainModes.
  int mode() const { return mode_; }

  // The searches for chains, which are idle until the next advance().
  ForcingChains& chains() { return chains_; }
  ChainLevels& levels() { return levels_; }

  // The part of the present search that is done.
  double progress() const;

 private:
  // Where it is: before the techniques without chains, or in a search of kChainModes.
  static constexpr int kPatterns = -1;

  bool find_pattern();
  bool find_forcing_chain();

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
  template <typename Find>
  bool look(Memory memory, Find find);

  Board* board_ = nullptr;
  Changes changes_[kMemoryCount];
  ForcingChains chains_;
  ChainLevels levels_;
  int stage_ = kPatterns;
  Hint hint_;
  Recipe recipe_;
  int mode_ = -1;
};

}  // namespace jiugong::teach
