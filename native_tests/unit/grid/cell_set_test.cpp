#include "grid/cell_set.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <vector>

#include "jiugong/random.h"

namespace jiugong::grid {
namespace {

TEST(CellSet, HoldsAnyCell) {
  CellSet set;
  EXPECT_TRUE(set.empty());
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    set.set(cell);
    EXPECT_TRUE(set.test(cell));
    EXPECT_EQ(set.lowest(), cell);
    EXPECT_EQ(set.highest(), cell);
    EXPECT_EQ(set.cells(), std::vector{cell});
    set.reset(cell);
    EXPECT_FALSE(set.test(cell));
    EXPECT_TRUE(set.empty());
  }
}

TEST(CellSet, AgreesWithASetOfNumbers) {
  Random random(20261120);
  for (int round = 0; round < 200; ++round) {
    CellSet a, b;
    std::set<Cell> cells_of_a, cells_of_b;
    for (int i = 1 + random.below(12); i > 0; --i) {
      const Cell cell = random.below(kCellCount);
      a.set(cell), cells_of_a.insert(cell);
    }
    for (int i = 1 + random.below(60); i > 0; --i) {
      const Cell cell = random.below(kCellCount);
      b.set(cell), cells_of_b.insert(cell);
    }
    EXPECT_EQ(a.cells(), std::vector(cells_of_a.begin(), cells_of_a.end()));
    EXPECT_EQ(a.size(), static_cast<int>(cells_of_a.size()));
    EXPECT_EQ(a.lowest(), *cells_of_a.begin());
    EXPECT_EQ(a.highest(), *cells_of_a.rbegin());
    EXPECT_EQ(a == b, cells_of_a == cells_of_b);
    const auto in_b = [&](Cell cell) { return cells_of_b.contains(cell); };
    EXPECT_EQ(a.is_subset_of(b), std::all_of(cells_of_a.begin(), cells_of_a.end(), in_b));
    EXPECT_EQ(a.intersects(b), std::any_of(cells_of_a.begin(), cells_of_a.end(), in_b));
    EXPECT_TRUE(a.is_subset_of(a));
    a.clear();
    EXPECT_TRUE(a.empty());
    EXPECT_TRUE(a.is_subset_of(b));
    EXPECT_FALSE(a.intersects(b));
  }
}

}  // namespace
}  // namespace jiugong::grid
