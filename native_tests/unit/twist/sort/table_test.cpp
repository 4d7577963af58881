#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <bitset>
#include <numeric>

#include "unit/twist/sort/boards.h"

namespace jiugong {
namespace {

using Order = std::array<std::uint8_t, 9>;

constexpr Order kSorted = {0, 1, 2, 3, 4, 5, 6, 7, 8};

class UntwistTables : public testing::TestWithParam<Turns> {};

INSTANTIATE_TEST_SUITE_P(AllTurns, UntwistTables, testing::ValuesIn(kAllTurns));

// Breadth-first distances are the only ones with this property: 0 for the sorted order alone, and
// for every other order one more than its nearest neighbour.
TEST_P(UntwistTables, EveryOrderIsOneFartherThanItsNearestNeighbour) {
  const UntwistTable table(GetParam());
  EXPECT_EQ(table.turns(), GetParam());
  const twist::sort::SortShape shape(3, 3, GetParam());
  Order order = kSorted;
  long wrong = 0, orders = 0, sum = 0, longest = 0;
  do {
    const int distance = table.distance(order);
    int nearest = 1000;
    for (int number = 0; number < shape.moves(); ++number) {
      Order next = order;
      turn_block<std::uint8_t>(next, 3, shape.move(number));
      nearest = std::min(nearest, table.distance(next));
    }
    const bool right = order == kSorted ? distance == 0 : distance == nearest + 1;
    wrong += right ? 0 : 1;
    ++orders;
    sum += distance;
    longest = std::max<long>(longest, distance);
  } while (std::next_permutation(order.begin(), order.end()));
  EXPECT_EQ(wrong, 0);
  EXPECT_EQ(orders, 362'880);
  // The known figures: the maximum distance, and the mean in hundredths.
  const auto turns = static_cast<std::size_t>(GetParam());
  EXPECT_EQ(longest, (std::array{15, 11, 8})[turns]);
  EXPECT_EQ((100 * sum + orders / 2) / orders, (std::array{977, 736, 603})[turns]);
}

TEST_P(UntwistTables, AnswersAreAsShortAsTheTableSays) {
  const auto table = std::make_shared<const UntwistTable>(GetParam());
  Random random(1);
  Untwister untwister;
  for (int i = 0; i < 300; ++i) {
    UntwistProblem problem = {.rows = 3, .cols = 3, .turns = GetParam()};
    problem.tiles = random_tiles(3, 3, random);
    if (i % 2 == 1) problem.goal = random_tiles(3, 3, random);
    untwister.start(problem, table);
    ASSERT_TRUE(untwister.advance(1));
    const UntwistResult& result = untwister.result();
    EXPECT_TRUE(result.optimal);
    EXPECT_EQ(after(problem.tiles, 3, result.moves), result.goal);
    EXPECT_TRUE(are_legal(result.moves, 3, 3, GetParam()));
    Order order{};
    for (std::size_t cell = 0; cell < 9; ++cell) {
      const auto goal = std::find(result.goal.begin(), result.goal.end(), problem.tiles[cell]);
      order[cell] = static_cast<std::uint8_t>(goal - result.goal.begin());
    }
    EXPECT_EQ(static_cast<int>(result.moves.size()), table->distance(order));
  }
}

TEST(UntwistTable, AnUntwisterMakesTheTableItNeeds) {
  Untwister untwister;
  for (const Turns turns : {Turns::kQuarter, Turns::kAny, Turns::kQuarter}) {
    untwister.start({.rows = 3, .cols = 3, .tiles = {9, 8, 7, 6, 5, 4, 3, 2, 1}, .turns = turns});
    int portions = 0;
    while (!untwister.advance(10'000)) ++portions;
    EXPECT_GT(portions, 10);
    ASSERT_NE(untwister.table(), nullptr);
    EXPECT_EQ(untwister.table()->turns(), turns);
    EXPECT_EQ(
        untwister.result().moves.size(),
        static_cast<std::size_t>(UntwistTable(turns).distance(Order{8, 7, 6, 5, 4, 3, 2, 1, 0})));
  }
}

TEST(UntwistTable, IsMadeOnlyForDifferentTiles) {
  Untwister untwister;
  untwister.start({.rows = 3, .cols = 3, .tiles = {2, 1, 3, 4, 5, 6, 7, 8, 8}});
  while (!untwister.advance(1'000)) {
  }
  EXPECT_EQ(untwister.table(), nullptr);
}

}  // namespace
}  // namespace jiugong
