// The search for the next step: all techniques in the order of a style, in portions.
#pragma once

#include <cstdint>

#include "teach/board.h"
#include "teach/chain_levels.h"
#include "teach/forcing_chains.h"
#include "teach/hint.h"
#include "teach/human/human_search.h"
#include "teach/pattern_search.h"
#include "teach/unique_loops.h"

namespace jiugong::teach {

class StepSearch {
 public:
  enum class Outcome : std::uint8_t { kPaused, kFound, kNothing };

  // Prepares for the steps of a board, which must outlive them. (The human style asks for the givens.)
  // Techniques whose ratings are all above `max_rating` need not be looked for.
  void start(Board& board, Style style, CellSet givens, int max_rating);

  // Goes on for about `budget` nodes, takes them from it, and returns whether it has found the next
  // step: hint(). After that it looks for the step after; apply the hint before.
  Outcome advance(std::uint64_t& budget);

  const Hint& hint() const { return sink_.hint; }
  // How to find the chain of the hint again, if it is one.
  const ChainLocator& locator() const { return locator_; }
  // The search that found it: -1 forcing chains, or a number in kChainModes.
  int mode() const { return mode_; }

  // The searches for chains, which are idle until the next advance().
  ForcingChains& chains() { return chains_; }
  ChainLevels& levels() { return levels_; }
  human::HumanSearch& human() { return human_; }

  // The part of the present search that is done.
  double progress() const;

 private:
  // Where it is: before a step, before the chains of assumptions (human style: kPatterns), or in a search
  // of kChainModes.
  static constexpr int kBegin = -4, kPatterns = -3, kLoops = -2, kChains = -1;

  void begin();
  Outcome find_before_assumptions(std::uint64_t& budget);
  Outcome find_pattern_or_chain(std::uint64_t& budget);
  // Begins the next search of kChainModes; returns whether there is one to look for.
  bool begin_mode(int mode);

  Board* board_ = nullptr;
  Style style_ = Style::kExplainer;
  CellSet givens_;
  int max_rating_ = 0;
  human::HumanSearch human_;
  PatternSearch patterns_;
  UniqueLoops loops_;
  ForcingChains chains_;
  ChainLevels levels_;
  int stage_ = kBegin;
  HintSink sink_;
  ChainLocator locator_;
  int mode_ = -1;
};

}  // namespace jiugong::teach
