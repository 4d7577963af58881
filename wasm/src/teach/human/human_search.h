// The search for the next step in the human style but for chains that follow several assumptions: technique by
// technique in the order of HoDoKu 2.2, in portions.
#pragma once

#include <cstdint>

#include "teach/board.h"
#include "teach/hint.h"
#include "teach/human/link_chains.h"
#include "teach/human/set_chains.h"

namespace jiugong::teach::human {

// The score of a technique, as a rating: HoDoKu's score in tenths.
double score_of(Technique technique);

class HumanSearch {
 public:
  enum class Outcome : std::uint8_t { kPaused, kFound, kNothing };

  // Starts the search for a step of a board, which must outlive it. The cells of `givens` are no part of
  // avoidable rectangles.
  void start(const Board& board, CellSet givens);

  // Goes on for about `budget` nodes and takes them from it; returns whether the sink has enough, or all has
  // been searched. For a sink that wants all, wings and chains of almost locked sets are left out if it has
  // got something.
  Outcome advance(std::uint64_t& budget, HintSink& sink);

 private:
  bool find_pattern(HintSink& sink);
  bool find_link_chain(std::uint64_t& budget, HintSink& sink);
  bool find_set_chain(std::uint64_t& budget, HintSink& sink);

  const Board* board_ = nullptr;
  CellSet givens_;
  std::size_t stage_ = 0;
  bool started_ = false;  // whether the search of a stage in portions has been
  bool over_ = false;     // whether it is
  LinkChains link_chains_;
  SetChains set_chains_;
};

}  // namespace jiugong::teach::human
