#include "analysis/given_sets.h"

#include <algorithm>

namespace jiugong::analysis {

Grid part_of(const Grid& puzzle, const CellSet& givens) {
  Grid part;
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    if (givens.test(cell)) part.set(cell, puzzle[cell]);
  }
  return part;
}

void KnownGivenSets::forget() {
  broken_.clear();
  unsolvable_.clear();
}

std::optional<bool> KnownGivenSets::solvable(const CellSet& givens) const {
  const auto none_is_broken = [&](const CellSet& broken) { return !broken.intersects(givens); };
  if (std::any_of(broken_.begin(), broken_.end(), none_is_broken)) return true;
  const auto contained = [&](const CellSet& part) { return part.is_subset_of(givens); };
  if (std::any_of(unsolvable_.begin(), unsolvable_.end(), contained)) return false;
  return std::nullopt;
}

void KnownGivenSets::learn_unsolvable(const CellSet& givens) { unsolvable_.push_back(givens); }

void KnownGivenSets::learn_solution(const Grid& solution, const Grid& puzzle) {
  CellSet broken;
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    if (puzzle[cell] != 0 && puzzle[cell] != solution[cell]) broken.set(cell);
  }
  broken_.push_back(broken);
}

}  // namespace jiugong::analysis
