// The state of a search over a RegionPuzzle: which values each cell can still hold, and the rules that
// rule values out.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "cover/regions/cage_table.h"
#include "cover/regions/layout.h"
#include "cover/regions/work_budget.h"

namespace jiugong::internal {

// Work that waits, each piece once, first in first out.
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

  // As when it was made.
  void reset();

  const Layout& layout() const { return layout_; }
  Mask candidates(std::size_t cell) const { return candidates_[cell]; }

  // Lets a cell hold only `values`; false when it can hold none of them.
  bool restrict_to(Small cell, Mask values);

  // Follows the rules until none rules out another value (then is_stable) or the budget is spent; false on a
  // contradiction. What restrict_to has changed must be followed up, or gone back from, before the board is
  // used otherwise.
  bool propagate(WorkBudget& budget);
  bool is_stable() const;

  // How often a contradiction was found in a house, or in those of a cell.
  std::uint32_t house_weight(std::size_t house) const { return house_weight_[house]; }
  std::uint32_t cell_weight(std::size_t cell) const { return cell_weight_[cell]; }

  // Moments to come back to: mark() is the present one; back_to(m) restores the candidates of then, and
  // nothing is left to follow up. Marks are gone back to in reverse order.
  std::size_t mark();
  void back_to(std::size_t moment);

 private:
  bool follow_rules(std::uint64_t most_work);

  // Each rule returns false when it finds a contradiction.
  bool settle(Small cell);                 // its only value is that of none of its peers
  bool settle_neighbours(Small cell);      // nor next to one beside it
  bool place_hidden_singles(Small house);  // a value with one place in a house stands there
  bool look_at_crossings(Small house);     // see Crossing
  bool look_at_leftover(Small leftover);   // see Leftover
  bool look_at_sum(Small sum);             // values that no combination needs are none
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
  std::vector<std::uint64_t> kept_at_;  // of each cell the moment at which it was kept last
  std::uint64_t moment_ = 0;

  std::vector<Small> singles_;                 // cells with one value left that are not settled
  std::uint64_t work_ = 0;                     // that is not spent yet
  std::vector<std::uint32_t> work_of_change_;  // of each cell
  WorkList houses_, crossings_, leftovers_, sums_, narrow_;
  std::vector<std::uint32_t> house_weight_, cell_weight_;
};

}  // namespace jiugong::internal
