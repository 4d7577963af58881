#include "jiugong/level.h"

#include <gtest/gtest.h>

#include "jiugong/teach.h"

namespace jiugong {
namespace {

TEST(Level, EachRatingHasOne) {
  EXPECT_EQ(level_of(0), std::nullopt);
  Level before = Level::kBeginner;
  for (int er = 1; er <= kUnrated; ++er) {
    const auto level = level_of(er);
    ASSERT_TRUE(level) << er;
    EXPECT_TRUE(ratings_of(*level).contains(er));
    EXPECT_GE(*level, before);
    before = *level;
  }
  EXPECT_EQ(before, Level::kExtreme);
}

TEST(Level, BordersAreThoseOfTheManual) {
  EXPECT_EQ(ratings_of(Level::kBeginner).high, 12);
  EXPECT_EQ(ratings_of(Level::kEasy).high, 20);
  EXPECT_EQ(ratings_of(Level::kMedium).high, 29);
  EXPECT_EQ(ratings_of(Level::kHard).high, 61);
  EXPECT_EQ(ratings_of(Level::kExpert).high, 84);
  EXPECT_EQ(ratings_of(Level::kExtreme).low, 85);
}

}  // namespace
}  // namespace jiugong
