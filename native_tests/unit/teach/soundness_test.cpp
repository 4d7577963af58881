// Every step of random positions is true of their solution.
#include "support.h"
#include "unit/teach/positions.h"

namespace jiugong::teach {
namespace {

constexpr int kPositions = kSanitized ? 60 : 1000;

TEST(Soundness, OfAllStepsOfRandomPositions) {
  RandomPositions positions(41);
  Teacher teacher;
  int steps = 0;
  for (int round = 0; round < kPositions; ++round) {
    const auto [position, solution] = positions.next();
    teacher.start(position, {.record = true});
    ASSERT_TRUE(teacher.advance(UINT64_MAX));
    const TeachResult& result = teacher.result();
    ASSERT_EQ(result.check.verdict, Verdict::kSound);
    ASSERT_TRUE(result.solved);
    for (const Step& step : result.steps) {
      ASSERT_EQ(mistake_in(step, solution), "") << position.givens.to_line();
      ++steps;
    }
  }
  EXPECT_GT(steps, 30 * kPositions);
}

// Each step removes only candidates that are there, and places a digit in an open cell.
TEST(Soundness, OfWhatStepsDoToTheBoard) {
  RandomPositions positions(42);
  for (int round = 0; round < 50; ++round) {
    auto [position, solution] = positions.next();
    for (const Step& step : solve_path(position).steps) {
      const Board board = board_of(position);
      for (std::size_t i = 0; i < step.eliminations.size(); ++i) {
        const Elimination& elimination = step.eliminations[i];
        ASSERT_NE(elimination.digits, 0) << step.name();
        ASSERT_EQ(elimination.digits & ~board.cells[elimination.cell], 0) << step.name();
        if (i > 0) {
          ASSERT_LT(step.eliminations[i - 1].cell, elimination.cell) << step.name();
        }
      }
      if (step.placement) {
        ASSERT_TRUE(board.is_open(step.placement->cell));
        ASSERT_TRUE(board.has(step.placement->cell, step.placement->digit - 1));
      }
      position = after(position, step);
    }
  }
}

}  // namespace
}  // namespace jiugong::teach
