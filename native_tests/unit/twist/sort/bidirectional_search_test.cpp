#include "twist/sort/bidirectional_search.h"

#include <gtest/gtest.h>

#include <map>

#include "unit/twist/sort/boards.h"

namespace jiugong::twist::sort {
namespace {

using State = BidirectionalSearch::State;
using Distances = std::map<std::vector<int>, int>;

class BidirectionalSearches : public testing::TestWithParam<Turns> {};

INSTANTIATE_TEST_SUITE_P(AllTurns, BidirectionalSearches, testing::ValuesIn(kAllTurns));

// Counts the reachable orders by size. That 2×4 and 3×3 (the table's test) reach all orders means
// that any two adjacent tiles can be exchanged there; on a larger board every two adjacent tiles
// are in such a part of it, so it reaches all orders, too.
TEST_P(BidirectionalSearches, SmallBoardsReachThisManyOrders) {
  const auto reached = [&](int rows, int cols) {
    return distances_to<Distances>(sorted_tiles(rows, cols), rows, cols, GetParam()).size();
  };
  EXPECT_EQ(reached(2, 2), 4u);
  EXPECT_EQ(reached(2, 3), 120u);
  EXPECT_EQ(reached(3, 2), 120u);
  EXPECT_EQ(reached(2, 4), 40'320u);
}

void expect_shortest(int rows, int cols, Turns turns, const std::vector<int>& from,
                     const std::vector<int>& to, const Distances& distances) {
  BidirectionalSearch search;
  search.start(SortShape(rows, cols, turns), as_tiles(from), as_tiles(to), SIZE_MAX);
  const State state = search.advance(UINT64_MAX);
  const auto known = distances.find(from);
  if (known == distances.end()) {
    EXPECT_EQ(state, State::kUnreachable);
    return;
  }
  EXPECT_EQ(state, State::kMet);
  EXPECT_EQ(static_cast<int>(search.moves().size()), known->second);
  EXPECT_EQ(after(from, cols, search.moves()), to);
  EXPECT_TRUE(are_legal(search.moves(), rows, cols, turns));
}

TEST_P(BidirectionalSearches, EveryOrderOfTheSmallestBoards) {
  for (const auto& [rows, cols] : {std::pair{2, 2}, {2, 3}, {3, 2}}) {
    const std::vector<int> sorted = sorted_tiles(rows, cols);
    const auto distances = distances_to<Distances>(sorted, rows, cols, GetParam());
    std::vector<int> tiles = sorted;
    do {
      expect_shortest(rows, cols, GetParam(), tiles, sorted, distances);
    } while (std::next_permutation(tiles.begin(), tiles.end()));
  }
}

TEST_P(BidirectionalSearches, RepeatedNumbers) {
  for (const auto& goal : {std::vector<int>{1, 1, 2, 2}, {1, 1, 1, 2}, {1, 2, 2, 1}}) {
    std::vector<int> tiles = goal;
    std::sort(tiles.begin(), tiles.end());
    const auto distances = distances_to<Distances>(goal, 2, 2, GetParam());
    do {
      expect_shortest(2, 2, GetParam(), tiles, goal, distances);
    } while (std::next_permutation(tiles.begin(), tiles.end()));
  }
  for (const auto& [rows, cols, kinds] : {std::array{2, 3, 2}, {2, 3, 3}, {3, 3, 3}, {2, 5, 2}}) {
    Random random(static_cast<std::uint64_t>(kinds));
    const std::vector<int> goal = random_tiles(rows, cols, random, kinds);
    const auto distances = distances_to<Distances>(goal, rows, cols, GetParam());
    for (int i = 0; i < 20; ++i) {
      expect_shortest(rows, cols, GetParam(), random_tiles(rows, cols, random, kinds), goal,
                      distances);
    }
  }
}

TEST_P(BidirectionalSearches, GivesUpWhenFullWithATrueBound) {
  const SortShape shape(2, 4, GetParam());
  const std::vector<int> goal = sorted_tiles(2, 4);
  const auto distances = distances_to<Distances>(goal, 2, 4, GetParam());
  Random random(3);
  int full = 0;
  for (const std::size_t orders : {10U, 50U, 200U, 500U}) {
    for (int i = 0; i < 10; ++i) {
      const std::vector<int> from = random_tiles(2, 4, random);
      BidirectionalSearch search;
      search.start(shape, as_tiles(from), as_tiles(goal), orders);
      const State state = search.advance(UINT64_MAX);
      if (state != State::kFull) continue;
      ++full;
      EXPECT_LE(search.bound(), distances.at(from));
      EXPECT_GT(search.bound(), 1);
    }
  }
  EXPECT_GT(full, 10);
}

TEST(BidirectionalSearch, PortionsGiveTheSameAsOneRun) {
  Random random(4);
  const SortShape shape(2, 5, Turns::kQuarter);
  const std::vector<Tile> from = as_tiles(random_tiles(2, 5, random));
  const std::vector<Tile> to = as_tiles(sorted_tiles(2, 5));
  BidirectionalSearch whole, parts;
  whole.start(shape, from, to, SIZE_MAX);
  EXPECT_EQ(whole.advance(UINT64_MAX), State::kMet);
  parts.start(shape, from, to, SIZE_MAX);
  std::uint64_t portions = 0;
  while (parts.advance(1) == State::kWorking) ++portions;
  EXPECT_EQ(parts.moves(), whole.moves());
  EXPECT_EQ(parts.nodes(), whole.nodes());
  EXPECT_EQ(portions + 1, whole.nodes());
}

TEST(BidirectionalSearch, NothingToDo) {
  const std::vector<Tile> tiles = {1, 2, 3, 4};
  BidirectionalSearch search;
  search.start(SortShape(2, 2, Turns::kQuarter), tiles, tiles, SIZE_MAX);
  EXPECT_EQ(search.advance(1), State::kMet);
  EXPECT_TRUE(search.moves().empty());
}

}  // namespace
}  // namespace jiugong::twist::sort
