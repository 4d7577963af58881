// A plain reference solver: singles by bit boards, then the cell with the fewest candidates. It is
// slow, simple, and independent of the fast solver's layout.
#pragma once

#include <cstdint>

#include "jiugong/grid.h"

namespace jiugong {

// Returns the number of solutions of `marks`, at most `limit`.
std::uint64_t count_plainly(const Marks& marks, std::uint64_t limit);

// Returns the number of solutions of `grid`, at most `limit`; 0 if givens clash.
std::uint64_t count_plainly(const Grid& grid, std::uint64_t limit);

}  // namespace jiugong
