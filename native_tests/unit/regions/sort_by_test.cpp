#include "regions/sort_by.h"

#include <gtest/gtest.h>

#include <vector>

namespace jiugong::regions {
namespace {

TEST(SortByTest, KeepsTheOrderOfItemsWithTheSameNumber) {
  std::vector<int> items = {31, 12, 30, 11, 10};
  sort_by(items, [](int item) { return item / 10; });
  EXPECT_EQ(items, (std::vector<int>{12, 11, 10, 31, 30}));
}

}  // namespace
}  // namespace jiugong::regions
