// What the houses on a line tell of its sums.
#pragma once

#include <cstdint>
#include <vector>

#include "regions/lists.h"

namespace jiugong::regions {

// Where full houses, next to each other or mixed, fill a line from its beginning or to its end, the sum up to there is
// known. Returns for each cell of the line, and for its end, what those before it add up to modulo `modulus`, as
// far as that is known, otherwise -1. Each house adds up to `house_total`, and the whole line to a multiple of `modulus`.
// A line that names a cell twice tells nothing.
std::vector<int> known_sums(const Cells& line, const Lists& full_houses, std::int64_t house_total,
                            int modulus);

}  // namespace jiugong::regions
