#include "jiugong/geometry.h"

#include <gtest/gtest.h>

#include <set>

namespace jiugong {
namespace {

TEST(Geometry, NumbersCellsInRowMajorOrder) {
  EXPECT_EQ(row_of(0), 0);
  EXPECT_EQ(column_of(8), 8);
  EXPECT_EQ(row_of(80), 8);
  EXPECT_EQ(box_of(0), 0);
  EXPECT_EQ(box_of(40), 4);
  EXPECT_EQ(box_of(27 + 8), 5);
  EXPECT_EQ(box_of(80), 8);
}

TEST(Geometry, HousesAreRowsColumnsAndBoxes) {
  for (int house = 0; house < kHouseCount; ++house) {
    std::set<Cell> cells;
    for (const Cell cell : kHouses[static_cast<std::size_t>(house)]) {
      cells.insert(cell);
      const int number = house < 9 ? row_of(cell) : house < 18 ? column_of(cell) : box_of(cell);
      EXPECT_EQ(number, house % 9);
    }
    EXPECT_EQ(cells.size(), 9u);
  }
}

TEST(Geometry, EveryCellHasTwentyPeersAndPeersAreMutual) {
  for (Cell a = 0; a < kCellCount; ++a) {
    int peers = 0;
    for (Cell b = 0; b < kCellCount; ++b) {
      EXPECT_EQ(are_peers(a, b), are_peers(b, a));
      peers += are_peers(a, b) ? 1 : 0;
    }
    EXPECT_EQ(peers, 20);
  }
}

}  // namespace
}  // namespace jiugong
