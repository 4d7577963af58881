// Sets of givens, and what is known of their solutions.
#pragma once

#include <optional>
#include <vector>

#include "grid/cell_set.h"
#include "jiugong/grid.h"

namespace jiugong::analysis {

using grid::CellSet;

// The cells of the givens.
CellSet givens_of(const Grid& puzzle);

// The puzzle with these of its givens only.
Grid part_of(const Grid& puzzle, const CellSet& givens);

// What was learnt about sets of givens of one puzzle: a set without solution has none when givens
// are added, and a solution solves every set none of whose givens it breaks.
class Knowledge {
 public:
  void forget();

  // Whether the givens have a solution, if it follows from what was learnt.
  std::optional<bool> solvable(const CellSet& givens) const;

  void learn_unsolvable(const CellSet& givens);
  void learn_solution(const Grid& solution, const Grid& puzzle);

 private:
  std::vector<CellSet> broken_;      // by each solution: the givens it breaks
  std::vector<CellSet> unsolvable_;  // none of these sets has a solution
};

}  // namespace jiugong::analysis
