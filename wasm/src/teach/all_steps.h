// All steps that a board has now, in portions.
#pragma once

#include <cstdint>
#include <vector>

#include "teach/board.h"
#include "teach/chain_levels.h"
#include "teach/forcing_chains.h"
#include "teach/hint.h"
#include "teach/human/human_search.h"

namespace jiugong::teach {

class AllSteps {
 public:
  struct Found {
    Hint hint;
    Recipe recipe;  // of a chain
    int mode;       // the search that found it: -1, or a number in kChainModes
  };

  AllSteps(ForcingChains& chains, ChainLevels& levels, human::HumanSearch& human)
      : chains_(chains), levels_(levels), human_(human) {}

  // `board` must outlive the search. (The human style asks for the givens.)
  void start(const Board& board, Style style, CellSet givens);

  // Goes on for about `budget` nodes and takes them from it; returns whether the search is over.
  bool advance(std::uint64_t& budget);

  // By rating; equal ones in the order in which they were found. In the human style in its order.
  const std::vector<Found>& found() const { return found_; }

 private:
  bool find_before_assumptions(std::uint64_t& budget);
  void find_patterns_and_forcing_chains();
  void add_chains();
  void sort();

  ForcingChains& chains_;
  ChainLevels& levels_;
  human::HumanSearch& human_;
  Style style_ = Style::kExplainer;
  const Board* board_ = nullptr;
  int stage_ = -1;  // the search, as Found::mode
  std::vector<Hint> patterns_;
  HintSink sink_;
  NestedHints hints_;
  std::vector<Found> found_;
};

}  // namespace jiugong::teach
