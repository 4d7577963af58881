// Puzzles of any shape: a grid of cells, and regions in which no value occurs twice. Classic sudoku
// of all sizes, jigsaws, diagonals, windoku, killer cages, anti-knight and similar puzzles are of
// this kind. region_rule.h has rules of lines, dots and clues outside the grid; region_text.h defines
// a text notation; region_presets.h has well-known puzzles.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "jiugong/names.h"
#include "jiugong/owned.h"
#include "jiugong/phrase.h"
#include "jiugong/region_rule.h"
#include "jiugong/solve9.h"

namespace jiugong {

inline constexpr int kMaxRegionSide = 36;    // of rows, and of columns
inline constexpr int kMaxRegionValues = 36;  // distinct values
inline constexpr int kMaxRegions = 4096;     // regions and cages together

// Entries of RegionPuzzle::cells that are not values.
inline constexpr int kVoidCell = -1;  // not part of the puzzle
inline constexpr int kOpenCell = -2;  // its value is to be found

// Cells whose values are all different and add up to `sum`.
struct Cage {
  int sum = 0;             // 0 or more
  std::vector<int> cells;  // at least one, none twice, no more than there are values

  bool operator==(const Cage&) const = default;
};

// A puzzle. Cells are numbered in row-major order, from 0.
struct RegionPuzzle {
  int rows = 0;  // 1..36, as are columns
  int cols = 0;
  int low = 1;  // the values are low..high; 0 <= low <= high, at most 36 values
  int high = 9;

  // One entry per cell: a value, kOpenCell or kVoidCell.
  std::vector<int> cells;

  // Lists of cells, without void cells. A region with as many cells as there are values holds each
  // value exactly once, a smaller one at most once. Regions may overlap.
  std::vector<std::vector<int>> regions;

  std::vector<Cage> cages;

  bool diagonals = false;        // both diagonals are regions too; square grids only
  bool anti_knight = false;      // cells a knight's move apart differ
  bool anti_king = false;        // cells that touch, even at a corner, differ
  bool non_consecutive = false;  // orthogonally adjacent cells do not hold consecutive values

  std::vector<RegionRule> rules;

  bool operator==(const RegionPuzzle&) const = default;
};

enum class RegionErrorCode {
  kBadSize,         // rows or columns not 1..36
  kBadRange,        // no values, more than 36, or negative values
  kBadCellCount,    // number of entries differs from the number of cells
  kEmptyPuzzle,     // every cell is void
  kBadGiven,        // a given outside the range of values
  kBadRegionCell,   // a region or cage with a cell that does not exist, is void or is listed twice
  kBadRegionSize,   // a region or cage without cells, or with more cells than there are values
  kBadCageSum,      // a negative sum
  kTooManyRegions,  // more regions and cages than kMaxRegions
  kBadDiagonals,    // diagonals in a grid that is not square or has more cells per side than values
  kTooManyRules,  // more rules than kMaxRules, or more than kMaxRuleEntries cells, values, … in them
  kBadRuleKind,     // a number that is no RuleKind
  kBadRuleCell,     // a cell of a rule that does not exist, is void or is listed twice
  kBadRuleSize,     // an empty list of a rule, or one with too few or too many entries
  kBadRuleNumber,   // a number of a rule that is too small, such as a negative sum
  kBadPattern,      // a pattern that breaks the rules of region_rule.h
  kRuleTooComplex,  // a pattern or automaton that would take too long
};

// `bad-size`, `bad-range`, …: the code's name in lower case with hyphens.
constexpr std::string_view name_of(RegionErrorCode code) {
  constexpr std::array<std::string_view, 17> kNames = {
      "bad-size",        "bad-range",       "bad-cell-count", "empty-puzzle",     "bad-given",
      "bad-region-cell", "bad-region-size", "bad-cage-sum",   "too-many-regions", "bad-diagonals",
      "too-many-rules",  "bad-rule-kind",   "bad-rule-cell",  "bad-rule-size",    "bad-rule-number",
      "bad-pattern",     "rule-too-complex"};
  return name_in(kNames, code);
}

// The reason a puzzle is invalid, and its position. Numbers are -1 where they do not apply.
struct RegionError {
  RegionErrorCode code = RegionErrorCode::kBadSize;
  int cell = -1;
  int region = -1;  // 0-based index
  int cage = -1;
  int rule = -1;
  std::string_view field = {};  // of the rule, as in JavaScript: "cells", "sum", …
  Phrase found;                 // "the given 12 in r1c1"
  Phrase expected;              // "a value from 1 to 9"

