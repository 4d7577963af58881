#include "generate/unavoidable.h"

#include <algorithm>

#include "jiugong/generate.h"
#include "jiugong/solve9.h"
#include "support.h"

namespace jiugong::generator {
namespace {

// Returns `grid` without the digits of a set.
Grid without(const Grid& grid, const CellSet& set) {
  Grid puzzle = grid;
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    if (set.test(cell)) puzzle.set(cell, 0);
  }
  return puzzle;
}

TEST(UnavoidableSets, BeginWithExchangesOfDigitsAndLines) {
  UnavoidableSets sets;
  sets.start(grid_of(kSolution));
  EXPECT_GE(sets.all().size(), 54u) << "36 pairs of digits, 9 of rows, 9 of columns";
  std::size_t parts = 0;
  for (const CellSet& set : sets.all()) {
    EXPECT_EQ(solve9(without(grid_of(kSolution), set)).status, Status::kMultiple);
    parts += set.size() < 18 ? 1 : 0;
  }
  EXPECT_GT(parts, 50u) << "most exchanges fall into parts";
}

TEST(UnavoidableSets, ForgetTheGridBefore) {
  UnavoidableSets used, fresh;
  GridSampler sampler;
  Random random(1);
  used.start(sampler.draw(random));
  used.add(sampler.draw(random));
  used.start(grid_of(kSolution));
  fresh.start(grid_of(kSolution));
  EXPECT_TRUE(
      std::equal(used.all().begin(), used.all().end(), fresh.all().begin(), fresh.all().end()));
}

TEST(UnavoidableSets, PartsOfDifferencesAreUnavoidableAndCoverThem) {
  Random random(20261120);
  GridSampler sampler;
  UnavoidableSets sets;
  std::size_t several = 0;
  for (int round = 0; round < 200; ++round) {
    const Grid grid = sampler.draw(random);
    sets.start(grid);
    // Another grid that agrees in some random cells.
    Grid puzzle = grid;
    for (int i = 0; i < 75; ++i) puzzle.set(random.below(kCellCount), 0);
    const Solve9Result result = solve9(puzzle);
    if (!result.second) continue;
    const Grid other = result.solution == grid ? *result.second : *result.solution;
    const std::size_t known = sets.all().size();
    sets.add(other);
    const auto parts = sets.all().subspan(known);
    several += parts.size() > 1 ? 1 : 0;
    for (Cell cell = 0; cell < kCellCount; ++cell) {
      const auto holds = [&](const CellSet& part) { return part.test(cell); };
      EXPECT_EQ(std::count_if(parts.begin(), parts.end(), holds), grid[cell] != other[cell]);
    }
    for (const CellSet& part : parts) {
      EXPECT_EQ(solve9(without(grid, part)).status, Status::kMultiple);
      // Changing this part alone gives another full grid.
      Grid changed = grid;
      for (Cell cell = 0; cell < kCellCount; ++cell) {
        if (part.test(cell)) changed.set(cell, other[cell]);
      }
      EXPECT_TRUE(is_solved(changed));
    }
  }
  EXPECT_GT(several, 5u) << "differences in several parts should be tried often";
}

TEST(UnavoidableSets, TheSameGridAddsNothing) {
  UnavoidableSets sets;
  sets.start(grid_of(kSolution));
  const std::size_t known = sets.all().size();
  sets.add(grid_of(kSolution));
  EXPECT_EQ(sets.all().size(), known);
}

}  // namespace
}  // namespace jiugong::generator
