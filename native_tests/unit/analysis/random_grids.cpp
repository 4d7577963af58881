#include "unit/analysis/random_grids.h"

#include <bit>
#include <numeric>
#include <utility>

#include "jiugong/solve9.h"

namespace jiugong {
namespace {

// The digits no other cell of its houses holds.
DigitSet possible_digits(const Grid& grid, Cell cell) {
  const int row = cell / 9, column = cell % 9;
  unsigned used = 0;
  const auto use = [&](Cell other) {
    if (other != cell) used |= 1u << grid[other];
  };
  for (int i = 0; i < 9; ++i) {
    use(9 * row + i);
    use(9 * i + column);
    use(9 * (row / 3 * 3 + i / 3) + column / 3 * 3 + i % 3);
  }
  return static_cast<DigitSet>(~used >> 1 & kAllDigits);
}

// Collects the solutions of `grid`; false when there are more than `limit`.
bool collect(Grid& grid, std::size_t limit, std::vector<Grid>& solutions) {
  Cell best = -1;
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    if (grid[cell] != 0) continue;
    if (best < 0 ||
        std::popcount(possible_digits(grid, cell)) < std::popcount(possible_digits(grid, best))) {
      best = cell;
    }
  }
  if (best < 0) {
    solutions.push_back(grid);
    return solutions.size() <= limit;
  }
  const DigitSet digits = possible_digits(grid, best);
  bool within = true;
  for (int digit = 1; digit <= 9 && within; ++digit) {
    if ((digits >> (digit - 1) & 1) == 0) continue;
    grid.set(best, static_cast<Digit>(digit));
    within = collect(grid, limit, solutions);
  }
  grid.set(best, 0);
  return within;
}

}  // namespace

std::vector<Cell> RandomGrids::shuffled(std::vector<Cell> cells) {
  for (std::size_t i = cells.size(); i > 1; --i) {
    std::swap(cells[i - 1], cells[static_cast<std::size_t>(below(static_cast<int>(i)))]);
  }
  return cells;
}

Grid RandomGrids::solved() {
  // The three diagonal boxes are independent of each other; the rest is filled digit by digit.
  Grid grid;
  std::vector<Cell> digits(9), cells(kCellCount);
  std::iota(digits.begin(), digits.end(), 1);
  std::iota(cells.begin(), cells.end(), 0);
  for (int box = 0; box < 3; ++box) {
    digits = shuffled(digits);
    for (int i = 0; i < 9; ++i) {
      grid.set(30 * box + 9 * (i / 3) + i % 3,
               static_cast<Digit>(digits[static_cast<std::size_t>(i)]));
    }
  }
  for (const Cell cell : shuffled(cells)) {
    for (const int digit : grid[cell] == 0 ? shuffled(digits) : std::vector<int>()) {
      grid.set(cell, static_cast<Digit>(digit));
      if (has_solution(grid)) break;
    }
  }
  return grid;
}

Grid RandomGrids::minimal() {
  Grid puzzle = solved();
  for (const Cell cell : shuffled(givens_of(puzzle))) {
    const Digit digit = puzzle[cell];
    puzzle.set(cell, 0);
    if (solve9(puzzle).status != Status::kUnique) puzzle.set(cell, digit);
  }
  return puzzle;
}

Grid RandomGrids::without(Grid grid, int givens) {
  const std::vector<Cell> cells = shuffled(givens_of(grid));
  for (std::size_t i = 0; i < cells.size() && i < static_cast<std::size_t>(givens); ++i) {
    grid.set(cells[i], 0);
  }
  return grid;
}

Grid RandomGrids::with_clues(int clues) { return without(solved(), kCellCount - clues); }

Grid RandomGrids::contradictory() {
  Grid puzzle = minimal();
  const Grid solution = *solve9(puzzle).solution;
  for (;;) {
    const Cell cell = below(kCellCount);
    const auto digit = static_cast<Digit>(1 + below(9));
    if (puzzle[cell] != 0 || solution[cell] == digit) continue;
    if ((possible_digits(puzzle, cell) >> (digit - 1) & 1) == 0) continue;
    puzzle.set(cell, digit);
    return puzzle;
  }
}

std::optional<std::vector<Grid>> all_solutions(const Grid& puzzle, std::size_t limit) {
  std::vector<Grid> solutions;
  if (!clashing_cells(puzzle).empty()) return solutions;
  Grid grid = puzzle;
  if (!collect(grid, limit, solutions)) return std::nullopt;
  return solutions;
}

std::vector<Cell> givens_of(const Grid& grid) {
  std::vector<Cell> cells;
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    if (grid[cell] != 0) cells.push_back(cell);
  }
  return cells;
}

bool has_solution(const Grid& grid) { return solve9(grid).status != Status::kNone; }

}  // namespace jiugong
