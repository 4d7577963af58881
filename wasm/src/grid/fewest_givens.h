// The fewest givens of a puzzle with exactly one solution.
#pragma once

namespace jiugong::grid {

// McGuire, Tugemann, Civario (2012): no puzzle has 16.
inline constexpr int kFewestGivens = 17;

}  // namespace jiugong::grid
