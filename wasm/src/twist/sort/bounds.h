// How many presses it takes at least.
#pragma once

#include <span>

#include "twist/sort/shape.h"

namespace jiugong::twist::sort {

// No way from one order of tiles to the other has fewer presses: a turn brings four tiles one cell
// nearer to their places at best, a half turn two. Equal tiles have equal numbers.
int distance_bound(const SortShape& shape, std::span<const Tile> from, std::span<const Tile> to);

// The least number from `bound` on that an answer can have: every quarter turn is three exchanges,
// so their number is even or odd like that of the exchanges that lead from one order of different
// tiles to the other. Nothing is known where tiles are equal or half turns count as one press.
int parity_bound(const SortShape& shape, std::span<const Tile> from, std::span<const Tile> to,
                 int bound);

}  // namespace jiugong::twist::sort
