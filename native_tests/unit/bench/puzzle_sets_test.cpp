#include "bench/puzzle_sets.h"

#include <algorithm>
#include <set>
#include <string>

#include "jiugong/solve9.h"
#include "support.h"

namespace jiugong::bench {
namespace {

TEST(PuzzleSets, EasyPuzzlesHave32GivensAndNeedNoGuess) {
  const auto puzzles = make_easy(20);
  ASSERT_EQ(puzzles.size(), 20u);
  for (const Grid& puzzle : puzzles) {
    const Solve9Result result = solve9(puzzle);
    EXPECT_EQ(puzzle.clue_count(), 32) << puzzle.to_line();
    EXPECT_EQ(result.status, Status::kUnique) << puzzle.to_line();
    EXPECT_EQ(result.guesses, 0u) << puzzle.to_line();
  }
}

TEST(PuzzleSets, NoGivenOfAMinimalPuzzleCanBeDropped) {
  const auto puzzles = make_minimal(20);
  ASSERT_EQ(puzzles.size(), 20u);
  for (const Grid& puzzle : puzzles) {
    EXPECT_EQ(solve9(puzzle).status, Status::kUnique) << puzzle.to_line();
    for (Cell cell = 0; cell < kCellCount; ++cell) {
      if (puzzle[cell] == 0) continue;
      Grid without = puzzle;
      without.set(cell, 0);
      EXPECT_EQ(solve9(without).status, Status::kMultiple) << without.to_line();
    }
  }
}

TEST(PuzzleSets, SparsePuzzlesHave10To16GivensAndManySolutions) {
  std::set<int> clues;
  for (const Grid& puzzle : make_sparse(60)) {
    clues.insert(puzzle.clue_count());
    EXPECT_EQ(solve9(puzzle, 100).count, 100u) << puzzle.to_line();
  }
  EXPECT_EQ(*clues.begin(), 10);
  EXPECT_EQ(*clues.rbegin(), 16);
}

// So figures of different sizes of a set, and of different checkouts, are comparable.
TEST(PuzzleSets, ASmallerSetIsTheBeginningOfALargerOne) {
  for (const PuzzleSet& set : puzzle_sets()) {
    const auto few = set.make(3), more = set.make(6);
    ASSERT_EQ(more.size(), 6u) << set.name;
    EXPECT_TRUE(std::equal(few.begin(), few.end(), more.begin())) << set.name;
  }
}

}  // namespace
}  // namespace jiugong::bench
