// Compares the 9x9 solver with the plain solver, the exact cover search and the region solver.
#include "jiugong/solve9.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <set>
#include <string>

#include "fuzz/grids.h"
#include "fuzz/targets.h"
#include "jiugong/exact_cover.h"
#include "jiugong/region_presets.h"
#include "jiugong/region_puzzle.h"
#include "reference/plain_solver.h"
#include "reference/region_cells.h"

namespace jiugong::fuzz {
namespace {

// Harder puzzles are skipped: the other solvers need a hundred times as long.
constexpr std::uint64_t kMaxNodes = 1'000;

bool same(const Solve9Result& a, const Solve9Result& b) {
  return a.status == b.status && a.count == b.count && a.capped == b.capped &&
         a.solution == b.solution && a.second == b.second && a.conflicts == b.conflicts &&
         a.guesses == b.guesses;
}

// Checks everything that a result guarantees by itself.
void expect_sound(const Grid& puzzle, const Solve9Result& result, std::uint64_t limit,
                  Verdict& verdict) {
  verdict.expect(result.count <= limit, "no more solutions are counted than the limit");
  verdict.expect(!result.capped || result.count == limit, "only a full count is capped");
  verdict.expect(result.status == (result.count == 0                     ? Status::kNone
                                   : result.count == 1 && !result.capped ? Status::kUnique
                                                                         : Status::kMultiple),
                 "the status is that of the count");
  verdict.expect(result.solution.has_value() == (result.status != Status::kNone) &&
                     result.second.has_value() == (result.status == Status::kMultiple),
                 "as many solutions are told as there are, up to two");
  verdict.expect(!result.solution || is_solution(*result.solution, puzzle),
                 "the first solution is one");
  verdict.expect(!result.second || is_solution(*result.second, puzzle),
                 "the second solution is one");
  verdict.expect(!result.second || result.second != result.solution, "the solutions differ");
  verdict.expect(result.conflicts == clashes_of(puzzle), "conflicts are the givens that clash");
  verdict.expect(clashing_cells(puzzle) == clashes_of(puzzle), "clashing cells are those");
}

void expect_portions(const Grid& puzzle, const Solve9Result& result, std::uint64_t limit,
                     std::uint64_t portion, Verdict& verdict) {
  Solver9 solver;
  solver.start(puzzle, limit);
  while (!solver.advance(portion)) {
    const Solve9Result sofar = solver.result();
    verdict.expect(sofar.capped && sofar.count <= result.count,
                   "before its end a search has found no more than then");
  }
  verdict.expect(same(solver.result(), result), "a divided search finds the same");
}

void expect_visits(const Grid& puzzle, const Solve9Result& result, Verdict& verdict) {
  std::set<std::string> seen;
  for_each_solution(puzzle, [&](const Grid& solution) {
    verdict.expect(!seen.empty() || solution == result.solution, "the first is visited first");
    verdict.expect(seen.size() != 1 || solution == result.second, "the second is visited second");
    verdict.expect(seen.insert(solution.to_line()).second, "each solution is visited once");
    verdict.expect(is_solution(solution, puzzle), "what is visited is a solution");
    return seen.size() < result.count && verdict.good();
  });
  verdict.expect(seen.size() == result.count, "all solutions are visited");
}

std::optional<std::uint64_t> count_by_cover(const Grid& puzzle, std::uint64_t limit) {
  ExactCover cover(324);
  for (std::uint32_t cell = 0; cell < kCellCount; ++cell) {
    const std::uint32_t row = cell / 9, column = cell % 9, box = row / 3 * 3 + column / 3;
    const std::uint32_t given = puzzle[static_cast<Cell>(cell)];
    for (std::uint32_t digit = 0; digit < 9; ++digit) {
      if (given != 0 && given != digit + 1) continue;
      cover.add_option(
          std::array{cell, 81 + row * 9 + digit, 162 + column * 9 + digit, 243 + box * 9 + digit});
    }
  }
  CoverSearch search(cover);
  while (search.found() < limit && !search.over()) {
    if (search.nodes() > 10 * kMaxNodes) return std::nullopt;
    search.advance_to_cover(1'000);
  }
  return search.found();
}

std::optional<std::uint64_t> count_by_regions(const RegionPuzzle& puzzle, std::uint64_t limit) {
  RegionSolver solver;
  solver.start(puzzle, limit);
  if (!solver.advance(kMaxNodes)) return std::nullopt;
  return solver.found();
}

}  // namespace

void fuzz_solve9(FuzzInput& input, Verdict& verdict) {
  constexpr std::array<std::uint64_t, 8> kLimits = {1, 2, 2, 3, 5, 20, 100, 1000};
  const std::uint64_t limit = input.one_of(kLimits);
  const auto portion = static_cast<std::uint64_t>(input.between(1, 200));
  const Grid puzzle = puzzle_of(input);

  Solver9 solver;
  solver.start(puzzle, limit);
  if (!solver.advance(kMaxNodes)) return;
  const Solve9Result result = solver.result();
  expect_sound(puzzle, result, limit, verdict);
  expect_portions(puzzle, result, limit, portion, verdict);
  expect_visits(puzzle, result, verdict);
  // (One more if capped, because the solver looks for it.)
  const std::uint64_t found = result.count + (result.capped ? 1 : 0);
  verdict.expect(count_plainly(puzzle, limit + 1) == found, "the plain solver counts as many");
  verdict.expect(count_by_cover(puzzle, limit + 1).value_or(found) == found,
                 "exact cover counts as many");
  RegionPuzzle regions = classic_grid(9);
  regions.cells = cells_of(puzzle);
  for (const RegionPuzzle& of : {regions, with_void_row(regions)}) {
    verdict.expect(count_by_regions(of, limit).value_or(found) == found,
                   "the solver of puzzles of any shape counts as many");
  }
  solver.start(marks_of(puzzle), limit);
  solver.advance(UINT64_MAX);
  verdict.expect(!result.conflicts.empty() || solver.found() == found, "marks have as many");
  if (!verdict.good()) verdict.add(puzzle.to_line() + " limit " + std::to_string(limit));
}

}  // namespace jiugong::fuzz
