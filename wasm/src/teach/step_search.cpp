#include "teach/step_search.h"

#include <algorithm>

#include "teach/chain_hint.h"

namespace jiugong::teach {
namespace {

// The work of all techniques before the chains of assumptions, in nodes.
constexpr std::uint64_t kPatternsWork = 5000;

}  // namespace

void StepSearch::start(Board& board) {
  board_ = &board;
  board_->take_changes();
  patterns_.start();
  stage_ = kPatterns;
}

StepSearch::Outcome StepSearch::advance(std::uint64_t& budget) {
  while (budget != 0) {
    if (stage_ == kPatterns) {
      sink_.hint = Hint();
      mode_ = -1;
      patterns_.add(board_->take_changes());
      budget -= std::min(budget, kPatternsWork);
      if (find_pattern_or_chain()) return Outcome::kFound;
      stage_ = 0;
      levels_.start(*board_, kChainModes[stage_], ChainSearch::Wish::kBest, chains_);
    } else if (levels_.advance(budget)) {
      if (levels_.best().found) {
        mode_ = stage_;
        recipe_ = levels_.best().recipe;
        sink_.hint = chain_hint(*board_, kChainModes[mode_], recipe_, levels_.best().complexity);
        stage_ = kPatterns;
        return Outcome::kFound;
      }
      if (++stage_ == kChainModeCount) {
        stage_ = kPatterns;
        return Outcome::kNothing;
      }
      levels_.start(*board_, kChainModes[stage_], ChainSearch::Wish::kBest, chains_);
    }
  }
  return Outcome::kPaused;
}

bool StepSearch::find_pattern_or_chain() {
  if (patterns_.find_before_chains(*board_, sink_)) return true;
  chains_.build(*board_);
  return chains_.find_best(sink_.hint, recipe_) || patterns_.find_after_chains(*board_, sink_);
}

double StepSearch::progress() const { return stage_ == kPatterns ? 0 : levels_.progress(); }

}  // namespace jiugong::teach
