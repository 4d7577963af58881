// Lower bounds for the number of presses.
#pragma once

#include <span>

#include "twist/sort/shape.h"

namespace jiugong::twist::sort {

// Returns a lower bound from distances: a quarter turn moves four tiles one cell closer to their
// places at best, a half turn two cells. Equal tiles have equal numbers.
int distance_bound(const SortShape& shape, std::span<const Tile> from, std::span<const Tile> to);

// Returns the least number of presses from `bound` on with the right parity: every quarter turn is
// three transpositions, so their number has the parity of the permutation between the two orders of
// different tiles. With equal tiles, or if half turns count as one press, parity gives no bound.
int parity_bound(const SortShape& shape, std::span<const Tile> from, std::span<const Tile> to,
                 int bound);

}  // namespace jiugong::twist::sort
