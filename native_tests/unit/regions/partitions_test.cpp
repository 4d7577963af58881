#include "regions/partitions.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <vector>

#include "jiugong/random.h"

namespace jiugong::regions {
namespace {

std::size_t squares(const Partition& groups) {
  std::size_t sum = 0;
  for (const Cells& group : groups) sum += group.size() * group.size();
  return sum;
}

// Rows, columns and boxes of a sudoku.
std::vector<Cells> sudoku_houses() {
  std::vector<Cells> houses(27);
  for (Small cell = 0; cell < 81; ++cell) {
    const std::size_t row = cell / 9U, col = cell % 9U;
    for (const std::size_t house : {row, 9 + col, 18 + row / 3 * 3 + col / 3})
      houses[house].push_back(cell);
  }
  return houses;
}

Lists lists(const std::vector<Cells>& houses) {
  Lists result;
  for (const Cells& house : houses) result.add(house);
  return result;
}

class PartitionsTest : public testing::Test {
 protected:
  const std::vector<Cells> houses_ = sudoku_houses();
  const Lists houses_of_ = lists_with(lists(houses_), 81);
  const Partitions partitions_{houses_, std::vector<bool>(27, true), houses_of_};
  const Differ differ_ = [this](Small a, Small b) {
    return a != b && std::any_of(houses_.begin(), houses_.end(), [&](const Cells& house) {
             return std::binary_search(house.begin(), house.end(), a) &&
                    std::binary_search(house.begin(), house.end(), b);
           });
  };
};

TEST_F(PartitionsTest, HaveEachCellOnceInGroupsThatDiffer) {
  Random random(1);
  for (int round = 0; round < 100; ++round) {
    std::set<Small> chosen;
    const int count = 1 + random.below(40);
    for (int i = 0; i < count; ++i) chosen.insert(static_cast<Small>(random.below(81)));
    const Cells cells(chosen.begin(), chosen.end());
    std::vector<Partition> partitions = partitions_.of(cells, differ_);
    ASSERT_FALSE(partitions.empty());
    EXPECT_TRUE(std::is_sorted(
        partitions.begin(), partitions.end(),
        [](const Partition& a, const Partition& b) { return squares(a) > squares(b); }));
    partitions.push_back(cliques_of(cells, differ_));
    for (const Partition& groups : partitions) {
      Cells together;
      for (const Cells& group : groups) {
        together.insert(together.end(), group.begin(), group.end());
        for (const Small a : group) {
          for (const Small b : group) ASSERT_TRUE(a == b || differ_(a, b));
        }
      }
      std::sort(together.begin(), together.end());
      EXPECT_EQ(together, cells);
    }
  }
}

// Three boxes in steps, of which rows and columns have at most six cells.
TEST_F(PartitionsTest, FindBoxes) {
  Cells cells;
  for (const std::size_t box : {18u, 22u, 26u})
    cells.insert(cells.end(), houses_[box].begin(), houses_[box].end());
  std::sort(cells.begin(), cells.end());
  EXPECT_EQ(partitions_.of(cells, differ_).front(),
            (Partition{houses_[18], houses_[22], houses_[26]}));
}

TEST_F(PartitionsTest, OfNoCellsHaveNoGroup) {
  EXPECT_EQ(partitions_.of({}, differ_), (std::vector<Partition>{Partition()}));
}

}  // namespace
}  // namespace jiugong::regions
