// A solver simple enough to be evidently correct, used to check the others.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "jiugong/grid.h"

namespace jiugong {

// Returns the number of solutions, at most `limit`: tries every digit in the blank cell with the
// fewest possible digits, considering only the houses of that cell.
std::uint64_t count_by_brute_force(const Grid& puzzle, std::uint64_t limit);

// Returns the solutions, found in the same way; nothing if there are more than `limit`.
std::optional<std::vector<Grid>> all_solutions(const Grid& puzzle, std::size_t limit);

}  // namespace jiugong
