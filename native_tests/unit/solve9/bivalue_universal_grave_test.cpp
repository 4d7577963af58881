#include "solve9/bivalue_universal_grave.h"

#include <bit>
#include <map>

#include "jiugong/geometry.h"
#include "reference/plain_solver.h"
#include "solve9/branch.h"
#include "solve9/propagate.h"
#include "unit/solve9/boards.h"

namespace jiugong::solver9 {
namespace {

DigitSet at(const Marks& marks, Cell cell) { return marks[static_cast<std::size_t>(cell)]; }

// The definition of a bivalue universal grave, checked literally.
int plain_bivalue_universal_grave_cells(const Marks& marks) {
  int open = 0;
  for (const DigitSet digits : marks) {
    if (std::popcount(digits) > 2) return 0;
    if (std::popcount(digits) == 2) ++open;
  }
  for (const auto& house : kHouses) {
    for (int digit = 0; digit < 9; ++digit) {
      int places = 0;
      bool alone = false;
      for (const Cell cell : house) {
        if ((at(marks, cell) >> digit & 1) == 0) continue;
        ++places;
        alone |= std::popcount(at(marks, cell)) == 1;
      }
      if (places != (alone ? 1 : 2)) return 0;
    }
  }
  return open;
}

// Descends by random guesses from grids with few givens to all kinds of solutions; passes to `use`
// each board that is stuck and its two halves.
template <typename Use>
void for_random_stuck_boards(int walks, Use use) {
  const Marks solution = jiugong::marks_of(grid_of(kPuzzleSolved));
  Random random(11);
  Propagator propagator;
  for (int walk = 0; walk < walks; ++walk) {
    Marks marks = solution;
    for (DigitSet& digits : marks) {
      if (random.below(81) >= 16) digits = kAllDigits;
    }
    Board board, other;
    read_board(marks, board);
    for (Origin origin = Origin::kPuzzle; propagator.propagate(board, origin) == Outcome::kStuck;
         origin = Origin::kGuess) {
      const Board before = board;
      branch(propagator.lines(), board, other);
      use(before, board, other);
      if (random.below(2) == 0) board = other;
    }
  }
}

TEST(BivalueUniversalGrave, FindsJustTheBoardsWithTwoOfEverything) {
  std::map<int, int> found;
  for_random_stuck_boards(1000, [&](const Board& board, const Board&, const Board&) {
    const int open = plain_bivalue_universal_grave_cells(marks_of(board));
    ASSERT_EQ(bivalue_universal_grave_cells(board), open);
    ++found[open];
  });
  EXPECT_GT(found[0], 1000);
  EXPECT_GT(found[4], 100);
  EXPECT_GT(found[6], 100);
  EXPECT_GT(found[8], 5);
}

TEST(BivalueUniversalGrave, HalvesHaveAsManySolutionsAndSixCellsHaveTwo) {
  int pairs = 0, larger = 0;
  for_random_stuck_boards(1000, [&](const Board& whole, const Board& one, const Board& other) {
    const int cells = bivalue_universal_grave_cells(whole);
    if (cells == 0) return;
    const std::uint64_t count = count_plainly(marks_of(one), UINT64_MAX);
    EXPECT_EQ(count, count_plainly(marks_of(other), UINT64_MAX));
    if (cells <= kMaxCellsWithTwoSolutions) {
      EXPECT_EQ(count, 1u);
      ++pairs;
    } else {
      ++larger;
    }
  });
  EXPECT_GT(pairs, 300);
  EXPECT_GT(larger, 20);
}

TEST(BivalueUniversalGrave, AFullOrABlankBoardHasNone) {
  Board board;
  read_board(grid_of(kPuzzleSolved), board);
  EXPECT_EQ(bivalue_universal_grave_cells(board), 0);
  read_board(Grid(), board);
  EXPECT_EQ(bivalue_universal_grave_cells(board), 0);
}

}  // namespace
}  // namespace jiugong::solver9
