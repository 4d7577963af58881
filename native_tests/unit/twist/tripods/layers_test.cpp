#include "twist/tripods/layers.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "unit/twist/tripods/boards.h"

namespace jiugong::twist::tripods {
namespace {

TEST(TripodsLayers, ReachALatinSquare) {
  TripodsLayers layers;
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

// Layers cannot fail: from the end of each step, its presses move the tiles to all places not yet
// completed. (Clockwise presses undo each other, so the reverse sequence exists too.)
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

// All 9! orders of the corner, clockwise; repeated digits only make fewer orders distinct.
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
}  // namespace jiugong::twist::tripods
