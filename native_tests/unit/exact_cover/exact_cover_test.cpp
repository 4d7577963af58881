#include "jiugong/exact_cover.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <set>
#include <span>
#include <utility>
#include <vector>

#include "jiugong/random.h"

namespace jiugong {
namespace {

using Options = std::vector<std::vector<std::uint32_t>>;

ExactCover cover_of(std::uint32_t primary, std::uint32_t secondary, const Options& options) {
  ExactCover cover(primary, secondary);
  for (const auto& option : options) EXPECT_TRUE(cover.add_option(option).has_value());
  return cover;
}

// Knuth's example in "Dancing Links" (2000).
ExactCover knuth() {
  return cover_of(7, 0, {{2, 4}, {0, 3, 6}, {1, 2, 5}, {0, 3, 5}, {1, 6}, {3, 4, 6}});
}

// Returns all solutions by trying every set of options.
std::set<Cover> brute_force(const ExactCover& problem) {
  std::set<Cover> answers;
  for (std::uint32_t set = 0; set < std::uint32_t{1} << problem.options(); ++set) {
    Cover chosen;
    std::vector<int> times(problem.items());
    bool needed = true;
    for (std::uint32_t option = 0; option < problem.options(); ++option) {
      if ((set >> option & 1) == 0) continue;
      chosen.push_back(option);
      bool any_primary = false;
      for (const std::uint32_t item : problem.option(option)) {
        ++times[item];
        any_primary = any_primary || item < problem.primary();
      }
      needed = needed && any_primary;
    }
    const auto secondary = times.begin() + static_cast<std::ptrdiff_t>(problem.primary());
    if (needed && std::all_of(times.begin(), secondary, [](int n) { return n == 1; }) &&
        std::all_of(secondary, times.end(), [](int n) { return n <= 1; })) {
      answers.insert(chosen);
    }
  }
  return answers;
}

// A queen covers its row and column; the diagonals are secondary items.
std::uint64_t count_queens(std::uint32_t n) {
  ExactCover cover(2 * n, 4 * n - 2);
  for (std::uint32_t row = 0; row < n; ++row) {
    for (std::uint32_t col = 0; col < n; ++col) {
      const std::array<std::uint32_t, 4> items = {row, n + col, 2 * n + row + col,
                                                  4 * n - 1 + (n - 1 + row - col)};
      EXPECT_TRUE(cover.add_option(items).has_value());
    }
  }
  return count_covers(cover);
}

// Covers a rectangle with dominoes.
ExactCover dominoes(std::uint32_t rows, std::uint32_t cols) {
  ExactCover cover(rows * cols);
  for (std::uint32_t cell = 0; cell < rows * cols; ++cell) {
    for (const std::uint32_t step : {std::uint32_t{1}, cols}) {
      const bool fits = step == cols ? cell + cols < rows * cols : cell % cols != cols - 1;
      if (!fits) continue;
      EXPECT_TRUE(cover.add_option(std::array{cell, cell + step}).has_value());
    }
  }
  return cover;
}

TEST(ExactCover, KeepsItsOptions) {
  ExactCover cover(2, 1);
  EXPECT_EQ(cover.add_option(std::array<std::uint32_t, 2>{2, 0}), 0u);
  EXPECT_EQ(cover.add_option(std::array<std::uint32_t, 1>{3}), std::nullopt);
  EXPECT_EQ(cover.add_option(std::array<std::uint32_t, 3>{0, 1, 0}), std::nullopt);
  EXPECT_EQ(cover.add_option({}), 1u);
  EXPECT_EQ(cover.add_option(std::array<std::uint32_t, 2>{0, 1}), 2u);
  EXPECT_EQ(cover.primary(), 2u);
  EXPECT_EQ(cover.items(), 3u);
  EXPECT_EQ(cover.options(), 3u);
  const auto first = cover.option(0);
  EXPECT_EQ(std::vector<std::uint32_t>(first.begin(), first.end()),
            (std::vector<std::uint32_t>{2, 0}));
  EXPECT_TRUE(cover.option(1).empty());
  EXPECT_EQ(any_cover(cover), Cover{2});
  // A rejected option leaves no trace.
  EXPECT_EQ(cover.add_option(std::array<std::uint32_t, 3>{0, 2, 7}), std::nullopt);
  EXPECT_EQ(cover.add_option(std::array<std::uint32_t, 2>{0, 2}), 3u);
}

TEST(ExactCover, KnuthsExample) {
  EXPECT_EQ(any_cover(knuth()), (Cover{0, 3, 4}));
  EXPECT_EQ(first_covers(knuth(), SIZE_MAX), (std::vector<Cover>{{0, 3, 4}}));
  EXPECT_EQ(count_covers(knuth()), 1u);
}

TEST(ExactCover, NothingToCover) {
  EXPECT_EQ(any_cover(ExactCover(0)), Cover());
  EXPECT_EQ(count_covers(ExactCover(0, 5)), 1u);
  EXPECT_EQ(any_cover(ExactCover(1)), std::nullopt);
  EXPECT_EQ(first_covers(ExactCover(1), 5), std::vector<Cover>());
  // Options without primary items are in no solution.
  EXPECT_EQ(first_covers(cover_of(1, 2, {{1}, {0, 2}, {}}), 5), (std::vector<Cover>{{1}}));
}

TEST(ExactCover, SecondaryItemsAreCoveredAtMostOnce) {
  const ExactCover cover = cover_of(2, 1, {{0, 2}, {1, 2}, {0}, {1}});
  EXPECT_EQ(brute_force(cover).size(), 3u);
  EXPECT_EQ(count_covers(cover), 3u);
}

TEST(ExactCover, Queens) {
  const std::array<std::uint64_t, 9> counts = {1, 0, 0, 2, 10, 4, 40, 92, 352};
  for (std::uint32_t n = 1; n <= counts.size(); ++n) EXPECT_EQ(count_queens(n), counts[n - 1]) << n;
}

TEST(ExactCover, Dominoes) {
  // The number of perfect matchings, by Kasteleyn's formula.
  EXPECT_EQ(count_covers(dominoes(2, 10)), 89u);
  EXPECT_EQ(count_covers(dominoes(6, 6)), 6728u);
  EXPECT_EQ(count_covers(dominoes(5, 5)), 0u);
}

TEST(ExactCover, RandomMatricesAgainstBruteForce) {
  Random random(1);
  std::size_t found = 0;
  for (int round = 0; round < 2000; ++round) {
    const auto primary = static_cast<std::uint32_t>(1 + random.below(5));
    const auto secondary = static_cast<std::uint32_t>(random.below(4));
    ExactCover cover(primary, secondary);
    for (int options = random.below(11); options > 0; --options) {
      std::vector<std::uint32_t> items;
      for (std::uint32_t item = 0; item < primary + secondary; ++item) {
        if (random.below(3) == 0) items.push_back(item);
      }
      random.shuffle(std::span(items));
      ASSERT_TRUE(cover.add_option(items).has_value());
    }
    const std::set<Cover> expected = brute_force(cover);
    const std::vector<Cover> all = first_covers(cover, SIZE_MAX);
    ASSERT_EQ(all.size(), expected.size()) << round;
    ASSERT_EQ(std::set<Cover>(all.begin(), all.end()), expected) << round;
    ASSERT_EQ(count_covers(cover), expected.size());
    ASSERT_EQ(count_covers(cover, 2), std::min<std::size_t>(expected.size(), 2));
    found += expected.size();
  }
  EXPECT_GE(found, 1000u);
}

TEST(ExactCover, GivesTheFirstAnswersAndStopsWhenToldTo) {
  const ExactCover cover = dominoes(8, 8);
  const std::vector<Cover> ten = first_covers(cover, 10);
  ASSERT_EQ(ten.size(), 10u);
  EXPECT_EQ(std::set<Cover>(ten.begin(), ten.end()).size(), 10u);
  EXPECT_EQ(any_cover(cover), ten[0]);
  EXPECT_TRUE(first_covers(cover, 0).empty());
  EXPECT_EQ(count_covers(cover, 10), 10u);
  EXPECT_EQ(count_covers(cover, 0), 0u);
  std::vector<Cover> seen;
  EXPECT_EQ(for_each_cover(cover,
                           [&](const Cover& answer) {
                             seen.push_back(answer);
                             return seen.size() < 4;
                           }),
            4u);
  EXPECT_EQ(seen, std::vector<Cover>(ten.begin(), ten.begin() + 4));
}

TEST(CoverSearch, PortionsOfAnySizeGiveTheSame) {
  const ExactCover cover = dominoes(4, 5);
  const std::vector<Cover> expected = first_covers(cover, SIZE_MAX);
  std::uint64_t nodes = 0;
  for (const std::uint64_t portion : {std::uint64_t{1}, std::uint64_t{7}, UINT64_MAX}) {
    CoverSearch search(cover);
    std::vector<Cover> found;
    while (!search.over()) {
      const std::uint64_t before = search.nodes();
      if (search.advance_to_cover(portion)) {
        found.push_back(search.latest());
        EXPECT_EQ(search.found(), found.size());
      } else if (!search.over()) {
        EXPECT_EQ(search.nodes(), before + portion);
      }
      EXPECT_LE(search.nodes() - before, portion);
    }
    EXPECT_EQ(found, expected);
    if (nodes == 0) nodes = search.nodes();
    EXPECT_EQ(search.nodes(), nodes);
    EXPECT_FALSE(search.advance_to_cover(5));
    EXPECT_EQ(search.found(), expected.size());
  }
}

TEST(CoverSearch, StepsBoundTheWorkOfACallAndChangeNothing) {
  const ExactCover cover = dominoes(4, 5);
  const std::vector<Cover> expected = first_covers(cover, SIZE_MAX);
  std::uint64_t nodes = 0;
  for (const std::uint64_t portion : {std::uint64_t{1}, std::uint64_t{10}, std::uint64_t{500}}) {
    CoverSearch search(cover);
    std::vector<Cover> found;
    while (!search.over()) {
      const std::uint64_t before = search.steps();
      if (search.advance_to_cover(UINT64_MAX, portion)) found.push_back(search.latest());
      // The excess is at most the number of items.
      EXPECT_LE(search.steps() - before, portion + cover.items());
    }
    EXPECT_EQ(found, expected);
    if (nodes == 0) nodes = search.nodes();
    EXPECT_EQ(search.nodes(), nodes);
    EXPECT_FALSE(search.advance_to_cover(UINT64_MAX, portion));
  }
}

TEST(CoverSearch, NoSingleNodeIsLong) {
  // Choosing any row removes all others from all columns.
  constexpr std::uint32_t kSide = 300;
  ExactCover cover(kSide);
  for (std::uint32_t row = 0; row < kSide; ++row) {
    std::vector<std::uint32_t> items;
    for (std::uint32_t item = 0; item < kSide; ++item) {
      if (item != row) items.push_back(item);
    }
    ASSERT_TRUE(cover.add_option(items).has_value());
  }
  CoverSearch search(cover);
  while (!search.over()) {
    const std::uint64_t before = search.steps();
    ASSERT_FALSE(search.advance_to_cover(1, 1000));
    ASSERT_LE(search.steps() - before, 1000 + 2 * kSide);
  }
  EXPECT_GT(search.nodes(), 0u);
}

TEST(CoverSearch, MovesAndKeepsNothingOfItsProblem) {
  auto problem = std::make_unique<ExactCover>(knuth());
  CoverSearch first(*problem);
  problem.reset();
  EXPECT_FALSE(first.advance_to_cover(1));
  CoverSearch second(std::move(first));
  EXPECT_TRUE(second.advance_to_cover(UINT64_MAX));
  EXPECT_EQ(second.latest(), (Cover{0, 3, 4}));
}

TEST(CoverSearch, DepthIsNoMatter) {
  // As many levels as items.
  constexpr std::uint32_t kItems = 100'000;
  ExactCover cover(kItems);
  for (std::uint32_t item = 0; item < kItems; ++item) {
    ASSERT_TRUE(cover.add_option(std::array<std::uint32_t, 1>{item}).has_value());
  }
  CoverSearch search(cover);
  std::uint64_t steps = 0;
  while (!search.advance_to_cover(10'000)) ASSERT_LE(++steps, 20u);
  EXPECT_EQ(search.latest().size(), kItems);
}

TEST(ExactCover, HasNoItemsBeyondTheMost) {
  ExactCover cover(UINT32_MAX, 2);
  EXPECT_EQ(cover.primary(), kMaxCoverItems);
  EXPECT_EQ(cover.items(), kMaxCoverItems);
  const std::uint32_t last[] = {kMaxCoverItems - 1}, beyond[] = {kMaxCoverItems};
  EXPECT_TRUE(cover.add_option(last));
  EXPECT_FALSE(cover.add_option(beyond));
  EXPECT_EQ(ExactCover(1, UINT32_MAX).items(), kMaxCoverItems);
}

}  // namespace
}  // namespace jiugong
