#include "analysis/widening.h"

#include <numeric>

#include "support.h"

namespace jiugong {
namespace {

using analysis::Widening;
using grid::CellSet;

CellSet cells_in(const std::vector<Cell>& list) {
  CellSet cells;
  for (const Cell cell : list) cells.set(cell);
  return cells;
}

// Runs the widening where a solution can differ in exactly these sets of cells; returns its result.
CellSet widest(const std::vector<Cell>& order, const std::vector<CellSet>& solutions) {
  Widening widening;
  widening.start(order);
  CellSet last;
  for (int trials = 0; !widening.done() && trials < 1000; ++trials) {
    const CellSet trial = widening.trial();
    const CellSet* found = nullptr;
    for (const CellSet& solution : solutions) {
      if (trial.is_subset_of(solution)) found = &solution;
    }
    if (found == nullptr) {
      widening.refuse();
    } else {
      last = *found;
      widening.accept(last);
    }
  }
  EXPECT_TRUE(widening.done());
  return last;
}

TEST(Widening, TriesAllCellsFirst) {
  Widening widening;
  widening.start({3, 5, 8});
  EXPECT_EQ(widening.trial(), cells_in({3, 5, 8}));
  widening.accept(cells_in({3, 5, 8}));
  EXPECT_TRUE(widening.done());
}

TEST(Widening, OfNothingIsDone) {
  Widening widening;
  widening.start({});
  EXPECT_TRUE(widening.done());
}

TEST(Widening, PrefersTheFirstCells) {
  const std::vector<CellSet> solutions = {cells_in({1, 2, 9}), cells_in({3, 4, 5, 6})};
  EXPECT_EQ(widest({1, 2, 3, 4, 5, 6, 9}, solutions), cells_in({1, 2, 9}));
  EXPECT_EQ(widest({6, 5, 4, 3, 2, 1, 9}, solutions), cells_in({3, 4, 5, 6}));
}

TEST(Widening, EndsWhereNoSolutionDiffersInMore) {
  Random random(41);
  std::vector<Cell> order(40);
  std::iota(order.begin(), order.end(), 10);
  for (int round = 0; round < 200; ++round) {
    std::vector<CellSet> solutions(8);
    for (CellSet& solution : solutions) {
      for (int i = 0; i < 12; ++i) solution.set(10 + random.below(40));
    }
    const CellSet end = widest(order, solutions);
    for (const CellSet& solution : solutions) {
      ASSERT_FALSE(end.is_subset_of(solution) && end != solution);
    }
    ASSERT_FALSE(end.empty());
  }
}

}  // namespace
}  // namespace jiugong
