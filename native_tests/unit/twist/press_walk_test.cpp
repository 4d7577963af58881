#include "twist/press_walk.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <set>
#include <span>
#include <utility>
#include <vector>

namespace jiugong::twist {
namespace {

constexpr Order3x3 kSorted = {0, 1, 2, 3, 4, 5, 6, 7, 8};

Order3x3 after(const std::vector<Move>& moves) {
  Order3x3 order = kSorted;
  for (const Move& move : moves) turn_block(std::span<std::uint8_t>(order), 3, move);
  return order;
}

// The rank of a press in the order in which presses are tried.
std::array<int, 3> rank_of(const Move& move) {
  return {move.row, move.col, static_cast<int>(move.turn)};
}

bool comes_before(const std::vector<Move>& a, const std::vector<Move>& b) {
  if (a.size() != b.size()) return a.size() < b.size();
  return std::lexicographical_compare(
      a.begin(), a.end(), b.begin(), b.end(),
      [](const Move& x, const Move& y) { return rank_of(x) < rank_of(y); });
}

struct Metric {
  Turns turns;
  std::size_t farthest;
  std::uint64_t mean;  // in hundredths
};

TEST(PressWalk, ComesToEveryOrderOnceFewestPressesFirst) {
  // Published figures of the puzzle.
  for (const auto& [turns, farthest, mean] :
       {Metric{Turns::kClockwise, 15, 977}, Metric{Turns::kQuarter, 11, 736},
        Metric{Turns::kAny, 8, 603}}) {
    PressWalk walk;
    walk.start(turns);
    std::vector<bool> seen(kOrderCount);
    std::vector<Move> last;
    std::uint64_t total = 0, orders = 0;
    do {
      ASSERT_FALSE(seen[number_of(walk.order())]);
      seen[number_of(walk.order())] = true;
      // Every tenth order, evenly spread over the ascending distances, has the same mean.
      if (++orders % 10 != 0) continue;
      const std::vector<Move> moves = walk.moves();
      ASSERT_TRUE(comes_before(last, moves));
      ASSERT_EQ(after(moves), walk.order());
      total += moves.size();
      last = moves;
    } while (walk.go_on());
    EXPECT_EQ(orders, kOrderCount);
    EXPECT_EQ(walk.moves().size(), farthest);
    EXPECT_EQ((total * 1000 + kOrderCount / 2) / kOrderCount, mean);
  }
}

TEST(PressWalk, MakesOnlyThePressesThatCount) {
  for (const auto& [turns, kinds] : {std::pair{Turns::kClockwise, 1U},
                                     std::pair{Turns::kQuarter, 2U}, std::pair{Turns::kAny, 3U}}) {
    PressWalk walk;
    walk.start(turns);
    EXPECT_TRUE(walk.moves().empty());
    std::set<std::array<int, 3>> presses;
    while (walk.go_on() && walk.moves().size() == 1) presses.insert(rank_of(walk.moves()[0]));
    EXPECT_EQ(presses.size(), 4 * kinds);
    for (const auto& press : presses) EXPECT_LT(press[2], static_cast<int>(kinds));
  }
}

TEST(PressWalk, BeginsAnew) {
  PressWalk walk;
  walk.start(Turns::kAny);
  for (int i = 0; i < 1000; ++i) walk.go_on();
  walk.end();
  walk.start(Turns::kClockwise);
  EXPECT_EQ(walk.order(), kSorted);
  EXPECT_TRUE(walk.go_on());
  EXPECT_EQ(walk.moves(), (std::vector<Move>{{.row = 0, .col = 0, .turn = Turn::kClockwise}}));
}

}  // namespace
}  // namespace jiugong::twist
