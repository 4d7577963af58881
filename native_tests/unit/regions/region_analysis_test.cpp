#include "jiugong/region_analysis.h"

#include <bit>
#include <string_view>
#include <variant>
#include <vector>

#include "jiugong/region_presets.h"
#include "jiugong/region_text.h"
#include "reference/plain_regions.h"
#include "reference/region_cells.h"
#include "support.h"
#include "unit/regions/read.h"

namespace jiugong {
namespace {

// A small puzzle with some givens, void cells, cages and rules.
RegionPuzzle random_puzzle(Random& random) {
  RegionPuzzle puzzle = *region_preset(random.below(2) == 0 ? "4x4" : "6x6");
  const int cells = puzzle.rows * puzzle.cols;
  puzzle.diagonals = random.below(3) == 0;
  puzzle.anti_knight = random.below(4) == 0;
  puzzle.non_consecutive = random.below(6) == 0;
  const std::vector<int> order = random_order(random, cells);
  const int values = puzzle.high;
  const int givens = random.below(values + 2);
  for (int i = 0; i < givens; ++i) {
    puzzle.cells[static_cast<std::size_t>(order[static_cast<std::size_t>(i)])] =
        1 + random.below(values);
  }
  for (int i = 0; i < random.below(3); ++i) {
    const int cell = random.below(cells - 1);
    puzzle.cages.push_back({.sum = 3 + random.below(2 * values - 3), .cells = {cell, cell + 1}});
  }
  return puzzle;
}

TEST(RegionAnalysisSlow, FindsTheValuesOfAllSolutions) {
  Random random(3);
  constexpr int kRounds = kSanitized ? 12 : 60;
  int several = 0, none = 0;
  for (int round = 0; round < kRounds; ++round) {
    const RegionPuzzle puzzle = random_puzzle(random);
    const RegionCandidates found = region_candidates(puzzle);
    // Each value of each cell, asked for by itself.
    std::vector<std::uint64_t> expected(puzzle.cells.size());
    for (std::size_t cell = 0; cell < puzzle.cells.size(); ++cell) {
      for (int value = puzzle.low; value <= puzzle.high; ++value) {
        RegionPuzzle with = puzzle;
        if (with.cells[cell] != kOpenCell && with.cells[cell] != value) continue;
        with.cells[cell] = value;
        if (solve_regions(with, 1).count != 0)
          expected[cell] |= std::uint64_t{1} << (value - puzzle.low);
      }
    }
    ASSERT_EQ(found.candidates, expected) << write_regions(puzzle);
    if (expected[0] == 0) {
      ++none;
    } else if (solve_regions(puzzle).status == Status::kMultiple) {
      ++several;
    }
  }
  EXPECT_GT(several, kRounds / 6);
  EXPECT_GT(none, kRounds / 6);
}

TEST(RegionAnalysis, KnowsTheCandidatesOfLargeOpenPuzzles) {
  for (const std::string_view name : {"9x9", "jigsaw", "16x16"}) {
    const RegionPuzzle puzzle = *region_preset(name);
    for (const std::uint64_t candidates : region_candidates(puzzle).candidates) {
      ASSERT_EQ(std::popcount(candidates), puzzle.high) << name;
    }
  }
  const RegionCandidates voids = region_candidates(read("2x2; rows; values 1-2; cells #1 .."));
  EXPECT_EQ(voids.candidates, (std::vector<std::uint64_t>{0, 1, 3, 3}));
  EXPECT_TRUE(region_candidates(RegionPuzzle()).candidates.empty());
}

TEST(RegionAnalysis, FindsTheSameInPortions) {
  const RegionPuzzle puzzle = read(
      "6x6; rows; columns; boxes 2x3; cage 9 r1c1-r1c3; cells 1..... .2.... ...... ...... ...... "
      "......");
  RegionCandidateFinder finder;
  finder.start(puzzle);
  int calls = 0;
  while (!finder.advance(1)) ++calls;
  EXPECT_GT(calls, 10);
  const RegionCandidates whole = region_candidates(puzzle), divided = finder.result();
  EXPECT_EQ(divided.candidates, whole.candidates);
  EXPECT_EQ(divided.nodes, whole.nodes);
  EXPECT_EQ(divided.solutions, whole.solutions);
}

TEST(RegionAnalysis, ComparesSolutions) {
  Random random(5);
  int several = 0;
  for (int round = 0; round < 60; ++round) {
    const RegionPuzzle puzzle = random_puzzle(random);
    const RegionDifference found = region_difference(puzzle);
    const RegionResult solutions = solve_regions(puzzle);
    if (solutions.status != Status::kMultiple) {
      EXPECT_EQ(found.first, solutions.solution);
      EXPECT_TRUE(found.second.empty() && found.differing.empty());
      continue;
    }
    ++several;
    const RegionCandidates seen = region_candidates(puzzle);
    std::vector<int> differing;
    for (std::size_t cell = 0; cell < seen.candidates.size(); ++cell) {
      if (std::popcount(seen.candidates[cell]) > 1) differing.push_back(static_cast<int>(cell));
    }
    EXPECT_EQ(found.differing, differing);
    EXPECT_NE(found.first, found.second);
    for (const std::vector<int>& solution : {found.first, found.second}) {
      RegionPuzzle full = puzzle;
      full.cells = solution;
      EXPECT_EQ(solve_regions(full).status, Status::kUnique);
    }
  }
  EXPECT_GT(several, 10);
  RegionPuzzle wrong = *region_preset("4x4");
  wrong.cells[0] = 9;
  EXPECT_TRUE(region_difference(wrong).first.empty());
}

// Advances in small portions; the progress must rise to 1.
template <typename Finder>
void expect_rising_progress(const RegionPuzzle& puzzle) {
  Finder finder;
  EXPECT_EQ(finder.progress(), 0);
  finder.start(puzzle);
  double before = finder.progress();
  EXPECT_EQ(before, 0);
  int reports = 0;
  while (!finder.advance(1)) {
    const double now = finder.progress();
    EXPECT_GE(now, before);
    EXPECT_LE(now, 1);
    if (now > before) ++reports;
    before = now;
  }
  EXPECT_EQ(finder.progress(), 1);
  EXPECT_GT(reports, 2);
}

TEST(RegionAnalysis, TellsItsProgress) {
  const RegionPuzzle open = *region_preset("9x9");
  expect_rising_progress<RegionCandidateFinder>(open);
  expect_rising_progress<RegionDifferenceFinder>(open);
  RegionPuzzle none = open;
  none.diagonals = none.anti_knight = true;
  for (int i = 0; i < 9; ++i) none.cells[static_cast<std::size_t>(i)] = i == 8 ? kOpenCell : 1 + i;
  none.cells[17] = 9;
  expect_rising_progress<RegionContradictionFinder>(none);
}

// The puzzle with only what the result names.
RegionPuzzle rest_of(const RegionPuzzle& puzzle, const RegionContradiction& result) {
  RegionPuzzle rest = puzzle;
  rest.regions.clear();
  rest.cages.clear();
  for (int& entry : rest.cells) {
    if (entry != kVoidCell) entry = kOpenCell;
  }
  for (const int region : result.regions)
    rest.regions.push_back(puzzle.regions[static_cast<std::size_t>(region)]);
  for (const int cage : result.cages)
    rest.cages.push_back(puzzle.cages[static_cast<std::size_t>(cage)]);
  for (const int cell : result.givens) {
    rest.cells[static_cast<std::size_t>(cell)] = puzzle.cells[static_cast<std::size_t>(cell)];
  }
  rest.diagonals = result.diagonals;
  rest.anti_knight = result.anti_knight;
  rest.anti_king = result.anti_king;
  rest.non_consecutive = result.non_consecutive;
  return rest;
}

template <typename Item>
void erase(std::vector<Item>& items, std::size_t at) {
  items.erase(items.begin() + static_cast<std::ptrdiff_t>(at));
}

TEST(RegionAnalysis, FindsASmallestSetWithoutSolution) {
  Random random(4);
  int none = 0;
  for (int round = 0; round < 150; ++round) {
    const RegionPuzzle puzzle = random_puzzle(random);
    const RegionContradiction result = region_contradiction(puzzle);
    ASSERT_EQ(result.none, solve_regions(puzzle).status == Status::kNone) << write_regions(puzzle);
    if (!result.none) {
      EXPECT_TRUE(result.givens.empty() && result.regions.empty() && result.cages.empty());
      continue;
    }
    ++none;
    EXPECT_TRUE(result.minimal);
    ASSERT_EQ(solve_regions(rest_of(puzzle, result)).status, Status::kNone)
        << write_regions(puzzle);
    // Without any one of them there is a solution.
    const auto is_needed = [&](const auto& leave_out) {
      RegionContradiction less = result;
      leave_out(less);
      EXPECT_NE(solve_regions(rest_of(puzzle, less)).status, Status::kNone)
          << write_regions(puzzle);
    };
    for (std::size_t i = 0; i < result.givens.size(); ++i)
      is_needed([&](auto& less) { erase(less.givens, i); });
    for (std::size_t i = 0; i < result.regions.size(); ++i)
      is_needed([&](auto& less) { erase(less.regions, i); });
    for (std::size_t i = 0; i < result.cages.size(); ++i)
      is_needed([&](auto& less) { erase(less.cages, i); });
    if (result.diagonals) is_needed([](auto& less) { less.diagonals = false; });
    if (result.anti_knight) is_needed([](auto& less) { less.anti_knight = false; });
    if (result.anti_king) is_needed([](auto& less) { less.anti_king = false; });
    if (result.non_consecutive) is_needed([](auto& less) { less.non_consecutive = false; });
  }
  EXPECT_GT(none, 30);
}

TEST(RegionAnalysis, NamesWhatContradicts) {
  const RegionContradiction equal =
      region_contradiction(read("4x4; rows; columns; boxes 2x2; cells 1..1 .... ..3. ...."));
  EXPECT_EQ(equal.givens.size(), 2U);
  EXPECT_FALSE(equal.regions.empty());
  EXPECT_TRUE(equal.cages.empty());
  const RegionContradiction cages =
      region_contradiction(read("9x9; rows; columns; cage 17 r1c1 r1c2; cage 3 r5c5 r5c6; cage 16 "
                                "r1c2 r1c3; cage 17 r1c3 r1c4"));
  EXPECT_EQ(cages.cages, (std::vector{0, 3}));
  EXPECT_EQ(cages.regions, (std::vector{0}));
}

// Without row 1 it takes many nodes to see that the rules contradict each other: that is tried once.
TEST(RegionAnalysis, NamesTheRegionOfTheRulesThatContradict) {
  constexpr std::uint64_t kEffort = 5000;
  RegionContradictionFinder finder;
  finder.start(read("9x9; rows; columns; boxes 3x3; sandwich 9 row 1; sandwich 11 row 1"), kEffort);
  while (!finder.advance(1000)) {
  }
  const RegionContradiction found = finder.result();
  EXPECT_EQ(found.regions, (std::vector{0}));
  EXPECT_EQ(found.rules, (std::vector{0, 1}));
  EXPECT_FALSE(found.minimal);
  EXPECT_LT(found.nodes, 2 * kEffort);
}

TEST(RegionAnalysis, FindsTheSameContradictionInPortions) {
  const RegionPuzzle puzzle = read(
      "9x9; rows; columns; boxes 3x3; cage 17 r1c1 r1c2; cage 16 r1c2 r1c3; cage 17 r1c3 r1c4");
  RegionContradictionFinder finder;
  finder.start(puzzle);
  int calls = 0;
  while (!finder.advance(1)) ++calls;
  EXPECT_GT(calls, 10);
  const RegionContradiction whole = region_contradiction(puzzle), divided = finder.result();
  EXPECT_EQ(divided.regions, whole.regions);
  EXPECT_EQ(divided.cages, whole.cages);
  EXPECT_EQ(divided.nodes, whole.nodes);
  EXPECT_TRUE(divided.minimal);
}

}  // namespace
}  // namespace jiugong
