#include "generate/split_tables.h"

#include <algorithm>
#include <bit>
#include <set>

#include "split_classes.h"
#include "support.h"

namespace jiugong::generator {
namespace {

const SplitTables& tables() {
  static const SplitTables kTables;
  return kTables;
}

bool holds_every_digit_once(const Split& split) {
  return (split[0] | split[1] | split[2]) == kAllDigits &&
         std::all_of(split.begin(), split.end(),
                     [](DigitSet triple) { return std::popcount(triple) == 3; });
}

// Counts the ways to fill the rows of a band, cell by cell.
int arrangements_by_trying(const std::array<Split, 3>& columns, std::size_t column,
                           std::array<unsigned, 3> rows) {
  if (column == 9) return 1;
  int count = 0;
  const unsigned set = columns[column / 3][column % 3];
  for (unsigned rest = set; rest != 0; rest &= rest - 1) {
    const unsigned top = rest & -rest;
    for (unsigned others = set ^ top; others != 0; others &= others - 1) {
      const unsigned middle = others & -others, bottom = set ^ top ^ middle;
      if ((rows[0] & top) != 0 || (rows[1] & middle) != 0 || (rows[2] & bottom) != 0) continue;
      count += arrangements_by_trying(columns, column + 1,
                                      {rows[0] | top, rows[1] | middle, rows[2] | bottom});
    }
  }
  return count;
}

TEST(SplitTables, NumbersEverySplit) {
  std::set<Split> seen;
  for (std::size_t i = 0; i < kSplitCount; ++i) {
    Split split = tables().splits[i];
    EXPECT_TRUE(holds_every_digit_once(split));
    EXPECT_TRUE(seen.insert(split).second);
    std::sort(split.begin(), split.end());
    do {
      EXPECT_EQ(tables().number_of(split), i) << "whatever the order of the triples";
    } while (std::next_permutation(split.begin(), split.end()));
  }
  EXPECT_EQ(tables().splits[0], (Split{0b000000111, 0b000111000, 0b111000000}));
}

// The definition of crossing.
bool share_one_digit_triple_by_triple(SplitId a, SplitId b) {
  bool result = true;
  for (const unsigned one : tables().splits[a]) {
    for (const unsigned other : tables().splits[b]) result &= std::popcount(one & other) == 1;
  }
  return result;
}

TEST(SplitTables, CrossingSplitsShareOneDigitTripleByTriple) {
  for (std::size_t a = 0; a < kSplitCount; ++a) {
    std::set<SplitId> listed(tables().crossing[a].begin(), tables().crossing[a].end());
    EXPECT_EQ(listed.size(), kCrossingCount);
    for (std::size_t b = 0; b < kSplitCount; ++b) {
      ASSERT_EQ(listed.contains(static_cast<SplitId>(b)),
                share_one_digit_triple_by_triple(static_cast<SplitId>(a), static_cast<SplitId>(b)));
    }
  }
}

TEST(SplitTables, TellsWhichContinuationsCrossTwoSplits) {
  Random random(20261121);
  const auto draw = [&] { return static_cast<SplitId>(random.below(kSplitCount)); };
  int found = 0;
  for (int round = 0; round < 3000; ++round) {
    const SplitId a = draw(), b = draw(), c = draw();
    std::uint64_t expected = 0;
    for (std::size_t i = 0; i < kContinuationCount; ++i) {
      const auto& [second, third] = tables().continuations[a][i];
      const bool crosses =
          share_one_digit_triple_by_triple(second, b) && share_one_digit_triple_by_triple(third, c);
      expected |= (crosses ? std::uint64_t{1} : 0) << i;
    }
    ASSERT_EQ(tables().continuations_crossing(a, b, c), expected);
    found += std::popcount(expected);
  }
  EXPECT_GT(found, 1000);
}

TEST(SplitTables, ContinuationsHoldEveryDigitOnceBothWays) {
  for (std::size_t i = 0; i < kSplitCount; ++i) {
    const auto a = static_cast<SplitId>(i);
    std::set<Split> seen;
    for (std::size_t number = 0; number < kContinuationCount; ++number) {
      const auto [second, third] = tables().continuation(a, number);
      EXPECT_TRUE(holds_every_digit_once(second) && holds_every_digit_once(third));
      for (std::size_t k = 0; k < 3; ++k) {
        EXPECT_TRUE(holds_every_digit_once({tables().splits[a][k], second[k], third[k]}));
      }
      EXPECT_TRUE(seen.insert(second).second);
      EXPECT_EQ(tables().continuations[a][number].second, tables().number_of(second));
      EXPECT_EQ(tables().continuations[a][number].third, tables().number_of(third));
    }
  }
}

TEST(SplitTables, ArrangementsAreWhatTryingFinds) {
  Random random(20261120);
  const auto draw = [&] { return static_cast<SplitId>(random.below(kSplitCount)); };
  for (int round = 0; round < 100; ++round) {
    // Random splits, some of them equal.
    const SplitId a = draw(), b = round % 10 == 0 ? a : draw(), c = round % 20 == 0 ? b : draw();
    ASSERT_EQ(tables().arrangements(a, b, c),
              arrangements_by_trying({tables().splits[a], tables().splits[b], tables().splits[c]},
                                     0, {}));
  }
  EXPECT_EQ(tables().arrangements(7, 7, 7), kMaxArrangements);
}

TEST(SplitTables, CountTheBands) {
  // 9! · 56 · 6^6, the number of ways to fill three rows (Felgenhauer, Jarvis 2005).
  std::uint64_t sum = 0;
  int least = kMaxArrangements, most = 0;
  for (std::size_t b = 0; b < kSplitCount; ++b) {
    for (std::size_t c = 0; c < kSplitCount; ++c) {
      const int ways = tables().arrangements(0, static_cast<SplitId>(b), static_cast<SplitId>(c));
      sum += static_cast<std::uint64_t>(ways);
      least = std::min(least, ways);
      most = std::max(most, ways);
    }
  }
  EXPECT_EQ(kSplitCount * 6 * 6 * 6 * sum, 948'109'639'680u);
  EXPECT_EQ(least, kMinArrangements);
  EXPECT_EQ(most, kMaxArrangements);
}

TEST(SplitTables, CountTheGrids) {
  // All column sets of band 1, up to renaming of the digits, times their continuations: the
  // published 6,670,903,752,021,072,936,960 grids, divided by the 280 · 6^3 choices of the column
  // sets of box 1 and of the orders of the columns in all boxes.
  std::uint64_t sum = 0, classes = 0;
  for (const std::uint64_t grids : SplitClasses(tables()).grids()) {
    sum += grids;
    classes += grids != 0 ? 1 : 0;
  }
  EXPECT_EQ(sum, 110'299'334'524'157'952u);
  EXPECT_EQ(classes, 44u) << "as published too";
}

}  // namespace
}  // namespace jiugong::generator
