// What to ask the solver next, so that its answer says as much as possible.
#pragma once

#include "jiugong/grid.h"

namespace jiugong::internal {

// A puzzle, some of whose constraints may only be met by candidates not seen in a solution so far.
//
// A constraint is "a cell holds one digit" or "a digit has one place in a house" (324 in all), and
// every solution meets each with one candidate. So a solution of `marks` shows a new candidate for
// every constraint that was restricted; and when one constraint was restricted and there is no
// solution, all its unseen candidates are impossible at once.
struct Question {
  Marks marks{};
  Marks asked{};        // the unseen candidates of the restricted constraints
  int constraints = 0;  // how many were restricted
};

// Restricts up to `wanted` constraints of `alive` to their unseen candidates, those with the most
// first. `unseen` is a part of `alive` and not empty, so at least one constraint is restricted.
Question ask_for_unseen(const Marks& alive, const Marks& unseen, int wanted);

}  // namespace jiugong::internal
