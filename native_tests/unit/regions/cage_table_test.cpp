#include "regions/cage_table.h"

#include <algorithm>
#include <bit>
#include <set>

#include "support.h"

namespace jiugong::regions {
namespace {

TEST(CageTable, HoldsEverySetOnceUnderItsSizeAndSum) {
  for (const int count : {1, 2, 9, 16}) {
    const CageTable table(count);
    std::set<int> seen;
    for (int size = 0; size <= count; ++size) {
      for (int sum = 0; sum <= count * (count - 1) / 2; ++sum) {
        for (const int set : table.sets(size, sum)) {
          EXPECT_EQ(std::popcount(static_cast<unsigned>(set)), size);
          int total = 0;
          for (int value = 0; value < count; ++value) total += (set >> value & 1) * value;
          EXPECT_EQ(total, sum);
          EXPECT_TRUE(seen.insert(set).second);
        }
      }
    }
    EXPECT_EQ(seen.size(), std::size_t{1} << count);
  }
}

TEST(CageTable, HasNoSetsForWhatCannotBe) {
  const CageTable table(9);
  EXPECT_TRUE(table.sets(2, 16).empty());
  EXPECT_TRUE(table.sets(-1, 0).empty());
  EXPECT_TRUE(table.sets(10, 36).empty());
  EXPECT_TRUE(table.sets(3, -1).empty());
  EXPECT_TRUE(table.sets(3, 37).empty());
  EXPECT_EQ(table.sets(9, 36).size(), 1U);
  EXPECT_TRUE(CageTable().empty());
}

}  // namespace
}  // namespace jiugong::regions
