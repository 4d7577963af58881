#include "jiugong/difference.h"

#include <bit>

#include "jiugong/candidates.h"
#include "jiugong/solve9.h"
#include "support.h"
#include "unit/analysis/random_grids.h"

namespace jiugong {
namespace {

std::vector<Cell> differing(const Grid& a, const Grid& b) {
  std::vector<Cell> cells;
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    if (a[cell] != b[cell]) cells.push_back(cell);
  }
  return cells;
}

// Returns the digits in which the two solutions agree.
Grid common_part(const Solve9Result& result) {
  Grid common = *result.solution;
  for (const Cell cell : differing(*result.solution, *result.second)) common.set(cell, 0);
  return common;
}

void expect_same(const DifferenceResult& a, const DifferenceResult& b) {
  EXPECT_EQ(a.first, b.first);
  EXPECT_EQ(a.second, b.second);
  EXPECT_EQ(a.differing, b.differing);
  EXPECT_EQ(a.distance, b.distance);
}

// Checks the result for a puzzle with several solutions against every guarantee.
void expect_sound(const Grid& puzzle, const DifferenceResult& result) {
  const Solve9Result plain = solve9(puzzle);
  ASSERT_TRUE(result.first && result.second) << puzzle.to_line();
  EXPECT_EQ(result.first, plain.solution);
  EXPECT_TRUE(is_solved(*result.second));
  EXPECT_TRUE(extends(*result.second, puzzle));
  EXPECT_EQ(differing(*result.first, *result.second).size(),
            static_cast<std::size_t>(result.distance));
  EXPECT_GE(result.distance, static_cast<int>(differing(*plain.solution, *plain.second).size()));
  std::vector<Cell> open;
  const Marks marks = true_candidates(puzzle);
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    if (std::popcount(marks[static_cast<std::size_t>(cell)]) > 1) open.push_back(cell);
  }
  EXPECT_EQ(result.differing, open);
}

TEST(Difference, OfAPuzzleWithoutSolutionIsNothing) {
  const DifferenceResult result = difference(grid_of("12345678.........9" + std::string(63, '.')));
  expect_same(result, DifferenceResult());
}

TEST(Difference, OfAUniquePuzzleIsItsSolution) {
  DifferenceResult expected;
  expected.first = grid_of(kPuzzleSolved);
  expect_same(difference(grid_of(kPuzzle)), expected);
}

TEST(Difference, OfTwoSolutionsIsExact) {
  const DifferenceResult result = difference(grid_of(kTwoSolutions));
  expect_sound(grid_of(kTwoSolutions), result);
  EXPECT_EQ(result.differing, (std::vector<Cell>{0, 4, 9, 13}));
  EXPECT_EQ(result.distance, 4);
  RandomGrids grids(30);
  int pairs = 0;
  for (int round = 0; round < 30; ++round) {
    const Grid puzzle = common_part(solve9(grids.without(grids.minimal(), 1)));
    const Solve9Result plain = solve9(puzzle, 3);
    if (plain.count != 2) continue;
    ++pairs;
    const DifferenceResult pair = difference(puzzle);
    expect_sound(puzzle, pair);
    EXPECT_EQ(pair.second, plain.second);
    EXPECT_EQ(pair.differing, differing(*plain.solution, *plain.second));
  }
  EXPECT_GT(pairs, 15);
}

TEST(Difference, OfTheBlankGridIsInEveryCell) {
  const DifferenceResult result = difference(Grid());
  expect_sound(Grid(), result);
  EXPECT_EQ(result.distance, kCellCount);
}

TEST(Difference, IsInTheCellsWithDigitsThatAreNotGiven) {
  RandomGrids grids(33);
  for (int round = 0; round < 12; ++round) {
    const Grid puzzle = grids.with_clues(round);
    const DifferenceResult result = difference(puzzle);
    expect_sound(puzzle, result);
    unsigned given = 1;
    for (const Digit digit : puzzle.digits()) given |= 1u << digit;
    const int absent = 10 - std::popcount(given);
    EXPECT_GE(result.distance, absent > 1 ? 9 * absent : 0) << puzzle.to_line();
  }
}

