#include "twist/tripods/selection.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <set>
#include <vector>

#include "support.h"

namespace jiugong::twist::tripods {
namespace {

TEST(TripodsSelection, KeepsTheLowestKeysOnce) {
  TripodsSelection selection;
  selection.start(100);
  selection.begin_level(1000, 64, 100);
  Random random(1);
  std::vector<int> keys;
  for (std::size_t parent = 0; parent < 1000; ++parent) {
    selection.begin_offers(parent);
    for (Press press = 0; press < 3; ++press) {
      const int key = random.below(10'000);
      const auto hash = static_cast<std::uint32_t>(key);
      if (std::find(keys.begin(), keys.end(), key) == keys.end()) keys.push_back(key);
      selection.offer(hash, Link(parent, press), key);
      selection.offer(hash, Link(parent, press), key);
    }
  }
  std::vector<std::uint32_t> hashes;
  std::vector<Link> links;
  selection.end_level(hashes, links);
  EXPECT_EQ(hashes.size(), links.size());
  EXPECT_EQ(std::set<std::uint32_t>(hashes.begin(), hashes.end()).size(), hashes.size());
  EXPECT_LE(hashes.size(), 100U);
  EXPECT_GT(hashes.size(), 60U);
  // None is worse than the 140th of all.
  std::sort(keys.begin(), keys.end());
  EXPECT_LT(static_cast<int>(*std::max_element(hashes.begin(), hashes.end())), keys[140]);
}

TEST(TripodsSelection, KeepsAllThatFit) {
  TripodsSelection selection;
  selection.start(640);
  selection.begin_level(10, 64, 640);
  std::uint32_t hash = 0;
  for (std::size_t parent = 0; parent < 10; ++parent) {
    selection.begin_offers(parent);
    for (Press press = 0; press < 64; ++press) {
      ++hash;
      selection.offer(hash, Link(parent, press), 70'000 - static_cast<int>(hash));
    }
  }
  std::vector<std::uint32_t> hashes;
  std::vector<Link> links;
  selection.end_level(hashes, links);
  ASSERT_EQ(links.size(), 640U);
  EXPECT_EQ(links[65].parent(), 1U);
  EXPECT_EQ(links[65].press(), 1);
}

// Many offers with falling keys must neither fill the table nor lose the best.
TEST(TripodsSelection, HoldsOnlyWhatItNeeds) {
  TripodsSelection selection;
  selection.start(1);
  selection.begin_level(100'000, 64, 1);
  for (std::size_t parent = 0; parent < 100'000; ++parent) {
    selection.begin_offers(parent);
    selection.offer(static_cast<std::uint32_t>(parent + 1), Link(parent, 0),
                    30'000 - static_cast<int>(parent / 4));
  }
  std::vector<std::uint32_t> hashes;
  std::vector<Link> links;
  selection.end_level(hashes, links);
  ASSERT_EQ(links.size(), 1U);
  EXPECT_GE(links[0].parent(), 99'990U);
}

// A position of a recent level is not selected again until newer levels have displaced it.
TEST(TripodsSelection, RemembersLevels) {
  TripodsSelection selection;
  selection.start(1000);
  std::vector<std::uint32_t> hashes;
  std::vector<Link> links;
  const auto choose = [&](std::uint32_t first, std::size_t width) {
    selection.begin_level(1, 64, width);
    selection.begin_offers(0);
    for (std::uint32_t i = 0; i < width; ++i) selection.offer(first + i, Link(0, 0), 5);
    hashes.clear();
    links.clear();
    selection.end_level(hashes, links);
    return hashes.size();
  };
  EXPECT_EQ(choose(1, 1), 1U);
  for (std::uint32_t level = 0; level < 20; ++level) EXPECT_EQ(choose(100 + level, 1), 1U);
  EXPECT_EQ(choose(1, 1), 0U);
  EXPECT_EQ(choose(110, 1), 0U);
  for (const std::uint32_t first : {1000U, 2000U, 3000U}) EXPECT_EQ(choose(first, 1000), 1000U);
  EXPECT_EQ(choose(1, 1), 1U);
  EXPECT_EQ(choose(3000, 1000), 0U);
}

}  // namespace
}  // namespace jiugong::twist::tripods
