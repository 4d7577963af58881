#include "generate/unavoidable.h"

#include <algorithm>
#include <vector>

#include "jiugong/generate.h"
#include "jiugong/geometry.h"
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
  sets.start(grid_of(kPuzzleSolved));
  EXPECT_GE(sets.all().size(), 54u) << "36 pairs of digits, 9 of rows, 9 of columns";
  std::size_t parts = 0;
  for (const CellSet& set : sets.all()) {
    EXPECT_EQ(solve9(without(grid_of(kPuzzleSolved), set)).status, Status::kMultiple);
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
  used.start(grid_of(kPuzzleSolved));
  fresh.start(grid_of(kPuzzleSolved));
  EXPECT_TRUE(
      std::equal(used.all().begin(), used.all().end(), fresh.all().begin(), fresh.all().end()));
}

TEST(UnavoidableSets, DifferencesAreUnavoidable) {
  Random random(20261120);
  GridSampler sampler;
  UnavoidableSets sets;
  int added = 0;
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
    ASSERT_EQ(sets.all().size(), known + 1);
    const CellSet& set = sets.all().back();
    for (Cell cell = 0; cell < kCellCount; ++cell) {
      ASSERT_EQ(set.test(cell), grid[cell] != other[cell]) << cell;
    }
    EXPECT_EQ(solve9(without(grid, set)).status, Status::kMultiple);
    ++added;
  }
  EXPECT_GT(added, 100);
}

// (The same grid with two digits exchanged everywhere, or all nine in turn, differs in any cell.)
TEST(UnavoidableSets, NoCellOfADifferenceIsForgotten) {
  const Grid grid = grid_of(kPuzzleSolved);
  for (const int step : {1, 2, 4, 7}) {
    Grid other;
    for (Cell cell = 0; cell < kCellCount; ++cell) {
      other.set(cell, static_cast<Digit>((grid[cell] + step - 1) % 9 + 1));
    }
    UnavoidableSets sets;
    sets.start(grid);
    sets.add(other);
    EXPECT_EQ(sets.all().back().size(), kCellCount);
  }
}

// Exchanges of two digits and of two lines, by definition: the cells of the exchange fall into the smallest sets
// that can be exchanged by themselves.
TEST(UnavoidableSets, ExchangesFallIntoTheSmallestParts) {
  GridSampler sampler;
  Random random(20261122);
  for (int round = 0; round < 20; ++round) {
    const Grid grid = sampler.draw(random);
    std::vector<Grid> exchanged;
    for (Digit a = 1; a <= 9; ++a) {
      for (auto b = static_cast<Digit>(a + 1); b <= 9; ++b) {
        exchanged.push_back(grid);
        for (Cell cell = 0; cell < kCellCount; ++cell) {
          if (grid[cell] == a) exchanged.back().set(cell, b);
          if (grid[cell] == b) exchanged.back().set(cell, a);
        }
      }
    }
    for (std::size_t line = 0; line < 18; ++line) {
      exchanged.push_back(grid);
      const auto &cells = kHouses[line], &others = kHouses[line / 3 * 3 + (line + 1) % 3];
      for (std::size_t k = 0; k < 9; ++k) {
        exchanged.back().set(cells[k], grid[others[k]]);
        exchanged.back().set(others[k], grid[cells[k]]);
      }
    }
    std::vector<CellSet> expected;
    for (const Grid& other : exchanged) {
      CellSet left;
      for (Cell cell = 0; cell < kCellCount; ++cell)
        left = left | CellSet::of(cell, grid[cell] != other[cell]);
      while (!left.empty()) {
        CellSet part = CellSet::of(left.lowest());
        for (CellSet before; before != part;) {
          before = part;
          for (const auto& house : kHouses) {
            for (const Cell from : house) {
              for (const Cell to : house) {
                if (part.test(from) && grid[to] == other[from]) part.set(to);
              }
            }
          }
        }
        expected.push_back(part);
        left = left - part;
      }
    }
    UnavoidableSets sets;
    sets.start(grid);
    const auto by_cells = [](const CellSet& one, const CellSet& other) {
      return one.cells() < other.cells();
    };
    std::vector<CellSet> found(sets.all().begin(), sets.all().end());
    std::sort(found.begin(), found.end(), by_cells);
    std::sort(expected.begin(), expected.end(), by_cells);
    EXPECT_EQ(found, expected);
  }
}

TEST(UnavoidableSets, TheSameGridAddsNothing) {
  UnavoidableSets sets;
  sets.start(grid_of(kPuzzleSolved));
  const std::size_t known = sets.all().size();
  sets.add(grid_of(kPuzzleSolved));
  EXPECT_EQ(sets.all().size(), known);
}

}  // namespace
}  // namespace jiugong::generator
