// Sets of givens, and the known facts about their solutions.
#pragma once

#include <optional>
#include <vector>

#include "grid/cell_set.h"
#include "jiugong/grid.h"

namespace jiugong::analysis {

using grid::CellSet;

// Returns the puzzle restricted to these givens.
Grid part_of(const Grid& puzzle, const CellSet& givens);

// Known facts about sets of givens of one puzzle: a superset of an unsolvable set is unsolvable,
// and a solution solves every set whose givens it all respects.
class KnownGivenSets {
 public:
  void forget();

  // Whether the givens have a solution, if the known facts decide it.
  std::optional<bool> solvable(const CellSet& givens) const;

  void learn_unsolvable(const CellSet& givens);
  void learn_solution(const Grid& solution, const Grid& puzzle);

 private:
  std::vector<CellSet> broken_;      // per solution, the givens it contradicts
  std::vector<CellSet> unsolvable_;  // sets without solution
};

}  // namespace jiugong::analysis
