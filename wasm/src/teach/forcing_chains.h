// Cycles and forcing chains over links that do not change: on(x) ⇒ off(x), off(x) ⇒ on(x).
#pragma once

#include <vector>

#include "jiugong/owned.h"
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

template <int W>
struct StaticChains;

// The searches for one set of candidates. They are independent of the width of the rows, which follows
// from the number of candidates with strong links.
class ForcingChains {
 public:
  // Prepares the searches below. `candidates` must outlive them.
  void build(const Candidates& candidates);

  // Finds the hint that Sudoku Explainer would choose: lowest rating, then complexity, then kind, then
  // order. Returns whether there is one. It does the same as all(), but faster: the shortest chains of
  // all starts are found together, and only cycles that can be better are looked for.
  bool find_best(Hint& hint, ChainLocator& locator);

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
  FoundChain find_again(const ChainLocator& locator);

 private:
  // Words a row. Few states have more than 256 candidates with strong links. (128 bits, which are enough
  // for most, save a twelfth of the time at 7.0 to 7.5 and nothing elsewhere.)
  static constexpr int kNarrow = 4, kWide = 12;

  template <typename Use>
  auto with_searches(Use use);

  bool is_wide_ = false;
  detail::Owned<StaticChains<kNarrow>> narrow_;
  detail::Owned<StaticChains<kWide>> wide_;
};

}  // namespace jiugong::teach
