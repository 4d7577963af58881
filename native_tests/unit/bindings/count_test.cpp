#include <gtest/gtest.h>

#include <limits>

#include "arguments.h"

namespace jiugong::bindings {
namespace {

using Doubles = std::numeric_limits<double>;

TEST(Counts, AreWholeNumbersFromZeroToTheMaximum) {
  for (const double none :
       {0.0, -0.0, 0.999, -7.0, Doubles::lowest(), -Doubles::infinity(), Doubles::quiet_NaN()}) {
    EXPECT_EQ(to_count(none), 0U) << none;
  }
  EXPECT_EQ(to_count(1), 1U);
  EXPECT_EQ(to_count(800'000.9), 800'000U);
  EXPECT_EQ(to_count(0x1p53), std::uint64_t{1} << 53);
  EXPECT_EQ(to_count(0x1.fffffffffffffp62), 0x7ffffffffffffc00U);
  for (const double most : {0x1p63, 0x1p64, 1e30, Doubles::max(), Doubles::infinity()}) {
    EXPECT_EQ(to_count(most), UINT64_MAX) << most;
  }
}

}  // namespace
}  // namespace jiugong::bindings
