#include "bench/region_sets.h"

#include <algorithm>
#include <set>

#include "support.h"

namespace jiugong::bench {
namespace {

TEST(RegionSets, AreWhatTheySay) {
  for (const RegionPuzzle& puzzle : make_16x16(1)) {
    EXPECT_EQ(std::count(puzzle.cells.begin(), puzzle.cells.end(), kOpenCell), 156);
    EXPECT_EQ(solve_regions(puzzle).status, Status::kUnique);
  }
  for (const RegionPuzzle& puzzle : make_killers(1)) {
    EXPECT_EQ(std::count(puzzle.cells.begin(), puzzle.cells.end(), kOpenCell), 81);
    EXPECT_EQ(solve_regions(puzzle).status, Status::kUnique);
  }
  EXPECT_EQ(solve_regions(make_jigsaws(1).front()).status, Status::kMultiple);
  EXPECT_EQ(solve_regions(make_impossible_jigsaws(1).front()).status, Status::kNone);
}

TEST(RegionSets, JigsawsAreNineConnectedRegionsOfNineCells) {
  Random random(3);
  for (int round = 0; round < 5; ++round) {
    const std::vector<int> labels = random_jigsaw(random);
    for (int label = 0; label < 9; ++label) {
      std::set<int> region, reached;
      for (int cell = 0; cell < 81; ++cell) {
        if (labels[static_cast<std::size_t>(cell)] == label) region.insert(cell);
      }
      ASSERT_EQ(region.size(), 9U);
      reached.insert(*region.begin());
      for (std::size_t before = 0; before != reached.size();) {
        before = reached.size();
        for (const int cell : region) {
          const bool left = cell % 9 != 0 && reached.contains(cell - 1);
          const bool right = cell % 9 != 8 && reached.contains(cell + 1);
          if (left || right || reached.contains(cell - 9) || reached.contains(cell + 9)) {
            reached.insert(cell);
          }
        }
      }
      EXPECT_EQ(reached, region);
    }
  }
}

}  // namespace
}  // namespace jiugong::bench
