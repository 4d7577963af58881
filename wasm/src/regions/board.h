// The state of a search: the candidates of each cell, and the propagators that have to run.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "regions/network.h"
#include "regions/work_budget.h"

namespace jiugong::regions {

constexpr bool is_single(Mask values) { return (values & (values - 1)) == 0; }

class Board {
 public:
  explicit Board(Network network);

  // Restores the initial state: every cell may hold every value that is allowed there.
  void reset();

  const Network& network() const { return network_; }
  Mask candidates(std::size_t cell) const { return candidates_[cell]; }

  // Restricts the cell to `values`; returns false if no candidate remains.
  bool restrict_to(Small cell, Mask values) {
    const Mask before = candidates_[cell], after = before & values;
    return after == before || change(cell, after);
  }

  // Runs the propagators until none removes another candidate (then is_stable) or the budget is spent;
  // returns false on a contradiction. Changes by restrict_to must be propagated or undone before any
  // other use of the board.
  bool propagate(WorkBudget& budget);
  bool is_stable() const { return is_stable_; }

  // Runs one propagator by itself; returns false on a contradiction. The board has to be restored then.
  bool holds_alone(std::size_t propagator, WorkBudget& budget) {
    const bool holds = network_.propagators[propagator]->filter(*this);
    budget.spend(std::exchange(work_, 0));
    return holds;
  }

  // The number of contradictions that a propagator found in a scope with this cell, and where rules decide also of those
  // that followed when it was settled.
  std::uint32_t weight(std::size_t cell) const { return weights_[cell]; }

  // Where rules decide: the value that led to the most contradictions when a cell was settled with it, and their number;
  // no value if none stands out.
  struct FailingValue {
    Mask value = 0;
    std::uint32_t failures = 0;
  };
  FailingValue failing_value() const;

  // The candidates of all cells, when the board is stable; restore() forgets the pending work.
  const std::vector<Mask>& state() const { return candidates_; }
  void restore(const std::vector<Mask>& state);

  // For propagators:
  // the values removed from a watched house since the last call,
  Mask take_removed(std::size_t house) { return std::exchange(removed_[house], 0); }
  // and units of work to charge (see WorkBudget). Questions of the generator end by them: charged otherwise, a seed makes
  // another puzzle.
  void spend(std::uint64_t units) { work_ += units; }

 private:
  struct Wake {
    std::uint32_t word;
    std::uint64_t bits;
  };

  bool change(Small cell, Mask after);
  bool run(std::uint64_t max_work);
  bool settle(Small cell);
  bool is_open(SmallList cells) const;
  std::size_t next_waiting();
  void blame(const Propagator& propagator);
  void blame_settled();
  void forget_work();

  Network network_;
  std::vector<Mask> candidates_;

  // A bit a propagator, in the order of the network: whether it waits, and whether it is_thorough(). They are swept in that
  // order, again and again: if the first were always next, the cheap ones would run after every expensive one.
  std::vector<std::uint64_t> waiting_, thorough_;
  std::size_t position_ = 0;  // where the sweep is
  bool is_stable_ = false;

  std::vector<Wake> wakes_;              // which bits a change of a cell sets, cell by cell
  std::vector<std::size_t> wakes_from_;  // per cell, where its wakes begin
  std::vector<Small> singles_;           // the first have one candidate and are not settled
  std::size_t single_count_ = 0;         // of the first
  std::vector<Small> holders_;           // by settle(): the peers with its value
  Lists watched_houses_of_;              // per cell
  std::vector<Mask> removed_;            // per watched house
  std::vector<std::uint32_t> weights_;   // per cell
  std::vector<std::uint32_t> failures_;  // per value
  int settled_ = -1;                     // the last cell that was settled, or -1
  int emptied_ = -1;                     // the cell that lost its last candidate, or -1
  std::uint64_t work_ = 0;               // units not yet charged to the budget
};

}  // namespace jiugong::regions
