// Compares puzzles that lanes solve side by side with the solver, one by one.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "fuzz/grids.h"
#include "fuzz/targets.h"
#include "jiugong/solve9.h"
#include "solve_lanes/lane_solver.h"

namespace jiugong::fuzz {
namespace {

using solve_lanes::Answer;
using solve_lanes::LaneSolver;
using solver9::simd::InstructionSet;

// Puzzles whose search is short, the quick ones among them, so that a run has some hundred.
std::vector<Grid> puzzles_of(FuzzInput& input, std::uint64_t limit) {
  std::vector<Grid> puzzles;
  Solver9 solver;
  while (!input.empty() && puzzles.size() < 300) {
    const Grid puzzle =
        input.coin() ? puzzle_of(input) : *Grid::from_line(input.one_of(kQuicklySolved));
    solver.start(puzzle, limit);
    if (!solver.advance(1'000)) continue;
    for (int times = input.below(40); times >= 0; --times) puzzles.push_back(puzzle);
  }
  return puzzles;
}

void expect_as_solver9(const Grid& puzzle, std::uint64_t limit, const Answer& answer,
                       bool all_places, Verdict& verdict) {
  Solver9 solver;
  solver.start(puzzle, limit);
  solver.advance(UINT64_MAX);
  const Solve9Result result = solver.result();
  if (answer.given_up) {
    verdict.expect(!all_places || limit > 1, "a puzzle is given up only if a board finds no place");
  } else {
    verdict.expect(answer.found == solver.found(), "lanes find as many solutions as the solver");
    verdict.expect(limit > 1 || answer.found > 1 || answer.guesses == result.guesses,
                   "lanes guess as often as the solver");
    verdict.expect(
        answer.found == 1 ? result.solution == *answer.solution : answer.solution == nullptr,
        "lanes find the solution of the solver");
  }
  if (!verdict.good()) verdict.add(puzzle.to_line());
}

}  // namespace

void fuzz_solve_lanes(FuzzInput& input, Verdict& verdict) {
  constexpr std::array kSets = {InstructionSet::kBaseline, InstructionSet::kAvx2,
                                InstructionSet::kAvx512};
  constexpr std::array<std::uint64_t, 5> kLimits = {1, 2, 3, 20, 500};
  constexpr std::array<std::size_t, 4> kPlaces = {LaneSolver::kMaxWaiting, 0, 1, 20};
  const InstructionSet set = std::min(input.one_of(kSets), solver9::simd::best_instruction_set());
  const std::size_t places = input.one_of(kPlaces);
  const auto portion = static_cast<std::uint64_t>(input.between(1, 200));
  const std::uint64_t limit = input.one_of(kLimits);
  const std::vector<Grid> puzzles = puzzles_of(input, limit);
  LaneSolver solver(set, places);
  solver.start(limit);
  std::vector<const Grid*> added;
  std::size_t answered = 0;
  for (std::size_t next = 0; next < puzzles.size() || answered < added.size();) {
    for (; next < puzzles.size() && !solver.full(); ++next) {
      const Grid& puzzle = puzzles[next];
      const bool enough = limit > 1 || puzzle.clue_count() >= 17;
      const bool taken = next % 2 == 0 ? solver.add(puzzle) : solver.add(puzzle.to_line());
      verdict.expect(taken == enough,
                     "all puzzles are counted, those of 17 givens and more solved");
      if (taken) added.push_back(&puzzle);
    }
    if (answered == added.size()) continue;
    while (!solver.first_is_done()) solver.advance(portion);
    expect_as_solver9(*added[answered++], limit, solver.first(), places == LaneSolver::kMaxWaiting,
                      verdict);
    solver.drop_first();
  }
}

}  // namespace jiugong::fuzz
