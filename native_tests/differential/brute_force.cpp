#include "differential/brute_force.h"

#include <bit>

namespace jiugong {
namespace {

// The digits no cell of its row, column and box holds, as bits 1..9.
unsigned possible_digits(const Grid& grid, Cell cell) {
  const int row = cell / 9, column = cell % 9;
  unsigned used = 0;
  for (int i = 0; i < 9; ++i) {
    used |= 1u << grid[9 * row + i];
    used |= 1u << grid[9 * i + column];
    used |= 1u << grid[9 * (row / 3 * 3 + i / 3) + column / 3 * 3 + i % 3];
  }
  return ~used & 0x3fe;
}

std::uint64_t count_from(Grid& grid, std::uint64_t limit) {
  Cell best = -1;
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    if (grid[cell] != 0) continue;
    if (best < 0 ||
        std::popcount(possible_digits(grid, cell)) < std::popcount(possible_digits(grid, best))) {
      best = cell;
    }
  }
  if (best < 0) return 1;
  std::uint64_t found = 0;
  const unsigned digits = possible_digits(grid, best);
  for (int digit = 1; digit <= 9 && found < limit; ++digit) {
    if ((digits >> digit & 1) == 0) continue;
    grid.set(best, static_cast<Digit>(digit));
    found += count_from(grid, limit - found);
    grid.set(best, 0);
  }
  return found;
}

}  // namespace

std::uint64_t count_by_brute_force(const Grid& puzzle, std::uint64_t limit) {
  // The search looks at blank cells only, so givens that clash are seen here.
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    if (puzzle[cell] == 0) continue;
    Grid without = puzzle;
    without.set(cell, 0);
    if ((possible_digits(without, cell) >> puzzle[cell] & 1) == 0) return 0;
  }
  Grid grid = puzzle;
  return count_from(grid, limit);
}

}  // namespace jiugong
