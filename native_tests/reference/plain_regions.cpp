#include "reference/plain_regions.h"

#include <algorithm>
#include <cstddef>
#include <cstdlib>

namespace jiugong {
namespace {

// Whether the values in these cells are all different, ignoring cells without a value.
bool all_different(const std::vector<int>& grid, const std::vector<int>& cells) {
  for (std::size_t i = 0; i < cells.size(); ++i) {
    for (std::size_t k = i + 1; k < cells.size(); ++k) {
      const int a = grid[static_cast<std::size_t>(cells[i])];
      if (a >= 0 && a == grid[static_cast<std::size_t>(cells[k])]) return false;
    }
  }
  return true;
}

bool cage_holds(const std::vector<int>& grid, const Cage& cage) {
  int sum = 0;
  for (const int cell : cage.cells) {
    if (grid[static_cast<std::size_t>(cell)] < 0) return true;  // incomplete so far
    sum += grid[static_cast<std::size_t>(cell)];
  }
  return sum == cage.sum;
}

bool pair_holds(const RegionPuzzle& puzzle, int down, int right, int a, int b) {
  const int near = std::min(std::abs(down), std::abs(right));
  const int far = std::max(std::abs(down), std::abs(right));
  if (puzzle.anti_knight && near == 1 && far == 2 && a == b) return false;
  if (puzzle.anti_king && far == 1 && a == b) return false;
  return !(puzzle.non_consecutive && near == 0 && far == 1 && std::abs(a - b) == 1);
}

// Whether the values so far break no rule.
bool consistent(const std::vector<int>& grid, const RegionPuzzle& puzzle) {
  for (const auto& region : puzzle.regions) {
    if (!all_different(grid, region)) return false;
  }
  for (const Cage& cage : puzzle.cages) {
    if (!all_different(grid, cage.cells) || !cage_holds(grid, cage)) return false;
  }
  if (puzzle.diagonals) {
    std::vector<int> falling, rising;
    for (int i = 0; i < puzzle.rows; ++i) {
      falling.push_back(i * puzzle.cols + i);
      rising.push_back((i + 1) * puzzle.cols - 1 - i);
    }
    if (!all_different(grid, falling) || !all_different(grid, rising)) return false;
  }
  const int cells = puzzle.rows * puzzle.cols;
  for (int i = 0; i < cells; ++i) {
    for (int k = i + 1; k < cells; ++k) {
      const int a = grid[static_cast<std::size_t>(i)], b = grid[static_cast<std::size_t>(k)];
      const int down = k / puzzle.cols - i / puzzle.cols, right = k % puzzle.cols - i % puzzle.cols;
      if (a >= 0 && b >= 0 && !pair_holds(puzzle, down, right, a, b)) return false;
    }
  }
  return true;
}

struct Count {
  std::uint64_t limit;
  std::uint64_t steps;  // values left to try
  std::function<void(const std::vector<int>&)> visit = {};
  std::uint64_t found = 0;

  bool over() const { return found == limit || steps == 0; }
};

void count_from(std::size_t cell, std::vector<int>& grid, const RegionPuzzle& puzzle,
                Count& count) {
  if (count.over()) return;
  if (cell == grid.size()) {
    if (!broken_rules(puzzle, grid).empty()) return;
    ++count.found;
    if (count.visit) count.visit(grid);
    return;
  }
  if (puzzle.cells[cell] != kOpenCell) {
    count_from(cell + 1, grid, puzzle, count);
    return;
  }
  for (int value = puzzle.low; value <= puzzle.high && !count.over(); ++value) {
    --count.steps;
    grid[cell] = value;
    if (consistent(grid, puzzle)) count_from(cell + 1, grid, puzzle, count);
  }
  grid[cell] = kOpenCell;
}

}  // namespace

bool solves(const std::vector<int>& grid, const RegionPuzzle& puzzle) {
  if (grid.size() != puzzle.cells.size()) return false;
  for (std::size_t cell = 0; cell < grid.size(); ++cell) {
    const int entry = puzzle.cells[cell];
    if (entry != kOpenCell && grid[cell] != entry) return false;
    if (entry == kOpenCell && (grid[cell] < puzzle.low || grid[cell] > puzzle.high)) return false;
  }
  return consistent(grid, puzzle) && broken_rules(puzzle, grid).empty();
}

void for_each_solution_plainly(const RegionPuzzle& puzzle, std::uint64_t limit,
                               const std::function<void(const std::vector<int>&)>& visit) {
  std::vector<int> grid = puzzle.cells;
  Count count = {.limit = limit, .steps = UINT64_MAX, .visit = visit};
  if (consistent(grid, puzzle)) count_from(0, grid, puzzle, count);
}

std::uint64_t count_regions_plainly(const RegionPuzzle& puzzle, std::uint64_t limit) {
  return count_regions_plainly(puzzle, limit, UINT64_MAX).value_or(0);
}

std::optional<std::uint64_t> count_regions_plainly(const RegionPuzzle& puzzle, std::uint64_t limit,
                                                   std::uint64_t max_steps) {
  std::vector<int> grid = puzzle.cells;
  Count count = {.limit = limit, .steps = max_steps};
  if (consistent(grid, puzzle)) count_from(0, grid, puzzle, count);
  if (count.found != limit && count.steps == 0) return std::nullopt;
  return count.found;
}

}  // namespace jiugong
