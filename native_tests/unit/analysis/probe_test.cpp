#include "analysis/probe.h"

#include "support.h"
#include "unit/analysis/random_grids.h"

namespace jiugong {
namespace {

using internal::Probe;
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
  probe.ask(marks_of(grid_of(kPuzzle)));
  EXPECT_EQ(answer_of(probe), Answer::kSolved);
  ASSERT_EQ(probe.found(), 1u);
  EXPECT_EQ(probe.solution(0), grid_of(kSolution));
  Marks none = marks_of(grid_of(kPuzzle));
  none[2] = 1;
  probe.ask(none);
  EXPECT_EQ(answer_of(probe), Answer::kNone);
  EXPECT_EQ(probe.found(), 0u);
  EXPECT_EQ(probe.solves(), 2u);
  EXPECT_GE(probe.nodes(), 2u);
  probe.reset();
  EXPECT_EQ(probe.solves(), 0u);
  EXPECT_EQ(probe.nodes(), 0u);
}

TEST(Probe, StopsSoonAfterTheFirstOfManySolutions) {
  Probe probe;
  probe.ask(marks_of(Grid()));
  EXPECT_EQ(answer_of(probe), Answer::kSolved);
  EXPECT_LT(probe.nodes(), 200u);
}

TEST(Probe, FindsTwoWhenAskedForTwo) {
  Probe probe;
  probe.ask_for_two(Grid());
  EXPECT_EQ(answer_of(probe, 1), Answer::kSolved);
  ASSERT_EQ(probe.found(), 2u);
  EXPECT_NE(probe.solution(0), probe.solution(1));
  probe.ask_for_two(grid_of(kPuzzle));
  EXPECT_EQ(answer_of(probe, 1), Answer::kSolved);
  EXPECT_EQ(probe.found(), 1u);
}

TEST(Probe, AnswersTheSameHoweverItIsDivided) {
  RandomGrids grids(42);
  Probe probe;
  int gave_up = 0, solved = 0;
  for (int round = 0; round < 30; ++round) {
    const Marks marks = marks_of(grids.without(grids.minimal(), 1 + round % 3));
    for (const std::uint64_t patience : {1u, 7u, 10u, 15u}) {
      probe.ask(marks, patience);
      const Answer whole = answer_of(probe);
      gave_up += whole == Answer::kGaveUp ? 1 : 0;
      solved += whole == Answer::kSolved ? 1 : 0;
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