  // One sentence for people that includes the position.
  std::string message() const;
};

// Returns why `puzzle` is invalid (the first error), or nothing when it is valid.
std::optional<RegionError> validate(const RegionPuzzle& puzzle);

struct RegionResult {
  Status status = Status::kNone;
  std::uint64_t count = 0;  // solutions, at most the limit
  bool capped = false;      // whether there are more than `count`

  // The first two solutions found, one value per cell, kVoidCell for void cells; empty if there are
  // fewer.
  std::vector<int> solution;
  std::vector<int> second;

  // Givens that break a rule by themselves, and the indices of the rules that cannot hold, with these
  // givens or at all; in ascending order, and only with kNone.
  std::vector<int> conflicts;
  std::vector<int> conflicting_rules;

  // The number of values tried; for a classic sudoku, of boards visited after the first.
  std::uint64_t nodes = 0;
};

// Solves `puzzle`, counting at most `limit` solutions (0 counts as 1). The result for an invalid
// puzzle has no solution.
//
// `status` and `capped` are exact for any limit. The same puzzle and limit give the same result,
// nodes included, on every platform. Solver9 solves a classic sudoku of 9x9 without rules, but for lists
// of values that cells may have, unless two values are interchangeable.
//
//   RegionPuzzle puzzle = *region_preset("x");
//   puzzle.cells[0] = 7;
//   const RegionResult result = solve_regions(puzzle);
RegionResult solve_regions(const RegionPuzzle& puzzle, std::uint64_t limit = 2);

// The same in portions, for callers that must not block. Independent solvers may be used on different
// threads. Memory is linear in the sizes of the puzzle and of its lists of peers, 140 KB more where
// there are cages, and a word a cell for each value being tried: at most 14 MB for the classic grid of
// 36x36, and 100 MB with as many regions and cages as there may be. A rule adds some KB, a sandwich up to 30, one that needs
// an automaton up to 8 MB, all of them together at most 160 MB; lines with equal automata share one.
// validate() refuses what would take more.
//
//   RegionSolver solver;
//   solver.start(puzzle);
//   while (!solver.advance(100)) yield_to_ui();
//   use(solver.result());
class RegionSolver {
 public:
  // Starts with `puzzle`, which must be valid, and drops the previous one. Copies the puzzle and leaves
  // all other work to advance().
  void start(const RegionPuzzle& puzzle, std::uint64_t limit = 2);

  // Visits up to `nodes` nodes of the search tree, each a value that is tried in a cell; returns
  // true when the search is over. A call returns earlier after as much work as that many nodes of
  // common puzzles take, for example during preparation or at expensive nodes. The time of a call
  // is therefore proportional to `nodes` for any puzzle. The number of calls does not change the
  // result.
  bool advance(std::uint64_t nodes);

  bool over() const;

  // The number of values tried and of solutions found since `start`; the latter is at most the
  // limit plus one.
  std::uint64_t nodes() const;
  std::uint64_t found() const;

  // The result so far. Before the search is over, `status` reflects the solutions found so far and
  // `capped` is true.
  RegionResult result() const;

 private:
  struct Impl;
  detail::Owned<Impl> impl_;
};

}  // namespace jiugong
