// The branching rule: selects the cell and value to try next by dom/wdeg (Boussemart, Hemery,
// Lecoutre, Sais, "Boosting systematic search by weighting constraints", 2004), over cells and over
// the places of values in houses.
#pragma once

#include <optional>

#include "regions/board.h"

namespace jiugong::regions {

// A cell and one of its values, or several interchangeable ones.
struct Branch {
  Small cell = 0;
  Mask value = 0;         // the value to try
  Mask alternatives = 0;  // it and the values interchangeable with it
};

// Returns the next branch for a board that has been propagated without contradiction, or nothing if
// every cell has its value. The values in `alike` are interchangeable.
std::optional<Branch> choose_branch(const Board& board, Mask alike);

}  // namespace jiugong::regions
