#include <cstdint>
#include <cstdlib>
#include <set>
#include <thread>
#include <vector>

#include "jiugong/solve9.h"
#include "solve9/simd/instruction_sets.h"
#include "support.h"

namespace jiugong {
namespace {

void expect_same(const Solve9Result& result, const Solve9Result& expected) {
  EXPECT_EQ(result.status, expected.status);
  EXPECT_EQ(result.count, expected.count);
  EXPECT_EQ(result.capped, expected.capped);
  EXPECT_EQ(result.solution, expected.solution);
  EXPECT_EQ(result.second, expected.second);
  EXPECT_EQ(result.conflicts, expected.conflicts);
  EXPECT_EQ(result.guesses, expected.guesses);
}

void expect_two_solutions_of(const Grid& puzzle, const Solve9Result& result) {
  ASSERT_TRUE(result.solution && result.second);
  EXPECT_NE(*result.solution, *result.second);
  for (const Grid& grid : {*result.solution, *result.second}) {
    EXPECT_TRUE(is_solved(grid));
    EXPECT_TRUE(extends(grid, puzzle));
  }
}

TEST(Solve9, UniqueSolution) {
  const Solve9Result result = solve9(grid_of(kPuzzle));
  EXPECT_EQ(result.status, Status::kUnique);
  EXPECT_EQ(result.count, 1u);
  EXPECT_FALSE(result.capped);
  EXPECT_EQ(result.solution, grid_of(kPuzzleSolved));
  EXPECT_FALSE(result.second);
  EXPECT_TRUE(result.conflicts.empty());
  EXPECT_EQ(result.guesses, 0u) << "singles alone solve this puzzle";
}

TEST(Solve9, SeveralSolutionsGiveTheFirstTwo) {
  const Grid puzzle = grid_of(kTwoSolutions);
  const Solve9Result result = solve9(puzzle, 10);
  EXPECT_EQ(result.status, Status::kMultiple);
  EXPECT_EQ(result.count, 2u);
  EXPECT_FALSE(result.capped) << "the search was over before the limit";
  EXPECT_GE(result.guesses, 1u);
  expect_two_solutions_of(puzzle, result);
}

TEST(Solve9, NoSolutionWithoutClash) {
  Grid puzzle = grid_of("12345678.........9" + std::string(63, '.'));
  const Solve9Result result = solve9(puzzle);
  EXPECT_EQ(result.status, Status::kNone);
  EXPECT_EQ(result.count, 0u);
  EXPECT_FALSE(result.capped);
  EXPECT_FALSE(result.solution);
  EXPECT_FALSE(result.second);
  EXPECT_TRUE(result.conflicts.empty());
}

TEST(Solve9, ClashingGivensAreNamed) {
  Grid puzzle = grid_of(kPuzzle);
  puzzle.set(2, 5);
  const Solve9Result result = solve9(puzzle);
  EXPECT_EQ(result.status, Status::kNone);
  EXPECT_EQ(result.conflicts, (std::vector<Cell>{0, 2}));
  EXPECT_FALSE(result.solution);
}

TEST(Solve9, BlankGridHasSeveral) {
  const Solve9Result result = solve9(Grid());
  EXPECT_EQ(result.status, Status::kMultiple);
  EXPECT_EQ(result.count, 2u);
  EXPECT_TRUE(result.capped);
  expect_two_solutions_of(Grid(), result);
}

TEST(Solve9, FullGridIsItsOwnSolution) {
  const Solve9Result result = solve9(grid_of(kPuzzleSolved));
  EXPECT_EQ(result.status, Status::kUnique);
  EXPECT_EQ(result.solution, grid_of(kPuzzleSolved));
  EXPECT_EQ(result.guesses, 0u);
}

TEST(Solve9, CappedMeansMoreThanTheLimit) {
  const Grid puzzle = grid_of(kTwoSolutions);
  EXPECT_TRUE(solve9(puzzle, 1).capped);
  EXPECT_FALSE(solve9(puzzle, 2).capped) << "there are exactly two";
  EXPECT_FALSE(solve9(puzzle, 3).capped);
  EXPECT_FALSE(solve9(puzzle, UINT64_MAX).capped);
}

TEST(Solve9, LimitCapsTheCount) {
  for (const std::uint64_t limit : {1u, 2u, 3u, 7u, 1000u}) {
    const Solve9Result result = solve9(Grid(), limit);
    EXPECT_EQ(result.count, limit);
    EXPECT_TRUE(result.capped);
  }
}

TEST(Solve9, StatusIsExactWhateverTheLimit) {
  for (const std::uint64_t limit : {0u, 1u}) {
    const Solve9Result several = solve9(grid_of(kTwoSolutions), limit);
    EXPECT_EQ(several.status, Status::kMultiple);
    EXPECT_EQ(several.count, 1u);
    EXPECT_TRUE(several.capped);
    expect_two_solutions_of(grid_of(kTwoSolutions), several);
    EXPECT_EQ(solve9(grid_of(kPuzzle), limit).status, Status::kUnique);
    EXPECT_FALSE(solve9(grid_of(kPuzzle), limit).capped);
  }
}

// Where the tests run once more with a lesser set (CMakeLists.txt).
TEST(Solver9, UsesTheInstructionSetThatIsForced) {
  const char* name = std::getenv("JIUGONG_FORCE_INSTRUCTION_SET");
  if (name == nullptr) return;
  EXPECT_STREQ(name_of(solver9::simd::best_instruction_set()), name);
}

TEST(Solver9, PortionsGiveTheSameAsOneRun) {
  const Grid puzzle = grid_of(kTwoSolutions);
  const Solve9Result whole = solve9(puzzle, 10);
  for (const std::uint64_t portion : {1u, 2u, 5u}) {
    Solver9 solver;
    solver.start(puzzle, 10);
    std::uint64_t nodes = 0;
    while (!solver.advance(portion)) {
      nodes += portion;
      EXPECT_EQ(solver.nodes(), nodes);
    }
    expect_same(solver.result(), whole);
  }
}

// Where vectors hold two boards, the rules are applied to some before they are visited.
TEST(Solver9, EachNodeIsTheSameOnEveryMachine) {
  const auto digest_of = [](const Grid& puzzle, std::uint64_t limit) {
    std::uint64_t digest = 0;
    Solver9 solver;
    solver.start(puzzle, limit);
    for (bool over = false; !over;) {
      over = solver.advance(1);
      for (const std::uint64_t number : {solver.nodes(), solver.guesses(), solver.found()}) {
        digest = (digest ^ number) * 0x100000001b3;
      }
    }
    return digest;
  };
  // One solution among 183 nodes; 304 among 371; a count that ends at its limit.
  EXPECT_EQ(
      digest_of(
          grid_of(
              "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."),
          2),
      0xb5116bdb86bb1a71);
  EXPECT_EQ(
      digest_of(
          grid_of(
              "3......7......81.54.5..........2.8....4.......8.7.6......6.754...3..1.......39..7"),
          1000),
      0xb3ebdd980bcaffc0);
  EXPECT_EQ(digest_of(Grid(), 1000), 0x8371fe4df49f5656);
}

TEST(Solver9, FindsOneSolutionMoreThanTheLimit) {
  Solver9 solver;
  for (const std::uint64_t limit : {1u, 2u, 10u}) {
    solver.start(Grid(), limit);
    ASSERT_TRUE(solver.advance(UINT64_MAX));
    EXPECT_EQ(solver.found(), limit + 1);
    EXPECT_EQ(solver.result().count, limit);
  }
}

TEST(Solver9, UnfinishedSearchSaysSo) {
  Solver9 solver;
  solver.start(Grid(), UINT64_MAX);
  EXPECT_FALSE(solver.advance(10'000));
  const Solve9Result result = solver.result();
  EXPECT_EQ(result.status, Status::kMultiple);
  EXPECT_GT(result.count, 100u);
  EXPECT_TRUE(result.capped);
}

TEST(Solver9, ForgetsThePuzzleBefore) {
  Solver9 solver;
  solver.start(Grid(), 1000);
  EXPECT_FALSE(solver.advance(100));
  solver.start(grid_of(kPuzzle));
  EXPECT_EQ(solver.nodes(), 0u);
  EXPECT_TRUE(solver.advance(1000));
  const Solve9Result result = solver.result();
  EXPECT_EQ(result.status, Status::kUnique);
  EXPECT_EQ(result.count, 1u);
  EXPECT_EQ(result.solution, grid_of(kPuzzleSolved));
  Grid clash;
  clash.set(0, 1), clash.set(1, 1);
  solver.start(clash);
  EXPECT_TRUE(solver.advance(1));
  EXPECT_EQ(solver.result().conflicts, (std::vector<Cell>{0, 1}));
  EXPECT_FALSE(solver.result().solution);
}

TEST(Solver9, StopsForEachSolution) {
  Solver9 solver;
  const Grid puzzle = grid_of(kTwoSolutions);
  solver.start(puzzle, UINT64_MAX);
  std::vector<Grid> solutions;
  while (!solver.over()) {
    if (solver.advance_to_solution(1)) solutions.push_back(solver.latest());
  }
  ASSERT_EQ(solutions.size(), 2u);
  EXPECT_EQ(solutions[0], solver.solution(0));
  EXPECT_EQ(solutions[1], solver.solution(1));
  EXPECT_FALSE(solver.advance_to_solution(100)) << "there are no more";
}

TEST(Solver9, LatestIsTheSolutionItHasJustStoppedFor) {
  const Grid puzzle =
      grid_of("3......7......81.54.5....6.....2.8....4.......8.7.6......6.754...3..1.......39..7");
  std::vector<Grid> expected;
  for_each_solution(puzzle, [&](const Grid& solution) {
    expected.push_back(solution);
    return true;
  });
  ASSERT_EQ(expected.size(), 48u);
  Solver9 solver;
  solver.start(puzzle, UINT64_MAX);
  for (const Grid& solution : expected) {
    while (!solver.advance_to_solution(1)) ASSERT_FALSE(solver.over());
    EXPECT_EQ(solver.latest(), solution);
    // Reading the result does not continue the search.
    EXPECT_EQ(solver.result().solution, expected[0]);
    EXPECT_EQ(solver.solution(0), expected[0]);
    EXPECT_EQ(solver.latest(), solution);
  }
}

TEST(ForEachSolution, VisitsEachOnce) {
  // 304 solutions: see the corpus.
  const Grid puzzle =
      grid_of("3......7......81.54.5..........2.8....4.......8.7.6......6.754...3..1.......39..7");
  const std::uint64_t count = solve9(puzzle, 5000).count;
  ASSERT_EQ(count, 304u);
  std::set<std::string> seen;
  const std::uint64_t visited = for_each_solution(puzzle, [&](const Grid& solution) {
    EXPECT_TRUE(is_solved(solution) && extends(solution, puzzle));
    seen.insert(solution.to_line());
    return seen.size() < 5000;
  });
  EXPECT_EQ(visited, count);
  EXPECT_EQ(seen.size(), count);
}

TEST(ForEachSolution, StopsWhenTheVisitorHasEnough) {
  int calls = 0;
  EXPECT_EQ(for_each_solution(Grid(), [&](const Grid&) { return ++calls < 7; }), 7u);
  EXPECT_EQ(calls, 7);
  EXPECT_EQ(
      for_each_solution(grid_of(kPuzzleSolved),
                        [&](const Grid& solution) { return solution == grid_of(kPuzzleSolved); }),
      1u);
}

#ifndef __EMSCRIPTEN__
TEST(Solver9, SolversOnTwoThreadsDoNotDisturbEachOther) {
  const auto guesses = [](std::uint64_t limit) { return solve9(Grid(), limit).guesses; };
  const std::uint64_t many = guesses(20'000), some = guesses(15'000);
  std::uint64_t other = 0;
  std::thread thread([&] { other = guesses(20'000); });
  EXPECT_EQ(guesses(15'000), some);
  thread.join();
  EXPECT_EQ(other, many);
}
#endif

TEST(Solver9, ALineIsThePuzzleThatItHolds) {
  Solver9 from_line, from_grid;
  const std::string clashing = "55" + std::string(79, '.');
  for (const std::string_view line :
       {kPuzzle, kPuzzleSolved, kTwoSolutions, std::string_view(clashing)}) {
    ASSERT_TRUE(from_line.start_line(line, 5));
    from_grid.start(grid_of(line), 5);
    from_line.advance(UINT64_MAX);
    from_grid.advance(UINT64_MAX);
    expect_same(from_line.result(), from_grid.result());
  }
}

TEST(Solver9, ALineWithoutAPuzzleChangesNothing) {
  Solver9 solver;
  solver.start(grid_of(kPuzzle));
  EXPECT_FALSE(solver.start_line("53..7"));
  EXPECT_FALSE(solver.start_line(std::string(81, '?')));
  EXPECT_TRUE(solver.advance(UINT64_MAX));
  EXPECT_EQ(solver.result().solution, grid_of(kPuzzleSolved));
}

TEST(Solver9, MarksRestrictTheCells) {
  Solver9 solver;
  Marks marks = marks_of(grid_of(kPuzzle));
  solver.start(marks);
  ASSERT_TRUE(solver.advance(UINT64_MAX));
  ASSERT_EQ(solver.found(), 1u);
  EXPECT_EQ(solver.solution(0), grid_of(kPuzzleSolved));
  // r1c3 is 4 in the only solution.
  marks[2] = kAllDigits & ~(1 << 3);
  solver.start(marks);
  ASSERT_TRUE(solver.advance(UINT64_MAX));
  EXPECT_EQ(solver.found(), 0u);
  EXPECT_EQ(solver.result().status, Status::kNone);
}

TEST(Solver9, SingleMarksClashAsGivensDo) {
  Grid clash;
  clash.set(0, 1), clash.set(1, 1);
  Solver9 solver;
  solver.start(marks_of(clash));
  ASSERT_TRUE(solver.advance(UINT64_MAX));
  EXPECT_EQ(solver.result().status, Status::kNone);
  EXPECT_EQ(solver.result().conflicts, (std::vector<Cell>{0, 1}));
}

TEST(Solver9, IsLikeNewAfterOtherPuzzles) {
  const std::vector<Grid> puzzles = {
      Grid(),
      grid_of(kPuzzle),
      grid_of("12345678.........9" + std::string(63, '.')),
      grid_of(kTwoSolutions),
      grid_of("55" + std::string(79, '.')),
      grid_of(".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7....."),
  };
  Solver9 used;
  for (const Grid& before : puzzles) {
    for (const Grid& puzzle : puzzles) {
      used.start(before, 500);
      ASSERT_TRUE(used.advance(UINT64_MAX));
      used.start(puzzle, 50);
      Solver9 fresh;
      fresh.start(puzzle, 50);
      ASSERT_TRUE(used.advance(UINT64_MAX));
      ASSERT_TRUE(fresh.advance(UINT64_MAX));
      const Solve9Result answer = used.result(), expected = fresh.result();
      EXPECT_EQ(answer.status, expected.status);
      EXPECT_EQ(answer.count, expected.count);
      EXPECT_EQ(answer.capped, expected.capped);
      EXPECT_EQ(answer.solution, expected.solution);
      EXPECT_EQ(answer.second, expected.second);
      EXPECT_EQ(answer.conflicts, expected.conflicts);
      EXPECT_EQ(answer.guesses, expected.guesses);
      EXPECT_EQ(used.nodes(), fresh.nodes());
      EXPECT_EQ(used.found(), fresh.found());
    }
  }
}

TEST(Solver9, ANewSolverHasNothingToDo) {
  Solver9 solver;
  EXPECT_TRUE(solver.advance(1));
  EXPECT_EQ(solver.result().count, 0u);
}

TEST(Solve9, KeepsTwoSolutions) {
  Solver9 solver;
  solver.start(Grid(), 5);
  while (!solver.advance(1'000)) {
  }
  ASSERT_EQ(solver.found(), 6u);
  EXPECT_EQ(solver.solution(1).clue_count(), kCellCount);
  EXPECT_EQ(solver.solution(2), Grid());
  EXPECT_EQ(solver.solution(SIZE_MAX), Grid());
}

}  // namespace
}  // namespace jiugong
