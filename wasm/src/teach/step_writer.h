// Writes steps as the public header has them.
#pragma once

#include "jiugong/teach.h"
#include "teach/board.h"
#include "teach/hint.h"

namespace jiugong::teach {

CandidateDigit public_candidate(int candidate);

// Writes all of a step but its trees. `state` has the candidates of its moment.
void write_step(const Candidates& state, const Hint& hint, Step& step);

// Adds what follows from the board before the step: blockers and excluded combinations.
void add_reasons(const Board& board, Step& step);

}  // namespace jiugong::teach
