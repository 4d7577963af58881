#include "teach/step_search.h"

#include <algorithm>

#include "teach/chain_hint.h"
#include "teach/techniques.h"

namespace jiugong::teach {
namespace {

// The work of all techniques before the chains of assumptions, in nodes.
constexpr std::uint64_t kPatternsWork = 5000;

}  // namespace

void StepSearch::start(Board& board) {
  board_ = &board;
  board_->take_changes();
  std::fill(std::begin(changes_), std::end(changes_), Changes::everything());
  stage_ = kPatterns;
}

StepSearch::Outcome StepSearch::advance(std::uint64_t& budget) {
  while (budget != 0) {
    if (stage_ == kPatterns) {
      hint_ = Hint();
      mode_ = -1;
      const Changes changes = board_->take_changes();
      for (Changes& since : changes_) since.add(changes);
      budget -= std::min(budget, kPatternsWork);
      if (find_pattern()) return Outcome::kFound;
      stage_ = 0;
      levels_.start(*board_, kChainModes[stage_], chains_);
    } else if (levels_.advance(budget)) {
      if (levels_.best().found) {
        mode_ = stage_;
        recipe_ = levels_.best().recipe;
        hint_ = chain_hint(*board_, kChainModes[mode_], recipe_, levels_.best().complexity);
        stage_ = kPatterns;
        return Outcome::kFound;
      }
      if (++stage_ == kChainModeCount) {
        stage_ = kPatterns;
        return Outcome::kNothing;
      }
      levels_.start(*board_, kChainModes[stage_], chains_);
    }
  }
  return Outcome::kPaused;
}

// Calls `find(changes)` with what has changed since it found nothing.
template <typename Find>
bool StepSearch::look(Memory memory, Find find) {
  if (find(changes_[memory])) return true;
  changes_[memory] = {};
  return false;
}

bool StepSearch::find_pattern() {
  const Board& board = *board_;
  Hint& hint = hint_;
  const auto direct_set = [&](Memory memory, int size) {
    return look(memory,
                [&](Changes& since) { return find_direct_hidden_set(board, since, size, hint); });
  };
  const auto naked_set = [&](Memory memory, int size) {
    return look(memory, [&](Changes& since) { return find_naked_set(board, since, size, hint); });
  };
  const auto hidden_set = [&](Memory memory, int size) {
    return look(memory, [&](Changes& since) { return find_hidden_set(board, since, size, hint); });
  };
  const auto fish = [&](Memory memory, int size) {
    return look(memory, [&](Changes& since) { return find_fish(board, since, size, hint); });
  };
  const auto other = [&](Memory memory, auto find) {
    return look(memory, [&](Changes& since) { return find(board, since, hint); });
  };
  return other(kHiddenSingle, find_hidden_single) || other(kDirectLocked, find_direct_locked) ||
         direct_set(kDirectPair, 2) || find_naked_single(board, hint) ||
         direct_set(kDirectTriplet, 3) || other(kLocked, find_locked) || naked_set(kNakedPair, 2) ||
         fish(kXWing, 2) || hidden_set(kHiddenPair, 2) || naked_set(kNakedTriplet, 3) ||
         fish(kSwordfish, 3) || hidden_set(kHiddenTriplet, 3) || other(kXYWing, find_xy_wing) ||
         other(kXYZWing, find_xyz_wing) || find_unique_loop(board, hint) ||
         naked_set(kNakedQuad, 4) || fish(kJellyfish, 4) || hidden_set(kHiddenQuad, 4) ||
         find_bivalue_universal_grave(board, hint) || other(kAlignedPair, find_aligned_pair) ||
         find_forcing_chain() || other(kAlignedTriplet, find_aligned_triplet);
}

bool StepSearch::find_forcing_chain() {
  chains_.build(*board_);
  return chains_.find_best(hint_, recipe_);
}

double StepSearch::progress() const { return stage_ == kPatterns ? 0 : levels_.progress(); }

}  // namespace jiugong::teach
