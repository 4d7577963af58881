// Compares the region solver with solve9, the exact cover search and the plain reference solver.
#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "jiugong/exact_cover.h"
#include "jiugong/generate.h"
#include "jiugong/region_presets.h"
#include "jiugong/region_puzzle.h"
#include "jiugong/region_rule_kinds.h"
#include "jiugong/region_text.h"
#include "jiugong/solve9.h"
#include "random_rules.h"
#include "reference/plain_regions.h"
#include "reference/region_cells.h"
#include "support.h"

namespace jiugong {
namespace {

// The sanitizers are ten times as slow; a fifth of the puzzles covers the same code.
constexpr int kShare = kSanitized ? 5 : 1;

// Expects everything that a result guarantees, except for the count.
void expect_sound(const RegionPuzzle& puzzle, const RegionResult& result, std::uint64_t limit) {
  const std::string text = write_regions(puzzle);
  EXPECT_LE(result.count, limit) << text;
  EXPECT_TRUE(!result.capped || result.count == limit) << text;
  EXPECT_EQ(result.solution.empty(), result.count == 0) << text;
  for (const std::vector<int>& solution : {result.solution, result.second}) {
    EXPECT_TRUE(solution.empty() || solves(solution, puzzle)) << text;
  }
  EXPECT_TRUE(result.second.empty() || result.second != result.solution) << text;
  EXPECT_EQ(result.second.empty(), result.status != Status::kMultiple) << text;
  EXPECT_EQ(result.status == Status::kNone, result.count == 0) << text;
  EXPECT_EQ(result.status == Status::kUnique, result.count == 1 && !result.capped) << text;
}

// 0, 1, 2 to 1,000 and more solutions.
TEST(RegionsDifferential, CountsWhatSolve9Counts) {
  constexpr std::uint64_t kLimit = 1000;
  const GridSampler sampler;
  Random random(20261121);
  RegionPuzzle puzzle = with_void_row(*region_preset("9x9"));
  RegionPuzzle classic = *region_preset("9x9");
  RegionSolver solver, classic_solver;
  std::array<int, 4> seen{};
  for (int round = 0; round < 2000 / kShare; ++round) {
    const Grid full = sampler.draw(random);
    const auto order = random_order(random, kCellCount);
    const int clues = 22 + random.below(20);
    Grid grid;
    for (int i = 0; i < clues; ++i)
      grid.set(order[static_cast<std::size_t>(i)], full[order[static_cast<std::size_t>(i)]]);
    if (random.below(5) == 0) grid.set(order[0], static_cast<Digit>(1 + random.below(9)));

    const Solve9Result expected = solve9(grid, kLimit);
    puzzle.cells = with_void_row(cells_of(grid));
    solver.start(puzzle, kLimit);
    solver.advance(UINT64_MAX);
    const RegionResult result = solver.result();
    ASSERT_EQ(result.count, expected.count) << grid.to_line();
    ASSERT_EQ(result.capped, expected.capped) << grid.to_line();
    ASSERT_EQ(result.status, expected.status) << grid.to_line();
    ASSERT_EQ(result.conflicts, expected.conflicts) << grid.to_line();
    if (expected.status == Status::kUnique) {
      ASSERT_EQ(result.solution, with_void_row(cells_of(*expected.solution))) << grid.to_line();
    }
    classic.cells = cells_of(grid);
    classic_solver.start(classic, kLimit);
    while (!classic_solver.advance(10)) continue;
    const RegionResult by_solve9 = classic_solver.result();
    ASSERT_EQ(by_solve9.count, expected.count) << grid.to_line();
    ASSERT_EQ(by_solve9.capped, expected.capped) << grid.to_line();
    ASSERT_EQ(by_solve9.status, expected.status) << grid.to_line();
    ASSERT_EQ(by_solve9.conflicts, expected.conflicts) << grid.to_line();
    if (round % 10 == 0) {
      expect_sound(puzzle, result, kLimit);
      expect_sound(classic, by_solve9, kLimit);
    }
    ++seen[expected.capped ? 3 : static_cast<std::size_t>(expected.status)];
  }
  for (const int times : seen) EXPECT_GT(times, 20 / kShare);
}

// An option for every value of every cell. A region with as many cells as values is a primary item
// per value, a smaller one a secondary item.
ExactCover as_exact_cover(const RegionPuzzle& puzzle) {
  const int values = puzzle.high - puzzle.low + 1;
  const auto is_full = [&](const std::vector<int>& region) {
    return static_cast<int>(region.size()) == values;
  };
  std::vector<std::vector<int>> regions = puzzle.regions;
  std::partition(regions.begin(), regions.end(), is_full);
  const auto full = std::count_if(regions.begin(), regions.end(), is_full);
  std::vector<std::vector<std::uint32_t>> regions_of(puzzle.cells.size());
  for (std::size_t region = 0; region < regions.size(); ++region) {
    for (const int cell : regions[region]) {
      regions_of[static_cast<std::size_t>(cell)].push_back(static_cast<std::uint32_t>(region));
    }
  }
  const auto cells = static_cast<std::uint32_t>(puzzle.cells.size());
  const auto width = static_cast<std::uint32_t>(values);
  const auto primary = static_cast<std::uint32_t>(full) * width;
  // Void cells are covered by an option of their own.
  ExactCover cover(cells + primary, (static_cast<std::uint32_t>(regions.size()) * width) - primary);
  for (std::uint32_t cell = 0; cell < cells; ++cell) {
    const int entry = puzzle.cells[cell];
    if (entry == kVoidCell) cover.add_option(std::array{cell});
    for (int value = puzzle.low; value <= puzzle.high && entry != kVoidCell; ++value) {
      if (entry != kOpenCell && entry != value) continue;
      std::vector<std::uint32_t> items = {cell};
      for (const std::uint32_t region : regions_of[cell]) {
        items.push_back(cells + region * width + static_cast<std::uint32_t>(value - puzzle.low));
      }
      EXPECT_TRUE(cover.add_option(items));
    }
  }
  return cover;
}

// A grid with void cells, random regions of any size, and a few givens.
RegionPuzzle random_regions(Random& random) {
  const int rows = 2 + random.below(5), cols = 2 + random.below(5);
  const int low = random.below(3), values = 2 + random.below(5);
  RegionPuzzle puzzle = open_grid(rows, cols, low, low + values - 1);
  for (int& entry : puzzle.cells) {
    if (random.below(8) == 0) entry = kVoidCell;
    if (random.below(4) == 0) entry = low + random.below(values);
  }
  const int regions = 2 + random.below(8);
  for (int i = 0; i < regions; ++i) {
    const int size = random.below(2) == 0 ? values : 2 + random.below(values - 1);
    std::vector<int> region;
    for (const int cell : random_order(random, rows * cols)) {
      const bool inside = puzzle.cells[static_cast<std::size_t>(cell)] != kVoidCell;
      if (inside && static_cast<int>(region.size()) < size) region.push_back(cell);
    }
    if (!region.empty()) puzzle.regions.push_back(region);
  }
  if (std::all_of(puzzle.cells.begin(), puzzle.cells.end(),
                  [](int entry) { return entry == kVoidCell; })) {
    puzzle.cells[0] = kOpenCell;
  }
  return puzzle;
}

TEST(RegionsDifferential, CountsWhatTheExactCoverSearchCounts) {
  constexpr std::uint64_t kLimit = 500;
  Random random(5);
  std::array<int, 4> seen{};
  for (int round = 0; round < 3000 / kShare; ++round) {
    const RegionPuzzle puzzle = random_regions(random);
    ASSERT_FALSE(validate(puzzle)) << validate(puzzle)->message();
    const RegionResult result = solve_regions(puzzle, kLimit);
    ASSERT_EQ(result.count, count_covers(as_exact_cover(puzzle), kLimit)) << write_regions(puzzle);
    expect_sound(puzzle, result, kLimit);
    ++seen[result.capped ? 3 : static_cast<std::size_t>(result.status)];
  }
  for (const int times : seen) EXPECT_GT(times, 20 / kShare);
}

// Interchangeable values, in searches long enough to restart, or in which one of these values is
// ruled out at a cell. Both are rare.
TEST(RegionsDifferential, CountsValuesThatAreAlikeAsOftenAsThereAre) {
  for (const std::string_view text :
       {"6x6; rows; columns; regions .A....A.BBBB.........B.AA.A.A.B.....; "
        "cells 2..................2................",
        "6x6; rows; columns; regions AAABABA.AB..B..........B.....B......; "
        "cells ..2.........2............1..........",
        "6x6; rows; columns; regions AAAA.BBBB....A...A...B.........B....; "
        "cells ...1.......2........................"}) {
    const auto read = read_regions(text);
    ASSERT_TRUE(std::holds_alternative<RegionPuzzle>(read)) << text;
    const auto& puzzle = std::get<RegionPuzzle>(read);
    EXPECT_EQ(solve_regions(puzzle, 1'000'000).count, count_covers(as_exact_cover(puzzle))) << text;
  }
}

// Rows and columns, sometimes boxes, and any of the other rules. Cages are those of a random
// solution, so that there is one, or have random sums.
RegionPuzzle random_rules(Random& random) {
  static constexpr std::array<std::pair<int, int>, 3> kBoxes = {{{1, 3}, {2, 2}, {1, 5}}};
  const auto [box_rows, box_cols] = kBoxes[static_cast<std::size_t>(random.below(3))];
  const int side = box_rows * box_cols, low = random.below(2);
  const int values = side + (random.below(3) == 0 ? 1 : 0);
  RegionPuzzle puzzle = open_grid(side, side, low, low + values - 1);
  if (random.below(6) == 0)
    puzzle.cells[static_cast<std::size_t>(random.below(side * side))] = kVoidCell;
  add_rows(puzzle);
  if (random.below(4) != 0) add_columns(puzzle);
  if (random.below(2) == 0) add_boxes(puzzle, box_rows, box_cols);
  puzzle.diagonals = random.below(4) == 0;
  puzzle.anti_knight = random.below(4) == 0;
  puzzle.anti_king = random.below(4) == 0;
  puzzle.non_consecutive = random.below(4) == 0;
  const RegionResult some = solve_regions(puzzle, 1);
  if (random.below(3) != 0) {
    const auto order = random_order(random, side * side);
    std::size_t next = 0;
    while (next < order.size()) {
      Cage cage;
      std::vector<int> used;
      const int size = 1 + random.below(std::min(4, values));
      for (; next < order.size() && static_cast<int>(cage.cells.size()) < size; ++next) {
        const auto cell = static_cast<std::size_t>(order[next]);
        if (puzzle.cells[cell] == kVoidCell) continue;
        const int value = some.count == 0 ? low : some.solution[cell];
        if (some.count != 0 && std::find(used.begin(), used.end(), value) != used.end()) break;
        used.push_back(value);
        cage.cells.push_back(order[next]);
        cage.sum += value;
      }
      if (random.below(20) == 0) cage.sum += 1;
      if (!cage.cells.empty() && random.below(4) != 0) puzzle.cages.push_back(cage);
    }
  }
  for (int& entry : puzzle.cells) {
    if (entry == kOpenCell && random.below(12) == 0) entry = low + random.below(values);
  }
  return puzzle;
}

TEST(RegionsDifferential, CountsWhatThePlainWayCounts) {
  constexpr std::uint64_t kLimit = 200;
  Random random(7);
  std::array<int, 4> seen{};
  for (int round = 0; round < 500 / kShare; ++round) {
    const RegionPuzzle puzzle = random_rules(random);
    ASSERT_FALSE(validate(puzzle)) << validate(puzzle)->message();
    const RegionResult result = solve_regions(puzzle, kLimit);
    ASSERT_EQ(result.count, count_regions_plainly(puzzle, kLimit)) << write_regions(puzzle);
    expect_sound(puzzle, result, kLimit);
    ++seen[result.capped ? 3 : static_cast<std::size_t>(result.status)];
  }
  for (const int times : seen) EXPECT_GT(times, 20 / kShare);
}

// Counts the grids that obey the regions and, by broken_rules(), the rules.
std::uint64_t count_obeying(const RegionPuzzle& puzzle, std::uint64_t limit) {
  RegionPuzzle without = puzzle;
  without.rules.clear();
  const std::uint64_t all = 100'000;
  std::uint64_t found = 0;
  for_each_solution_plainly(without, all, [&](const std::vector<int>& grid) {
    if (found < limit && broken_rules(puzzle, grid).empty()) ++found;
  });
  return found;
}

// 4x4 with rows and columns, which has at most some hundred grids; sometimes with a void cell.
RegionPuzzle small_grid(Random& random) {
  RegionPuzzle puzzle = open_grid(4, 4, 1, 4);
  puzzle.low = random.below(2);
  puzzle.high = puzzle.low + 3;
  add_rows(puzzle);
  add_columns(puzzle);
  if (random.below(3) == 0) {
    puzzle.cells[static_cast<std::size_t>(random.below(16))] = kVoidCell;
    puzzle.regions.clear();
    add_rows(puzzle);
    add_columns(puzzle);
  }
  if (random.below(2) == 0) add_boxes(puzzle, 2, 2);
  if (random.below(2) == 0) {
    int& cell = puzzle.cells[static_cast<std::size_t>(random.below(16))];
    if (cell == kOpenCell) cell = puzzle.low + random.below(4);
  }
  return puzzle;
}

class RulesDifferential : public testing::TestWithParam<RuleFacts> {};

TEST_P(RulesDifferential, CountsWhatEnumerationCounts) {
  constexpr std::uint64_t kLimit = 10'000;
  Random random(41 + static_cast<std::uint64_t>(GetParam().kind));
  std::array<int, 2> seen{};
  for (int round = 0; round < 60 / kShare; ++round) {
    RegionPuzzle puzzle = small_grid(random);
    for (int rules = 1 + random.below(2); rules > 0; --rules) {
      puzzle.rules.push_back(random_rule(random, GetParam().kind, puzzle, 6));
    }
    const RegionResult result = solve_regions(puzzle, kLimit);
    ASSERT_EQ(result.count, count_obeying(puzzle, kLimit)) << write_regions(puzzle);
    for (const std::vector<int>& solution : {result.solution, result.second}) {
      ASSERT_TRUE(solution.empty() || broken_rules(puzzle, solution).empty())
          << write_regions(puzzle);
    }
    ++seen[result.count == 0 ? 0 : 1];
  }
  EXPECT_GE(seen[1], 3 / kShare);
}

INSTANTIATE_TEST_SUITE_P(Kinds, RulesDifferential,
                         testing::ValuesIn(rule_kinds().begin(), rule_kinds().end()), name_of_kind);

// Several kinds at once, in a 6x6 with so many givens that all its grids can be visited.
TEST(RegionsDifferential, CountsRulesOfSeveralKinds) {
  Random random(43);
  int solvable = 0;
  for (int round = 0; round < 100 / kShare; ++round) {
    RegionPuzzle puzzle = classic_grid(6);
    const RegionResult some = solve_regions(puzzle, 1);
    for (const int cell : random_order(random, 36)) {
      const auto index = static_cast<std::size_t>(cell);
      if (random.below(3) != 0) puzzle.cells[index] = some.solution[index];
    }
    for (int rules = 4; rules > 0; --rules) {
      const auto kinds = rule_kinds();
      const auto kind = static_cast<std::size_t>(random.below(static_cast<int>(kinds.size())));
      const RegionRule rule = random_rule(random, kinds[kind].kind, puzzle, 7);
      // Half of the rules hold in a grid that there is.
      puzzle.rules.push_back(rule);
      if (random.below(4) != 0 && !broken_rules(puzzle, some.solution).empty()) {
        puzzle.rules.pop_back();
      }
    }
    const RegionResult result = solve_regions(puzzle, 10'000);
    ASSERT_EQ(result.count, count_obeying(puzzle, 10'000)) << write_regions(puzzle);
    if (result.count != 0) ++solvable;
  }
  EXPECT_GT(solvable, 10 / kShare);
}

}  // namespace
}  // namespace jiugong
