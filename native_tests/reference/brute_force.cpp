#include "reference/brute_force.h"

#include <bit>

namespace jiugong {
namespace {

// Returns the digits that do not occur in the row, column and box of the cell, as bits 1..9.
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

// The search only examines blank cells, so givens that clash must be detected before it.
bool givens_clash(const Grid& puzzle) {
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    if (puzzle[cell] == 0) continue;
    Grid without = puzzle;
    without.set(cell, 0);
    if ((possible_digits(without, cell) >> puzzle[cell] & 1) == 0) return true;
  }
  return false;
}

// Calls `visit` with each solution until it returns false; returns false in that case.
template <typename Visit>
bool search(Grid& grid, const Visit& visit) {
  Cell best = -1;
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    if (grid[cell] != 0) continue;
    if (best < 0 ||
        std::popcount(possible_digits(grid, cell)) < std::popcount(possible_digits(grid, best))) {
      best = cell;
    }
  }
  if (best < 0) return visit(grid);
  const unsigned digits = possible_digits(grid, best);
  bool go_on = true;
  for (int digit = 1; digit <= 9 && go_on; ++digit) {
    if ((digits >> digit & 1) == 0) continue;
    grid.set(best, static_cast<Digit>(digit));
    go_on = search(grid, visit);
  }
  grid.set(best, 0);
  return go_on;
}

template <typename Visit>
bool visit_solutions(const Grid& puzzle, const Visit& visit) {
  Grid grid = puzzle;
  return givens_clash(puzzle) || search(grid, visit);
}

}  // namespace

std::uint64_t count_by_brute_force(const Grid& puzzle, std::uint64_t limit) {
  std::uint64_t count = 0;
  visit_solutions(puzzle, [&](const Grid&) { return ++count < limit; });
  return count;
}

std::optional<std::vector<Grid>> all_solutions(const Grid& puzzle, std::size_t limit) {
  std::vector<Grid> solutions;
  const bool all = visit_solutions(puzzle, [&](const Grid& solution) {
    solutions.push_back(solution);
    return solutions.size() <= limit;
  });
  if (!all) return std::nullopt;
  return solutions;
}

}  // namespace jiugong
