// A solver too simple to be wrong, against which the others are checked.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "jiugong/grid.h"

namespace jiugong {

// How many solutions the puzzle has, at most `limit`: tries every digit in the blank cell with the
// fewest possible digits, looking at nothing but the houses of that cell.
std::uint64_t count_by_brute_force(const Grid& puzzle, std::uint64_t limit);

// The solutions themselves, found in the same way; nothing when there are more than `limit`.
std::optional<std::vector<Grid>> all_solutions(const Grid& puzzle, std::size_t limit);

}  // namespace jiugong
