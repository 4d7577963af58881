// So many cells of a line are higher than all before them.
#pragma once

#include <cstddef>
#include <vector>

#include "regions/model.h"
#include "regions/propagators/propagator.h"

namespace jiugong::regions {

// Exact, if the cells may be equal. Where they differ, it knows that of two no height is the same, and that the highest of
// i cells has i values up to it (as in Interactive Sudoku Solver).
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
