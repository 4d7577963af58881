#include "jiugong/checks.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <vector>

#include "jiugong/jiugong.h"

// Builds with the checks are those with the sanitizers; elsewhere such calls are undefined.
#ifdef JIUGONG_DEVELOPMENT_CHECKS

namespace jiugong {
namespace {

TEST(DevelopmentChecks, NameWhatACallerBreaks) {
  Grid grid;
  EXPECT_DEATH(grid.set(81, 1), "grid.h:[0-9]+: .*a cell outside 0..80");
  EXPECT_DEATH(grid.set(0, 10), "a digit outside 0..9");
  EXPECT_DEATH(Random(1).below(0), "a bound that is not positive");
  std::vector<int> tiles(4);
  EXPECT_DEATH(turn_block<int>(tiles, 2, {.row = 1, .col = 0}), "a block that is not on the board");
  EXPECT_DEATH(ExactCover(1).option(0), "an option that was not added");
  EXPECT_DEATH(NineTripods().start(grid), "a grid without nine of each digit");
  EXPECT_DEATH(Untwister().start({}), "an invalid problem");
  EXPECT_DEATH(PhotoReader().start(std::vector<std::uint8_t>(4), 2, 1),
               "bytes that are no picture");
  EXPECT_DEATH(RegionSolver().start(RegionPuzzle{}), "an invalid puzzle");
}

TEST(DevelopmentChecks, LetPassWhatIsRight) {
  Grid grid;
  grid.set(80, 9);
  EXPECT_EQ(grid[80], 9);
  std::vector<int> tiles = {1, 2, 3, 4};
  turn_block<int>(tiles, 2, {});
  EXPECT_EQ(tiles, (std::vector{3, 1, 4, 2}));
}

}  // namespace
}  // namespace jiugong

#endif
