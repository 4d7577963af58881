// The state of a search over a RegionPuzzle: the candidates of each cell, and the rules that remove
// candidates.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "regions/cage_table.h"
#include "regions/layout.h"
#include "regions/work_budget.h"

namespace jiugong::regions {

// A FIFO queue without duplicates.
class WorkList {
 public:
  void resize(std::size_t pieces) {
    waits_.assign(pieces, 0);
    queue_.clear();
    next_ = 0;
  }
  bool empty() const { return next_ == queue_.size(); }
  void add(Small piece) {
    if (waits_[piece] != 0) return;
    waits_[piece] = 1;
    queue_.push_back(piece);
  }
  void add_all() {
    for (std::size_t piece = 0; piece < waits_.size(); ++piece) add(static_cast<Small>(piece));
  }
  Small take() {
    const Small piece = queue_[next_++];
    waits_[piece] = 0;
    if (empty()) clear();
    return piece;
  }
  void clear() {
    for (; next_ < queue_.size(); ++next_) waits_[queue_[next_]] = 0;
    queue_.clear();
    next_ = 0;
  }

 private:
  std::vector<std::uint8_t> waits_;
  std::vector<Small> queue_;
  std::size_t next_ = 0;
};

class Board {
 public:
  // Every cell may hold every value.
  explicit Board(Layout layout);

  // Restores the initial state.
  void reset();

  const Layout& layout() const { return layout_; }
  Mask candidates(std::size_t cell) const { return candidates_[cell]; }

  // Restricts the cell to `values`; returns false if no candidate remains.
  bool restrict_to(Small cell, Mask values);

  // Applies the rules until none removes another candidate (then is_stable) or the budget is spent;
  // returns false on a contradiction. Changes by restrict_to must be propagated or undone before
  // any other use of the board.
  bool propagate(WorkBudget& budget);
  bool is_stable() const;

  // The number of contradictions found in a house, or in the houses of a cell.
  std::uint32_t house_weight(std::size_t house) const { return house_weight_[house]; }
  std::uint32_t cell_weight(std::size_t cell) const { return cell_weight_[cell]; }

  // Checkpoints: mark() returns the present one; back_to(m) restores its candidates and clears the
  // pending work. Checkpoints are restored in reverse order.
  std::size_t mark();
  void back_to(std::size_t moment);

 private:
  bool follow_rules(std::uint64_t max_work);

  // Each rule returns false when it finds a contradiction.
  bool settle(Small cell);                 // removes the only value of the cell from its peers
  bool settle_neighbours(Small cell);      // removes consecutive values from adjacent cells
  bool place_hidden_singles(Small house);  // places values that have one place in the house
  bool look_at_crossings(Small house);     // see Crossing
  bool look_at_leftover(Small leftover);   // see Leftover
  bool look_at_sum(Small sum);             // removes values that are in no combination
  bool bound_distinct(SmallList open, int rest);
  bool combine_sets(Small sum, SmallList open, int rest);
  bool combine_sums(SmallList open, int rest);

  Mask union_of(SmallList cells) const;
  bool restrict_all(SmallList cells, Mask values);
  bool fail_in_house(std::size_t house);
  bool fail_at_cell(Small cell);
  void forget_work();

  Layout layout_;
  CageTable cage_table_;
  std::vector<Mask> candidates_;

  struct Change {
    Small cell;
    Mask before;
  };
  std::vector<Change> changes_;         // since the first mark
  std::vector<std::uint64_t> kept_at_;  // per cell, the moment at which its candidates were last
                                        // saved
  std::uint64_t moment_ = 0;

  std::vector<Small> singles_;                 // cells with one candidate left that are not settled
  std::uint64_t work_ = 0;                     // units not yet charged to the budget
  std::vector<std::uint32_t> work_of_change_;  // per cell
  WorkList houses_, crossings_, leftovers_, sums_, narrow_;
  std::vector<std::uint32_t> house_weight_, cell_weight_;
};

}  // namespace jiugong::regions
