// Lines of cells: which value may follow which, what lines that rise or fall say together, and skyscrapers.
#pragma once

#include <cstddef>
#include <vector>

#include "regions/lists.h"
#include "regions/model.h"
#include "regions/propagators/propagator.h"

namespace jiugong::regions {

// Pairs of neighbours: which value may follow which. Exact if no cell is named twice: each remaining value is in some line
// of allowed pairs. Besides, a value that one of two neighbours must have leaves the cells that see both.
class PairLineFilter : public Propagator {
 public:
  // Between the cells i and i + 1 of `line`, the value with the bit number v may be followed by next[v], which
  // has a word for each of the values; by another value if differ[i]. The cells of seers[i] differ from both, as far
  // as there are such lists.
  PairLineFilter(Cells line, std::vector<Mask> next, const std::vector<bool>& differ, Lists seers);

  bool filter(Board& board) override;

 private:
  bool exclude_needed(Board& board) const;

  std::vector<Mask> next_, previous_;  // per value
  std::vector<Mask> equal_;            // per pair, the values that both may have: all or none
  Lists seers_;                        // per pair
  std::vector<Mask> reached_;          // by filter(): per cell, values reached from the beginning
};

// A cell whose value is above, or below, those of several cells that differ, on lines that meet there. That it is above each
// of them is left to other propagators; this one knows that different values have to be below it.
class BeyondFilter : public Propagator {
 public:
  BeyondFilter(Small cell, Cells others, bool above);

  bool filter(Board& board) override;

 private:
  Small cell_;
  Cells others_;
  bool above_;
};

// So many cells of a line are higher than all before them. Exact, if the cells may be equal. Where they differ, it knows
// that of two no height is the same, and that the highest of i cells has i values up to it (as in Interactive Sudoku Solver).
class SkyscraperFilter : public Propagator {
 public:
  // `count` is 1 to the number of cells.
  SkyscraperFilter(Cells line, std::size_t count, bool differ);

  bool filter(Board& board) override;

 private:
  Mask hiding(Mask values) const;
  void look_forwards(const Board& board);

  std::size_t count_;
  bool differ_;
  // By filter(): the heights that the highest cell so far may have, after each cell, for 1..count_ visible ones.
  std::vector<Mask> highest_;
  std::vector<Mask> useful_;  // those after a cell that lead to the end
};

}  // namespace jiugong::regions
