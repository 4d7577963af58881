// Almost locked sets: cells of a house with one digit more than they are. Without one of its digits a set has
// all others.
#pragma once

#include <vector>

#include "teach/board.h"

namespace jiugong::teach::human {

struct AlmostLockedSet {
  CellSet cells;
  DigitSet digits = 0;
  CellSet seen[9];  // by digit: what all of its places in the set see

  // Of searches: the number of its first link, and the digits by which it has been reached.
  std::size_t first_link = 0;
  DigitSet reached = 0;
};

// The largest sets that are told: five cells.
inline constexpr int kMaxAlmostLockedCells = 5;

// All almost locked sets of a state, small ones first, each once.
std::vector<AlmostLockedSet> almost_locked_sets(const Candidates& state);

}  // namespace jiugong::teach::human
