#include "twist/sort/beam.h"

#include <gtest/gtest.h>

#include <set>

#include "twist/sort/bidirectional_search.h"
#include "twist/sort/bounds.h"
#include "twist/sort/weights.h"
#include "unit/twist/sort/boards.h"

namespace jiugong::twist::sort {
namespace {

struct Search {
  Search(int rows, int cols, Turns turns, const std::vector<int>& start_tiles,
         const std::vector<int>& goal_tiles)
      : shape(rows, cols, turns),
        cost(shape, learned_weights(turns)),
        from(start_tiles.begin(), start_tiles.end()),
        to(goal_tiles.begin(), goal_tiles.end()) {
    for (Tile& tile : from) --tile;  // from 0
    for (Tile& tile : to) --tile;
  }

  void start(std::uint64_t effort, std::size_t max_presses = 1000, std::uint64_t seed = 0) {
    beam.start(shape, cost, Assignment(cost, from, to), effort, max_presses, seed);
  }

  SortShape shape;
  SortCost cost;
  std::vector<Tile> from, to;
  SortBeam beam;
};

TEST(SortBeam, FindsWaysOnBoardsOfEveryKind) {
  Random random(1);
  for (const Turns turns : kAllTurns) {
    for (const auto& [rows, cols] : {std::pair{2, 6}, {4, 4}, {5, 4}, {3, 7}}) {
      for (const int kinds : {100, 3}) {
        const auto from = random_tiles(rows, cols, random, kinds);
        const auto to = random_tiles(rows, cols, random, kinds);
        Search search(rows, cols, turns, from, to);
        search.start(6'000);
        EXPECT_TRUE(search.beam.advance(UINT64_MAX));
        ASSERT_TRUE(search.beam.found());
        EXPECT_EQ(after(from, cols, search.beam.moves()), to);
        EXPECT_TRUE(are_legal(search.beam.moves(), rows, cols, turns));
      }
    }
  }
}

// On a board with few orders a wide beam drops nothing relevant.
TEST(SortBeam, AWideBeamIsExact) {
  Random random(2);
  for (const Turns turns : kAllTurns) {
    for (int i = 0; i < 10; ++i) {
      Search search(2, 4, turns, random_tiles(2, 4, random), sorted_tiles(2, 4));
      search.start(200'000);
      search.beam.advance(UINT64_MAX);
      BidirectionalSearch exact;
      exact.start(search.shape, search.from, search.to, SIZE_MAX);
      exact.advance(UINT64_MAX);
      EXPECT_EQ(search.beam.moves().size(), exact.moves().size());
    }
  }
}

TEST(SortBeam, PortionsGiveTheSameAsOneRun) {
  Random random(3);
  for (const int kinds : {100, 4}) {
    const auto from = random_tiles(5, 5, random, kinds), to = random_tiles(5, 5, random, kinds);
    Search whole(5, 5, Turns::kQuarter, from, to);
    whole.start(5'000);
    whole.beam.advance(UINT64_MAX);
    for (const std::uint64_t portion : {1U, 77U}) {
      Search parts(5, 5, Turns::kQuarter, from, to);
      parts.start(5'000);
      while (!parts.beam.advance(portion)) {
      }
      EXPECT_EQ(parts.beam.moves(), whole.beam.moves());
      EXPECT_EQ(parts.beam.nodes(), whole.beam.nodes());
    }
  }
}

TEST(SortBeam, KeepsToItsEffort) {
  Random random(4);
  for (const std::uint64_t effort : {30'000U, 60'000U}) {
    Search search(6, 6, Turns::kQuarter, random_tiles(6, 6, random), sorted_tiles(6, 6));
    search.start(effort);
    search.beam.advance(UINT64_MAX);
    EXPECT_TRUE(search.beam.found());
    EXPECT_LE(search.beam.nodes(), effort);
    EXPECT_GE(search.beam.nodes(), effort / 2);
  }
}

TEST(SortBeam, OtherSeedsFindOtherWays) {
  Random random(7);
  Search search(6, 6, Turns::kQuarter, random_tiles(6, 6, random), sorted_tiles(6, 6));
  std::set<std::vector<int>> ways;
  for (const std::uint64_t seed : {1U, 2U, 3U, 1U, 2U, 3U}) {
    search.start(20'000, 1000, seed);
    search.beam.advance(UINT64_MAX);
    ASSERT_TRUE(search.beam.found());
    std::vector<int> way;
    for (const Move& move : search.beam.moves()) {
      way.push_back(move.row * 100 + move.col * 10 + static_cast<int>(move.turn));
    }
    ways.insert(way);
  }
  EXPECT_EQ(ways.size(), 3u);
}

TEST(SortBeam, NoBoardIsMadeTwice) {
  Random random(8);
  for (const int kinds : {100, 3}) {
    const auto from = random_tiles(4, 4, random, kinds), to = random_tiles(4, 4, random, kinds);
    Search search(4, 4, Turns::kClockwise, from, to);
    search.start(3'000);
    std::set<std::vector<Tile>> seen;
    std::size_t boards = 0, level = SIZE_MAX;
    do {
      if (search.beam.level() == level) continue;
      level = search.beam.level();
      for (std::size_t i = 0; i < search.beam.level_size(); ++i) {
        std::vector<Tile> kinds_on_board;
        for (const Tile tile : search.beam.board(i)) {
          kinds_on_board.push_back(search.to[tile]);
        }
        seen.insert(kinds_on_board);
        ++boards;
      }
    } while (!search.beam.advance(1));
    EXPECT_GT(boards, 1'000u);
    EXPECT_EQ(seen.size(), boards);
  }
}

TEST(SortBeam, TheWayToTheBestBoardOfEachLevel) {
  Random random(9);
  const auto from = random_tiles(5, 4, random);
  Search search(5, 4, Turns::kQuarter, from, sorted_tiles(5, 4));
  search.start(3'000, 12);
  std::vector<std::vector<Tile>> best;
  do {
    if (search.beam.level() != best.size()) continue;
    best.emplace_back(search.beam.board(0).begin(), search.beam.board(0).end());
  } while (!search.beam.advance(1));
  ASSERT_EQ(best.size(), 11u);
  for (std::size_t level = 0; level < best.size(); ++level) {
    const std::vector<Move> way = search.beam.way_to(level);
    EXPECT_EQ(way.size(), level);
    EXPECT_EQ(after(search.from, 4, way), best[level]);
  }
}

TEST(SortBeam, GivesUpWhenNoAnswerIsOfUse) {
  Random random(5);
  Search search(5, 5, Turns::kQuarter, random_tiles(5, 5, random), sorted_tiles(5, 5));
  search.start(5'000, 12);
  EXPECT_TRUE(search.beam.advance(UINT64_MAX));
  EXPECT_FALSE(search.beam.found());
  EXPECT_TRUE(search.beam.moves().empty());
  search.start(5'000);
  search.beam.advance(UINT64_MAX);
  EXPECT_TRUE(search.beam.found()) << "a new start forgets the search before";
}

TEST(Bounds, NoShortestWayIsShorter) {
  Random random(6);
  int tight = 0;
  for (const Turns turns : kAllTurns) {
    for (const int kinds : {100, 4, 2}) {
      for (int i = 0; i < 30; ++i) {
        Search search(2, 4, turns, random_tiles(2, 4, random, kinds),
                      random_tiles(2, 4, random, kinds));
        BidirectionalSearch exact;
        exact.start(search.shape, search.from, search.to, SIZE_MAX);
        exact.advance(UINT64_MAX);
        const int shortest = static_cast<int>(exact.moves().size());
        const int bound = distance_bound(search.shape, search.from, search.to);
        EXPECT_LE(bound, shortest);
        for (int from = bound; from <= shortest; ++from) {
          EXPECT_LE(parity_bound(search.shape, search.from, search.to, from), shortest);
        }
        tight += bound == shortest ? 1 : 0;
        if (turns != Turns::kAny && kinds == 100) {
          EXPECT_EQ(parity_bound(search.shape, search.from, search.to, shortest - 1), shortest);
        }
      }
    }
  }
  EXPECT_GT(tight, 5);
}

}  // namespace
}  // namespace jiugong::twist::sort
