// Questions about a RegionPuzzle beyond its solutions: which values each cell has in some solution, where the
// solutions differ, and why there is none.
#pragma once

#include <cstdint>
#include <vector>

#include "jiugong/owned.h"
#include "jiugong/region_puzzle.h"

namespace jiugong {

struct RegionCandidates {
  // Per cell of the grid, the values it has in some solution: bit v stands for the value low + v. 0 for
  // void cells, and for every cell if there is no solution.
  std::vector<std::uint64_t> candidates;

  std::uint64_t solutions = 0;  // number of solutions that were found to show them
  std::uint64_t nodes = 0;      // number of values tried
};

// Finds the true candidates of a puzzle: in portions, for callers that must not block. Memory is that of a
// RegionSolver.
//
// Each solution shows a value in each cell. The next is searched for among those with a value that has
// not been seen in some cell; if there is none, the value is not possible there.
//
//   RegionCandidateFinder finder;
//   finder.start(puzzle);
//   while (!finder.advance(100)) yield_to_ui();
//   use(finder.result().candidates);
class RegionCandidateFinder {
 public:
  // Starts with `puzzle`, which must be valid, and drops the previous one.
  void start(const RegionPuzzle& puzzle);

  // Works for about as long as RegionSolver::advance with the same number; returns true when the candidates
  // are complete. The number of calls does not change the result.
  bool advance(std::uint64_t nodes);

  // The result; before the end, the values seen so far.
  RegionCandidates result() const;

  // The part of the values of which is known whether they are possible, 0..1; it never decreases.
  double progress() const;

 private:
  struct Impl;
  detail::Owned<Impl> impl_;
};

// The same at once. The result for an invalid puzzle has no candidates.
RegionCandidates region_candidates(const RegionPuzzle& puzzle);

struct RegionDifference {
  // Two solutions, one value per cell, kVoidCell for void cells; empty if there are fewer.
  std::vector<int> first, second;

  std::vector<int>
      differing;  // the cells that do not have the same value in all solutions, ascending

  std::uint64_t nodes = 0;  // number of values tried
};

// Compares the solutions of a puzzle: the first two that RegionSolver finds, then the true candidates. In
// portions. Memory is twice that of a RegionSolver.
class RegionDifferenceFinder {
 public:
  // Starts with `puzzle`, which must be valid, and drops the previous one.
  void start(const RegionPuzzle& puzzle);

  // As RegionCandidateFinder::advance.
  bool advance(std::uint64_t nodes);

  // The result; before the end, what is known so far.
  RegionDifference result() const;

  // As RegionCandidateFinder::progress; 0 as long as there are no two solutions.
  double progress() const;

 private:
  struct Impl;
  detail::Owned<Impl> impl_;
};

// The same at once. The result for an invalid puzzle is empty.
RegionDifference region_difference(const RegionPuzzle& puzzle);

// What is enough for a puzzle to have no solution.
struct RegionContradiction {
  // Whether the puzzle has no solution. If it has one, the lists are empty.
  bool none = false;

  // Givens, by cell, and indices of regions, cages and rules. In ascending order. With a rule
  // RuleKind::kUnmarked come all the marks it depends on.
  std::vector<int> givens, regions, cages, rules;

  // Which of these options of the puzzle belong to them.
  bool diagonals = false, anti_knight = false, anti_king = false, non_consecutive = false;

  // Whether it was proved that without any of these the rest has a solution. Otherwise the proof was given up
  // for some of them.
  bool minimal = false;

  std::uint64_t nodes = 0;  // number of values tried
};

// Finds, for a puzzle without solution, a set of givens and rules that have none together, while all but any one of
// them do: in portions. Memory is twice that of a RegionSolver.
//
// Rules and then givens are left out one by one and in runs; what leaves no solution stays out (the deletion
// filter: John Chinneck, Erik Dravnieks, "Locating minimal infeasible constraint sets in linear programs", 1991).
// A question that takes more than `effort` nodes counts as one with a solution.
class RegionContradictionFinder {
 public:
  // Starts with `puzzle`, which must be valid, and drops the previous one.
  void start(const RegionPuzzle& puzzle, std::uint64_t effort = 20'000);

  // As RegionCandidateFinder::advance.
  bool advance(std::uint64_t nodes);

  // The result; before the end, the smallest set without solution so far.
  RegionContradiction result() const;

  // The part of the smallest set so far that is known to be needed, 0..1; it never decreases.
  double progress() const;

 private:
  struct Impl;
  detail::Owned<Impl> impl_;
};

// The same at once. The result for an invalid puzzle is empty.
RegionContradiction region_contradiction(const RegionPuzzle& puzzle);

}  // namespace jiugong
