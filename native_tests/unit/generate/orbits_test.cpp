#include "generate/orbits.h"

#include "support.h"

namespace jiugong::generator {
namespace {

struct Case {
  Symmetry symmetry;
  std::vector<Cell> orbit_of_r1c2;
  std::size_t orbits;
  std::size_t fixed;  // orbits of one cell
};

const std::vector<Case>& cases() {
  static const std::vector<Case> kCases = {
      {Symmetry::kNone, {1}, 81, 81},
      {Symmetry::kHalfTurn, {1, 79}, 41, 1},
      {Symmetry::kQuarterTurn, {1, 17, 79, 63}, 21, 1},
      {Symmetry::kHorizontal, {1, 7}, 45, 9},
      {Symmetry::kVertical, {1, 73}, 45, 9},
      {Symmetry::kDiagonal, {1, 9}, 45, 9},
      {Symmetry::kAntiDiagonal, {1, 71}, 45, 9},
  };
  return kCases;
}

TEST(Orbits, AreWhatTheHeaderSays) {
  for (const auto& [symmetry, expected, count, fixed] : cases()) {
    const Orbits orbits = orbits_of(symmetry);
    EXPECT_EQ(orbits.count, count);
    std::size_t of_one = 0;
    for (const Orbit& orbit : orbits.all()) {
      of_one += orbit.size == 1 ? 1 : 0;
      if (orbit.members[0] != 1) continue;
      EXPECT_EQ(std::vector<Cell>(orbit.cells().begin(), orbit.cells().end()), expected);
    }
    EXPECT_EQ(of_one, fixed);
  }
}

TEST(Orbits, HoldEveryCellOnceAndMapToThemselves) {
  for (const auto& entry : cases()) {
    const Orbits orbits = orbits_of(entry.symmetry);
    std::array<int, kCellCount> orbit_of{};
    orbit_of.fill(-1);
    for (std::size_t i = 0; i < orbits.count; ++i) {
      for (const Cell cell : orbits.list[i].cells()) {
        EXPECT_EQ(orbit_of[static_cast<std::size_t>(cell)], -1);
        orbit_of[static_cast<std::size_t>(cell)] = static_cast<int>(i);
      }
    }
    for (Cell cell = 0; cell < kCellCount; ++cell) {
      const Cell mirrored = image(cell, entry.symmetry);
      EXPECT_GE(orbit_of[static_cast<std::size_t>(cell)], 0);
      EXPECT_EQ(orbit_of[static_cast<std::size_t>(mirrored)],
                orbit_of[static_cast<std::size_t>(cell)]);
    }
  }
}

}  // namespace
}  // namespace jiugong::generator
