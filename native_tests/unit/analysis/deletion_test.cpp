#include "analysis/deletion.h"

#include <numeric>

#include "support.h"

namespace jiugong {
namespace {

using internal::CellSet;
using internal::Deletion;
using internal::Order;

CellSet set_of(const Order& cells) {
  CellSet givens;
  for (const Cell cell : cells) givens.set(static_cast<std::size_t>(cell));
  return givens;
}

// Runs the deletion where givens have no solution when they contain one of `cores`.
CellSet rest_of(Deletion& deletion, const Order& order, const std::vector<CellSet>& cores) {
  deletion.start(order);
  for (int trials = 0; !deletion.done() && trials < 1000; ++trials) {
    bool solvable = true;
    for (const CellSet& core : cores) solvable &= (core & ~deletion.trial()).any();
    deletion.answer(solvable);
  }
  EXPECT_TRUE(deletion.done());
  return deletion.rest();
}

TEST(Deletion, LeavesTheOnlyCore) {
  Deletion deletion;
  const Order order = {4, 7, 9, 12, 30, 31, 80};
  EXPECT_EQ(rest_of(deletion, order, {set_of({7, 31, 80})}), set_of({7, 31, 80}));
  EXPECT_EQ(deletion.necessary(), 3u);
  EXPECT_EQ(rest_of(deletion, order, {set_of(order)}), set_of(order));
  EXPECT_EQ(rest_of(deletion, order, {CellSet()}), CellSet());
  EXPECT_EQ(rest_of(deletion, {}, {CellSet()}), CellSet());
}

TEST(Deletion, TakesAwayWhatComesFirst) {
  Deletion deletion;
  const std::vector<CellSet> cores = {set_of({1, 2}), set_of({2, 3}), set_of({4, 5, 6})};
  EXPECT_EQ(rest_of(deletion, {1, 2, 3, 4, 5, 6}, cores), set_of({4, 5, 6}));
  EXPECT_EQ(rest_of(deletion, {4, 1, 2, 3, 5, 6}, cores), set_of({2, 3}));
}

TEST(Deletion, TriesWhatWasPostponedAgain) {
  // The only core is {2, 3}. Whether 1 can go is found out only when 4 is gone.
  Deletion deletion;
  deletion.start({1, 2, 3, 4});
  bool postponed = false;
  while (!deletion.done()) {
    ASSERT_FALSE(deletion.stuck());
    const CellSet trial = deletion.trial();
    if (!trial[1] && trial[4]) {
      deletion.postpone();
      postponed = true;
    } else {
      deletion.answer(!(trial[2] && trial[3]));
    }
  }
  EXPECT_TRUE(postponed);
  EXPECT_EQ(deletion.rest(), set_of({2, 3}));
  EXPECT_EQ(deletion.necessary(), 2u);
}

TEST(Deletion, IsStuckWhenNothingElseIsLeftToTry) {
  Deletion deletion;
  deletion.start({1, 2, 3, 4});
  int trials = 0;
  for (; !deletion.stuck() && trials < 100; ++trials) {
    // Nothing is found out about 2 and 4.
    const CellSet trial = deletion.trial();
    if (!trial[2] || !trial[4]) {
      deletion.postpone();
    } else {
      deletion.answer(!trial[1]);
    }
  }
  EXPECT_TRUE(deletion.stuck());
  EXPECT_EQ(deletion.undecided(), 2u);
  EXPECT_EQ(deletion.rest(), set_of({1, 2, 4}));
  deletion.resume();
  EXPECT_FALSE(deletion.stuck());
  while (!deletion.done()) deletion.answer(false);
  EXPECT_EQ(deletion.rest(), set_of({1}));
}

TEST(Deletion, InRunsEndsWhereOneByOneDoes) {
  Random random(40);
  Deletion deletion;
  Order order(30);
  std::iota(order.begin(), order.end(), 20);
  for (int round = 0; round < 200; ++round) {
    std::vector<CellSet> cores(5);
    for (CellSet& core : cores) {
      for (int i = 0; i < 6; ++i) core.set(20u + static_cast<std::size_t>(random.below(30)));
    }
    CellSet expected = set_of(order);
    for (const Cell cell : order) {
      CellSet smaller = expected;
      smaller.reset(static_cast<std::size_t>(cell));
      for (const CellSet& core : cores) {
        if ((core & ~smaller).none()) expected = smaller;
      }
    }
    ASSERT_EQ(rest_of(deletion, order, cores), expected);
  }
}

TEST(DeletionOrders, HoldEveryGiven) {
  const Grid puzzle = grid_of(kPuzzle);
  const std::vector<Order> orders = internal::deletion_orders(puzzle);
  EXPECT_EQ(orders.size(), 9u) << "no cell without candidate, no digit without place";
  for (const Order& order : orders) {
    EXPECT_EQ(order.size(), 30u);
    EXPECT_EQ(set_of(order), internal::givens_of(puzzle));
  }
}

TEST(DeletionOrders, KeepTheReasonsOfAnEmptyCellToTheLast) {
  // Row 1 keeps 1 to 8 from its last cell, and cell 17 the 9; cell 40 has no part in it.
  Grid puzzle = grid_of("12345678.........9" + std::string(63, '.'));
  puzzle.set(40, 5);
  const std::vector<Order> orders = internal::deletion_orders(puzzle);
  ASSERT_GT(orders.size(), 9u);
  EXPECT_EQ(orders[0], (Order{40, 0, 1, 2, 3, 4, 5, 6, 7, 17}));
}

}  // namespace
}  // namespace jiugong
