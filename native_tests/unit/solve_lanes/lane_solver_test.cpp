// Compares the side-by-side search with Solver9, for every width of vectors that the machine has.
#include "solve_lanes/lane_solver.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "jiugong/generate.h"
#include "jiugong/solve9.h"
#include "support.h"

namespace jiugong::solve_lanes {
namespace {

using solver9::simd::InstructionSet;

std::vector<InstructionSet> instruction_sets() {
  std::vector<InstructionSet> sets;
  for (const auto set :
       {InstructionSet::kBaseline, InstructionSet::kAvx2, InstructionSet::kAvx512}) {
    if (set <= solver9::simd::best_instruction_set()) sets.push_back(set);
  }
  return sets;
}

// The answer to a puzzle, and nothing where Solver9 has to be asked for the first solutions.
struct Found {
  std::optional<Grid> solution;
  std::uint64_t guesses;

  friend bool operator==(const Found&, const Found&) = default;
};
using Answers = std::vector<std::optional<Found>>;

void PrintTo(const Found& found, std::ostream* out) {
  *out << (found.solution ? found.solution->to_line() : "none") << ", guesses " << found.guesses;
}

struct Solved {
  Answers answers;
  std::uint64_t nodes = 0;
};

Solved solve_all(LaneSolver& solver, const std::vector<Grid>& puzzles,
                 std::uint64_t portion = UINT64_MAX) {
  Solved solved;
  for (std::size_t added = 0; solved.answers.size() < puzzles.size();) {
    for (; added < puzzles.size() && !solver.full(); ++added) {
      EXPECT_TRUE(solver.add(puzzles[added]));
    }
    while (!solver.first_is_done()) solved.nodes += solver.advance(portion);
    const Answer answer = solver.first();
    solved.answers.push_back(
        answer.given_up || answer.found > 1
            ? std::nullopt
            : std::optional(
                  Found{answer.solution != nullptr ? std::optional(*answer.solution) : std::nullopt,
                        answer.guesses}));
    solver.drop_first();
  }
  return solved;
}

Solved by_solver9(const std::vector<Grid>& puzzles) {
  Solved solved;
  Solver9 solver;
  for (const Grid& puzzle : puzzles) {
    solver.start(puzzle, 1);
    solver.advance(UINT64_MAX);
    const Solve9Result result = solver.result();
    solved.nodes += solver.nodes();
    solved.answers.push_back(result.status == Status::kMultiple
                                 ? std::nullopt
                                 : std::optional(Found{result.solution, result.guesses}));
  }
  return solved;
}

const std::vector<Grid>& hard_puzzles() {
  static const std::vector<Grid> puzzles = {
      grid_of("98.7..6..7..5..9...4.....875..6..39...3.....2....3....1...5......9.761.....1....9"),
      grid_of("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."),
      grid_of("98.7..6..7..6..8....5....4.8..9..3...3..7........3...21....7....7..691.....1....8"),
      grid_of("..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9"),
  };
  return puzzles;
}

// Parts of random grids with at most 80 givens, some of which are replaced.
std::vector<Grid> random_puzzles(int count, int fewest_givens = 17) {
  Random random(5);
  const GridSampler sampler;
  std::vector<Grid> puzzles;
  while (count-- > 0) {
    Grid puzzle = sampler.draw(random);
    for (int blanks = 1 + random.below(kCellCount - fewest_givens); blanks > 0;) {
      const Cell cell = random.below(kCellCount);
      if (puzzle[cell] == 0) continue;
      puzzle.set(cell, 0);
      --blanks;
    }
    for (int wrong = random.below(4) - 1; wrong > 0;) {
      const Cell cell = random.below(kCellCount);
      if (puzzle[cell] == 0) continue;
      puzzle.set(cell, static_cast<Digit>(1 + random.below(9)));
      --wrong;
    }
    puzzles.push_back(puzzle);
  }
  return puzzles;
}

std::vector<Grid> minimal_puzzles(std::uint64_t count) {
  std::vector<Grid> puzzles;
  Generator generator;
  for (std::uint64_t seed = 0; seed < count; ++seed) {
    generator.start({.seed = seed});
    generator.advance(UINT64_MAX);
    puzzles.push_back(generator.result().puzzle);
  }
  return puzzles;
}

void expect_as_solver9(const std::vector<Grid>& puzzles) {
  const Answers expected = by_solver9(puzzles).answers;
  for (const InstructionSet set : instruction_sets()) {
    LaneSolver solver(set);
    const Answers answers = solve_all(solver, puzzles).answers;
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
      EXPECT_EQ(answers[i], expected[i]) << puzzles[i].to_line() << ' ' << name_of(set);
    }
  }
}

TEST(LaneSolver, AnswersPuzzlesOfEveryDensityAsSolver9) {
  expect_as_solver9(random_puzzles(kSanitized ? 500 : 5'000));
}

TEST(LaneSolver, AnswersMinimalAndHardPuzzlesAsSolver9) {
  std::vector<Grid> puzzles = minimal_puzzles(kSanitized ? 20 : 300);
  puzzles.insert(puzzles.begin() + 10, hard_puzzles().begin(), hard_puzzles().end());
  expect_as_solver9(puzzles);
}

TEST(LaneSolver, AnswersClashesAndFullGrids) {
  Grid clash = grid_of(kPuzzle), full = grid_of(kPuzzleSolved), wrong = full;
  clash.set(1, 5);
  wrong.set(80, 1);
  LaneSolver solver;
  EXPECT_EQ(solve_all(solver, {clash, full, wrong}).answers,
            (Answers{Found{std::nullopt, 0}, Found{full, 0}, Found{std::nullopt, 0}}));
}

TEST(LaneSolver, TellsThatThereIsASecondSolution) {
  LaneSolver solver;
  ASSERT_TRUE(solver.add(grid_of(kTwoSolutions)));
  solver.advance(UINT64_MAX);
  EXPECT_FALSE(solver.first().given_up);
  EXPECT_EQ(solver.first().found, 2u);
  EXPECT_EQ(solver.first().solution, nullptr);
  solver.drop_first();
  EXPECT_EQ(solve_all(solver, {grid_of(kTwoSolutions), grid_of(kPuzzle)}).answers,
            (Answers{std::nullopt, Found{grid_of(kPuzzleSolved), 0}}));
}

// Counts the solutions of puzzles with some number of places for boards that wait, and expects the numbers of Solver9.
// Returns how many puzzles are given up.
int expect_counts_of_solver9(const std::vector<Grid>& puzzles, std::uint64_t limit,
                             std::size_t places = LaneSolver::kMaxWaiting) {
  std::vector<std::uint64_t> expected;
  Solver9 solver9;
  for (const Grid& puzzle : puzzles) {
    solver9.start(puzzle, limit);
    solver9.advance(UINT64_MAX);
    expected.push_back(solver9.found());
  }
  int given_up = 0;
  for (const InstructionSet set : instruction_sets()) {
    LaneSolver solver(set, places);
    solver.start(limit);
    for (std::size_t added = 0, done = 0; done < puzzles.size(); ++done) {
      for (; added < puzzles.size() && !solver.full(); ++added) {
        EXPECT_TRUE(solver.add(puzzles[added]));
      }
      while (!solver.first_is_done()) solver.advance(1'000);
      const Answer answer = solver.first();
      given_up += answer.given_up ? 1 : 0;
      if (!answer.given_up) {
        EXPECT_EQ(answer.found, expected[done])
            << puzzles[done].to_line() << ", limit " << limit << ' ' << name_of(set);
        EXPECT_EQ(answer.solution != nullptr, answer.found == 1);
        EXPECT_TRUE(answer.solution == nullptr ||
                    *answer.solution == solve9(puzzles[done]).solution);
      }
      solver.drop_first();
    }
  }
  return given_up;
}

// Puzzles with few givens have symmetries (symmetry.h of solve9), others have none. Boards of very few puzzles find no place.
TEST(LaneSolver, CountsSolutionsUpToAnyLimitAsSolver9) {
  std::vector<Grid> puzzles = random_puzzles(kSanitized ? 60 : 600, 10);
  Grid clash = grid_of(kPuzzle);
  clash.set(1, 5);
  const std::vector<Grid> hard = hard_puzzles(), minimal = minimal_puzzles(20);
  puzzles.insert(puzzles.end(), hard.begin(), hard.end());
  puzzles.insert(puzzles.end(), {clash, grid_of(kTwoSolutions), grid_of(kPuzzleSolved)});
  for (Grid puzzle : minimal) {
    puzzles.push_back(puzzle);
    for (Cell cell = 0; cell < 30; ++cell) puzzle.set(cell, 0);
    puzzles.push_back(puzzle);
  }
  for (const std::uint64_t limit : {2u, 3u, 20u, 1'000u}) {
    EXPECT_LT(expect_counts_of_solver9(puzzles, limit), 10);
  }
  EXPECT_EQ(
      expect_counts_of_solver9({puzzles.end() - 20, puzzles.end()}, kSanitized ? 5'000 : 50'000),
      0);
}

TEST(LaneSolver, CountsOrGivesUpWithFewPlacesAndABlankGrid) {
  std::vector<Grid> puzzles = random_puzzles(60, 8);
  puzzles.insert(puzzles.begin() + 20, Grid());
  for (const std::size_t places : {0u, 1u, 5u, 20u}) {
    EXPECT_GT(expect_counts_of_solver9(puzzles, 200, places), 0);
  }
}

// (All of these have one solution: of one with several it visits some boards more.)
TEST(LaneSolver, VisitsTheBoardsOfSolver9WhateverThePortion) {
  std::vector<Grid> puzzles = minimal_puzzles(10);
  puzzles.insert(puzzles.end(), hard_puzzles().begin(), hard_puzzles().end());
  const Solved expected = by_solver9(puzzles);
  for (const InstructionSet set : instruction_sets()) {
    LaneSolver solver(set);
    for (const std::uint64_t portion : {std::uint64_t{1}, std::uint64_t{100}, UINT64_MAX}) {
      const Solved solved = solve_all(solver, puzzles, portion);
      EXPECT_EQ(solved.answers, expected.answers);
      EXPECT_EQ(solved.nodes, expected.nodes);
    }
  }
}

TEST(LaneSolver, StopsAfterAPortion) {
  LaneSolver solver;
  ASSERT_TRUE(solver.add(hard_puzzles()[1]));
  EXPECT_LE(solver.advance(1), 32u);
  EXPECT_FALSE(solver.first_is_done());
  solver.start(1);
  EXPECT_FALSE(solver.first_is_done());
  EXPECT_EQ(solve_all(solver, {grid_of(kPuzzle)}).answers,
            (Answers{Found{grid_of(kPuzzleSolved), 0}}));
}

TEST(LaneSolver, AddsPuzzlesWith17GivensAndUntilItIsFull) {
  LaneSolver solver;
  Grid few;
  for (Cell cell = 0; cell < 16; ++cell) few.set(cell, grid_of(kPuzzleSolved)[cell]);
  EXPECT_FALSE(solver.add(few));
  EXPECT_FALSE(solver.add(Grid()));
  EXPECT_FALSE(solver.add(Grid().to_line()));
  solver.start(2);
  EXPECT_TRUE(solver.add(Grid()));
  EXPECT_TRUE(solver.add(Grid().to_line()));
  solver.start(0);
  EXPECT_FALSE(solver.add(Grid()));
  EXPECT_FALSE(solver.add("5"));
  EXPECT_FALSE(solver.add(std::string(80, '.') + "x"));
  few.set(80, 9);
  for (std::size_t i = 0; i < LaneSolver::kMaxPuzzles; ++i) {
    EXPECT_FALSE(solver.full());
    EXPECT_TRUE(i % 2 == 0 ? solver.add(few) : solver.add(kPuzzle));
  }
  EXPECT_TRUE(solver.full());
}

// With any number of places for boards that wait, puzzles are given up or answered as with all.
TEST(LaneSolver, GivesUpPuzzlesWhoseBoardsFindNoPlace) {
  std::vector<Grid> puzzles = minimal_puzzles(50);
  puzzles.insert(puzzles.begin() + 20, hard_puzzles().begin(), hard_puzzles().end());
  const Answers expected = by_solver9(puzzles).answers;
  for (const InstructionSet set : instruction_sets()) {
    for (const std::size_t places : {0u, 1u, 2u, 5u, 20u}) {
      LaneSolver solver(set, places);
      const Answers answers = solve_all(solver, puzzles).answers;
      std::size_t given_up = 0;
      for (std::size_t i = 0; i < puzzles.size(); ++i) {
        given_up += answers[i] ? 0 : 1;
        if (answers[i]) {
          EXPECT_EQ(answers[i], expected[i]);
        } else if (places == 0 && expected[i]) {
          EXPECT_GT(expected[i]->guesses, 0u);
        }
      }
      EXPECT_TRUE(places != 0 || given_up > 4);
    }
  }
}

}  // namespace
}  // namespace jiugong::solve_lanes
