// A solver too simple to be wrong, against which the others are checked.
#pragma once

#include <cstdint>

#include "jiugong/grid.h"

namespace jiugong {

// How many solutions the puzzle has, at most `limit`: tries every digit in the blank cell with the
// fewest possible digits, looking at nothing but the houses of that cell.
std::uint64_t count_by_brute_force(const Grid& puzzle, std::uint64_t limit);

}  // namespace jiugong
