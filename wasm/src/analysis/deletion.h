// Deletion-based reduction of unsolvable givens to a minimal unsolvable subset: the deletion filter
// (John Chinneck, Erik Dravnieks, "Locating minimal infeasible constraint sets in linear programs",
// 1991).
#pragma once

#include <cstddef>
#include <vector>

#include "analysis/given_sets.h"

namespace jiugong::analysis {

// The givens in the order in which the search tries to remove them.
using Order = std::vector<Cell>;

// Removes givens in order, each one whose removal leaves the rest unsolvable. Runs of givens are
// tried together; a run doubles after success and halves after failure. This changes only the
// number of trials, since givens that can be removed together can also be removed one by one.
class Deletion {
 public:
  // Starts with all givens of `order`, which have no solution together.
  void start(const Order& order);

  bool done() const { return next_ == order_.size(); }

  // The set to solve next; only while not done.
  CellSet trial() const;

  // Reports whether trial() has a solution.
  void answer(bool solvable);

  // Reports that trial() takes too long. The search then tries fewer givens together, or retries a
  // single one after the others: once some of these are removed, it is more likely to be necessary,
  // which is quick to show.
  void postpone();

  // Whether all undecided givens were postponed since the last removal, so that the same questions
  // would be asked again.
  bool stuck() const { return !done() && postponed_ == undecided(); }

  // Retries the postponed givens.
  void resume() { postponed_ = 0; }

  // The number of undecided givens.
  std::size_t undecided() const { return order_.size() - next_; }

  // The givens that were not removed: a minimal set once done.
  const CellSet& rest() const { return rest_; }

  // The number of givens known to be necessary.
  std::size_t necessary() const { return necessary_; }

 private:
  Order order_;
  CellSet rest_;
  std::size_t next_ = 0;       // the first undecided given
  std::size_t run_ = 1;        // number of givens tried together
  std::size_t postponed_ = 0;  // since the last removal
  std::size_t necessary_ = 0;
};

// Returns the orders worth trying, computed from the puzzle alone. The first removes the givens
// unrelated to a cell without candidates, or to a digit without places in a house; then, for each
// box, an order removes the givens far from it.
std::vector<Order> deletion_orders(const Grid& puzzle);

}  // namespace jiugong::analysis
