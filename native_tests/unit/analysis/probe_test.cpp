#include "analysis/probe.h"

#include <algorithm>
#include <vector>

#include "reference/brute_force.h"
#include "support.h"
#include "unit/analysis/random_grids.h"

namespace jiugong {
namespace {

using analysis::Probe;
using Answer = Probe::Answer;

// Searches in portions until there is an answer.
Answer answer_of(Probe& probe, std::uint64_t portion = UINT64_MAX) {
  for (;;) {
    std::uint64_t budget = portion;
    const Answer answer = probe.advance(budget);
    EXPECT_LT(budget, portion) << "an answer is not free";
    if (answer != Answer::kPending) return answer;
    EXPECT_EQ(budget, 0u);
  }
}

TEST(Probe, SaysWhetherThereIsASolution) {
  Probe probe;
  probe.ask(grid_of(kPuzzle));
  EXPECT_EQ(answer_of(probe), Answer::kSolution);
  EXPECT_EQ(probe.found(), 1u);
  EXPECT_EQ(probe.solution(), grid_of(kPuzzleSolved));
  Marks none = marks_of(grid_of(kPuzzle));
  none[2] = 1;
  probe.ask(none);
  EXPECT_EQ(answer_of(probe), Answer::kOver);
  EXPECT_EQ(probe.found(), 0u);
  EXPECT_EQ(probe.solves(), 2u);
  EXPECT_GE(probe.nodes(), 2u);
  probe.reset();
  EXPECT_EQ(probe.solves(), 0u);
  EXPECT_EQ(probe.nodes(), 0u);
}

TEST(Probe, StopsAtTheFirstOfManySolutions) {
  Probe probe;
  probe.ask(Grid());
  EXPECT_EQ(answer_of(probe), Answer::kSolution);
  EXPECT_EQ(probe.found(), 1u);
}

TEST(Probe, GivesOneSolutionAfterAnother) {
  RandomGrids grids(43);
  Probe probe;
  std::size_t most = 0;
  for (int round = 0; round < 10; ++round) {
    const Grid puzzle = grids.without(grids.minimal(), 1);
    const auto expected = all_solutions(puzzle, 500);
    if (!expected) continue;
    std::vector<Grid> solutions;
    probe.ask(marks_of(puzzle));
    while (answer_of(probe, 1) == Answer::kSolution) {
      solutions.push_back(probe.solution());
      EXPECT_EQ(probe.found(), solutions.size());
      probe.ask_for_more();
    }
    EXPECT_TRUE(std::is_permutation(solutions.begin(), solutions.end(), expected->begin(),
                                    expected->end()));
    most = std::max(most, solutions.size());
  }
  EXPECT_GT(most, 5u);
}

TEST(Probe, HasPatienceAnewForEachSolution) {
  Probe probe;
  probe.ask(Grid());
  EXPECT_EQ(answer_of(probe), Answer::kSolution);
  const std::uint64_t before = probe.nodes();
  probe.ask_for_more(1);
  const Answer answer = answer_of(probe);
  EXPECT_TRUE(answer == Answer::kGaveUp || answer == Answer::kSolution);
  EXPECT_EQ(probe.nodes(), before + 1);
}

TEST(Probe, AnswersTheSameHoweverItIsDivided) {
  RandomGrids grids(42);
  Probe probe;
  int gave_up = 0, solved = 0;
  for (int round = 0; round < 30; ++round) {
    const Marks marks = marks_of(grids.without(grids.minimal(), 1 + round % 3));
    for (const std::uint64_t patience : {1u, 3u, 5u, 8u}) {
      probe.ask(marks, patience);
      const Answer whole = answer_of(probe);
      gave_up += whole == Answer::kGaveUp ? 1 : 0;
      solved += whole == Answer::kSolution ? 1 : 0;
      for (const std::uint64_t portion : {1u, 2u, 3u, 5u}) {
        probe.ask(marks, patience);
        ASSERT_EQ(answer_of(probe, portion), whole);
      }
    }
  }
  EXPECT_GT(gave_up, 10);
  EXPECT_GT(solved, 10);
}

}  // namespace
}  // namespace jiugong
