#include "twist/sort/selection.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <utility>

#include "jiugong/random.h"

namespace jiugong::twist::sort {
namespace {

// Offers candidates with these keys to a level and returns the indices of those kept, in order.
std::vector<std::uint64_t> select(Selection& selection, std::size_t width,
                                  const std::vector<int>& keys) {
  selection.begin(width);
  for (std::size_t i = 0; i < keys.size(); ++i) {
    if (!selection.wants(keys[i])) continue;
    selection.add({.hash = i, .parent = 0, .key = static_cast<std::uint16_t>(keys[i]), .move = 0});
  }
  while (!selection.sort(7)) {
  }
  std::vector<std::uint64_t> kept;
  kept.reserve(selection.size());
  for (std::size_t i = 0; i < selection.size(); ++i) kept.push_back(selection[i].hash);
  return kept;
}

TEST(Selection, KeepsTheBestInOrder) {
  Random random(1);
  Selection selection;
  selection.start(100);
  for (int level = 0; level < 20; ++level) {
    std::vector<int> keys(3'000);
    for (int& key : keys) key = 20'000 - 50 * level + random.below(5'000);
    std::vector<std::uint64_t> best(keys.size());
    for (std::size_t i = 0; i < best.size(); ++i) best[i] = i;
    std::sort(best.begin(), best.end(), [&](std::size_t a, std::size_t b) {
      return std::pair(keys[a], a) < std::pair(keys[b], b);
    });
    const auto kept = select(selection, 100, keys);
    ASSERT_GE(kept.size(), 100u);
    best.resize(100);
    EXPECT_TRUE(std::equal(best.begin(), best.end(), kept.begin()));
  }
}

TEST(Selection, EqualKeysDoNotCrowdItsMemory) {
  Selection selection;
  selection.start(100);
  std::vector<int> keys(10'000, 500);
  EXPECT_LE(select(selection, 100, keys).size(), 150u);
  std::fill_n(keys.begin() + 9'000, 40, 400);
  const auto kept = select(selection, 100, keys);
  EXPECT_EQ(kept.size(), 150u);
  EXPECT_EQ(kept.front(), 9'000u);
  EXPECT_EQ(kept[40], 0u) << "those that came first";
}

TEST(KnownBoards, KnowsWhatItHasSeen) {
  KnownBoards known;
  known.start(20'000);
  Random random(2);
  std::vector<std::uint64_t> hashes(20'000);
  for (std::uint64_t& hash : hashes) EXPECT_TRUE(known.add(hash = random.next()));
  for (const std::uint64_t hash : hashes) EXPECT_FALSE(known.add(hash));
  known.start(20'000);
  EXPECT_TRUE(known.add(hashes[0])) << "a new start forgets";
}

}  // namespace
}  // namespace jiugong::twist::sort
