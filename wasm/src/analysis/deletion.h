// From givens without solution to a part of them of which none can go, by the deletion filter (John Chinneck, Erik
// Dravnieks, "Locating minimal infeasible constraint sets in linear programs", 1991).
#pragma once

#include <cstddef>
#include <vector>

#include "analysis/given_sets.h"

namespace jiugong::analysis {

// The givens in the order in which they are tried to be taken away.
using Order = std::vector<Cell>;

// Takes givens away in order, each that can go. Runs of givens are tried together, doubled while
// they can go and halved when they cannot; that changes the number of trials only, since what can
// go together can go one by one.
class Deletion {
 public:
  // Begins with all givens of `order`, which have no solution together.
  void start(const Order& order);

  bool done() const { return next_ == order_.size(); }

  // The set to be solved next; only while not done.
  CellSet trial() const;

  // Says whether trial() has a solution.
  void answer(bool solvable);

  // Says that trial() takes too long. Fewer givens are tried together, or a single one once more
  // after the others: with some of these gone it is more likely to be needed, which is soon seen.
  void postpone();

  // Whether all that is left to try was postponed since a given was last taken away, so that the
  // same questions would be asked again.
  bool stuck() const { return !done() && postponed_ == undecided(); }

  // Has the postponed givens tried again.
  void resume() { postponed_ = 0; }

  // How many givens are left to try.
  std::size_t undecided() const { return order_.size() - next_; }

  // What was not taken away: minimal once done.
  const CellSet& rest() const { return rest_; }

  // How many givens are known to stay.
  std::size_t necessary() const { return necessary_; }

 private:
  Order order_;
  CellSet rest_;
  std::size_t next_ = 0;       // the first given not decided
  std::size_t run_ = 1;        // how many are tried together
  std::size_t postponed_ = 0;  // since a given was last taken away
  std::size_t necessary_ = 0;
};

// The orders worth trying, made from the puzzle alone: givens that have nothing to do with a cell
// without candidate, or a digit without place in a house, go first; then, for each box, those far
// from it.
std::vector<Order> deletion_orders(const Grid& puzzle);

}  // namespace jiugong::analysis
