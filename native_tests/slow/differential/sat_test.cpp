// Compares our solvers with an independent SAT solver.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "jiugong/generate.h"
#include "jiugong/region_presets.h"
#include "jiugong/region_puzzle.h"
#include "jiugong/region_rule_kinds.h"
#include "jiugong/region_text.h"
#include "jiugong/solve9.h"
#include "random_rules.h"
#include "reference/region_cells.h"
#include "reference/sat_puzzle.h"
#include "support.h"

namespace jiugong {
namespace {

// Changes the digit of a given, so that there may be no solution even without a clash.
void spoil(Grid& grid, Random& random) {
  for (const int cell : random_order(random, kCellCount)) {
    if (grid[cell] == 0) continue;
    grid.set(cell, static_cast<Digit>(1 + (grid[cell] + random.below(8)) % 9));
    return;
  }
}

// Removes some of the givens.
void thin(Grid& grid, int givens, Random& random) {
  for (const int cell : random_order(random, kCellCount)) {
    if (grid[cell] == 0 || givens == 0) continue;
    grid.set(cell, 0);
    --givens;
  }
}

Grid some_puzzle(int round, const GridSampler& sampler, Random& random) {
  Grid grid;
  if (round % 2 == 0) {  // minimal, or without some of its givens
    grid = generate({.seed = random.next()}).puzzle;
    if (round % 4 == 0) thin(grid, 1 + random.below(4), random);
  } else {
    const Grid full = sampler.draw(random);
    const auto order = random_order(random, kCellCount);
    const int clues = 20 + random.below(25);
    for (int i = 0; i < clues; ++i) {
      const Cell cell = order[static_cast<std::size_t>(i)];
      grid.set(cell, full[cell]);
    }
  }
  if (random.below(4) == 0) spoil(grid, random);
  return grid;
}

TEST(SatDifferential, Solve9FindsWhatASatSolverFinds) {
  const GridSampler sampler;
  Random random(20261121);
  const RegionPuzzle rules = *region_preset("9x9");
  RegionPuzzle puzzle = with_void_row(rules);
  SatPuzzle sat(rules);
  std::array<int, 3> seen{};
  for (int round = 0; round < 2000; ++round) {
    const Grid grid = some_puzzle(round, sampler, random);
    const std::uint64_t limit = 1 + static_cast<std::uint64_t>(random.below(4));
    const Solve9Result result = solve9(grid, limit);
    const SatAnswer answer = sat.solve(cells_of(grid), limit + 1);
    ASSERT_EQ(result.count + (result.capped ? 1 : 0), answer.count) << grid.to_line();
    ASSERT_EQ(static_cast<std::uint64_t>(result.status), std::min<std::uint64_t>(answer.count, 2));
    if (result.status == Status::kUnique) {
      ASSERT_EQ(cells_of(*result.solution), answer.solution) << grid.to_line();
    }
    puzzle.cells = with_void_row(cells_of(grid));
    ASSERT_EQ(solve_regions(puzzle).status, result.status) << grid.to_line();
    ++seen[static_cast<std::size_t>(result.status)];
  }
  for (const int times : seen) EXPECT_GT(times, 200) << "each status should be tried often";
}

// Returns a solution with some values chosen at random; few puzzles with the non-consecutive rule
// have one.
std::vector<int> random_solution(RegionPuzzle puzzle, Random& random) {
  const std::vector<int> blank = puzzle.cells;
  const auto cells = static_cast<int>(blank.size()), values = puzzle.high - puzzle.low + 1;
  const int chosen = puzzle.non_consecutive ? 1 : 3;
  for (;;) {
    puzzle.cells = blank;
    for (int givens = 0; givens < chosen; ++givens) {
      int& entry = puzzle.cells[static_cast<std::size_t>(random.below(cells))];
      if (entry == kOpenCell) entry = puzzle.low + random.below(values);
    }
    const RegionResult result = solve_regions(puzzle, 1);
    if (result.count != 0) return result.solution;
  }
}

// Returns `givens` of the values of a solution, with one of them changed in a sixth of the cases.
std::vector<int> some_givens(const RegionPuzzle& puzzle, const std::vector<int>& full, int givens,
                             Random& random) {
  std::vector<int> cells = puzzle.cells;
  const auto order = random_order(random, static_cast<int>(cells.size()));
  for (int i = 0; i < givens; ++i) {
    const auto cell = static_cast<std::size_t>(order[static_cast<std::size_t>(i)]);
    cells[cell] = full[cell];
  }
  if (givens != 0 && random.below(6) == 0) {
    int& entry = cells[static_cast<std::size_t>(order[0])];
    if (entry != kVoidCell) entry = puzzle.low + random.below(puzzle.high - puzzle.low + 1);
  }
  return cells;
}

// Compares both solvers on one puzzle; returns the status.
Status compare(const RegionPuzzle& puzzle, SatPuzzle& sat) {
  const RegionResult result = solve_regions(puzzle, 3);
  const SatAnswer answer = sat.solve(puzzle.cells, 3);
  EXPECT_EQ(result.count, answer.count) << write_regions(puzzle);
  EXPECT_EQ(static_cast<std::uint64_t>(result.status), std::min<std::uint64_t>(answer.count, 2));
  if (answer.count != 0) {
    EXPECT_TRUE(broken_rules(puzzle, answer.solution).empty()) << write_regions(puzzle);
  }
  if (result.status == Status::kUnique) {
    EXPECT_EQ(result.solution, answer.solution) << write_regions(puzzle);
  }
  return result.status;
}

struct Rules {
  std::string_view text;  // the name of a preset, or the notation
  int fewest, most;       // givens
  int puzzles;
};

TEST(SatDifferential, RegionPuzzlesHaveWhatASatSolverFinds) {
  Random random(8);
  std::array<int, 3> seen{};
  for (const auto& [text, fewest, most, puzzles] : std::initializer_list<Rules>{
           {"4x4", 3, 7, 100},
           {"6x6", 9, 20, 100},
           {"8x8", 20, 40, 100},
           {"10x10", 44, 65, 60},
           {"12x12", 68, 90, 40},
           {"16x16", 130, 160, 20},
           {"x", 20, 40, 100},
           {"windoku", 20, 40, 100},
           {"jigsaw", 22, 45, 100},
           {"toroidal", 20, 42, 100},
           {"disjoint", 22, 42, 60},
           {"anti-knight", 16, 32, 100},
           {"anti-king", 18, 30, 60},
           {"non-consecutive", 9, 22, 60},
           {"5x5; values 0-6; rows; columns; diagonals; anti-king", 12, 22, 100},
           {"7x7; rows; columns; anti-knight; non-consecutive", 2, 12, 60},
           {"6x6; rows; columns; boxes 2x3; cells #.........#.....................#...", 14, 28,
            60},
           {"5x7; values 0-7; rows; columns; anti-knight; anti-king", 8, 22, 60},
       }) {
    const auto preset = region_preset(text);
    RegionPuzzle rules;
    if (preset) {
      rules = *preset;
    } else {
      const auto read = read_regions(text);
      ASSERT_TRUE(std::holds_alternative<RegionPuzzle>(read))
          << std::get<RegionTextError>(read).message();
      rules = std::get<RegionPuzzle>(read);
    }
    SatPuzzle sat(rules);
    RegionPuzzle puzzle = rules;
    std::vector<int> full;
    for (int i = 0; i < puzzles; ++i) {
      if (i % 6 == 0) full = random_solution(rules, random);
      puzzle.cells = some_givens(rules, full, fewest + random.below(most - fewest + 1), random);
      const Status status = compare(puzzle, sat);
      ASSERT_FALSE(HasFailure()) << text;
      ++seen[static_cast<std::size_t>(status)];
    }
  }
  for (const int times : seen) EXPECT_GT(times, 100);
}

// Adds cages of up to `most` adjacent cells of a random solution; occasionally one is missing or
// has another sum.
void add_cages(RegionPuzzle& puzzle, std::size_t most, Random& random) {
  const std::vector<int> full = random_solution(puzzle, random);
  std::vector<bool> taken(full.size());
  for (const int first : random_order(random, static_cast<int>(full.size()))) {
    Cage cage;
    std::vector<int> ahead = {first};
    const std::size_t size = 1 + static_cast<std::size_t>(random.below(static_cast<int>(most)));
    while (!ahead.empty() && cage.cells.size() < size) {
      const std::size_t pick =
          static_cast<std::size_t>(random.below(static_cast<int>(ahead.size())));
      const int cell = ahead[pick];
      ahead.erase(ahead.begin() + static_cast<std::ptrdiff_t>(pick));
      const auto at = static_cast<std::size_t>(cell);
      const bool repeated = std::any_of(cage.cells.begin(), cage.cells.end(), [&](int other) {
        return full[static_cast<std::size_t>(other)] == full[at];
      });
      if (taken[at] || repeated) continue;
      taken[at] = true;
      cage.cells.push_back(cell);
      cage.sum += full[at];
      const int row = cell / puzzle.cols, col = cell % puzzle.cols;
      if (row > 0) ahead.push_back(cell - puzzle.cols);
      if (row + 1 < puzzle.rows) ahead.push_back(cell + puzzle.cols);
      if (col > 0) ahead.push_back(cell - 1);
      if (col + 1 < puzzle.cols) ahead.push_back(cell + 1);
    }
    // (If every cell were in a cage, a sum too large in one cage would require one too small in
    // another.)
    if (!cage.cells.empty() && random.below(6) != 0) puzzle.cages.push_back(cage);
  }
  if (random.below(6) == 0 && !puzzle.cages.empty()) puzzle.cages[0].sum += 1;
}

TEST(SatDifferential, KillersHaveWhatASatSolverFinds) {
  Random random(9);
  std::array<int, 3> seen{};
  for (const auto& [side, most, puzzles] :
       std::initializer_list<std::array<int, 3>>{{4, 4, 100}, {6, 4, 100}, {9, 4, 60}}) {
    for (int i = 0; i < puzzles; ++i) {
      RegionPuzzle puzzle = classic_grid(side);
      puzzle.diagonals = random.below(4) == 0;
      add_cages(puzzle, static_cast<std::size_t>(most), random);
      SatPuzzle sat(puzzle);
      const Status status = compare(puzzle, sat);
      ASSERT_FALSE(HasFailure());
      ++seen[static_cast<std::size_t>(status)];
    }
  }
  for (const int times : seen) EXPECT_GT(times, 20);
}

// A small grid, often with rows and columns of different values.
RegionPuzzle small_grid(Random& random) {
  const int cols = 3 + random.below(2), rows = 2 + random.below(cols - 1), low = random.below(3);
  RegionPuzzle puzzle = open_grid(rows, cols, low, low + cols - 1 + random.below(2));
  if (random.below(3) != 0) add_rows(puzzle);
  if (random.below(3) != 0) add_columns(puzzle);
  return puzzle;
}

// Returns a rule of the kind that the SAT solver can be given: of few combinations of values.
RegionRule small_rule(Random& random, RuleKind kind, const RegionPuzzle& puzzle) {
  constexpr double kMaxCombinations = 20'000;
  const double values = puzzle.high - puzzle.low + 1;
  for (;;) {
    RegionRule rule = random_rule(random, kind, puzzle, 6);
    if (std::pow(values, static_cast<double>(cells_of(rule).size())) <= kMaxCombinations)
      return rule;
  }
}

class SatDifferentialOfRules : public testing::TestWithParam<RuleFacts> {};

// Two or three rules of the kind, and sometimes one of any other, on a small grid with a few givens.
TEST_P(SatDifferentialOfRules, HaveWhatASatSolverFinds) {
  const RuleKind kind = GetParam().kind;
  Random random(70 + static_cast<std::uint64_t>(kind));
  std::array<int, 3> seen{};
  // (Few patterns drawn at random have a match.)
  const auto seen_enough = [&] { return *std::min_element(seen.begin(), seen.end()) > 3; };
  for (int round = 0; round < 60 || (!seen_enough() && round < 2000); ++round) {
    RegionPuzzle puzzle = small_grid(random);
    for (int rules = 1 + random.below(2); rules > 0; --rules) {
      puzzle.rules.push_back(small_rule(random, kind, puzzle));
    }
    if (random.below(3) == 0 || kind == RuleKind::kUnmarked) {
      const auto kinds = rule_kinds();
      const auto other = static_cast<std::size_t>(random.below(static_cast<int>(kinds.size())));
      puzzle.rules.push_back(small_rule(random, kinds[other].kind, puzzle));
    }
    SatPuzzle sat(puzzle);
    ++seen[static_cast<std::size_t>(compare(puzzle, sat))];
    // A part of a solution has one; whether it is unique depends on how many givens are left.
    const RegionResult result = solve_regions(puzzle, 1);
    if (result.count == 0) continue;
    const RegionPuzzle open = puzzle;
    for (int i = 0; i < 3; ++i) {
      const int most = static_cast<int>(open.cells.size()) - 1;
      puzzle.cells = some_givens(open, result.solution, 1 + random.below(most), random);
      ++seen[static_cast<std::size_t>(compare(puzzle, sat))];
    }
    ASSERT_FALSE(HasFailure());
  }
  for (const int times : seen) EXPECT_GT(times, 3) << "each status should be tried";
}

INSTANTIATE_TEST_SUITE_P(Kinds, SatDifferentialOfRules,
                         testing::ValuesIn(rule_kinds().begin(), rule_kinds().end()), name_of_kind);

}  // namespace
}  // namespace jiugong
