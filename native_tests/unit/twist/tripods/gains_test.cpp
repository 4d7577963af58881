#include "twist/tripods/gains.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <span>
#include <vector>

#include "support.h"
#include "unit/twist/tripods/boards.h"

namespace jiugong::twist::tripods {
namespace {

// Few digits, so that blocks have equal tiles in all combinations.
Grid crowded_tripods(std::uint64_t seed) {
  std::array<Digit, kCellCount> tiles = sorted_tripods().digits();
  Random random(seed);
  for (std::size_t third = 0; third < 3; ++third) {
    random.shuffle(std::span(tiles).subspan(27 * third, 27));
  }
  return tripods_grid(tiles);
}

// Compares lane `press` with the actual change of cost.
void expect_change(const TripodsPosition& position, const Gains& gains, int press) {
  std::array<std::int8_t, 16> lanes{};
  store(gains.changes[static_cast<std::size_t>(press / 16)], lanes.data());
  TripodsPosition pressed = position;
  pressed.press(static_cast<Press>(press));
  EXPECT_EQ(lanes[static_cast<std::size_t>(press % 16)],
            std::clamp(pressed.cost - position.cost, -128, 127))
      << "press " << press;
}

TEST(TripodsGains, OfQuarterTurnsAreTheDifferencesOfCosts) {
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    for (const Grid& grid : {random_tripods(seed), crowded_tripods(seed)}) {
      const TripodsPosition position = position_of(grid);
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

// (Far from a Latin square, where beams never are, a partial sum can exceed the range of a lane.)
TEST(TripodsGains, OfHalfTurnsAreTheDifferencesOfCosts) {
  Random random(4);
  for (int i = 0; i < 100; ++i) {
    std::vector<Move> moves;
    while (moves.size() < 15) moves.push_back(random_move(random, Turns::kQuarter));
    const TripodsPosition position = position_of(after(cyclic_square(), moves));
    Gains gains;
    measure_presses<true>(position, gains);
    for (int press = presses_of(Turns::kQuarter); press < presses_of(Turns::kAny); ++press) {
      expect_change(position, gains, press);
    }
  }
}

}  // namespace
}  // namespace jiugong::twist::tripods