TEST(Difference, IsThereFromTheStart) {
  // The digits that are not given are renamed before any trial, since a trial may be given up.
  RandomGrids grids(35);
  Difference search;
  for (const int kept : {3, 5, 7}) {
    Grid puzzle = grids.solved();
    for (Cell cell = 0; cell < kCellCount; ++cell) {
      if (puzzle[cell] > kept) puzzle.set(cell, 0);
    }
    search.start(puzzle);
    while (!search.result().second) ASSERT_FALSE(search.advance(1));
    EXPECT_GE(search.result().distance, 9 * (9 - kept));
  }
}

TEST(Difference, OfFewGivensIsInEveryOtherCell) {
  RandomGrids grids(34);
  for (int clues = 1; clues < 7; ++clues) {
    EXPECT_EQ(difference(grids.with_clues(clues)).distance, kCellCount - clues);
  }
}

TEST(Difference, IsWideAndNeverNarrowerThanThatOfTheSolver) {
  RandomGrids grids(31);
  int wide = 0, plain = 0;
  for (int round = 0; round < 60; ++round) {
    const Grid puzzle = grids.without(grids.minimal(), 1 + round % 8);
    const DifferenceResult result = difference(puzzle);
    expect_sound(puzzle, result);
    const Solve9Result solved = solve9(puzzle);
    wide += result.distance;
    plain += static_cast<int>(differing(*solved.solution, *solved.second).size());
  }
  EXPECT_GT(wide, 3 * plain);
}

TEST(Difference, PortionsGiveTheSameAsOneRun) {
  RandomGrids grids(32);
  Difference search;
  for (int round = 0; round < 10; ++round) {
    const Grid puzzle = grids.without(grids.minimal(), 1 + round % 5);
    const DifferenceResult whole = difference(puzzle);
    for (const std::uint64_t portion : {1u, 3u, 50u}) {
      search.start(puzzle);
      std::uint64_t before = 0;
      while (!search.advance(portion)) {
        EXPECT_LE(search.nodes() - before, portion);
        before = search.nodes();
      }
      expect_same(search.result(), whole);
    }
  }
}

TEST(Difference, IsTheSameEverywhere) {
  // Fixed answers: this test runs natively, with sanitizers and as WebAssembly. In the first puzzle
  // trials after the widest solution find narrower ones, in the second the widest is found in a
  // later order of the cells.
  const DifferenceResult one = difference(
      grid_of("69........8.9...3.........2.54.....6.1..8.......42..1......31......17.65....5.8.9"));
  EXPECT_EQ(one.first->to_line(),
            "691732458782945631345168792254371986913586274876429513568293147429817365137654829");
  EXPECT_EQ(one.second->to_line(),
            "692375481185942637437168952854731296219586743763429518576893124948217365321654879");
  EXPECT_EQ(one.differing.size(), 55u);
  EXPECT_EQ(one.distance, 42);
  const DifferenceResult other = difference(
      grid_of("...5...69...28........9.2...35.7.6..9.....3..6...1...2.......5...8.5.....4.8....."));
  EXPECT_EQ(other.first->to_line(),
            "712534869469287531853691247135972684927468315684315792296743158378159426541826973");
  EXPECT_EQ(other.second->to_line(),
            "823541769796283415451796238235978641914625387687314592372169854168452973549837126");
  EXPECT_EQ(other.differing.size(), 59u);
  EXPECT_EQ(other.distance, 54);
}

TEST(Difference, IsLikeNewAfterOtherPuzzles) {
  RandomGrids grids(36);
  std::vector<Grid> puzzles = {Grid(), grid_of(kPuzzle), grid_of("55" + std::string(79, '.')),
                               grid_of(kTwoSolutions)};
  for (int givens = 1; givens < 5; ++givens) {
    puzzles.push_back(grids.without(grids.minimal(), givens));
  }
  expect_like_new<Difference>(puzzles, expect_same);
}

TEST(Difference, ForgetsThePuzzleBefore) {
  Difference search;
  search.start(Grid());
  EXPECT_TRUE(search.advance(UINT64_MAX));
  search.start(grid_of(kPuzzle));
  expect_same(search.result(), DifferenceResult());
  EXPECT_TRUE(search.advance(UINT64_MAX));
  EXPECT_EQ(search.result().second, std::nullopt);
  EXPECT_EQ(search.solves(), 1u);
}

TEST(Difference, ANewSearchHasNothingToDo) {
  Difference search;
  EXPECT_TRUE(search.advance(1));
  expect_same(search.result(), DifferenceResult());
}

}  // namespace
}  // namespace jiugong
