#include "teach/all_steps.h"

#include <algorithm>
#include <limits>

#include "teach/chain_hint.h"
#include "teach/pattern_search.h"

namespace jiugong::teach {
namespace {

// The work of all patterns and forcing chains, in nodes.
constexpr std::uint64_t kFirstWork = 20'000;

}  // namespace

void AllSteps::start(const Board& board, Style style, CellSet givens) {
  board_ = &board;
  style_ = style;
  stage_ = -1;
  found_.clear();
  patterns_.clear();
  sink_ = HintSink(patterns_, style == Style::kHuman);
  human_.start(board, givens);
}

bool AllSteps::advance(std::uint64_t& budget) {
  while (budget != 0) {
    if (stage_ < 0) {
      if (!find_before_assumptions(budget)) continue;
    } else if (levels_.advance(budget)) {
      add_chains();
    } else {
      continue;
    }
    // Assumptions are followed only where there is nothing easier.
    if (!found_.empty() || ++stage_ == kChainModeCount) {
      if (style_ == Style::kHuman) return true;
      sort();
      return true;
    }
    levels_.start(*board_, kChainModes[stage_], ChainSearch::Wish::kAll, chains_);
  }
  return false;
}

// By rating, and stable. There are few different ratings.
void AllSteps::sort() {
  std::vector<Found> unsorted;
  unsorted.swap(found_);
  for (double rating = -1; found_.size() < unsorted.size();) {
    double next = std::numeric_limits<double>::max();
    for (const Found& found : unsorted) {
      if (found.hint.rating > rating) next = std::min(next, found.hint.rating);
    }
    rating = next;
    for (const Found& found : unsorted) {
      if (found.hint.rating == rating) found_.push_back(found);
    }
  }
}

// Returns whether all before the chains of assumptions has been searched.
bool AllSteps::find_before_assumptions(std::uint64_t& budget) {
  if (style_ == Style::kExplainer) {
    budget -= std::min(budget, kFirstWork);
    find_patterns_and_forcing_chains();
    return true;
  }
  if (human_.advance(budget, sink_) == human::HumanSearch::Outcome::kPaused) return false;
  for (Hint& hint : patterns_) {
    hint.rating = human::score_of(hint.technique);
    found_.push_back({hint, {}, -1});
  }
  return true;
}

void AllSteps::find_patterns_and_forcing_chains() {
  PatternSearch search;
  search.start();
  search.find_before_chains(*board_, sink_);
  search.find_after_chains(*board_, sink_);
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
    Hint& found = found_.back().hint;
    if (style_ == Style::kHuman) found.rating = human::score_of(found.technique);
  }
}

}  // namespace jiugong::teach
