#include "reference/candidates.h"

#include "jiugong/geometry.h"
#include "support.h"

namespace jiugong::reference {
namespace {

constexpr std::size_t kDigit5 = 4;

int candidate_count(const Candidates& candidates, Cell cell) {
  int count = 0;
  for (std::size_t digit = 0; digit < 9; ++digit) count += candidates.can_hold(digit, cell) ? 1 : 0;
  return count;
}

Candidates with_givens(const Grid& grid) {
  Candidates candidates = Candidates::all();
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    if (grid[cell] != 0) candidates.place(std::size_t{grid[cell]} - 1, cell);
  }
  return candidates;
}

TEST(Candidates, AtFirstEverythingIsPossible) {
  const Candidates all = Candidates::all();
  for (Cell cell = 0; cell < kCellCount; ++cell) EXPECT_EQ(candidate_count(all, cell), 9);
  EXPECT_FALSE(all.solved());
  EXPECT_EQ(all.grid(), Grid());
}

TEST(Candidates, PlacingTakesTheDigitFromThePeersOnly) {
  for (Cell placed = 0; placed < kCellCount; ++placed) {
    Candidates candidates = Candidates::all();
    candidates.place(kDigit5, placed);
    for (Cell cell = 0; cell < kCellCount; ++cell) {
      EXPECT_EQ(candidate_count(candidates, cell), cell == placed            ? 1
                                                   : are_peers(cell, placed) ? 8
                                                                             : 9);
      EXPECT_EQ(candidates.can_hold(kDigit5, cell), cell == placed || !are_peers(cell, placed));
    }
    Grid expected;
    expected.set(placed, 5);
    EXPECT_EQ(candidates.grid(), expected);
  }
}

TEST(Candidates, RemovingTakesOneDigitFromOneCell) {
  Candidates candidates = Candidates::all();
  candidates.remove(kDigit5, 40);
  EXPECT_FALSE(candidates.can_hold(kDigit5, 40));
  EXPECT_EQ(candidate_count(candidates, 40), 8);
  EXPECT_EQ(candidate_count(candidates, 41), 9);
}

TEST(Propagate, PlacesANakedSingle) {
  // Eight peers leave only 9 for r1c1; no house is full enough for a hidden single.
  Grid grid;
  for (const auto& [cell, digit] :
       {std::pair{1, 1}, {2, 2}, {10, 3}, {20, 4}, {27, 5}, {36, 6}, {6, 7}, {7, 8}}) {
    grid.set(cell, static_cast<Digit>(digit));
  }
  Candidates candidates = with_givens(grid);
  ASSERT_EQ(candidate_count(candidates, 0), 1);
  ASSERT_TRUE(candidates.propagate());
  EXPECT_EQ(candidates.grid()[0], 9);
}

TEST(Propagate, PlacesHiddenSinglesOfEveryKindOfHouse) {
  // In each house, removes the digit from all cells except one, which keeps other candidates.
  for (const auto& house : kHouses) {
    Candidates candidates = Candidates::all();
    for (std::size_t i = 1; i < house.size(); ++i) candidates.remove(kDigit5, house[i]);
    ASSERT_TRUE(candidates.propagate());
    EXPECT_EQ(candidates.grid()[house[0]], 5);
  }
}

TEST(Propagate, FindsACellWithoutCandidates) {
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    Candidates candidates = Candidates::all();
    for (std::size_t digit = 0; digit < 9; ++digit) candidates.remove(digit, cell);
    EXPECT_FALSE(candidates.propagate());
  }
}

TEST(Propagate, FindsAHouseWithoutAPlaceForADigit) {
  for (const auto& house : kHouses) {
    Candidates candidates = Candidates::all();
    for (const Cell cell : house) candidates.remove(kDigit5, cell);
    EXPECT_FALSE(candidates.propagate());
  }
}

TEST(Propagate, FindsTwoSinglesThatExcludeEachOther) {
  Candidates candidates = Candidates::all();
  for (const Cell cell : {0, 1}) {
    for (std::size_t digit = 0; digit < 9; ++digit) {
      if (digit != kDigit5) candidates.remove(digit, cell);
    }
  }
  EXPECT_FALSE(candidates.propagate());
}

TEST(Propagate, SolvesAnEasyPuzzleByItself) {
  Candidates candidates = with_givens(grid_of(kPuzzle));
  ASSERT_TRUE(candidates.propagate());
  EXPECT_TRUE(candidates.solved());
  EXPECT_EQ(candidates.grid(), grid_of(kPuzzleSolved));
}

}  // namespace
}  // namespace jiugong::reference
