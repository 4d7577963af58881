// Solves region puzzles so small that the plain reference solver can check them.
#include <array>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "fuzz/region_puzzles.h"
#include "fuzz/targets.h"
#include "jiugong/region_puzzle.h"
#include "jiugong/region_text.h"
#include "reference/plain_regions.h"

namespace jiugong::fuzz {
namespace {

// Gives most cages the sums of some grid.
void settle_cages(FuzzInput& input, RegionPuzzle& puzzle) {
  std::vector<Cage> cages = std::exchange(puzzle.cages, {});
  const RegionResult some = solve_regions(puzzle, 1);
  for (Cage& cage : cages) {
    if (some.solution.empty()) break;
    cage.sum = 0;
    for (const int cell : cage.cells) cage.sum += some.solution[static_cast<std::size_t>(cell)];
    if (input.below(16) == 15) cage.sum += 1;
  }
  puzzle.cages = std::move(cages);
}

void expect_sound(const RegionPuzzle& puzzle, const RegionResult& result, std::uint64_t limit,
                  Verdict& verdict) {
  verdict.expect(result.count <= limit && (!result.capped || result.count == limit),
                 "solutions are counted up to the limit");
  verdict.expect(result.status == (result.count == 0                     ? Status::kNone
                                   : result.count == 1 && !result.capped ? Status::kUnique
                                                                         : Status::kMultiple),
                 "the status is that of the count");
  verdict.expect(result.solution.empty() == (result.status == Status::kNone) &&
                     result.second.empty() == (result.status != Status::kMultiple),
                 "as many solutions are told as there are, up to two");
  for (const std::vector<int>& solution : {result.solution, result.second}) {
    verdict.expect(solution.empty() || solves(solution, puzzle), "a solution obeys every rule");
  }
  verdict.expect(result.second.empty() || result.second != result.solution, "the solutions differ");
  verdict.expect(result.conflicts.empty() || result.status == Status::kNone,
                 "givens in conflict have no solution");
  for (const int cell : result.conflicts) {
    verdict.expect(puzzle.cells[static_cast<std::size_t>(cell)] >= 0, "only givens conflict");
  }
}

}  // namespace

void fuzz_regions(FuzzInput& input, Verdict& verdict) {
  constexpr std::uint64_t kMaxSteps = 3'000;
  constexpr std::array<std::uint64_t, 4> kLimits = {1, 2, 10, 200};
  const std::uint64_t limit = input.one_of(kLimits);
  const auto portion = static_cast<std::uint64_t>(input.between(1, 64));
  RegionPuzzle puzzle = region_puzzle_of(input, {.side = 5, .values = 6, .lists = 6});
  settle_cages(input, puzzle);
  add_some_rules(input, puzzle);
  verdict.expect(!validate(puzzle), "a puzzle that is made has no mistake");
  if (!verdict.good()) return;
  const auto count = count_regions_plainly(puzzle, limit + 1, kMaxSteps);
  if (!count) return;

  RegionSolver solver;
  solver.start(puzzle, limit);
  while (!solver.advance(portion)) {
    verdict.expect(solver.result().capped, "before its end there may be more");
  }
  const RegionResult result = solver.result();
  expect_sound(puzzle, result, limit, verdict);
  verdict.expect(result.count + (result.capped ? 1 : 0) == *count, "the plain way counts as many");
  const RegionResult whole = solve_regions(puzzle, limit);
  verdict.expect(whole.count == result.count && whole.solution == result.solution &&
                     whole.second == result.second && whole.nodes == result.nodes &&
                     whole.conflicts == result.conflicts,
                 "a divided search finds the same");
  if (!verdict.good()) verdict.add(write_regions(puzzle) + " limit " + std::to_string(limit));
}

}  // namespace jiugong::fuzz
