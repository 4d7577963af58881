// Widening: maximizes the set of cells in which a solution differs from a given one.
#pragma once

#include <cstddef>
#include <vector>

#include "grid/cell_set.h"
#include "jiugong/grid.h"

namespace jiugong::analysis {

using grid::CellSet;

// Goes through cells in order and adds each one in which a solution can differ together with those
// added before. Runs of cells are tried together; a run doubles after success and halves after
// failure. The first run contains all cells.
class Widening {
 public:
  void start(const std::vector<Cell>& order);

  bool done() const { return next_ == order_.size(); }

  // The cells in which a solution should differ; only while not done.
  CellSet trial() const;

  // Reports a solution that differs in `cells`, which contain trial().
  void accept(const CellSet& cells);

  // Reports that there is no solution, or none that is cheap to find.
  void refuse();

 private:
  void skip_added();

  std::vector<Cell> order_;
  CellSet added_;
  std::size_t next_ = 0;  // the first undecided cell
  std::size_t run_ = 1;   // number of cells tried together
};

}  // namespace jiugong::analysis
