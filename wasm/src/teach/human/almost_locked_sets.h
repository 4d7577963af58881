// Almost locked sets: cells of a house with one digit more than they are. Without one of its digits a set has
// all others.
#pragma once

#include <cstdint>
#include <vector>

#include "teach/board.h"

namespace jiugong::teach::human {

// A set, by number, with which another has digits in common that only one of them can have.
struct SetLink {
  std::uint16_t set;
  DigitSet digits;
};

struct AlmostLockedSet {
  CellSet cells;
  DigitSet digits = 0;
  CellSet seen[9];  // by digit: what all of its places in the set see

  std::vector<SetLink> links;  // found by SetChains
};

// The largest sets that are told: five cells.
inline constexpr int kMaxAlmostLockedCells = 5;

// All almost locked sets of a state, small ones first, each once.
std::vector<AlmostLockedSet> almost_locked_sets(const Candidates& state);

}  // namespace jiugong::teach::human
