#include "twist/sort/cost.h"

#include <gtest/gtest.h>

#include <set>

#include "twist/sort/assignment.h"
#include "twist/sort/weights.h"
#include "unit/twist/sort/boards.h"

namespace jiugong::twist::sort {
namespace {

std::vector<Tile> random_board(const SortShape& shape, Random& random) {
  std::vector<Tile> tiles(shape.cells());
  std::iota(tiles.begin(), tiles.end(), Tile{0});
  random.shuffle(std::span(tiles));
  return tiles;
}

int cost_of(const SortCost& cost, const std::vector<Tile>& tiles) {
  SortCost::Parts parts{};
  cost.read(tiles, parts);
  return cost.cost(parts);
}

TEST(SortCost, NothingForASortedBoard) {
  for (const Turns turns : kAllTurns) {
    for (const auto& [rows, cols] : {std::pair{2, 5}, {4, 4}, {10, 10}}) {
      const SortShape shape(rows, cols, turns);
      std::vector<Tile> tiles(shape.cells());
      std::iota(tiles.begin(), tiles.end(), Tile{0});
      EXPECT_EQ(cost_of(SortCost(shape, learned_weights(turns)), tiles), 0);
    }
  }
}

TEST(SortCost, ChangesAreDifferencesOfCosts) {
  Random random(1);
  for (const Turns turns : kAllTurns) {
    for (const auto& [rows, cols] : {std::pair{2, 4}, {4, 3}, {5, 7}, {10, 10}}) {
      const SortShape shape(rows, cols, turns);
      const SortCost cost(shape, learned_weights(turns));
      std::vector<Tile> tiles = random_board(shape, random);
      SortCost::Parts parts{};
      cost.read(tiles, parts);
      for (int block = 0; block < shape.blocks(); ++block) {
        std::vector<std::int16_t> changes(static_cast<std::size_t>(shape.turns()));
        cost.changes(tiles, parts, block, changes);
        for (int turn = 0; turn < shape.turns(); ++turn) {
          const Move move = shape.move(block * shape.turns() + turn);
          EXPECT_EQ(changes[static_cast<std::size_t>(turn)],
                    cost_of(cost, after(tiles, cols, {move})) - cost_of(cost, tiles));
        }
      }
    }
  }
}

// The cost is invariant under quarter turns of the whole board and, if turns go both ways, under
// its reflection: both map moves to moves.
TEST(SortCost, TheSameFromEverySide) {
  Random random(2);
  const std::size_t side = 5;
  const auto rotated = [&](std::size_t cell) {
    return cell % side * side + (side - 1 - cell / side);
  };
  const auto reflected = [&](std::size_t cell) {
    return cell / side * side + (side - 1 - cell % side);
  };
  const auto carried = [&](const std::vector<Tile>& tiles, const auto& map) {
    std::vector<Tile> image(tiles.size());
    for (std::size_t cell = 0; cell < tiles.size(); ++cell) {
      image[map(cell)] = static_cast<Tile>(map(tiles[cell]));
    }
    return image;
  };
  for (const Turns turns : kAllTurns) {
    const SortShape shape(5, 5, turns);
    const SortCost cost(shape, learned_weights(turns));
    for (int i = 0; i < 20; ++i) {
      const std::vector<Tile> tiles = random_board(shape, random);
      EXPECT_EQ(cost_of(cost, carried(tiles, rotated)), cost_of(cost, tiles));
      if (turns == Turns::kClockwise) continue;
      EXPECT_EQ(cost_of(cost, carried(tiles, reflected)), cost_of(cost, tiles));
    }
  }
}

TEST(WindowClasses, EveryWindowThatOccursHasAClass) {
  for (const bool reflections : {false, true}) {
    const WindowClasses classes(reflections);
    std::size_t weighted = 0;
    std::set<std::uint16_t> different;
    for (const std::uint16_t each : classes.of) {
      if (each == 0) continue;
      ++weighted;
      different.insert(each);
    }
    // Inner windows, pairs at four borders, single tiles in four corners, without those at their
    // goals.
    EXPECT_EQ(weighted, 9u * 9 * 9 * 9 + 4 * 9 * 9 + 4 * 9 - 9);
    EXPECT_EQ(different.size() + 1, classes.count);
    for (const Turns turns : kAllTurns) {
      if (are_reflections_alike(turns) != reflections) continue;
      EXPECT_EQ(stored_weights(turns).windows.size(), classes.count);
      EXPECT_EQ(stored_weights(turns).windows[0], 0);
      EXPECT_EQ(stored_weights(turns).distances.size(), kDistances);
    }
  }
}

TEST(Assignment, DifferentTilesHaveOneGoalEach) {
  const SortShape shape(2, 3, Turns::kQuarter);
  const SortCost cost(shape, learned_weights(Turns::kQuarter));
  const std::vector<Tile> from = {5, 3, 1, 0, 2, 4}, to = {0, 1, 2, 3, 4, 5};
  const Assignment assignment(cost, from, to);
  EXPECT_FALSE(assignment.has_equal());
  EXPECT_EQ(assignment.tiles(), from);
}

TEST(Assignment, EqualTilesGoWhereItIsNear) {
  Random random(3);
  const SortShape shape(5, 6, Turns::kQuarter);
  const SortCost cost(shape, learned_weights(Turns::kQuarter));
  for (int kinds = 1; kinds < 8; ++kinds) {
    std::vector<Tile> from(30), to;
    for (std::size_t i = 0; i < 30; ++i) from[i] = static_cast<Tile>(random.below(kinds));
    to = from;
    random.shuffle(std::span(to));
    const Assignment assignment(cost, from, to);
    EXPECT_TRUE(assignment.has_equal());
    std::set<Tile> goals;
    for (std::size_t cell = 0; cell < 30; ++cell) {
      const Tile tile = assignment.tiles()[cell];
      goals.insert(tile);
      EXPECT_EQ(to[tile], from[cell]);
      EXPECT_EQ(assignment.kind(tile), from[cell]);
      for (std::size_t other = 0; other < cell; ++other) {
        const Tile second = assignment.tiles()[other];
        if (from[other] != from[cell]) continue;
        EXPECT_LE(cost.distance(tile, cell) + cost.distance(second, other),
                  cost.distance(second, cell) + cost.distance(tile, other));
      }
    }
    EXPECT_EQ(goals.size(), 30u);
  }
}

}  // namespace
}  // namespace jiugong::twist::sort
