// The plain solver the engine began with, kept as a reference: singles by bit boards, then the cell
// with the fewest candidates. Slow, simple, and written without a thought of the fast one's layout.
#pragma once

#include <cstdint>

#include "jiugong/grid.h"

namespace jiugong {

// Solutions of `marks`, at most `limit`.
std::uint64_t count_plainly(const Marks& marks, std::uint64_t limit);

// Solutions of `grid`, at most `limit`; none when givens clash.
std::uint64_t count_plainly(const Grid& grid, std::uint64_t limit);

}  // namespace jiugong
