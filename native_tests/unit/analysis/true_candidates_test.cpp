#include "jiugong/candidates.h"
#include "jiugong/solve9.h"
#include "reference/brute_force.h"
#include "support.h"
#include "unit/analysis/random_grids.h"

namespace jiugong {
namespace {

Marks union_of(const std::vector<Grid>& solutions) {
  Marks marks{};
  for (const Grid& solution : solutions) {
    const Marks one = marks_of(solution);
    for (std::size_t cell = 0; cell < kCellCount; ++cell) marks[cell] |= one[cell];
  }
  return marks;
}

// Slower than true_candidates() but evidently correct: a separate query per candidate.
Marks one_by_one(const Grid& puzzle) {
  Marks marks{};
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    for (int digit = 1; digit <= 9; ++digit) {
      if (puzzle[cell] != 0 && puzzle[cell] != digit) continue;
      Grid tried = puzzle;
      tried.set(cell, static_cast<Digit>(digit));
      DigitSet& digits = marks[static_cast<std::size_t>(cell)];
      if (has_solution(tried)) digits = static_cast<DigitSet>(digits | 1 << (digit - 1));
    }
  }
  return marks;
}

TEST(TrueCandidates, OfAUniquePuzzleAreItsSolutionAndCostOneSolve) {
  TrueCandidates search;
  search.start(grid_of(kPuzzle));
  ASSERT_TRUE(search.advance(UINT64_MAX));
  EXPECT_EQ(search.result(), marks_of(grid_of(kPuzzleSolved)));
  EXPECT_EQ(search.solves(), 1u);
}

TEST(TrueCandidates, WithoutSolutionThereAreNone) {
  Grid clash = grid_of(kPuzzle);
  clash.set(2, 5);
  EXPECT_EQ(true_candidates(clash), Marks{});
  EXPECT_EQ(true_candidates(grid_of("12345678.........9" + std::string(63, '.'))), Marks{});
  Grid three_in_a_box;
  for (const Cell cell : {0, 10, 20}) three_in_a_box.set(cell, 1);
  EXPECT_EQ(true_candidates(three_in_a_box), Marks{});
}

TEST(TrueCandidates, OfTheBlankGridAreAll) {
  TrueCandidates search;
  search.start(Grid());
  ASSERT_TRUE(search.advance(UINT64_MAX));
  Marks all;
  all.fill(kAllDigits);
  EXPECT_EQ(search.result(), all);
  EXPECT_EQ(search.solves(), 1u) << "all digits are interchangeable";
}

TEST(TrueCandidates, OfAFullGridAreItself) {
  EXPECT_EQ(true_candidates(grid_of(kPuzzleSolved)), marks_of(grid_of(kPuzzleSolved)));
}

TEST(TrueCandidates, AreThoseOfAllSolutions) {
  RandomGrids grids(4);
  int several = 0, hundreds = 0;
  for (int round = 0; round < 45; ++round) {
    const Grid puzzle = grids.without(grids.minimal(), round % 5);
    const auto solutions = all_solutions(puzzle, 500);
    ASSERT_EQ(true_candidates(puzzle), solutions ? union_of(*solutions) : one_by_one(puzzle))
        << puzzle.to_line();
    several += solutions && solutions->size() > 1 ? 1 : 0;
    hundreds += solutions && solutions->size() > 100 ? 1 : 0;
  }
  EXPECT_GT(several, 10);
  EXPECT_GT(hundreds, 3);
}

TEST(TrueCandidates, OfContradictoryAndHalfFullGrids) {
  RandomGrids grids(5);
  for (int round = 0; round < 60; ++round) {
    const Grid puzzle = round % 3 == 0 ? grids.contradictory() : grids.with_clues(30 + round % 20);
    const auto solutions = all_solutions(puzzle, 500);
    ASSERT_EQ(true_candidates(puzzle), solutions ? union_of(*solutions) : one_by_one(puzzle))
        << puzzle.to_line();
  }
}

TEST(TrueCandidates, OfGridsWithFewClues) {
  RandomGrids grids(6);
  for (const int clues : {1, 2, 3, 4, 5, 6, 8, 10, 12}) {
    const Grid puzzle = grids.with_clues(clues);
    ASSERT_EQ(true_candidates(puzzle), one_by_one(puzzle)) << puzzle.to_line();
  }
}

TEST(TrueCandidates, WhereBlankRowsAndColumnsAreInterchangeable) {
  RandomGrids grids(7);
  for (int round = 0; round < 12; ++round) {
    Grid puzzle = grids.solved();
    for (Cell cell = 0; cell < kCellCount; ++cell) {
      const int row = cell / 9, column = cell % 9;
      const bool blank_band = round % 3 == 0 && row < 6;
      const bool blank_rows = round % 3 != 0 && row % 3 != round % 2;
      const bool blank_columns = round % 3 == 2 && column >= 7;
      if (blank_band || blank_rows || blank_columns) puzzle.set(cell, 0);
    }
    ASSERT_EQ(true_candidates(puzzle), one_by_one(puzzle)) << puzzle.to_line();
  }
}

TEST(TrueCandidates, PortionsGiveTheSameAsOneRun) {
  RandomGrids grids(8);
  TrueCandidates search;
  for (int round = 0; round < 10; ++round) {
    const Grid puzzle = grids.without(grids.minimal(), 3);
    const Marks whole = true_candidates(puzzle);
    for (const std::uint64_t portion : {1u, 3u, 100u}) {
      search.start(puzzle);
      std::uint64_t before = 0;
      while (!search.advance(portion)) {
        EXPECT_LE(search.nodes() - before, portion);
        before = search.nodes();
        for (std::size_t cell = 0; cell < kCellCount; ++cell) {
          EXPECT_EQ(search.result()[cell] & ~whole[cell], 0) << "seen, so in some solution";
        }
      }
      EXPECT_EQ(search.result(), whole);
    }
  }
}

TEST(TrueCandidates, ForgetThePuzzleBefore) {
  TrueCandidates search;
  search.start(Grid());
  EXPECT_FALSE(search.advance(3));
  search.start(grid_of(kPuzzle));
  EXPECT_EQ(search.result(), Marks{});
  EXPECT_EQ(search.solves(), 1u);
  EXPECT_TRUE(search.advance(UINT64_MAX));
  EXPECT_EQ(search.result(), marks_of(grid_of(kPuzzleSolved)));
}

TEST(TrueCandidates, AreLikeNewAfterOtherPuzzles) {
  RandomGrids grids(11);
  std::vector<Grid> puzzles = {Grid(), grid_of(kPuzzle), grid_of("55" + std::string(79, '.'))};
  for (int givens = 1; givens < 6; ++givens) {
    puzzles.push_back(grids.without(grids.minimal(), givens));
  }
  expect_like_new<TrueCandidates>(
      puzzles, [](const Marks& one, const Marks& other) { EXPECT_EQ(one, other); });
}

TEST(TrueCandidates, OfOneCellAreWaitedForHoweverLongItTakes) {
  // A query about one cell takes more nodes than the limit for several cells: it must be completed,
  // otherwise it would be repeated forever.
  const Grid puzzle =
      grid_of(".8....5...6...43.74.......9....6...5.7.9..........7.....68.......8..6........12..");
  TrueCandidates search;
  search.start(puzzle);
  ASSERT_TRUE(search.advance(100'000)) << "2,301 nodes were enough";
  EXPECT_EQ(search.result(), one_by_one(puzzle));
}

TEST(TrueCandidates, OfInterchangeableCellsAndDigitsAreRefutedTogether) {
  // Three blank rows, and three digits that are in no given: 5 solves, but 11 if a refutation for
  // one of them is not applied to all.
  const Grid puzzle =
      grid_of("...........................412.63.5.3.645.21...51..643523.16..4...5421366413..52.");
  TrueCandidates search;
  search.start(puzzle);
  ASSERT_TRUE(search.advance(UINT64_MAX));
  EXPECT_EQ(search.result(), one_by_one(puzzle));
  EXPECT_LE(search.solves(), 7u);
}

TEST(TrueCandidates, ANewSearchHasNothingToDo) {
  TrueCandidates search;
  EXPECT_TRUE(search.advance(1));
  EXPECT_EQ(search.result(), Marks{});
}

TEST(TrueCandidates, TakeFewSolves) {
  RandomGrids grids(9);
  TrueCandidates search;
  std::uint64_t solves = 0;
  for (int round = 0; round < 30; ++round) {
    search.start(grids.without(grids.minimal(), 3));
    ASSERT_TRUE(search.advance(UINT64_MAX));
    solves += search.solves();
  }
  EXPECT_LT(solves / 30, 60u) << "README.md says 43";
}

}  // namespace
}  // namespace jiugong
