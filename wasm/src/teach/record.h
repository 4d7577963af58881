// Makes the full record of a hint.
#pragma once

#include "teach/board.h"
#include "teach/hint.h"

namespace jiugong::teach {

// `board` is the position before the step.
Step record_of(const Board& board, const Hint& hint);

}  // namespace jiugong::teach
