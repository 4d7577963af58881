// All steps that a board has now, in portions.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "teach/board.h"
#include "teach/chain_levels.h"
#include "teach/forcing_chains.h"
#include "teach/hint.h"
#include "teach/human/human_search.h"
#include "teach/pattern_search.h"
#include "teach/unique_loops.h"

namespace jiugong::teach {

class AllSteps {
 public:
  // The searches for chains are idle until the next advance().
  AllSteps(ForcingChains& chains, ChainLevels& levels, human::HumanSearch& human)
      : chains_(chains), levels_(levels), human_(human) {}

  // `board` must outlive the search. (The human style asks for the givens.)
  void start(const Board& board, Style style, CellSet givens);

  // Goes on for about `budget` nodes and takes them from it; returns whether the search is over.
  bool advance(std::uint64_t& budget);

  // The part of the present search that is done.
  double progress() const { return stage_ < 0 ? 0 : levels_.progress(); }

  // The hints, by rating; equal ones in the order in which they were found. In the human style in its order.
  std::size_t count() const { return order_.size(); }
  const Hint& hint(std::size_t number) const { return hints_[order_[number]]; }
  // How to find the chain of a hint again, if it is one.
  ChainLocator locator(std::size_t number) const;
  // The search that found the chains: -1 forcing chains, or a number in kChainModes.
  int mode() const { return mode_; }

 private:
  // Where it is: before the chains of assumptions, or in a search of kChainModes. The human style goes from
  // kPatterns to the latter.
  static constexpr int kPatterns = -6, kLoops = -5, kAfterLoops = -4, kAfterChains = -3,
                       kForcingChains = -2, kLocators = -1;

  bool find_before_assumptions(std::uint64_t& budget);
  bool find_pattern_or_chain(std::uint64_t& budget);
  void add_chains();
  void sort();

  ForcingChains& chains_;
  ChainLevels& levels_;
  human::HumanSearch& human_;
  PatternSearch patterns_;
  UniqueLoops loops_;
  Style style_ = Style::kExplainer;
  const Board* board_ = nullptr;
  int stage_ = kPatterns;
  HintSink sink_;
  NestedHints chain_hints_;
  std::vector<Hint> hints_;             // in the order in which they were found
  std::vector<ChainLocator> locators_;  // of the chains, which come last
  int mode_ = -1;
  std::vector<std::uint16_t> order_;
};

}  // namespace jiugong::teach
