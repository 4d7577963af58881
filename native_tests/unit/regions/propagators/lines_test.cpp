#include "regions/propagators/lines.h"

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <memory>
#include <utility>
#include <vector>

#include "unit/regions/propagators/brute_force.h"

namespace jiugong::regions {
namespace {

TEST(RegionPropagators, PairLine) {
  compare(3, 3000, [](Random& random) {
    const int cells = 1 + random.below(5), values = 2 + random.below(5);
    std::vector<Mask> next;
    for (int value = 0; value < values; ++value) {
      next.push_back(static_cast<Mask>(random.below(1 << values)));
    }
    std::vector<bool> differ;
    for (int i = 0; i + 1 < cells; ++i) differ.push_back(random.below(2) == 0);
    const Holds holds = [=](const Grid& grid) {
      for (std::size_t i = 0; i + 1 < grid.size(); ++i) {
        if ((next[static_cast<std::size_t>(grid[i])] >> grid[i + 1] & 1) == 0) return false;
        if (differ[i] && grid[i] == grid[i + 1]) return false;
      }
      return true;
    };
    return Case{std::make_unique<PairLineFilter>(first_cells(cells), next, differ, Lists()), holds,
                random_candidates(random, cells, values), values, true};
  });
}

bool sees(const Grid& grid, std::size_t count) {
  int highest = -1;
  std::size_t seen = 0;
  for (const int value : grid) {
    if (value > highest) ++seen;
    highest = std::max(highest, value);
  }
  return seen == count;
}

TEST(RegionPropagators, Skyscraper) {
  compare(18, 4000, [](Random& random) {
    const int cells = 1 + random.below(5), values = 2 + random.below(5);
    const auto count = 1 + static_cast<std::size_t>(random.below(cells));
    return Case{std::make_unique<SkyscraperFilter>(first_cells(cells), count, false),
                [count](const Grid& grid) { return sees(grid, count); },
                random_candidates(random, cells, values), values, true};
  });
}

TEST(RegionPropagators, SkyscraperOfDifferentCells) {
  compare(19, 4000, [](Random& random) {
    const int cells = 1 + random.below(5), values = cells + random.below(3);
    const auto count = 1 + static_cast<std::size_t>(random.below(cells));
    return with_different_cells(
        {std::make_unique<SkyscraperFilter>(first_cells(cells), count, true),
         [count](const Grid& grid) { return sees(grid, count); },
         random_candidates(random, cells, values), values});
  });
}

// A last cell sees two neighbours, one of which must have some value.
TEST(RegionPropagators, PairLineWithSeers) {
  compare(18, 3000, [](Random& random) {
    const int values = 4 + random.below(3), least = 1 + random.below(2);
    std::vector<Mask> next;
    for (int a = 0; a < values; ++a) {
      Mask& after = next.emplace_back(0);
      for (int b = 0; b < values; ++b) {
        if (std::abs(a - b) >= least) after |= Mask{1} << b;
      }
    }
    Lists seers;
    seers.add(Cells());
    seers.add(Cells{3});
    std::vector<Mask> candidates = random_candidates(random, 4, values, 3);
    candidates[3] |= 3;  // (It is not in the scope.)
    const Holds holds = [=](const Grid& grid) {
      return std::abs(grid[0] - grid[1]) >= least && std::abs(grid[1] - grid[2]) >= least &&
             grid[3] != grid[1] && grid[3] != grid[2];
    };
    return Case{std::make_unique<PairLineFilter>(first_cells(3), next,
                                                 std::vector<bool>{true, true}, std::move(seers)),
                holds, candidates, values};
  });
}

TEST(RegionPropagators, PairLineExcludesNeededValue) {
  // Of two cells that differ by two, with the values 0, 2 and 4, one is 2.
  const std::vector<Mask> next = {0b00100, 0b01000, 0b10001, 0b00010, 0b00100};
  Lists seers;
  seers.add(Cells{2});
  auto propagator = std::make_unique<PairLineFilter>(first_cells(2), next, std::vector<bool>{true},
                                                     std::move(seers));
  const auto found = filtered(std::move(propagator), {0b10101, 0b10101, 0b11111}, 5);
  ASSERT_TRUE(found);
  EXPECT_EQ((*found)[2], 0b11011U);
}

// The first cell is above, or below, the others, which differ.
TEST(RegionPropagators, Beyond) {
  compare(19, 3000, [](Random& random) {
    const int values = 4 + random.below(6), others = 2 + random.below(3);
    const bool above = random.below(2) == 0;
    const Holds differ = [](const Grid& grid) {
      return all_differ(Grid(grid.begin() + 1, grid.end()));
    };
    std::vector<Mask> candidates;
    do {
      const auto cells = static_cast<std::size_t>(1 + others);
      candidates = random_candidates(random, cells, values);
    } while (!supported(candidates, differ));
    const Holds holds = [=](const Grid& grid) {
      return differ(grid) && std::all_of(grid.begin() + 1, grid.end(), [&](int other) {
               return above ? grid[0] > other : grid[0] < other;
             });
    };
    Cells cells = first_cells(1 + others);
    cells.erase(cells.begin());
    return Case{std::make_unique<BeyondFilter>(Small{0}, cells, above), holds, candidates, values};
  });
}

TEST(RegionPropagators, BeyondNeedsAsManyValues) {
  const Mask all = 0b11111;
  const std::vector<Mask> candidates = {all, 0b00110, 0b00110, all};
  const auto above =
      filtered(std::make_unique<BeyondFilter>(Small{0}, Cells{1, 2, 3}, true), candidates, 5);
  ASSERT_TRUE(above);
  EXPECT_EQ((*above)[0], 0b11000U);
  const auto below =
      filtered(std::make_unique<BeyondFilter>(Small{0}, Cells{1, 2}, false), candidates, 5);
  ASSERT_TRUE(below);
  EXPECT_EQ((*below)[0], 0b00001U);
}

}  // namespace
}  // namespace jiugong::regions
