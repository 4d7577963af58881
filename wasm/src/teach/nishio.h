// Whether a digit placed or removed somewhere leaves a house without a place for it.
#pragma once

#include "teach/board.h"

namespace jiugong::teach {

// Follows what the candidate being on or off means for its digit alone. A Nishio chain ends in a
// contradiction exactly if a house is left without a place; its run is then needed for the length only.
bool leaves_no_place(const Candidates& candidates, Cell cell, int digit, bool on);

}  // namespace jiugong::teach
