#include "twist/order3x3.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace jiugong::twist {
namespace {

TEST(Order3x3, NumbersAreLexicographic) {
  Order3x3 order = {0, 1, 2, 3, 4, 5, 6, 7, 8};
  std::uint32_t number = 0;
  do {
    ASSERT_EQ(number_of(order), number);
    ASSERT_EQ(order_numbered(number), order);
    ++number;
  } while (std::next_permutation(order.begin(), order.end()));
  EXPECT_EQ(number, kOrderCount);
}

}  // namespace
}  // namespace jiugong::twist
