// A value that some cells must hold is ruled out for the cells that see all its places.
#pragma once

#include <vector>

#include "regions/board.h"

namespace jiugong::regions {

// Cells A that are known to hold some values, and cells B that share some with A. A value that has no
// place in `out`, the cells of A outside B, lies within both and leaves `others`, which see all of
// these cells.
struct Lock {
  Cells out;
  Cells others;
};

// Applies the lock for `values`, which the cells of A must hold. Returns false on a contradiction.
inline bool apply(const Lock& lock, Mask values, Board& board) {
  // (Where the last value goes cannot be foreseen, so all cells are looked at.)
  for (const Small cell : lock.out) values &= ~board.candidates(cell);
  if (values == 0) return true;
  for (const Small cell : lock.others) {
    if (!board.restrict_to(cell, ~values)) return false;
  }
  return true;
}

inline bool apply_all(const std::vector<Lock>& locks, Mask values, Board& board) {
  for (const Lock& lock : locks) {
    if (!apply(lock, values, board)) return false;
  }
  return true;
}

}  // namespace jiugong::regions
