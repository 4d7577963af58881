#include "jiugong/random.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <numeric>
#include <vector>

namespace jiugong {
namespace {

TEST(SeedOf, IsSplitmix64) {
  // The published sequence of seed 1234567.
  const std::array<std::uint64_t, 5> expected = {6457827717110365317u, 3203168211198807973u,
                                                 9817491932198370423u, 4593380528125082431u,
                                                 16408922859458223821u};
  for (std::size_t i = 0; i < expected.size(); ++i) EXPECT_EQ(seed_of(1234567, i), expected[i]);
}

TEST(SeedOfText, IsTheNumberOrFnv1a) {
  EXPECT_EQ(seed_of_text("0"), 0u);
  EXPECT_EQ(seed_of_text("007"), 7u);
  EXPECT_EQ(seed_of_text("18446744073709551615"), UINT64_MAX);
  // The published values of the empty text and of "a".
  EXPECT_EQ(seed_of_text(""), 14695981039346656037u);
  EXPECT_EQ(seed_of_text("a"), 12638187200555641996u);
  EXPECT_EQ(seed_of_text("2026-12-24"), 1756867075810662394u);
  EXPECT_EQ(seed_of_text("\xe4\xb9\x9d\xe5\xae\xab"), 4084896712866657119u);
  EXPECT_EQ(seed_of_text("18446744073709551616"), 17145954108847178093u) << "no number of 64 bits";
}

TEST(Random, IsXoshiro256PlusPlus) {
  // The published sequence of the state 1, 2, 3, 4.
  const std::array<std::uint64_t, 10> expected = {41943041u,
                                                  58720359u,
                                                  3588806011781223u,
                                                  3591011842654386u,
                                                  9228616714210784205u,
                                                  9973669472204895162u,
                                                  14011001112246962877u,
                                                  12406186145184390807u,
                                                  15849039046786891736u,
                                                  10450023813501588000u};
  Random random(std::array<std::uint64_t, 4>{1, 2, 3, 4});
  for (const std::uint64_t number : expected) EXPECT_EQ(random.next(), number);
}

TEST(Random, ASeedGivesTheStateOfSplitmix64) {
  Random seeded(1234567);
  Random stated(std::array<std::uint64_t, 4>{6457827717110365317u, 3203168211198807973u,
                                             9817491932198370423u, 4593380528125082431u});
  for (int i = 0; i < 10; ++i) EXPECT_EQ(seeded.next(), stated.next());
}

TEST(Random, BelowIsFair) {
  for (const int bound : {1, 2, 3, 9, 56}) {
    Random random(20261120);
    std::vector<int> counts(static_cast<std::size_t>(bound));
    for (int i = 0; i < 10'000 * bound; ++i)
      ++counts.at(static_cast<std::size_t>(random.below(bound)));
    for (const int count : counts) EXPECT_NEAR(count, 10'000, 500) << bound;  // five sigmas
  }
}

TEST(Random, BelowIsFairWhereTheUpperHalfOfAProductIsNot) {
  // 2^32 is 8/3 of this bound: without rejection the remainders 0, 1, 2 would occur as 3 : 3 : 2.
  constexpr int kBound = 3 << 29;
  Random random(1);
  std::array<int, 3> counts{};
  for (int i = 0; i < 30'000; ++i) ++counts[static_cast<std::size_t>(random.below(kBound) % 3)];
  for (const int count : counts) EXPECT_NEAR(count, 10'000, 500);
}

TEST(Random, ShuffleGivesEveryOrderEquallyOften) {
  Random random(5);
  std::map<std::array<int, 4>, int> counts;
  for (int i = 0; i < 24'000; ++i) {
    std::array<int, 4> order{0, 1, 2, 3};
    random.shuffle(std::span(order));
    ++counts[order];
  }
  EXPECT_EQ(counts.size(), 24u);
  for (const auto& [order, count] : counts) EXPECT_NEAR(count, 1'000, 160);
}

TEST(Random, ShuffleKeepsTheItems) {
  Random random(6);
  std::vector<int> items(81);
  std::iota(items.begin(), items.end(), 0);
  std::vector<int> shuffled = items;
  random.shuffle(std::span(shuffled));
  EXPECT_NE(shuffled, items);
  std::sort(shuffled.begin(), shuffled.end());
  EXPECT_EQ(shuffled, items);
  random.shuffle(std::span<int>());
}

TEST(Random, SameNumbersEverywhere) {
  // Fixed figures: this test runs natively, with sanitizers and as WebAssembly.
  Random random(20261120);
  std::array<int, 9> order{0, 1, 2, 3, 4, 5, 6, 7, 8};
  random.shuffle(std::span(order));
  EXPECT_EQ(order, (std::array<int, 9>{8, 5, 6, 1, 7, 3, 2, 4, 0}));
  EXPECT_EQ(random.below(1'000'000'000), 415'406'919);
}

}  // namespace
}  // namespace jiugong
