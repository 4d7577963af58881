#include "photo/corrector.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>

#include "jiugong/generate.h"
#include "jiugong/random.h"
#include "jiugong/solve9.h"
#include "photo/exp_log.h"

namespace jiugong::photo {
namespace {

TEST(ExpLog, AreThoseOfTheLibrary) {
  for (double x = -30; x < 30; x += 0.37) {
    EXPECT_NEAR(exp_of(x) / std::exp(x), 1, 1e-14) << x;
    EXPECT_NEAR(log_of(std::exp(x)), x, 1e-13) << x;
  }
  EXPECT_EQ(exp_of(0), 1);
  EXPECT_EQ(log_of(1), 0);
}

// Logs that say `grid` is there, surely.
GridLogs logs_of(const Grid& grid) {
  GridLogs out;
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    auto& logs = out[static_cast<std::size_t>(cell)];
    logs.fill(-20);
    logs[grid[cell]] = 0;
  }
  return out;
}

Corrector corrected(const GridLogs& logs) {
  Corrector corrector;
  corrector.start(logs);
  while (!corrector.advance(10)) {
  }
  return corrector;
}

const Grid kPuzzle = *Grid::from_line(
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");

TEST(Corrector, TakesAProperPuzzleAsItIs) {
  const Corrector corrector = corrected(logs_of(kPuzzle));
  ASSERT_EQ(corrector.proper().size(), 1u);
  EXPECT_EQ(corrector.proper()[0].puzzle, kPuzzle);
  EXPECT_EQ(corrector.proper()[0].cost, 0);
  EXPECT_EQ(corrector.plain(), kPuzzle);
  EXPECT_TRUE(corrector.exhausted());
  EXPECT_EQ(corrector.share(), 1);
}

TEST(Corrector, RepairsADigitThatClashes) {
  GridLogs logs = logs_of(kPuzzle);
  logs[0][3] = 0;  // as the one beside it
  logs[0][5] = -2;
  const Corrector corrector = corrected(logs);
  ASSERT_FALSE(corrector.proper().empty());
  EXPECT_EQ(corrector.plain()[0], 3);
  EXPECT_EQ(corrector.proper()[0].puzzle, kPuzzle);
  EXPECT_NEAR(corrector.proper()[0].cost, 2, 1e-9);
}

TEST(Corrector, FindsNothingWhereNothingIsProper) {
  EXPECT_TRUE(corrected(logs_of(Grid())).proper().empty());
  Grid clash;
  clash.set(0, 1);
  clash.set(1, 1);
  EXPECT_TRUE(corrected(logs_of(clash)).proper().empty());
}

// `grid` as a sharp picture shows it: what is not there has the least probability that chances.cpp gives.
GridLogs sharp_logs_of(const Grid& grid) {
  GridLogs out = logs_of(grid);
  for (auto& cell : out) {
    for (double& log : cell) log = std::max(log, log_of(1e-6));
  }
  return out;
}

TEST(Corrector, LeavesASharpPrintAsItIs) {
  for (const char* line : {
           "92..8.65.6..2.43..3..5.9.72.7.953.......7.......6..5....142..3.....31..6.6.7..1..",
           ".1....7.....3..2...7...........71...6......4.3........4..5....3.2..8...........6.",
           ".99..5.1.85.4....2432......1...69.83.9.....6.62.71...9......1945....4.37.4.3..6..",
       }) {
    const Corrector corrector = corrected(sharp_logs_of(*Grid::from_line(line)));
    EXPECT_EQ(corrector.plain().to_line(), line);
    EXPECT_TRUE(corrector.proper().empty()) << corrector.proper()[0].puzzle.to_line();
    EXPECT_TRUE(corrector.exhausted());
  }
}

TEST(Corrector, ChangesOnlyWhatIsUnsure) {
  // Two digits without givens can be exchanged.
  Grid blanked = kPuzzle;
  std::vector<Cell> lost;
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    if (kPuzzle[cell] != 3 && kPuzzle[cell] != 5) continue;
    lost.push_back(cell);
    blanked.set(cell, 0);
  }
  ASSERT_EQ(solve9(blanked, 1).status, Status::kMultiple);
  GridLogs logs = sharp_logs_of(blanked);
  EXPECT_TRUE(corrected(logs).proper().empty());
  for (const Cell cell : lost) logs[static_cast<std::size_t>(cell)][kPuzzle[cell]] = -4;
  const Corrector corrector = corrected(logs);
  ASSERT_FALSE(corrector.proper().empty());
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    const bool is_lost = std::count(lost.begin(), lost.end(), cell) > 0;
    EXPECT_EQ(corrector.has_choice(cell), is_lost) << cell;
    EXPECT_TRUE(is_lost || corrector.proper()[0].puzzle[cell] == blanked[cell]) << cell;
  }
}

TEST(Corrector, FindsWhatAnEnumerationFinds) {
  Random random(5);
  for (int round = 0; round < 30; ++round) {
    // Six cells with three options each.
    GridLogs logs = logs_of(kPuzzle);
    std::vector<Cell> cells;
    for (int i = 0; i < 6; ++i) {
      const Cell cell = random.below(kCellCount);
      cells.push_back(cell);
      for (int k = 0; k < 3; ++k) {
        logs[static_cast<std::size_t>(cell)][static_cast<std::size_t>(random.below(10))] =
            -0.01 * random.below(500);
      }
    }
    Grid best;
    double least = 1e9;
    const std::function<void(std::size_t, Grid, double)> enumerate = [&](std::size_t i, Grid grid,
                                                                         double cost) {
      if (i == cells.size()) {
        if (cost < least && solve9(grid, 1).status == Status::kUnique) {
          least = cost;
          best = grid;
        }
        return;
      }
      const auto& options = logs[static_cast<std::size_t>(cells[i])];
      double most = -100;
      for (const double log : options) most = std::max(most, log);
      for (Digit digit = 0; digit < 10; ++digit) {
        if (most - options[digit] >= Corrector::kMostCost) continue;
        if (grid[cells[i]] == digit || i == 0 || cells[i] != cells[i - 1]) {
          Grid next = grid;
          next.set(cells[i], digit);
          enumerate(i + 1, next, cost + most - options[digit]);
        }
      }
    };
    std::sort(cells.begin(), cells.end());
    cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
    Grid start = kPuzzle;
    for (const Cell cell : cells) start.set(cell, 0);
    enumerate(0, start, 0);
    const Corrector corrector = corrected(logs);
    ASSERT_EQ(corrector.proper().empty(), least > 1e8) << round;
    if (least > 1e8) continue;
    EXPECT_NEAR(corrector.proper()[0].cost, least, 1e-9) << round;
    EXPECT_EQ(corrector.proper()[0].puzzle, best) << round;
    EXPECT_LE(corrector.share(), 1);
  }
}

TEST(Corrector, PortionsDoNotMatter) {
  GridLogs logs = logs_of(kPuzzle);
  for (std::size_t cell = 0; cell < 81; cell += 4) logs[cell][0] = -1;
  Corrector whole;
  whole.start(logs);
  EXPECT_TRUE(whole.advance(UINT64_MAX));
  const Corrector parts = corrected(logs);
  ASSERT_EQ(whole.proper().size(), parts.proper().size());
  for (std::size_t i = 0; i < whole.proper().size(); ++i) {
    EXPECT_EQ(whole.proper()[i].puzzle, parts.proper()[i].puzzle);
  }
}

}  // namespace
}  // namespace jiugong::photo
