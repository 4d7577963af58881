// Which value to try where: dom/wdeg (Boussemart, Hemery, Lecoutre, Sais, "Boosting systematic search by weighting
// constraints", 2004), over cells and over the places of values in houses.
#pragma once

#include <optional>

#include "regions/board.h"

namespace jiugong::regions {

// A cell and one of its values, or several of them that are alike.
struct Branch {
  Small cell = 0;
  Mask value = 0;         // the one to try
  Mask alternatives = 0;  // this and those that would do just as well
};

// The next branch for a board that has been propagated without contradiction; none when every cell has
// its value. `alike` are values that can be exchanged for one another.
std::optional<Branch> choose_branch(const Board& board, Mask alike);

}  // namespace jiugong::regions
