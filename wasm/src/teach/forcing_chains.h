// Cycles and forcing chains over links that do not change: on(x) ⇒ off(x), off(x) ⇒ on(x).
#pragma once

#include <memory>
#include <vector>

#include "teach/chain_graph.h"
#include "teach/hint.h"
#include "teach/nested_hints.h"

namespace jiugong::teach {

// A statement of a chain, and why it follows from the one before.
struct ChainStatement {
  std::uint16_t candidate;
  bool on;
  LinkReason reason;
};

// A chain or a cycle, which begins and ends with the same candidate, from its end to its assumption.
struct FoundChain {
  Hint hint;
  std::vector<ChainStatement> statements;
};

// The searches for one set of candidates. They are independent of the width of the rows, which follows
// from the number of candidates with strong links.
class ForcingChains {
 public:
  ForcingChains();
  ~ForcingChains();
  ForcingChains(ForcingChains&&) noexcept;
  ForcingChains& operator=(ForcingChains&&) noexcept;

  // Prepares the searches below. `candidates` must outlive them.
  void build(const Candidates& candidates);

  // Finds the hint that Sudoku Explainer would choose: lowest rating, then complexity, then kind, then
  // order. Returns whether there is one. It does the same as all(), but faster: the shortest chains of
  // all starts are found together, and only cycles that can be better are looked for.
  bool find_best(Hint& hint, Recipe& recipe);

  // Finds all hints, sorted, of equal removals only the best.
  void find_all(NestedHints& hints);

  // Which cells, and which houses for a digit, can give a cell or region chain over static links.
  struct Promising {
    bool everything = true;  // the rest has no meaning
    CellSet cells;
    DigitSet houses[kHouseCount] = {};
  };
  Promising promising();

  // Finds a chain or cycle again, with its statements.
  FoundChain find_again(const Recipe& recipe);

 private:
  template <int W>
  struct Searches;
  template <typename Use>
  auto with_searches(Use use);

  int width_ = 0;
  std::unique_ptr<Searches<2>> narrow_;
  std::unique_ptr<Searches<4>> medium_;
  std::unique_ptr<Searches<12>> wide_;
};

}  // namespace jiugong::teach
