#include "analysis/given_sets.h"

#include <algorithm>

namespace jiugong::analysis {

CellSet givens_of(const Grid& puzzle) {
  CellSet givens;
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    if (puzzle[cell] != 0) givens.set(static_cast<std::size_t>(cell));
  }
  return givens;
}

Grid part_of(const Grid& puzzle, const CellSet& givens) {
  Grid part;
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    if (givens[static_cast<std::size_t>(cell)]) part.set(cell, puzzle[cell]);
  }
  return part;
}

void Knowledge::forget() {
  broken_.clear();
  unsolvable_.clear();
}

std::optional<bool> Knowledge::solvable(const CellSet& givens) const {
  const auto none_is_broken = [&](const CellSet& broken) { return (broken & givens).none(); };
  if (std::any_of(broken_.begin(), broken_.end(), none_is_broken)) return true;
  const auto contained = [&](const CellSet& part) { return (part & ~givens).none(); };
  if (std::any_of(unsolvable_.begin(), unsolvable_.end(), contained)) return false;
  return std::nullopt;
}

void Knowledge::learn_unsolvable(const CellSet& givens) { unsolvable_.push_back(givens); }

void Knowledge::learn_solution(const Grid& solution, const Grid& puzzle) {
  CellSet broken;
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    broken[static_cast<std::size_t>(cell)] = puzzle[cell] != 0 && puzzle[cell] != solution[cell];
  }
  broken_.push_back(broken);
}

}  // namespace jiugong::analysis
