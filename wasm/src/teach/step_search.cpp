#include "teach/step_search.h"

#include <algorithm>

#include "teach/chain_hint.h"
#include "teach/rating.h"

namespace jiugong::teach {
namespace {

// The work of the techniques before unique loops, and of those after them that follow no assumptions, in
// nodes.
constexpr std::uint64_t kPatternsWork = 2000, kChainsWork = 3000;

// The lowest rating of cycles and forcing chains, in tenths. Aligned triplets have a higher one.
constexpr int kLowestOfChains = 65;

// The lowest rating that a search of kChainModes can lead to.
int lowest_of(const ChainMode& mode, Style style) {
  if (style == Style::kExplainer) return in_tenths(mode.base);
  const bool is_net = mode.dynamic && !mode.nishio;
  return in_tenths(human::score_of(is_net ? Technique::kDynamicCellForcingChains
                                          : Technique::kCellForcingChains));
}

}  // namespace

void StepSearch::start(Board& board, Style style, CellSet givens, int max_rating) {
  board_ = &board;
  style_ = style;
  givens_ = givens;
  max_rating_ = max_rating;
  board_->take_changes();
  patterns_.start();
  stage_ = kBegin;
}

StepSearch::Outcome StepSearch::advance(std::uint64_t& budget) {
  while (budget != 0) {
    if (stage_ == kBegin) begin();
    if (stage_ < 0) {
      const Outcome outcome = find_before_assumptions(budget);
      if (outcome == Outcome::kPaused) return outcome;
      if (outcome == Outcome::kFound) {
        stage_ = kBegin;
        return outcome;
      }
      if (!begin_mode(0)) return Outcome::kNothing;
    } else if (levels_.advance(budget)) {
      if (levels_.best().found) {
        mode_ = stage_;
        locator_ = levels_.best().locator;
        sink_.hint = chain_hint(*board_, kChainModes[mode_], locator_, levels_.best().complexity);
        if (style_ == Style::kHuman) sink_.hint.rating = human::score_of(sink_.hint.technique);
        stage_ = kBegin;
        return Outcome::kFound;
      }
      if (!begin_mode(stage_ + 1)) return Outcome::kNothing;
    }
  }
  return Outcome::kPaused;
}

bool StepSearch::begin_mode(int mode) {
  // (None of the later ones can lead to less.)
  if (mode == kChainModeCount || lowest_of(kChainModes[mode], style_) > max_rating_) {
    stage_ = kBegin;
    return false;
  }
  stage_ = mode;
  levels_.start(*board_, kChainModes[mode], ChainSearch::Scope::kBest, chains_);
  return true;
}

void StepSearch::begin() {
  sink_.hint = Hint();
  mode_ = -1;
  stage_ = kPatterns;
  if (style_ == Style::kHuman) {
    human_.start(*board_, givens_);
  } else {
    patterns_.add(board_->take_changes());
  }
}

StepSearch::Outcome StepSearch::find_before_assumptions(std::uint64_t& budget) {
  if (style_ == Style::kHuman) {
    switch (human_.advance(budget, sink_)) {
      case human::HumanSearch::Outcome::kPaused:
        return Outcome::kPaused;
      case human::HumanSearch::Outcome::kFound:
        sink_.hint.rating = human::score_of(sink_.hint.technique);
        return Outcome::kFound;
      case human::HumanSearch::Outcome::kNothing:
        return Outcome::kNothing;
    }
  }
  return find_pattern_or_chain(budget);
}

StepSearch::Outcome StepSearch::find_pattern_or_chain(std::uint64_t& budget) {
  if (stage_ == kPatterns) {
    budget -= std::min(budget, kPatternsWork);
    if (patterns_.find_before_loops(*board_, sink_)) return Outcome::kFound;
    loops_.start(*board_);
    stage_ = kLoops;
  }
  if (stage_ == kLoops) {
    if (!loops_.advance(budget, sink_)) return Outcome::kPaused;
    if (loops_.take_best(sink_)) return Outcome::kFound;
    stage_ = kChains;
  }
  budget -= std::min(budget, kChainsWork);
  if (patterns_.find_after_loops(*board_, sink_)) return Outcome::kFound;
  // (The searches of kChainModes need what is built here, and begin with higher ratings.)
  if (max_rating_ < kLowestOfChains) return Outcome::kNothing;
  chains_.build(*board_);
  const bool found =
      chains_.find_best(sink_.hint, locator_) || patterns_.find_after_chains(*board_, sink_);
  return found ? Outcome::kFound : Outcome::kNothing;
}

double StepSearch::progress() const { return stage_ < 0 ? 0 : levels_.progress(); }

}  // namespace jiugong::teach
