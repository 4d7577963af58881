#include "twist/tripods/beam.h"

#include <gtest/gtest.h>

#include <cstdint>

#include "twist/tripods/position.h"
#include "unit/twist/tripods/boards.h"

namespace jiugong::twist::tripods {
namespace {

TEST(TripodsBeam, VisitsNoMoreThanItMay) {
  TripodsBeam beam;
  for (const std::uint64_t effort : {0U, 1U, 7U, 500U}) {
    std::uint64_t nodes = 10'000;
    beam.start(random_tripods(1), {.width = 100, .presses = 200, .effort = effort});
    EXPECT_TRUE(beam.advance(nodes));
    EXPECT_FALSE(beam.found());
    EXPECT_EQ(10'000 - nodes, effort);
  }
}

// With the course of another beam the effort is shared among the levels to come.
TEST(TripodsBeam, SpendsItsEffortOnTheWholeWay) {
  TripodsBeam narrow, wide;
  std::uint64_t nodes = UINT64_MAX;
  const Grid grid = random_tripods(1);
  narrow.start(grid, {.width = 50, .presses = 200, .effort = 20'000});
  narrow.advance(nodes);
  ASSERT_TRUE(narrow.found());
  EXPECT_EQ(narrow.course().size(), narrow.moves().size());
  EXPECT_EQ(narrow.course().front(), position_of(grid).cost);
  for (const std::uint64_t effort : {20'000U, 60'000U}) {
    nodes = effort;
    wide.start(grid,
               {.width = 100'000, .presses = 200, .effort = effort, .course = narrow.course()});
    wide.advance(nodes);
    EXPECT_TRUE(wide.found());
    EXPECT_LT(nodes, effort / 2);
  }
}

TEST(TripodsBeam, GivesUpWhereTheAnswerWouldBeTooLong) {
  TripodsBeam beam;
  std::uint64_t nodes = UINT64_MAX;
  beam.start(random_tripods(1), {.width = 100, .presses = 20, .effort = nodes});
  EXPECT_TRUE(beam.advance(nodes));
  EXPECT_FALSE(beam.found());
  beam.start(random_tripods(1), {.width = 100, .presses = 0, .effort = nodes});
  EXPECT_TRUE(beam.advance(nodes));
  EXPECT_FALSE(beam.found());
}

}  // namespace
}  // namespace jiugong::twist::tripods
