#include "teach/all_steps.h"

#include <algorithm>

#include "teach/chain_hint.h"
#include "teach/pattern_search.h"

namespace jiugong::teach {
namespace {

// The work of all patterns and forcing chains, in nodes.
constexpr std::uint64_t kFirstWork = 20'000;

}  // namespace

void AllSteps::start(const Board& board) {
  board_ = &board;
  stage_ = -1;
  found_.clear();
}

bool AllSteps::advance(std::uint64_t& budget) {
  while (budget != 0) {
    if (stage_ < 0) {
      budget -= std::min(budget, kFirstWork);
      find_patterns_and_forcing_chains();
    } else if (levels_.advance(budget)) {
      add_chains();
    } else {
      continue;
    }
    // Assumptions are followed only where there is nothing easier.
    if (!found_.empty() || ++stage_ == kChainModeCount) {
      std::stable_sort(found_.begin(), found_.end(), [](const Found& a, const Found& b) {
        return a.hint.rating < b.hint.rating;
      });
      return true;
    }
    levels_.start(*board_, kChainModes[stage_], ChainSearch::Wish::kAll, chains_);
  }
  return false;
}

void AllSteps::find_patterns_and_forcing_chains() {
  patterns_.clear();
  HintSink sink(patterns_);
  PatternSearch search;
  search.start();
  search.find_before_chains(*board_, sink);
  search.find_after_chains(*board_, sink);
  for (const Hint& hint : patterns_) found_.push_back({hint, {}, -1});
  chains_.build(*board_);
  chains_.find_all(hints_);
  for (const NestedHint& hint : hints_.hints) {
    found_.push_back({chains_.find_again(hint.recipe).hint, hint.recipe, -1});
  }
}

void AllSteps::add_chains() {
  levels_.write_all(hints_);
  for (const NestedHint& hint : hints_.hints) {
    found_.push_back({chain_hint(*board_, kChainModes[stage_], hint.recipe, hint.complexity),
                      hint.recipe, stage_});
  }
}

}  // namespace jiugong::teach
