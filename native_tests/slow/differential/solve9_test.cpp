// Compares solve9 with brute force on random partial grids, and with itself under symmetries.
#include "jiugong/solve9.h"

#include <array>

#include "jiugong/generate.h"
#include "reference/brute_force.h"
#include "reference/plain_solver.h"
#include "reference/region_cells.h"
#include "support.h"

namespace jiugong {
namespace {

constexpr std::uint64_t kLimit = 300;

// Bands in any order, and the rows of each band in any order.
std::array<int, 9> random_line_order(Random& random) {
  std::array<int, 9> lines{};
  const auto bands = random_order(random, 3);
  for (std::size_t band = 0; band < 3; ++band) {
    const auto rows = random_order(random, 3);
    for (std::size_t row = 0; row < 3; ++row) lines[3 * band + row] = 3 * bands[band] + rows[row];
  }
  return lines;
}

// Returns an equivalent grid: digits renamed, lines permuted, possibly transposed.
Grid random_symmetry(const Grid& grid, Random& random) {
  const auto digits = random_order(random, 9);
  const auto rows = random_line_order(random), columns = random_line_order(random);
  const bool transpose = random.below(2) == 1;
  Grid image;
  for (std::size_t row = 0; row < 9; ++row) {
    for (std::size_t column = 0; column < 9; ++column) {
      const Digit digit = grid[9 * rows[row] + columns[column]];
      const std::size_t cell = transpose ? 9 * column + row : 9 * row + column;
      if (digit != 0)
        image.set(static_cast<Cell>(cell), static_cast<Digit>(digits[digit - 1u] + 1));
    }
  }
  return image;
}

// A random full grid with only `clues` of its digits; occasionally one is wrong.
Grid random_partial_grid(const GridSampler& sampler, Random& random, int clues) {
  const Grid full = sampler.draw(random);
  const auto order = random_order(random, kCellCount);
  Grid grid;
  for (int i = 0; i < clues; ++i) {
    const Cell cell = order[static_cast<std::size_t>(i)];
    grid.set(cell, full[cell]);
  }
  if (random.below(4) == 0) grid.set(order[0], static_cast<Digit>(1 + random.below(9)));
  return grid;
}

TEST(Solve9Differential, CountsWhatBruteForceCounts) {
  const GridSampler sampler;
  Random random(20261120);
  std::array<int, 3> seen{};
  for (int round = 0; round < 800; ++round) {
    const Grid grid = random_partial_grid(sampler, random, 24 + random.below(20));
    const Solve9Result result = solve9(grid, kLimit);
    ASSERT_EQ(result.count, count_by_brute_force(grid, kLimit)) << grid.to_line();
    for (const auto& solution : {result.solution, result.second}) {
      ASSERT_TRUE(!solution || (is_solved(*solution) && extends(*solution, grid)));
    }
    ASSERT_TRUE(!result.second || result.solution != result.second);
    ++seen[static_cast<std::size_t>(result.status)];
  }
  for (const int count : seen) EXPECT_GT(count, 50) << "each status should be tried often";
}

TEST(Solve9Differential, CountsWhatThePlainSolverCounts) {
  constexpr std::uint64_t kMany = 1000;
  const GridSampler sampler;
  Random random(20261121);
  for (int round = 0; round < 400; ++round) {
    const Grid grid = random_partial_grid(sampler, random, 14 + random.below(25));
    ASSERT_EQ(solve9(grid, kMany).count, count_plainly(grid, kMany)) << grid.to_line();
  }
}

TEST(Solve9Differential, MarksCountWhatThePlainSolverCounts) {
  const GridSampler sampler;
  Random random(20261122);
  Solver9 solver;
  for (int round = 0; round < 1500; ++round) {
    // A partial grid whose blank cells lack some digits, occasionally those of the solution.
    Marks marks = marks_of(random_partial_grid(sampler, random, 14 + random.below(20)));
    for (int i = random.below(80); i > 0; --i) {
      marks[static_cast<std::size_t>(random.below(kCellCount))] &=
          static_cast<DigitSet>(~(1 << random.below(9)));
    }
    solver.start(marks, kLimit);
    ASSERT_TRUE(solver.advance(UINT64_MAX));
    ASSERT_EQ(solver.result().count, count_plainly(marks, kLimit));
  }
}

TEST(Solve9Differential, SymmetriesKeepTheCount) {
  const GridSampler sampler;
  Random random(9);
  for (int round = 0; round < 500; ++round) {
    const Grid grid = random_partial_grid(sampler, random, 20 + random.below(15));
    const Solve9Result result = solve9(grid, kLimit);
    const Solve9Result image = solve9(random_symmetry(grid, random), kLimit);
    ASSERT_EQ(image.count, result.count) << grid.to_line();
    ASSERT_EQ(image.conflicts.size(), result.conflicts.size()) << grid.to_line();
  }
}

}  // namespace
}  // namespace jiugong
