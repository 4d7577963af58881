// Chains of strong and weak links in turn, as candidates: q1 = p1 - q2 = … = pn. One of the two ends is true.
#pragma once

#include "teach/board.h"
#include "teach/hint.h"

namespace jiugong::teach::human {

// Removes what sees both candidates, one of which is true.
void remove_seen_by_both(const Candidates& state, int a, int b, Hint& hint);

// Takes a chain if it removes something.
bool take_chain(const Candidates& state, Technique technique, std::initializer_list<int> nodes,
                HintSink& sink);

}  // namespace jiugong::teach::human
