// The parts of the search for nine tripods, each by itself.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "support.h"
#include "twist/tripods/beam.h"
#include "twist/tripods/gains.h"
#include "twist/tripods/layers.h"
#include "twist/tripods/position.h"
#include "twist/tripods/selection.h"
#include "unit/twist/tripods_boards.h"

namespace jiugong::internal::tripods {
namespace {

TEST(TripodsPosition, PressesAreNumbered) {
  for (int number = 0; number < presses_of(Turns::kAny); ++number) {
    const auto press = static_cast<Press>(number);
    EXPECT_EQ(press_of(move_of(press)), press);
    for (const Turns turns : kAllTurns) {
      EXPECT_EQ(allows(turns, move_of(press).turn), number < presses_of(turns));
    }
  }
}

TEST(TripodsPosition, CostsNothingExactlyOnLatinSquares) {
  EXPECT_EQ(position_of(cyclic_square()).cost, 0);
  EXPECT_GT(position_of(sorted_tripods()).cost, 0);
  Random random(1);
  for (int i = 0; i < 100; ++i) {
    const Grid grid = after(cyclic_square(), {random_move(random, Turns::kAny)});
    EXPECT_EQ(position_of(grid).cost == 0, is_latin_square(grid));
  }
}

TEST(TripodsPosition, APressedPositionIsThatOfTheTurnedGrid) {
  Random random(2);
  for (Grid grid : {random_tripods(1), sorted_tripods(), cyclic_square()}) {
    Position position = position_of(grid);
    for (int i = 0; i < 300; ++i) {
      const Move move = random_move(random, Turns::kAny);
      grid = after(grid, {move});
      position.press(press_of(move));
      const Position expected = position_of(grid);
      ASSERT_EQ(position.bytes, expected.bytes);
      ASSERT_EQ(position.cost, expected.cost);
      ASSERT_EQ(position.tile(i % 9, i % 8), grid[9 * (i % 9) + i % 8] - 1);
    }
  }
}

// One press away from a latin square, and none.
TEST(TripodsPosition, TheLowerBoundIsNone) {
  EXPECT_EQ(lower_bound(cyclic_square(), Turns::kQuarter), 0U);
  EXPECT_EQ(lower_bound(sorted_tripods(), Turns::kQuarter), 120U);
  EXPECT_EQ(lower_bound(sorted_tripods(), Turns::kAny), 60U);
  Random random(3);
  for (const Turns turns : kAllTurns) {
    for (int i = 0; i < 100; ++i) {
      const Grid grid = after(cyclic_square(), {random_move(random, turns)});
      EXPECT_LE(lower_bound(grid, Turns::kAny), 1U);
      EXPECT_LE(lower_bound(grid, turns), 1U);
    }
  }
}

// Few digits, so that blocks have equal tiles in every way.
Grid crowded_tripods(std::uint64_t seed) {
  std::array<Digit, kCellCount> tiles = sorted_tripods().digits();
  Random random(seed);
  for (std::size_t third = 0; third < 3; ++third) {
    random.shuffle(std::span(tiles).subspan(27 * third, 27));
  }
  return tripods_grid(tiles);
}

// What lane `press` says, and what is so.
void expect_change(const Position& position, const Gains& gains, int press) {
  std::array<std::int8_t, 16> lanes{};
  store(gains.changes[static_cast<std::size_t>(press / 16)], lanes.data());
  Position pressed = position;
  pressed.press(static_cast<Press>(press));
  EXPECT_EQ(lanes[static_cast<std::size_t>(press % 16)],
            std::clamp(pressed.cost - position.cost, -128, 127))
      << "press " << press;
}

TEST(TripodsGains, OfQuarterTurnsAreTheDifferencesOfCosts) {
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    for (const Grid& grid : {random_tripods(seed), crowded_tripods(seed)}) {
      const Position position = position_of(grid);
      Gains gains;
      measure_presses<false>(position, gains);
      for (int press = 0; press < presses_of(Turns::kQuarter); ++press) {
        expect_change(position, gains, press);
      }
      measure_presses<true>(position, gains);
      for (int press = 0; press < presses_of(Turns::kQuarter); ++press) {
        expect_change(position, gains, press);
      }
    }
  }
}

// (Far from a latin square, where no beam gets, a part of the sum can be beyond what a lane holds.)
TEST(TripodsGains, OfHalfTurnsAreTheDifferencesOfCosts) {
  Random random(4);
  for (int i = 0; i < 100; ++i) {
    std::vector<Move> moves;
    while (moves.size() < 15) moves.push_back(random_move(random, Turns::kQuarter));
    const Position position = position_of(after(cyclic_square(), moves));
    Gains gains;
    measure_presses<true>(position, gains);
    for (int press = presses_of(Turns::kQuarter); press < presses_of(Turns::kAny); ++press) {
      expect_change(position, gains, press);
    }
  }
}

TEST(TripodsSelection, KeepsTheLowestKeysOnce) {
  Selection selection;
  selection.start(100);
  selection.begin_level(1000, 64, 100);
  Random random(1);
  std::vector<int> keys;
  for (std::size_t parent = 0; parent < 1000; ++parent) {
    selection.begin_offers(parent);
    for (Press press = 0; press < 3; ++press) {
      const int key = random.below(10'000);
      const auto hash = static_cast<std::uint32_t>(key);
      if (std::find(keys.begin(), keys.end(), key) == keys.end()) keys.push_back(key);
      selection.offer(hash, Link(parent, press), key);
      selection.offer(hash, Link(parent, press), key);
    }
  }
  std::vector<std::uint32_t> hashes;
  std::vector<Link> links;
  selection.end_level(hashes, links);
  EXPECT_EQ(hashes.size(), links.size());
  EXPECT_EQ(std::set<std::uint32_t>(hashes.begin(), hashes.end()).size(), hashes.size());
  EXPECT_LE(hashes.size(), 100U);
  EXPECT_GT(hashes.size(), 60U);
  // None is worse than the 140th of all.
  std::sort(keys.begin(), keys.end());
  EXPECT_LT(static_cast<int>(*std::max_element(hashes.begin(), hashes.end())), keys[140]);
}

TEST(TripodsSelection, KeepsAllThatFit) {
  Selection selection;
  selection.start(640);
  selection.begin_level(10, 64, 640);
  std::uint32_t hash = 0;
  for (std::size_t parent = 0; parent < 10; ++parent) {
    selection.begin_offers(parent);
    for (Press press = 0; press < 64; ++press) {
      ++hash;
      selection.offer(hash, Link(parent, press), 70'000 - static_cast<int>(hash));
    }
  }
  std::vector<std::uint32_t> hashes;
  std::vector<Link> links;
  selection.end_level(hashes, links);
  ASSERT_EQ(links.size(), 640U);
  EXPECT_EQ(links[65].parent(), 1U);
  EXPECT_EQ(links[65].press(), 1);
}

// Floods of offers with falling keys must neither fill the table nor lose the best.
TEST(TripodsSelection, HoldsOnlyWhatItNeeds) {
  Selection selection;
  selection.start(1);
  selection.begin_level(100'000, 64, 1);
  for (std::size_t parent = 0; parent < 100'000; ++parent) {
    selection.begin_offers(parent);
    selection.offer(static_cast<std::uint32_t>(parent + 1), Link(parent, 0),
                    30'000 - static_cast<int>(parent / 4));
  }
  std::vector<std::uint32_t> hashes;
  std::vector<Link> links;
  selection.end_level(hashes, links);
  ASSERT_EQ(links.size(), 1U);
  EXPECT_GE(links[0].parent(), 99'990U);
}

// A position of some levels ago is not chosen again, until so many have come that it is forgotten.
TEST(TripodsSelection, RemembersLevels) {
  Selection selection;
  selection.start(1000);
  std::vector<std::uint32_t> hashes;
  std::vector<Link> links;
  const auto choose = [&](std::uint32_t first, std::size_t width) {
    selection.begin_level(1, 64, width);
    selection.begin_offers(0);
    for (std::uint32_t i = 0; i < width; ++i) selection.offer(first + i, Link(0, 0), 5);
    hashes.clear();
    links.clear();
    selection.end_level(hashes, links);
    return hashes.size();
  };
  EXPECT_EQ(choose(1, 1), 1U);
  for (std::uint32_t level = 0; level < 20; ++level) EXPECT_EQ(choose(100 + level, 1), 1U);
  EXPECT_EQ(choose(1, 1), 0U);
  EXPECT_EQ(choose(110, 1), 0U);
  for (const std::uint32_t first : {1000U, 2000U, 3000U}) EXPECT_EQ(choose(first, 1000), 1000U);
  EXPECT_EQ(choose(1, 1), 1U);
  EXPECT_EQ(choose(3000, 1000), 0U);
}

TEST(TripodsBeam, VisitsNoMoreThanItMay) {
  Beam beam;
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
  Beam narrow, wide;
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
  Beam beam;
  std::uint64_t nodes = UINT64_MAX;
  beam.start(random_tripods(1), {.width = 100, .presses = 20, .effort = nodes});
  EXPECT_TRUE(beam.advance(nodes));
  EXPECT_FALSE(beam.found());
  beam.start(random_tripods(1), {.width = 100, .presses = 0, .effort = nodes});
  EXPECT_TRUE(beam.advance(nodes));
  EXPECT_FALSE(beam.found());
}

TEST(TripodsLayers, ReachALatinSquare) {
  Layers layers;
  for (const Turns turns : kAllTurns) {
    for (const Grid& grid : {random_tripods(1), sorted_tripods(), cyclic_square()}) {
      layers.start(grid, turns);
      for (std::uint64_t nodes = 50; !layers.advance(nodes); nodes = 50) {
      }
      EXPECT_TRUE(is_latin_square(after(grid, layers.moves())));
      for (const Move& move : layers.moves()) EXPECT_TRUE(allows(turns, move.turn));
    }
  }
}

// Layers cannot fail: from the end of each step its presses bring the tiles to all places that are
// not done. (Clockwise presses undo each other, so the way back exists too.)
TEST(TripodsLayers, EveryStepHasAWayFromEverywhere) {
  std::array<bool, kCellCount> is_done{};
  for (const StepCells& cells : kStepCells) {
    const bool is_pair = cells[0] != cells[1];
    std::vector<Press> presses;
    for (int press = 0; press < presses_of(Turns::kClockwise); ++press) {
      const Move move = move_of(static_cast<Press>(press));
      const int corner = 9 * move.row + move.col;
      const auto cell = static_cast<std::size_t>(corner);
      if (is_done[cell] || is_done[cell + 1] || is_done[cell + 9] || is_done[cell + 10]) continue;
      presses.push_back(static_cast<Press>(press));
    }
    std::vector<bool> reached(std::size_t{81} * 81);
    std::vector<StepCells> places = {cells};
    reached[cells[0] * 81U + cells[1]] = true;
    for (std::size_t i = 0; i < places.size(); ++i) {
      for (const Press press : presses) {
        std::array<int, kCellCount> tiles{};
        tiles[places[i][0]] |= 1;
        tiles[places[i][1]] |= 2;
        turn_block<int>(tiles, 9, move_of(press));
        StepCells next{};
        for (std::uint8_t cell = 0; cell < kCellCount; ++cell) {
          if ((tiles[cell] & 1) != 0) next[0] = cell;
          if ((tiles[cell] & 2) != 0) next[1] = cell;
        }
        if (reached[next[0] * 81U + next[1]]) continue;
        reached[next[0] * 81U + next[1]] = true;
        places.push_back(next);
      }
    }
    const auto open = static_cast<std::size_t>(std::count(is_done.begin(), is_done.end(), false));
    EXPECT_EQ(places.size(), is_pair ? open * (open - 1) : open);
    is_done[cells[0]] = is_done[cells[1]] = true;
  }
  EXPECT_EQ(std::count(is_done.begin(), is_done.end(), false), 9);
}

// All 9! orders of the corner, clockwise; with repeated digits there are only fewer to tell apart.
TEST(TripodsLayers, TheCornerHasAWayFromEverywhere) {
  std::vector<std::array<std::uint8_t, 9>> orders = {{0, 1, 2, 3, 4, 5, 6, 7, 8}};
  std::vector<bool> reached(1 << 22);
  const auto number_of = [](const std::array<std::uint8_t, 9>& order) {
    std::size_t number = 0;  // in the factorial system, with room to spare
    for (std::size_t i = 0; i < 9; ++i) {
      std::size_t smaller = 0;
      for (std::size_t j = i + 1; j < 9; ++j) smaller += order[j] < order[i] ? 1 : 0;
      number = number * (9 - i) + smaller;
    }
    return number;
  };
  reached[number_of(orders[0])] = true;
  for (std::size_t i = 0; i < orders.size(); ++i) {
    for (int button = 0; button < 4; ++button) {
      std::array<std::uint8_t, 9> next = orders[i];
      turn_block<std::uint8_t>(next, 3, {.row = button / 2, .col = button % 2});
      if (reached[number_of(next)]) continue;
      reached[number_of(next)] = true;
      orders.push_back(next);
    }
  }
  EXPECT_EQ(orders.size(), 362'880U);
}

}  // namespace
}  // namespace jiugong::internal::tripods
