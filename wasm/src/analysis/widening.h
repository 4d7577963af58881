// Widening: in which cells can a solution differ from a given one at the same time?
#pragma once

#include <cstddef>
#include <vector>

#include "grid/cell_set.h"
#include "jiugong/grid.h"

namespace jiugong::analysis {

using grid::CellSet;

// Goes through cells in order and adds each in which a solution can differ together with those
// added before. Runs of cells are tried together, doubled while there is a solution and halved when
// there is none; the first run is all of them.
class Widening {
 public:
  void start(const std::vector<Cell>& order);

  bool done() const { return next_ == order_.size(); }

  // The cells in which a solution should differ; only while not done.
  CellSet trial() const;

  // There is a solution, which differs in `cells`; they contain trial().
  void accept(const CellSet& cells);

  // There is none, or none that is found cheaply.
  void refuse();

 private:
  void skip_added();

  std::vector<Cell> order_;
  CellSet added_;
  std::size_t next_ = 0;  // the first cell not decided
  std::size_t run_ = 1;   // how many are tried together
};

}  // namespace jiugong::analysis
