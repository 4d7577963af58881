// Each technique: positions where it is the next step, and where it nearly is.
#include "teach/techniques.h"

#include <algorithm>
#include <map>

#include "jiugong/solve9.h"
#include "support.h"
#include "teach/forcing_chains.h"
#include "unit/teach/positions.h"

namespace jiugong::teach {
namespace {

TEST(Techniques, AreTheNextStepWhereTheyAreKnownToBe) {
  std::map<std::string, int> seen;
  for (const KnownStep& known : known_steps()) {
    const auto step = next_step(known.position);
    ASSERT_TRUE(step.has_value()) << known.name;
    EXPECT_EQ(step->name(), known.name);
    EXPECT_EQ(step->rating, known.rating) << known.name;
    EXPECT_EQ(step->complexity, known.complexity) << known.name;
    EXPECT_EQ(placement_of(*step), known.placement) << known.name;
    EXPECT_EQ(eliminations_of(*step), known.eliminations) << known.name;
    ++seen[known.name];
  }
  EXPECT_GE(seen.size(), 50u);
}

// The pattern is still there once its candidates are gone, but there is nothing left to do.
TEST(TechniquesSlow, AreNoStepWhereNothingIsLeftToRemove) {
  int compared = 0;
  for (const KnownStep& known : known_steps()) {
    const auto step = next_step(known.position);
    ASSERT_TRUE(step.has_value());
    if (step->placement) continue;
    const auto next = next_step(after(known.position, *step));
    ASSERT_TRUE(next.has_value()) << known.name;
    EXPECT_FALSE(next->technique == step->technique && next->cells == step->cells &&
                 next->houses == step->houses && next->digits == step->digits &&
                 next->eliminations == step->eliminations)
        << known.name;
    for (const Elimination& gone : step->eliminations) {
      for (const Elimination& now : next->eliminations) {
        EXPECT_TRUE(gone.cell != now.cell || (gone.digits & now.digits) == 0) << known.name;
      }
    }
    ++compared;
  }
  EXPECT_GT(compared, 300);
}

// A wrong candidate of the solution's cells put back breaks most patterns: whatever comes next must
// still be true, and must not be the same step unless its pattern is untouched.
TEST(Techniques, FindOnlyWhatIsTrueNearTheirPatterns) {
  Random random(31);
  for (const KnownStep& known : known_steps()) {
    const auto step = next_step(known.position);
    ASSERT_TRUE(step.has_value());
    if (step->cells.empty() || step->complexity > 0) continue;
    Position near = known.position;
    // All digits that the givens allow in one cell of the pattern.
    const Cell cell =
        step->cells[static_cast<std::size_t>(random.below(static_cast<int>(step->cells.size())))];
    near.marks[static_cast<std::size_t>(cell)] = 0;
    const Solve9Result solved = solve9(known.position.givens);
    ASSERT_EQ(solved.status, Status::kUnique);
    const auto next = next_step(near);
    ASSERT_TRUE(next.has_value());
    EXPECT_EQ(mistake_in(*next, *solved.solution), "") << known.name;
  }
}

// --- Patterns that hardly occur as the next step.

Board blank_board() {
  Board board;
  Marks all;
  all.fill(kAllDigits);
  board.start(Grid(), all);
  return board;
}

void remove(Board& board, Cell cell, unsigned digits) {
  for (const int digit : bits(digits)) {
    if (board.has(cell, digit)) board.remove(cell, digit);
  }
}

TEST(Techniques, HiddenQuadTakesTheOtherDigitsOfItsCells) {
  Board board = blank_board();
  // The digits 1 to 4 are only in the first four cells of row 1.
  for (Cell cell = 4; cell < 9; ++cell) remove(board, cell, 0b1111);
  HintSink sink;
  Changes changes = Changes::everything();
  ASSERT_TRUE(find_hidden_set(board, changes, 4, sink));
  EXPECT_EQ(sink.hint.technique, Technique::kHiddenQuad);
  ASSERT_EQ(sink.hint.removals.size(), 4);
  for (const Removal& removal : sink.hint.removals) {
    EXPECT_LT(removal.cell, 4);
    EXPECT_EQ(removal.digits, 0b111110000);
  }
  // A fifth place for one of them, and it is none.
  board = blank_board();
  for (Cell cell = 5; cell < 9; ++cell) remove(board, cell, 0b1111);
  remove(board, 4, 0b0111);
  sink = HintSink();
  changes = Changes::everything();
  EXPECT_FALSE(find_hidden_set(board, changes, 4, sink));
}

TEST(Techniques, DirectClaimingPlacesWhatIsLeftInALine) {
  // The digit 1 of row 1 is in block 1; of row 2 outside of that block only in r2c9. Block 2 has a
  // single place: with two it would be a case of pointing, which comes first.
  const auto board_with = [](Cell first_removed_of_row2) {
    Board board = blank_board();
    for (Cell cell = 3; cell < 9; ++cell) remove(board, cell, 1);
    for (Cell cell = first_removed_of_row2; cell < 17; ++cell) remove(board, cell, 1);
    for (const Cell cell : {22, 23}) remove(board, cell, 1);
    return board;
  };
  HintSink sink;
  ASSERT_TRUE(find_direct_locked(board_with(12), Changes::everything(), sink));
  EXPECT_EQ(sink.hint.technique, Technique::kDirectClaiming);
  EXPECT_EQ(sink.hint.cell, 17);
  EXPECT_EQ(sink.hint.digit, 0);
  // With a second place left in row 2 it is none.
  sink = HintSink();
  EXPECT_FALSE(find_direct_locked(board_with(13), Changes::everything(), sink));
}

TEST(Techniques, GeneralizedXWingIsACycleOfFourCells) {
  Board board = blank_board();
  // The digit 1: two places in row 1 (columns 1 and 4) and two in row 5. Columns and blocks are weak.
  for (const Cell row : {0, 36}) {
    for (Cell column = 0; column < 9; ++column) {
      if (column != 0 && column != 3) remove(board, row + column, 1);
    }
  }
  ForcingChains chains;
  chains.build(board);
  Hint hint;
  ChainLocator locator;
  ASSERT_TRUE(chains.find_best(hint, locator));
  EXPECT_EQ(hint.technique, Technique::kGeneralizedXWing);
  EXPECT_EQ(hint.complexity, 4);
  EXPECT_EQ(hint.removals.size(), 14);
}

}  // namespace
}  // namespace jiugong::teach
