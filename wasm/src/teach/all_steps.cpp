#include "teach/all_steps.h"

#include <algorithm>
#include <limits>
#include <numeric>

#include "teach/chain_hint.h"

namespace jiugong::teach {
namespace {

// The work of the techniques before unique loops, after them, and after forcing chains; of finding all forcing
// chains, and one of them again; in nodes.
constexpr std::uint64_t kFirstPatternsWork = 20'000, kExclusionWork = 50'000,
                        kAllChainsWork = 20'000, kLocatorWork = 2000;

}  // namespace

void AllSteps::start(const Board& board, Style style, CellSet givens) {
  board_ = &board;
  style_ = style;
  stage_ = kPatterns;
  hints_.clear();
  locators_.clear();
  order_.clear();
  mode_ = -1;
  sink_ = HintSink(hints_, style == Style::kHuman);
  patterns_.start();
  loops_.start(board);
  human_.start(board, givens);
}

bool AllSteps::advance(std::uint64_t& budget) {
  while (budget != 0) {
    if (stage_ < 0) {
      if (!find_before_assumptions(budget)) continue;
      stage_ = 0;
    } else if (levels_.advance(budget)) {
      add_chains();
      ++stage_;
    } else {
      continue;
    }
    // Assumptions are followed only where there is nothing easier.
    if (!hints_.empty() || stage_ == kChainModeCount) {
      sort();
      return true;
    }
    levels_.start(*board_, kChainModes[stage_], ChainSearch::Scope::kAll, chains_);
  }
  return false;
}

// The order of all hints. There are few different ratings.
void AllSteps::sort() {
  if (style_ == Style::kHuman) {
    order_.resize(hints_.size());
    std::iota(order_.begin(), order_.end(), std::uint16_t{0});
    return;
  }
  for (double rating = -1; order_.size() < hints_.size();) {
    double next = std::numeric_limits<double>::max();
    for (const Hint& hint : hints_) {
      if (hint.rating > rating) next = std::min(next, hint.rating);
    }
    rating = next;
    for (std::size_t i = 0; i < hints_.size(); ++i) {
      if (hints_[i].rating == rating) order_.push_back(static_cast<std::uint16_t>(i));
    }
  }
}

ChainLocator AllSteps::locator(std::size_t number) const {
  const std::size_t patterns = hints_.size() - locators_.size();
  return order_[number] < patterns ? ChainLocator() : locators_[order_[number] - patterns];
}

// Returns whether all before the chains of assumptions has been searched.
bool AllSteps::find_before_assumptions(std::uint64_t& budget) {
  if (style_ == Style::kExplainer) return find_pattern_or_chain(budget);
  if (human_.advance(budget, sink_) == human::HumanSearch::Outcome::kPaused) return false;
  for (Hint& hint : hints_) hint.rating = human::score_of(hint.technique);
  return true;
}

// Goes on with one stage.
bool AllSteps::find_pattern_or_chain(std::uint64_t& budget) {
  const auto spend = [&](std::uint64_t work) { budget -= std::min(budget, work); };
  switch (stage_) {
    case kPatterns:
      spend(kFirstPatternsWork);
      patterns_.find_before_loops(*board_, sink_);
      break;
    case kLoops:
      if (!loops_.advance(budget, sink_)) return false;
      break;
    case kAfterLoops:
      spend(kFirstPatternsWork);
      patterns_.find_after_loops(*board_, sink_);
      break;
    case kAfterChains:
      spend(kExclusionWork);
      patterns_.find_after_chains(*board_, sink_);
      break;
    case kForcingChains:
      spend(kAllChainsWork);
      chains_.build(*board_);
      chains_.find_all(chain_hints_);
      break;
    default:
      if (locators_.size() == chain_hints_.hints.size() || hints_.size() == kMaxAllSteps)
        return true;
      spend(kLocatorWork);
      locators_.push_back(chain_hints_.hints[locators_.size()].locator);
      hints_.push_back(chains_.find_again(locators_.back()).hint);
      return false;
  }
  ++stage_;
  return false;
}

void AllSteps::add_chains() {
  mode_ = stage_;
  levels_.write_all(chain_hints_);
  for (const NestedHint& hint : chain_hints_.hints) {
    if (hints_.size() == kMaxAllSteps) return;
    locators_.push_back(hint.locator);
    hints_.push_back(chain_hint(*board_, kChainModes[stage_], hint.locator, hint.complexity));
    Hint& found = hints_.back();
    if (style_ == Style::kHuman) found.rating = human::score_of(found.technique);
  }
}

}  // namespace jiugong::teach
