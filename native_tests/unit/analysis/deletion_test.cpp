#include "analysis/deletion.h"

#include <numeric>

#include "jiugong/geometry.h"
#include "support.h"
#include "unit/analysis/random_grids.h"

namespace jiugong {
namespace {

using analysis::Deletion;
using analysis::Order;
using grid::CellSet;

CellSet set_of(const Order& cells) {
  CellSet givens;
  for (const Cell cell : cells) givens.set(cell);
  return givens;
}

// Runs the deletion where a set of givens is unsolvable if it contains one of `cores`.
CellSet rest_of(Deletion& deletion, const Order& order, const std::vector<CellSet>& cores) {
  deletion.start(order);
  for (int trials = 0; !deletion.done() && trials < 1000; ++trials) {
    bool solvable = true;
    for (const CellSet& core : cores) solvable &= !core.is_subset_of(deletion.trial());
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
  // The only core is {2, 3}. The trial of 1 is inconclusive until 4 has been removed.
  Deletion deletion;
  deletion.start({1, 2, 3, 4});
  bool postponed = false;
  while (!deletion.done()) {
    ASSERT_FALSE(deletion.stuck());
    const CellSet trial = deletion.trial();
    if (!trial.test(1) && trial.test(4)) {
      deletion.postpone();
      postponed = true;
    } else {
      deletion.answer(!(trial.test(2) && trial.test(3)));
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
    // The trials of 2 and 4 are inconclusive.
    const CellSet trial = deletion.trial();
    if (!trial.test(2) || !trial.test(4)) {
      deletion.postpone();
    } else {
      deletion.answer(!trial.test(1));
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
      for (int i = 0; i < 6; ++i) core.set(20 + random.below(30));
    }
    CellSet expected = set_of(order);
    for (const Cell cell : order) {
      CellSet smaller = expected;
      smaller.reset(cell);
      for (const CellSet& core : cores) {
        if (core.is_subset_of(smaller)) expected = smaller;
      }
    }
    ASSERT_EQ(rest_of(deletion, order, cores), expected);
  }
}

TEST(DeletionOrders, HoldEveryGiven) {
  const Grid puzzle = grid_of(kPuzzle);
  const std::vector<Order> orders = analysis::deletion_orders(puzzle);
  EXPECT_EQ(orders.size(), 9u) << "no cell without candidate, no digit without place";
  for (const Order& order : orders) {
    EXPECT_EQ(order.size(), 30u);
    EXPECT_EQ(set_of(order), set_of(givens_of(puzzle)));
  }
}

TEST(DeletionOrders, BeginFarFromEachBox) {
  const Grid puzzle = grid_of(kPuzzle);
  const std::vector<Order> orders = analysis::deletion_orders(puzzle);
  ASSERT_EQ(orders.size(), 9u);
  for (int box = 0; box < 9; ++box) {
    // First the givens that share neither band nor stack with the box, last its own; by cell.
    const auto nearness = [box](Cell cell) {
      return (box_of(cell) / 3 == box / 3 ? 1 : 0) + (box_of(cell) % 3 == box % 3 ? 1 : 0);
    };
    Order expected;
    for (const int near : {0, 1, 2}) {
      for (Cell cell = 0; cell < kCellCount; ++cell) {
        if (puzzle[cell] != 0 && nearness(cell) == near) expected.push_back(cell);
      }
    }
    EXPECT_EQ(orders[static_cast<std::size_t>(box)], expected) << "box " << box;
  }
}

TEST(DeletionOrders, KeepTheReasonsOfADigitWithoutPlaceToTheLast) {
  // The givens 27 and 53 exclude the digit 1 from two rows of the middle box, and the third is
  // full: the digit has no place in the box, nor in that row. Every cell has a candidate.
  Grid puzzle;
  puzzle.set(27, 1), puzzle.set(53, 1), puzzle.set(39, 2), puzzle.set(40, 3), puzzle.set(41, 4);
  puzzle.set(0, 5), puzzle.set(80, 6);
  const std::vector<Order> orders = analysis::deletion_orders(puzzle);
  ASSERT_EQ(orders.size(), 11u);
  EXPECT_EQ(orders[0], (Order{0, 80, 27, 39, 40, 41, 53})) << "the row";
  EXPECT_EQ(orders[1], (Order{0, 80, 27, 39, 40, 41, 53})) << "the box";
}

TEST(DeletionOrders, KeepTheReasonsOfACellWithoutCandidateToTheLast) {
  // Cell 40 sees 1 to 3 in its row, 4 to 6 in its column and 7 to 9 in its box; 0 and 80 are far
  // away.
  Grid puzzle;
  Digit digit = 1;
  const Order reasons = {36, 37, 44, 4, 13, 76, 30, 32, 48};
  for (const Cell cell : reasons) puzzle.set(cell, digit++);
  puzzle.set(0, 3), puzzle.set(80, 9);
  const std::vector<Order> orders = analysis::deletion_orders(puzzle);
  ASSERT_EQ(orders.size(), 10u) << "every digit has a place in every house";
  EXPECT_EQ(orders[0], (Order{0, 80, 4, 13, 30, 32, 36, 37, 44, 48, 76}));
}

TEST(DeletionOrders, KeepTheReasonsOfAnEmptyCellToTheLast) {
  // Row 1 excludes 1 to 8 from its last cell, and cell 17 the 9; cell 40 is unrelated.
  Grid puzzle = grid_of("12345678.........9" + std::string(63, '.'));
  puzzle.set(40, 5);
  const std::vector<Order> orders = analysis::deletion_orders(puzzle);
  ASSERT_GT(orders.size(), 9u);
  EXPECT_EQ(orders[0], (Order{40, 0, 1, 2, 3, 4, 5, 6, 7, 17}));
}

}  // namespace
}  // namespace jiugong
