#include "regions/pair_cliques.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <set>
#include <utility>
#include <vector>

#include "jiugong/random.h"
#include "jiugong/region_presets.h"
#include "support.h"

namespace jiugong::regions {
namespace {

constexpr int kPairValues = 6;

// Which values go together.
std::vector<Mask> random_pairs(Random& random) {
  std::vector<Mask> next(kPairValues);
  for (std::size_t a = 0; a < kPairValues; ++a) {
    for (std::size_t b = 0; b < a; ++b) {
      if (random.below(4) == 0) continue;
      next[a] |= Mask{1} << b;
      next[b] |= Mask{1} << a;
    }
  }
  return next;
}

bool go_together(Mask set, const std::vector<Mask>& next) {
  for (std::size_t a = 0; a < next.size(); ++a) {
    if ((set >> a & 1) != 0 && (set & ~next[a] & ~(Mask{1} << a)) != 0) return false;
  }
  return true;
}

// Values that differ by 2 or more, and all pairs of so many cells.
std::vector<Mask> apart(std::size_t values) {
  std::vector<Mask> next(values);
  for (std::size_t a = 0; a < values; ++a) {
    for (std::size_t b = 0; b < values; ++b) next[a] |= Mask{a + 1 < b || b + 1 < a} << b;
  }
  return next;
}

std::vector<PairLine> all_pairs(Small cells, const std::vector<Mask>& next) {
  std::vector<PairLine> lines;
  for (Small a = 0; a < cells; ++a) {
    for (Small b = 0; b < a; ++b) lines.push_back({.cells = {a, b}, .next = next});
  }
  return lines;
}

TEST(SetsOfPairs, AreAllSetsOfCellsBoundEachWithEach) {
  Random random(1);
  int with_sets = 0;
  for (int round = 0; round < 300; ++round) {
    std::vector<Mask> next = random_pairs(random);
    next[0] &= ~Mask{2};  // (not all different values go together)
    next[1] &= ~Mask{1};
    std::set<std::pair<Small, Small>> bound;
    std::vector<PairLine> lines;
    for (Small a = 0; a < 7; ++a) {
      for (Small b = 0; b < a; ++b) {
        if (random.below(3) == 0) continue;
        bound.emplace(b, a);
        lines.push_back({.cells = random.below(2) == 0 ? Cells{a, b} : Cells{b, a}, .next = next});
      }
    }
    for (const ValueSets& of : sets_of_pairs(lines, 7).found) {
      ++with_sets;
      ASSERT_GE(of.cells.size(), 3U);
      for (std::size_t i = 0; i < of.cells.size(); ++i) {
        for (std::size_t k = i + 1; k < of.cells.size(); ++k)
          ASSERT_TRUE(bound.contains(std::minmax(of.cells[i], of.cells[k])));
      }
      std::vector<Mask> expected;
      for (Mask set = 0; set < Mask{1} << kPairValues; ++set) {
        const bool fits = std::popcount(set) == static_cast<int>(of.cells.size());
        if (fits && go_together(set, next)) expected.push_back(set);
      }
      std::vector<Mask> sets = of.sets;
      std::sort(sets.begin(), sets.end());
      ASSERT_EQ(sets, expected);
    }
  }
  EXPECT_GT(with_sets, 100);
}

TEST(SetsOfPairs, AreNotLookedForWhereTheOrderOfTwoMattersOrTheyMayBeEqual) {
  const auto lines_of = [](std::vector<Mask> next) {
    std::vector<PairLine> lines;
    for (const auto& [a, b] : std::vector<std::pair<Small, Small>>{{0, 1}, {0, 2}, {1, 2}})
      lines.push_back({.cells = {a, b}, .next = next});
    return lines;
  };
  EXPECT_EQ(sets_of_pairs(lines_of({0b110, 0b101, 0b011}), 3).found.size(), 1U);
  EXPECT_TRUE(sets_of_pairs(lines_of({0b110, 0b100, 0b000}), 3).found.empty());
  EXPECT_TRUE(sets_of_pairs(lines_of({0b111, 0b101, 0b011}), 3).found.empty());
}

// Those of Numbered Rooms, for example: where the first is such a value, the other is that one.
TEST(SetsOfPairs, AreFoundAfterManyRelationsOfOtherKinds) {
  std::vector<PairLine> lines;
  for (std::size_t a = 0; a < 6; ++a) {
    for (std::size_t b = 0; b < 6; ++b) {
      std::vector<Mask> next(6, 0b111111);
      next[a] = Mask{1} << b;
      lines.push_back({.cells = {0, 1}, .next = next});
    }
  }
  for (const auto& cells : std::vector<Cells>{{0, 1}, {0, 2}, {1, 2}})
    lines.push_back(
        {.cells = cells, .next = {0b111100, 0b111000, 0b110001, 0b100011, 0b000111, 0b001111}});
  EXPECT_EQ(sets_of_pairs(lines, 3).found.size(), 1U);
}

TEST(SetsOfPairs, AreNotListedWhereValuesOnlyDiffer) {
  const auto found = sets_of_pairs(all_pairs(3, {0b1110, 0b1101, 0b1011, 0b0111}), 3).found;
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found[0].cells.size(), 3U);
  EXPECT_TRUE(found[0].sets.empty());
}

TEST(SetsOfPairs, HaveNoCellTwice) {
  std::vector<PairLine> lines;
  for (const auto& cells : std::vector<Cells>{{0, 0}, {0, 1}, {1, 0}, {0, 2}, {1, 2}, {1, 1}})
    lines.push_back({.cells = cells, .next = {0b110, 0b101, 0b011}});
  const auto found = sets_of_pairs(lines, 3).found;
  ASSERT_EQ(found.size(), 1U);
  Cells cells = found[0].cells;
  std::sort(cells.begin(), cells.end());
  EXPECT_EQ(cells, (Cells{0, 1, 2}));
}

TEST(SetsOfPairs, AreOfNineCellsAtMost) {
  const auto nine = sets_of_pairs(all_pairs(9, apart(20)), 9).found;
  ASSERT_EQ(nine.size(), 1U);
  EXPECT_EQ(nine[0].cells.size(), 9U);
  const auto ten = sets_of_pairs(all_pairs(10, apart(20)), 10).found;
  EXPECT_GT(ten.size(), 1U);
  for (const ValueSets& of : ten) EXPECT_EQ(of.cells.size(), 9U);
}

TEST(SetsOfPairs, AreFewEnoughForATable) {
  const auto few = sets_of_pairs(all_pairs(3, apart(17)), 3).found;
  ASSERT_EQ(few.size(), 1U);
  EXPECT_EQ(few[0].sets.size(), 455U);
  EXPECT_TRUE(sets_of_pairs(all_pairs(3, apart(19)), 3).found.empty());  // 680
}

// Each cell is bound to the next two, by some relations.
TEST(SetsOfPairs, AreFoundUntilTheWorkIsDone) {
  constexpr std::size_t kCells = 1296, kGroups = kCells - 2;
  const auto search = [](std::size_t relations) {
    std::vector<PairLine> lines;
    for (std::size_t relation = 0; relation < relations; ++relation) {
      std::vector<Mask> next = apart(17);
      next[0] &= ~(Mask{1} << (16 - relation));
      next[16 - relation] &= ~Mask{1};
      for (Small cell = 0; cell < kGroups; ++cell) {
        for (const int other : {cell + 1, cell + 2})
          lines.push_back({.cells = {cell, static_cast<Small>(other)}, .next = next});
      }
      lines.push_back({.cells = {kCells - 2, kCells - 1}, .next = next});
    }
    return sets_of_pairs(lines, kCells);
  };
  EXPECT_EQ(search(1).found.size(), kGroups);
  const SetsOfPairs most = search(6);
  EXPECT_GE(most.found.size(), kGroups);
  EXPECT_LT(most.found.size(), 6 * kGroups);
  EXPECT_LT(most.work, 2 * search(3).work);
}

TEST(SetsOfPairs, LeaveAllSolutions) {
  Random random(2);
  int solvable = 0;
  for (int round = 0; round < 6; ++round) {
    RegionPuzzle puzzle = open_grid(2, 3, 1, kPairValues);
    const std::vector<Mask> next = random_pairs(random);
    RegionRule rule{.kind = RuleKind::kTable};
    for (int a = 0; a < kPairValues; ++a) {
      for (int b = 0; b < kPairValues; ++b) {
        if ((next[static_cast<std::size_t>(a)] >> b & 1) != 0)
          rule.pairs.emplace_back(a + 1, b + 1);
      }
    }
    if (rule.pairs.empty()) continue;
    for (int a = 0; a < 6; ++a) {
      for (int b = 0; b < a; ++b) {
        rule.cells = {a, b};
        if (random.below(4) != 0) puzzle.rules.push_back(rule);
      }
    }
    std::uint64_t expected = 0;
    std::vector<int> grid(6, 1);
    for (bool over = false; !over;) {
      expected += broken_rules(puzzle, grid).empty() ? 1 : 0;
      std::size_t cell = 0;
      while (cell < grid.size() && grid[cell] == kPairValues) grid[cell++] = 1;
      over = cell == grid.size();
      if (!over) ++grid[cell];
    }
    EXPECT_EQ(solve_regions(puzzle, UINT64_MAX).count, expected) << round;
    solvable += expected > 0 ? 1 : 0;
  }
  EXPECT_GE(solvable, 3);
}

}  // namespace
}  // namespace jiugong::regions
