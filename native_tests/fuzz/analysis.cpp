// Checks contradictions, true candidates and differences against their definitions.
#include <algorithm>
#include <bit>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "fuzz/grids.h"
#include "fuzz/targets.h"
#include "jiugong/candidates.h"
#include "jiugong/contradiction.h"
#include "jiugong/difference.h"
#include "jiugong/solve9.h"

namespace jiugong::fuzz {
namespace {

// Searches that take longer are skipped.
constexpr std::uint64_t kMaxNodes = 3'000;
constexpr std::uint64_t kMaxSolutions = 300;

// Runs a search in portions; returns nothing if it takes too long.
template <typename Search>
std::optional<Search> run(const Grid& puzzle, std::uint64_t portion) {
  Search search;
  search.start(puzzle);
  while (!search.advance(portion)) {
    if (search.nodes() > kMaxNodes) return std::nullopt;
  }
  return search;
}

bool is_solvable(const Grid& puzzle) { return solve9(puzzle, 1).count != 0; }

Grid givens_at(const std::vector<Cell>& cells, const Grid& puzzle) {
  Grid part;
  for (const Cell cell : cells) part.set(cell, puzzle[cell]);
  return part;
}

void expect_contradiction(const Grid& puzzle, std::uint64_t portion, bool solvable,
                          Verdict& verdict) {
  const auto search = run<Contradiction>(puzzle, portion);
  if (!search) return;
  verdict.expect(search->result().has_value() != solvable,
                 "there is a contradiction where there is no solution");
  if (!search->result()) return;
  const std::vector<Cell>& cells = *search->result();
  verdict.expect(std::is_sorted(cells.begin(), cells.end()), "its cells are in order");
  for (const Cell cell : cells) verdict.expect(puzzle[cell] != 0, "its cells are givens");
  const Grid together = givens_at(cells, puzzle);
  verdict.expect(together.clue_count() == static_cast<int>(cells.size()),
                 "each cell is named once");
  verdict.expect(!is_solvable(together), "its givens have no solution");
  for (const Cell cell : cells) {
    Grid rest = together;
    rest.set(cell, 0);
    verdict.expect(is_solvable(rest), "without one of them they have");
  }
  const std::vector<Cell> clashes = clashes_of(puzzle);
  verdict.expect(clashes.empty() || (cells.size() == 2 && cells[0] == clashes[0]),
                 "a pair that clashes is the whole reason");
}

void expect_candidates(const Grid& puzzle, std::uint64_t portion, Cell sample, Verdict& verdict) {
  const auto search = run<TrueCandidates>(puzzle, portion);
  if (!search) return;
  const Marks& marks = search->result();
  Marks seen{};
  std::uint64_t visited = 0;
  for_each_solution(puzzle, [&](const Grid& solution) {
    for (Cell cell = 0; cell < kCellCount; ++cell) {
      seen[static_cast<std::size_t>(cell)] |= static_cast<DigitSet>(1 << (solution[cell] - 1));
    }
    return ++visited <= kMaxSolutions;
  });
  for (std::size_t cell = 0; cell < seen.size(); ++cell) {
    verdict.expect((seen[cell] & ~marks[cell]) == 0, "digits of solutions are true candidates");
  }
  if (visited <= kMaxSolutions) {
    verdict.expect(marks == seen, "true candidates are the digits of all solutions");
    return;
  }
  for (Digit digit = 1; digit <= 9; ++digit) {
    if (puzzle[sample] != 0) break;
    Grid tried = puzzle;
    tried.set(sample, digit);
    const bool claimed = (marks[static_cast<std::size_t>(sample)] >> (digit - 1) & 1) != 0;
    verdict.expect(is_solvable(tried) == claimed, "a true candidate is a digit that can be tried");
  }
}

void expect_difference(const Grid& puzzle, std::uint64_t portion, Verdict& verdict) {
  const auto search = run<Difference>(puzzle, portion);
  if (!search) return;
  const DifferenceResult& result = search->result();
  const Solve9Result solved = solve9(puzzle);
  verdict.expect(result.first == solved.solution, "the first solution is the solver's");
  verdict.expect(result.second.has_value() == solved.second.has_value(),
                 "there is a second solution where there are several");
  if (!result.second || !verdict.good()) {
    verdict.expect(result.differing.empty() && result.distance == 0, "without one nothing differs");
    return;
  }
  verdict.expect(is_solution(*result.second, puzzle), "the second solution is one");
  const Marks marks = true_candidates(puzzle);
  std::vector<Cell> differing;
  int distance = 0, least = 0;
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    if (std::popcount(marks[static_cast<std::size_t>(cell)]) > 1) differing.push_back(cell);
    if ((*result.first)[cell] != (*result.second)[cell]) ++distance;
    if ((*result.first)[cell] != (*solved.second)[cell]) ++least;
  }
  verdict.expect(result.differing == differing, "cells differ that have several true candidates");
  verdict.expect(result.distance == distance, "the distance is that of the two solutions");
  verdict.expect(distance >= least, "the solver's second solution differs no more");
}

}  // namespace

void fuzz_analysis(FuzzInput& input, Verdict& verdict) {
  const auto portion = static_cast<std::uint64_t>(input.between(1, 256));
  const Cell sample = input.below(kCellCount);
  const Grid puzzle = puzzle_of(input);
  Solver9 solver;
  solver.start(puzzle, 1);
  if (!solver.advance(kMaxNodes)) return;
  expect_contradiction(puzzle, portion, solver.found() != 0, verdict);
  expect_candidates(puzzle, portion, sample, verdict);
  expect_difference(puzzle, portion, verdict);
  if (!verdict.good()) verdict.add(puzzle.to_line());
}

}  // namespace jiugong::fuzz
