#include "regions/line_sums.h"

#include <vector>

#include "support.h"

namespace jiugong::regions {
namespace {

using KnownSums = std::vector<int>;

// The rows and columns of a grid with four of each, whose values add up to 10.
Lists rows_and_columns() {
  Lists houses;
  for (Small i = 0; i < 4; ++i) {
    houses.add(Cells{static_cast<Small>(4 * i), static_cast<Small>(4 * i + 1),
                     static_cast<Small>(4 * i + 2), static_cast<Small>(4 * i + 3)});
    houses.add(
        Cells{i, static_cast<Small>(i + 4), static_cast<Small>(i + 8), static_cast<Small>(i + 12)});
  }
  return houses;
}

TEST(LineSums, AreThoseOfHousesFromTheEnds) {
  EXPECT_EQ(known_sums({2, 0, 1, 3, 7, 6}, rows_and_columns(), 10, 6),
            (KnownSums{0, -1, -1, -1, 4, -1, 0}));
  EXPECT_EQ(known_sums({5, 2, 6, 14, 10}, rows_and_columns(), 10, 7),
            (KnownSums{0, 4, -1, -1, -1, 0}));
}

TEST(LineSums, ContinueFromHouseToHouse) {
  EXPECT_EQ(known_sums({0, 1, 2, 3, 4, 5, 6, 7, 8}, rows_and_columns(), 10, 7),
            (KnownSums{0, -1, -1, -1, 3, -1, -1, -1, 6, 0}));
}

TEST(LineSums, SeeHousesThatAreMixed) {
  EXPECT_EQ(known_sums({0, 4, 5, 1, 2, 6, 7, 3, 9}, rows_and_columns(), 10, 9),
            (KnownSums{0, -1, -1, -1, -1, -1, -1, -1, 2, 0}));
}

TEST(LineSums, AreUnknownInTheMiddle) {
  EXPECT_EQ(known_sums({5, 0, 1, 2, 3, 6}, rows_and_columns(), 10, 5),
            (KnownSums{0, -1, -1, -1, -1, -1, 0}));
}

TEST(LineSums, AreUnknownWhereALineCrossesItself) {
  EXPECT_EQ(known_sums({0, 1, 2, 3, 0}, rows_and_columns(), 10, 5),
            (KnownSums{0, -1, -1, -1, -1, 0}));
}

}  // namespace
}  // namespace jiugong::regions
