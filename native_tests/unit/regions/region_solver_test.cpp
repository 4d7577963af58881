#include <algorithm>
#include <cstdint>
#include <initializer_list>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

#include "jiugong/region_presets.h"
#include "jiugong/region_puzzle.h"
#include "jiugong/region_text.h"
#include "reference/plain_regions.h"
#include "support.h"

namespace jiugong {
namespace {

RegionPuzzle read(std::string_view text) {
  const auto puzzle = read_regions(text);
  if (const auto* error = std::get_if<RegionTextError>(&puzzle)) ADD_FAILURE() << error->message();
  return std::get<RegionPuzzle>(puzzle);
}

TEST(RegionSolver, FillsEveryPreset) {
  for (const std::string_view name : region_preset_names()) {
    const RegionPuzzle puzzle = *region_preset(name);
    const RegionResult result = solve_regions(puzzle);
    EXPECT_EQ(result.status, Status::kMultiple) << name;
    EXPECT_TRUE(result.capped) << name;
    EXPECT_TRUE(solves(result.solution, puzzle)) << name;
    EXPECT_TRUE(solves(result.second, puzzle)) << name;
    EXPECT_NE(result.solution, result.second) << name;
  }
}

// Nothing tells the values of an empty grid apart, so its first row is found in no more than one order.
TEST(RegionSolver, TriesOneOfManyValuesThatAreAlike) {
  const RegionResult result = solve_regions(read("4x4; rows; columns"), UINT64_MAX);
  EXPECT_EQ(result.count, 576U);
  EXPECT_LT(result.nodes, 100U);
}

// Connected regions of nine cells that admit no grid, though no house by itself shows it.
TEST(RegionSolver, ProvesThatBlankJigsawsAreImpossible) {
  for (const std::string_view layout :
       {"AAAAAAAACBBBCCCACCBDBEECCCFBDDDEHFFFBDDEEHFFFBBDEEHIFIGDDEEHIFIGGGGGHIIIGGGHHHHII",
        "AAACCCCCCBBAAAAACFDBABBBCCFDBBBEFFFFDDDEEEEFFDDDHHEEEFGGDHHEHIIGGGHHHHIIGGGGIIIII",
        "BBBCCCCCCAABBBBBBCDAAAAAAFCDAEEEFFFCDDEEEEFFFDGGEHHIFFDGGEHIIIIDGGGHHHIIDDGGHHHII"}) {
    const RegionResult result =
        solve_regions(read("9x9; rows; columns; regions " + std::string(layout)));
    EXPECT_EQ(result.status, Status::kNone) << layout;
    EXPECT_TRUE(result.conflicts.empty()) << layout;
  }
}

TEST(RegionSolver, NamesGivensThatClash) {
  const auto conflicts = [](std::string_view text) { return solve_regions(read(text)).conflicts; };
  EXPECT_EQ(conflicts("4x4; rows; columns; cells 1..1 .... .... ...."), (std::vector{0, 3}));
  EXPECT_EQ(conflicts("4x4; rows; anti-knight; cells 1... ..1. .... ...."), (std::vector{0, 6}));
  EXPECT_EQ(conflicts("4x4; rows; anti-king; cells 1... .1.. .... ...."), (std::vector{0, 5}));
  EXPECT_EQ(conflicts("4x4; rows; non-consecutive; cells 12.. .... .... ...."),
            (std::vector{0, 1}));
  EXPECT_EQ(conflicts("4x4; diagonals; cells 1... .... .... ...1"), (std::vector{0, 15}));
  EXPECT_EQ(conflicts("4x4; cage 4 r1c1 r2c2; cells 1... .4.. .... ...."), (std::vector{0, 5}));
  EXPECT_EQ(conflicts("4x4; cage 6 r1c1 r2c2; cells 1... .4.. .... ...."), (std::vector{0, 5}));
  EXPECT_EQ(conflicts("4x4; cage 6 r1c1 r2c2; cells 1... .... .... ...."), std::vector<int>());
  EXPECT_EQ(conflicts("4x4; cage 5 r1c1 r2c2; cells 1... .4.. .... ...."), std::vector<int>());
  EXPECT_EQ(conflicts("4x4; rows; columns; boxes 2x2; cells 12.. ..3. ...4 ...."),
            std::vector<int>());
}

// Then every cell has its value from the start, and no rule has been followed up yet.
TEST(RegionSolver, KnowsThatOneValueDoesNotStandTwice) {
  const auto count = [](std::string_view text) { return solve_regions(read(text), 9).count; };
  EXPECT_EQ(count("1x2; values 7-7; anti-king"), 0U);
  EXPECT_EQ(count("2x3; values 0-0; anti-knight"), 0U);
  EXPECT_EQ(count("2x2; values 0-0; anti-knight; non-consecutive"), 1U);
  EXPECT_EQ(count("1x3; values 7-7; anti-king; cage 7 r1c3; cells #7."), 0U);
  EXPECT_EQ(count("1x3; values 7-7; anti-king; cells 7#."), 1U);
}

TEST(RegionSolver, CountsUpToTheLimitAndKnowsOfMore) {
  const RegionPuzzle puzzle = read("4x4; rows; columns; boxes 2x2");
  for (const std::uint64_t limit : std::initializer_list<std::uint64_t>{1, 2, 100, 287, 288, 289}) {
    const RegionResult result = solve_regions(puzzle, limit);
    EXPECT_EQ(result.count, std::min<std::uint64_t>(limit, 288)) << limit;
    EXPECT_EQ(result.capped, limit < 288) << limit;
    EXPECT_EQ(result.status, Status::kMultiple) << limit;
  }
  EXPECT_EQ(solve_regions(puzzle, 0).count, 1U);
}

TEST(RegionSolver, GivesTheSameAnswerInPortions) {
  const RegionPuzzle puzzle = read("5x5; rows; columns; cells 1.... .2... ..... ..... .....");
  const RegionResult whole = solve_regions(puzzle, 100'000);
  RegionSolver solver;
  solver.start(puzzle, 100'000);
  std::uint64_t steps = 0;
  for (; !solver.advance(3); ++steps) {
    EXPECT_EQ(solver.nodes(), 3 * (steps + 1));
    EXPECT_TRUE(solver.result().capped);
  }
  EXPECT_GT(steps, 10U);
  EXPECT_TRUE(solver.over());
  EXPECT_EQ(solver.result().count, whole.count);
  EXPECT_EQ(solver.result().nodes, whole.nodes);
  EXPECT_EQ(solver.result().solution, whole.solution);
  EXPECT_EQ(solver.result().second, whole.second);
}

// What is kept from one puzzle for the next shows in nothing.
TEST(RegionSolver, ForgetsThePuzzleBefore) {
  std::vector<RegionPuzzle> puzzles;
  for (const std::string_view text :
       {"4x4; rows; columns; boxes 2x2; cells 1... .... .... ...4",
        "4x4; rows; columns; boxes 2x2; cells 11.. .... .... ....",
        "4x4; rows; columns; cells 1... .... .... ...4",
        "4x4; rows; columns; cells #... .... .... ...4",
        "4x4; rows; columns; boxes 2x2; cage 5 r1c1 r1c2",
        "4x4; rows; columns; boxes 2x2; cage 6 r1c1 r1c2",
        "4x4; rows; columns; boxes 2x2; anti-knight", "4x4; rows; columns; boxes 2x2; diagonals",
        "5x5; rows; columns; cells 12345 ..... ..... ..... 5...."}) {
    puzzles.push_back(read(text));
  }
  RegionSolver solver;
  for (const RegionPuzzle& before : puzzles) {
    for (const RegionPuzzle& puzzle : puzzles) {
      const RegionResult fresh = solve_regions(puzzle, 1000);
      solver.start(before, 7);
      solver.advance(5);
      solver.start(puzzle, 1000);
      solver.advance(UINT64_MAX);
      const RegionResult result = solver.result();
      ASSERT_EQ(result.count, fresh.count);
      ASSERT_EQ(result.nodes, fresh.nodes);
      ASSERT_EQ(result.solution, fresh.solution);
      ASSERT_EQ(result.conflicts, fresh.conflicts);
    }
  }
}

TEST(RegionSolver, TakesTheLargestNumbers) {
  constexpr int kMost = std::numeric_limits<int>::max();
  RegionPuzzle values = open_grid(4, 4, kMost - 3, kMost);
  add_rows(values);
  add_columns(values);
  EXPECT_EQ(solve_regions(values, 1000).count, 576U);
  EXPECT_TRUE(solves(solve_regions(values).solution, values));
  values.cages = {{.sum = kMost, .cells = {0, 1}}, {.sum = kMost, .cells = {2, 3}}};
  EXPECT_EQ(solve_regions(values).status, Status::kNone);
  values.cells.assign(16, kMost);
  EXPECT_EQ(solve_regions(values).conflicts.size(), 16U);

  // 6 is what the lowest four would add up to, had they begun at 0: four times 2^30 too little.
  RegionPuzzle low = open_grid(2, 2, 1 << 30, (1 << 30) + 3);
  low.cages = {{.sum = 6, .cells = {0, 1, 2, 3}}};
  EXPECT_EQ(solve_regions(low).status, Status::kNone);

  RegionPuzzle sums = *region_preset("4x4");
  for (int cell = 0; cell < 16; ++cell) sums.cages.push_back({.sum = kMost, .cells = {cell}});
  EXPECT_EQ(solve_regions(sums).status, Status::kNone);
}

// As many regions as there may be, all across one another, some of them full.
TEST(RegionSolver, TakesThousandsOfRegions) {
  Random random(11);
  RegionPuzzle puzzle = open_grid(36, 36, 1, 36);
  add_rows(puzzle);
  while (puzzle.regions.size() < static_cast<std::size_t>(kMaxRegions)) {
    std::vector<int> region = puzzle.regions[static_cast<std::size_t>(random.below(36))];
    if (random.below(8) != 0) region.resize(2);
    const int other = 36 * random.below(36);
    for (int& cell : region) {
      if (random.below(2) == 0) cell = other + cell % 36;
    }
    puzzle.regions.push_back(region);
  }
  ASSERT_EQ(validate(puzzle), std::nullopt);
  RegionSolver solver;
  solver.start(puzzle);
  solver.advance(20);
  EXPECT_TRUE(solver.result().solution.empty() || solves(solver.result().solution, puzzle));
}

TEST(RegionSolver, HasNoAnswerToAMistake) {
  RegionPuzzle puzzle = *region_preset("4x4");
  puzzle.cells[3] = 9;
  EXPECT_EQ(solve_regions(puzzle).status, Status::kNone);
  EXPECT_EQ(solve_regions(puzzle).count, 0U);
}

}  // namespace
}  // namespace jiugong
