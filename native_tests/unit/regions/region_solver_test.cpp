#include <algorithm>
#include <array>
#include <cstdint>
#include <initializer_list>
#include <limits>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "jiugong/generate.h"
#include "jiugong/random.h"
#include "jiugong/region_presets.h"
#include "jiugong/region_puzzle.h"
#include "jiugong/region_text.h"
#include "jiugong/solve9.h"
#include "memory.h"
#include "reference/plain_regions.h"
#include "reference/region_cells.h"
#include "support.h"
#include "unit/regions/read.h"

namespace jiugong {
namespace {

TEST(RegionSolver, FillsEveryPreset) {
  for (const std::string_view name : region_preset_names()) {
    const RegionPuzzle puzzle = *region_preset(name);
    const RegionResult result = solve_regions(puzzle);
    EXPECT_EQ(result.status, Status::kMultiple) << name;
    EXPECT_TRUE(result.capped) << name;
    EXPECT_TRUE(solves(result.solution, puzzle)) << name;
    EXPECT_TRUE(solves(result.second, puzzle)) << name;
    EXPECT_NE(result.solution, result.second) << name;
  }
}

// The values of an empty grid are interchangeable, so its first row is tried in one order only.
TEST(RegionSolver, TriesOneOfManyValuesThatAreAlike) {
  const RegionResult result = solve_regions(read("4x4; rows; columns"), UINT64_MAX);
  EXPECT_EQ(result.count, 576U);
  EXPECT_LT(result.nodes, 100U);
}

// Connected regions of nine cells without any solution, although no single house shows it.
TEST(RegionSolver, ProvesThatBlankJigsawsAreImpossible) {
  for (const std::string_view layout :
       {"AAAAAAAACBBBCCCACCBDBEECCCFBDDDEHFFFBDDEEHFFFBBDEEHIFIGDDEEHIFIGGGGGHIIIGGGHHHHII",
        "AAACCCCCCBBAAAAACFDBABBBCCFDBBBEFFFFDDDEEEEFFDDDHHEEEFGGDHHEHIIGGGHHHHIIGGGGIIIII",
        "BBBCCCCCCAABBBBBBCDAAAAAAFCDAEEEFFFCDDEEEEFFFDGGEHHIFFDGGEHIIIIDGGGHHHIIDDGGHHHII"}) {
    const RegionResult result =
        solve_regions(read("9x9; rows; columns; regions " + std::string(layout)));
    EXPECT_EQ(result.status, Status::kNone) << layout;
    EXPECT_TRUE(result.conflicts.empty()) << layout;
  }
}

TEST(RegionSolver, NamesGivensThatClash) {
  const auto conflicts = [](std::string_view text) { return solve_regions(read(text)).conflicts; };
  EXPECT_EQ(conflicts("4x4; rows; columns; cells 1..1 .... .... ...."), (std::vector{0, 3}));
  EXPECT_EQ(conflicts("4x4; rows; anti-knight; cells 1... ..1. .... ...."), (std::vector{0, 6}));
  EXPECT_EQ(conflicts("4x4; rows; anti-king; cells 1... .1.. .... ...."), (std::vector{0, 5}));
  EXPECT_EQ(conflicts("4x4; rows; non-consecutive; cells 12.. .... .... ...."),
            (std::vector{0, 1}));
  EXPECT_EQ(conflicts("4x4; diagonals; cells 1... .... .... ...1"), (std::vector{0, 15}));
  EXPECT_EQ(conflicts("4x4; cage 4 r1c1 r2c2; cells 1... .4.. .... ...."), (std::vector{0, 5}));
  EXPECT_EQ(conflicts("4x4; cage 6 r1c1 r2c2; cells 1... .4.. .... ...."), (std::vector{0, 5}));
  EXPECT_EQ(conflicts("4x4; cage 6 r1c1 r2c2; cells 1... .... .... ...."), std::vector<int>());
  EXPECT_EQ(conflicts("4x4; cage 5 r1c1 r2c2; cells 1... .4.. .... ...."), std::vector<int>());
  EXPECT_EQ(conflicts("4x4; rows; columns; boxes 2x2; cells 12.. ..3. ...4 ...."),
            std::vector<int>());
}

// Every cell has its value from the start, before any propagation.
TEST(RegionSolver, KnowsThatOneValueDoesNotStandTwice) {
  const auto count = [](std::string_view text) { return solve_regions(read(text), 9).count; };
  EXPECT_EQ(count("1x2; values 7-7; anti-king"), 0U);
  EXPECT_EQ(count("2x3; values 0-0; anti-knight"), 0U);
  EXPECT_EQ(count("2x2; values 0-0; anti-knight; non-consecutive"), 1U);
  EXPECT_EQ(count("1x3; values 7-7; anti-king; cage 7 r1c3; cells #7."), 0U);
  EXPECT_EQ(count("1x3; values 7-7; anti-king; cells 7#."), 1U);
}

TEST(RegionSolver, CountsUpToTheLimitAndKnowsOfMore) {
  const RegionPuzzle puzzle = read("4x4; rows; columns; boxes 2x2");
  for (const std::uint64_t limit : std::initializer_list<std::uint64_t>{1, 2, 100, 287, 288, 289}) {
    const RegionResult result = solve_regions(puzzle, limit);
    EXPECT_EQ(result.count, std::min<std::uint64_t>(limit, 288)) << limit;
    EXPECT_EQ(result.capped, limit < 288) << limit;
    EXPECT_EQ(result.status, Status::kMultiple) << limit;
  }
  EXPECT_EQ(solve_regions(puzzle, 0).count, 1U);
}

TEST(RegionSolver, GivesTheSameAnswerInPortions) {
  const RegionPuzzle puzzle = read("5x5; rows; columns; cells 1.... .2... ..... ..... .....");
  const RegionResult whole = solve_regions(puzzle, 100'000);
  RegionSolver solver;
  solver.start(puzzle, 100'000);
  std::uint64_t steps = 0;
  for (; !solver.advance(3); ++steps) {
    EXPECT_EQ(solver.nodes(), 3 * (steps + 1));
    EXPECT_TRUE(solver.result().capped);
  }
  EXPECT_GT(steps, 10U);
  EXPECT_TRUE(solver.over());
  EXPECT_EQ(solver.result().count, whole.count);
  EXPECT_EQ(solver.result().nodes, whole.nodes);
  EXPECT_EQ(solver.result().solution, whole.solution);
  EXPECT_EQ(solver.result().second, whole.second);
}

// Data kept for the next puzzle must not affect its result.
TEST(RegionSolver, ForgetsThePuzzleBefore) {
  std::vector<RegionPuzzle> puzzles;
  for (const std::string_view text :
       {"4x4; rows; columns; boxes 2x2; cells 1... .... .... ...4",
        "4x4; rows; columns; boxes 2x2; cells 11.. .... .... ....",
        "4x4; rows; columns; cells 1... .... .... ...4",
        "4x4; rows; columns; cells #... .... .... ...4",
        "4x4; rows; columns; boxes 2x2; cage 5 r1c1 r1c2",
        "4x4; rows; columns; boxes 2x2; cage 6 r1c1 r1c2",
        "4x4; rows; columns; boxes 2x2; anti-knight", "4x4; rows; columns; boxes 2x2; diagonals",
        "5x5; rows; columns; cells 12345 ..... ..... ..... 5...."}) {
    puzzles.push_back(read(text));
  }
  RegionSolver solver;
  for (const RegionPuzzle& before : puzzles) {
    for (const RegionPuzzle& puzzle : puzzles) {
      const RegionResult fresh = solve_regions(puzzle, 1000);
      solver.start(before, 7);
      solver.advance(5);
      solver.start(puzzle, 1000);
      solver.advance(UINT64_MAX);
      const RegionResult result = solver.result();
      ASSERT_EQ(result.count, fresh.count);
      ASSERT_EQ(result.nodes, fresh.nodes);
      ASSERT_EQ(result.solution, fresh.solution);
      ASSERT_EQ(result.conflicts, fresh.conflicts);
    }
  }
}

TEST(RegionSolver, TakesTheLargestNumbers) {
  constexpr int kTop = std::numeric_limits<int>::max();
  RegionPuzzle values = open_grid(4, 4, kTop - 3, kTop);
  add_rows(values);
  add_columns(values);
  EXPECT_EQ(solve_regions(values, 1000).count, 576U);
  EXPECT_TRUE(solves(solve_regions(values).solution, values));
  values.cages = {{.sum = kTop, .cells = {0, 1}}, {.sum = kTop, .cells = {2, 3}}};
  EXPECT_EQ(solve_regions(values).status, Status::kNone);
  values.cells.assign(16, kTop);
  EXPECT_EQ(solve_regions(values).conflicts.size(), 16U);

  RegionPuzzle sudoku = classic_grid(9);
  sudoku.low = kTop - 8;
  sudoku.high = kTop;
  Random random(9);
  const Grid grid = GridSampler().draw(random);
  for (Cell cell = 1; cell < kCellCount; ++cell) {
    sudoku.cells[static_cast<std::size_t>(cell)] = kTop - 9 + grid[cell];
  }
  EXPECT_TRUE(solves(solve_regions(sudoku).solution, sudoku));

  // 6 would be the sum of the lowest four values if they began at 0: four times 2^30 too little.
  RegionPuzzle low = open_grid(2, 2, 1 << 30, (1 << 30) + 3);
  low.cages = {{.sum = 6, .cells = {0, 1, 2, 3}}};
  EXPECT_EQ(solve_regions(low).status, Status::kNone);

  RegionPuzzle sums = *region_preset("4x4");
  for (int cell = 0; cell < 16; ++cell) sums.cages.push_back({.sum = kTop, .cells = {cell}});
  EXPECT_EQ(solve_regions(sums).status, Status::kNone);
}

// The maximum number of regions, all overlapping, some of them full.
TEST(RegionSolver, TakesThousandsOfRegions) {
  Random random(11);
  RegionPuzzle puzzle = open_grid(36, 36, 1, 36);
  add_rows(puzzle);
  while (puzzle.regions.size() < static_cast<std::size_t>(kMaxRegions)) {
    std::vector<int> region = puzzle.regions[static_cast<std::size_t>(random.below(36))];
    if (random.below(8) != 0) region.resize(2);
    const int other = 36 * random.below(36);
    for (int& cell : region) {
      if (random.below(2) == 0) cell = other + cell % 36;
    }
    puzzle.regions.push_back(region);
  }
  ASSERT_EQ(validate(puzzle), std::nullopt);
  RegionSolver solver;
  solver.start(puzzle);
  while (solver.nodes() < 20 && !solver.advance(1)) continue;
  EXPECT_TRUE(solver.result().solution.empty() || solves(solver.result().solution, puzzle));
}

// Without limits it implies more sets of cells than 16 bits can number: every window of rows leaves
// two cells over, and each region of three cells crosses two of four.
TEST(RegionSolver, TakesThousandsOfSmallRegions) {
  constexpr int kRows = 36, kCols = 24, kValues = 4;
  constexpr int kCells = kRows * kCols;
  RegionPuzzle puzzle = open_grid(kRows, kCols, 1, kValues);
  add_boxes(puzzle, 1, kValues);
  // Three cells of each of these regions, and the one below the fourth.
  for (int first = 0; first + kCols < kCells; first += kValues) {
    puzzle.regions.push_back({first, first + 1, first + 2, first + 3 + kCols});
  }
  // With row-major numbers, cells whose numbers differ modulo 4 hold different values.
  Random random(17);
  while (puzzle.regions.size() < 4000) {
    const int first = kValues * random.below(kCells / kValues) + random.below(2);
    const int second = first + 1, third = random.below(kCells);
    if (third % kValues == first % kValues || third % kValues == second % kValues) continue;
    puzzle.regions.push_back({first, second, third});
  }
  for (int cell = 0; cell < kCells; ++cell) {
    puzzle.cells[static_cast<std::size_t>(cell)] = 1 + cell % kValues;
  }
  ASSERT_EQ(validate(puzzle), std::nullopt);
  const std::vector<int> solution = puzzle.cells;
  ASSERT_TRUE(solves(solution, puzzle));
  for (std::size_t cell = 0; cell < solution.size(); cell += 5) puzzle.cells[cell] = kOpenCell;
  const RegionResult result = solve_regions(puzzle);
  EXPECT_EQ(result.status, Status::kUnique);
  EXPECT_EQ(result.solution, solution);
}

// The maximum number of small and large regions and cages, with every rule.
RegionPuzzle overlapping_lists(int values) {
  Random random(23);
  RegionPuzzle puzzle = open_grid(36, 36, 1, values);
  for (int i = 0; i < kMaxRegions; ++i) {
    const int first = random.below(36 * 36 - 2 * values);
    std::vector<int> cells;
    for (int cell = first; static_cast<int>(cells.size()) < values; cell += 1 + random.below(2)) {
      cells.push_back(cell);
    }
    if (i % 3 == 0) cells.resize(1 + cells.size() / 2);
    const int sum = static_cast<int>(cells.size()) * (1 + values) / 2;
    if (i % 2 == 0) {
      puzzle.regions.push_back(cells);
    } else {
      puzzle.cages.push_back({.sum = sum, .cells = cells});
    }
  }
  puzzle.anti_knight = puzzle.anti_king = puzzle.non_consecutive = true;
  EXPECT_EQ(validate(puzzle), std::nullopt);
  return puzzle;
}

TEST(RegionSolver, GivesTheSameAnswerWhereverItIsInterrupted) {
  std::vector<RegionPuzzle> puzzles = {*region_preset("windoku"), classic_grid(36),
                                       overlapping_lists(4), overlapping_lists(36)};
  puzzles.push_back(
      read("9x9; rows; columns; boxes 3x3; cage 45 r1c1-r3c3; cage 6 r4c1-r4c3; cage 30 r8c8 "
           "r9c6-r9c9"));
  for (const RegionPuzzle& puzzle : puzzles) {
    RegionSolver whole, divided;
    whole.start(puzzle, 5);
    whole.advance(3000);
    while (!whole.over() && whole.nodes() < 500) whole.advance(3000);
    divided.start(puzzle, 5);
    while (!divided.over() && divided.nodes() < whole.nodes()) divided.advance(1);
    if (whole.over()) divided.advance(1'000'000);
    ASSERT_EQ(divided.over(), whole.over());
    const RegionResult expected = whole.result(), result = divided.result();
    EXPECT_EQ(result.nodes, expected.nodes);
    EXPECT_EQ(result.count, expected.count);
    EXPECT_EQ(result.capped, expected.capped);
    EXPECT_EQ(result.solution, expected.solution);
    EXPECT_EQ(result.second, expected.second);
  }
}

// A sudoku with lists of values for its cells, of low..low + 8.
RegionPuzzle sudoku_with_values(const Grid& solution, int low, Random& random) {
  RegionPuzzle puzzle = classic_grid(9);
  puzzle.low = low;
  puzzle.high = low + 8;
  random.shuffle(std::span(puzzle.regions));
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    const int value = low + solution[cell] - 1;
    RegionRule rule = {.kind = RuleKind::kValues, .cells = {cell}};
    for (int other = low; other < low + 9; ++other) {
      if (other == value || random.below(3) != 0) rule.values.push_back(other);
    }
    puzzle.rules.push_back(std::move(rule));
  }
  return puzzle;
}

void give_some(RegionPuzzle& puzzle, const Grid& solution, Random& random) {
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    const bool given = random.below(4) == 0;
    puzzle.cells[static_cast<std::size_t>(cell)] =
        given ? puzzle.low + solution[cell] - 1 : kOpenCell;
  }
  if (random.below(4) == 0) puzzle.cells[7] = puzzle.low + random.below(9);
}

Marks marks_of(const RegionPuzzle& puzzle) {
  Marks marks{};
  for (std::size_t cell = 0; cell < marks.size(); ++cell) {
    for (const int value : puzzle.rules[cell].values) {
      const bool open = puzzle.cells[cell] == kOpenCell || puzzle.cells[cell] == value;
      if (open) marks[cell] |= static_cast<DigitSet>(1 << (value - puzzle.low));
    }
  }
  return marks;
}

// The same with a void row, which the search of any shape solves, and in portions.
TEST(RegionSolver, LeavesClassicSudokusToTheirSolver) {
  const GridSampler sampler;
  Random random(20261129);
  std::array<int, 3> seen{};
  RegionSolver whole, divided, general;
  Solver9 classic;
  for (int round = 0; round < 60; ++round) {
    const Grid solution = sampler.draw(random);
    RegionPuzzle puzzle = sudoku_with_values(solution, random.below(5), random);
    // The solvers keep what they know of the rules.
    for (int times = 0; times < 4; ++times) {
      give_some(puzzle, solution, random);
      const auto limit = static_cast<std::uint64_t>(1 + random.below(40));
      whole.start(puzzle, limit);
      whole.advance(UINT64_MAX);
      divided.start(puzzle, limit);
      while (!divided.advance(3)) EXPECT_LE(divided.found(), limit);
      general.start(with_void_row(puzzle), limit);
      general.advance(UINT64_MAX);
      classic.start(marks_of(puzzle), limit);
      while (!classic.over()) classic.advance_to_solution(UINT64_MAX);
      const RegionResult result = whole.result(), expected = general.result();
      const std::string text = write_regions(puzzle);
      ASSERT_EQ(result.status, expected.status) << text;
      ASSERT_EQ(result.count, expected.count) << text;
      ASSERT_EQ(result.capped, expected.capped) << text;
      ASSERT_EQ(result.conflicts, expected.conflicts) << text;
      ASSERT_EQ(result.conflicting_rules, expected.conflicting_rules) << text;
      if (result.conflicts.empty() && result.conflicting_rules.empty()) {
        ASSERT_EQ(result.nodes, classic.nodes() - 1) << text;
      }
      ASSERT_EQ(result.nodes, divided.result().nodes) << text;
      ASSERT_EQ(result.solution, divided.result().solution) << text;
      ASSERT_EQ(result.second, divided.result().second) << text;
      ASSERT_EQ(result.second.empty(), result.status != Status::kMultiple) << text;
      ASSERT_TRUE(result.second.empty() || result.second != result.solution) << text;
      for (const std::vector<int>& found : {result.solution, result.second}) {
        ASSERT_TRUE(found.empty() || solves(found, puzzle)) << text;
      }
      ++seen[static_cast<std::size_t>(result.status)];
    }
  }
  for (const int times : seen) EXPECT_GT(times, 10);
}

// Of givens without two digits the solutions with these exchanged are counted, not visited.
TEST(RegionSolver, CountsInterchangeableValuesOfAClassicSudoku) {
  RegionPuzzle puzzle = classic_grid(9);
  RegionSolver solver;
  solver.start(puzzle, 300'000);
  solver.advance(UINT64_MAX);
  EXPECT_EQ(solver.result().count, 300'000U);
  EXPECT_LT(solver.nodes(), 1'000U);
  Random random(7);
  puzzle.cells = cells_of(GridSampler().draw(random));
  puzzle.cells[8] = kOpenCell;
  solver.start(puzzle, UINT64_MAX);
  solver.advance(UINT64_MAX);
  EXPECT_EQ(solver.result().status, Status::kUnique);
}

// Rules that are nearly those of a classic sudoku.
TEST(RegionSolver, TakesNothingElseForAClassicSudoku) {
  const Grid hard = *Grid::from_line(
      "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1");
  RegionPuzzle classic = classic_grid(9);
  classic.cells = cells_of(hard);
  ASSERT_NE(solve_regions(classic).status, Status::kNone);
  const auto expect_general = [&](const RegionPuzzle& puzzle, std::string_view what) {
    const RegionResult result = solve_regions(puzzle, 3);
    const RegionResult expected = solve_regions(with_void_row(puzzle), 3);
    EXPECT_EQ(result.status, expected.status) << what;
    EXPECT_EQ(result.count, expected.count) << what;
    EXPECT_EQ(result.nodes, expected.nodes) << what;
    EXPECT_EQ(result.solution.empty(), expected.solution.empty()) << what;
    EXPECT_TRUE(result.solution.empty() || solves(result.solution, puzzle)) << what;
    EXPECT_TRUE(result.second.empty() || solves(result.second, puzzle)) << what;
  };
  RegionPuzzle puzzle = classic;
  puzzle.regions.pop_back();
  expect_general(puzzle, "without a box");
  puzzle = classic;
  puzzle.regions.push_back({0, 80});
  expect_general(puzzle, "with a pair");
  puzzle = classic;
  puzzle.cages.push_back({.sum = 45, .cells = puzzle.regions[0]});
  expect_general(puzzle, "with a cage");
  puzzle = classic;
  puzzle.anti_king = true;
  expect_general(puzzle, "anti-king");
  puzzle = classic;
  puzzle.high = 10;
  expect_general(puzzle, "with ten values");
  for (const int column : {0, 4, 9}) {
    puzzle = open_grid(9, 10, 1, 9);
    const auto moved = [&](int cell) {
      return cell / 9 * 10 + cell % 9 + (cell % 9 >= column ? 1 : 0);
    };
    puzzle.cells.assign(90, kVoidCell);
    for (int cell = 0; cell < 81; ++cell) {
      puzzle.cells[static_cast<std::size_t>(moved(cell))] =
          classic.cells[static_cast<std::size_t>(cell)];
    }
    for (std::vector<int> region : classic.regions) {
      for (int& cell : region) cell = moved(cell);
      puzzle.regions.push_back(std::move(region));
    }
    expect_general(puzzle, "with a void column");
  }
}

// Counts the calls of advance(1) up to the first value tried, or to the end.
int count_calls_of_set_up(const RegionPuzzle& puzzle) {
  RegionSolver solver;
  solver.start(puzzle);
  int calls = 0;
  while (!solver.over() && solver.nodes() == 0) {
    solver.advance(1);
    ++calls;
  }
  return calls;
}

TEST(RegionSolver, DividesItsPreparations) {
  EXPECT_EQ(count_calls_of_set_up(classic_grid(4)), 1);
  const int nine = count_calls_of_set_up(classic_grid(9));
  const int largest = count_calls_of_set_up(classic_grid(36));
  const int thousands = count_calls_of_set_up(overlapping_lists(4));
  EXPECT_LE(nine, 10);
  EXPECT_GT(largest, 10 * nine);
  EXPECT_GT(thousands, largest);
}

// The first calls of advance() also do the search for clashes.
TEST(RegionSolver, StartsWithoutWork) {
  RegionPuzzle puzzle = classic_grid(36);
  puzzle.cells[0] = puzzle.cells[1] = 7;
  RegionSolver solver;
  solver.start(puzzle);
  EXPECT_FALSE(solver.over());
  EXPECT_TRUE(solver.result().conflicts.empty());
  EXPECT_FALSE(solver.advance(1));
  while (!solver.advance(1)) continue;
  EXPECT_EQ(solver.result().conflicts, (std::vector{0, 1}));
  // The rules are known now.
  puzzle.cells[1] = kOpenCell;
  solver.start(puzzle, 1);
  solver.advance(100);
  EXPECT_GT(solver.nodes(), 0U);
}

TEST(RegionSolver, MayStartAgainAmidItsPreparations) {
  RegionPuzzle puzzle = classic_grid(25);
  RegionSolver solver;
  for (int value = 1; value <= 3; ++value) {
    puzzle.cells[0] = value;
    solver.start(puzzle, 1);
    EXPECT_FALSE(solver.advance(2));
    EXPECT_EQ(solver.nodes(), 0U);
  }
  while (!solver.advance(1000)) continue;
  EXPECT_EQ(solver.result().solution, solve_regions(puzzle, 1).solution);
  EXPECT_EQ(solver.result().solution[0], 3);
}

TEST(RegionSolver, HasNoAnswerToAMistake) {
  RegionPuzzle puzzle = *region_preset("4x4");
  puzzle.cells[3] = 9;
  EXPECT_EQ(solve_regions(puzzle).status, Status::kNone);
  EXPECT_EQ(solve_regions(puzzle).count, 0U);
}

// The bytes that a search takes in its first nodes, more than there are cells.
std::size_t memory_of(const RegionPuzzle& puzzle) {
  EXPECT_FALSE(validate(puzzle).has_value());
  const MemoryWatch memory;
  RegionSolver solver;
  solver.start(puzzle);
  while (solver.nodes() < 2'000 && !solver.advance(100)) {
  }
  return memory.peak();
}

TEST(RegionSolverSlow, TakesAtMost14MegabytesForTheClassicGridAnd100WithoutRules) {
  Random random(51);
  RegionPuzzle puzzle = classic_grid(kMaxRegionSide);
  puzzle.diagonals = puzzle.anti_knight = puzzle.anti_king = puzzle.non_consecutive = true;
  EXPECT_LT(memory_of(puzzle), 14u << 20);
  // As many regions as there may be, of cells anywhere; then cages.
  puzzle = open_grid(kMaxRegionSide, kMaxRegionSide, 1, kMaxRegionValues);
  for (const bool cages : {false, true}) {
    puzzle.regions.clear();
    for (int i = 0; i < kMaxRegions; ++i) {
      std::set<int> cells;
      while (cells.size() < std::size_t{kMaxRegionValues}) {
        cells.insert(random.below(kMaxRegionSide * kMaxRegionSide));
      }
      if (cages) {
        puzzle.cages.push_back({.sum = 666, .cells = {cells.begin(), cells.end()}});
      } else {
        puzzle.regions.emplace_back(cells.begin(), cells.end());
      }
    }
    EXPECT_LT(memory_of(puzzle), 100u << 20) << cages;
  }
}

TEST(RegionSolver, TakesAtMost8MegabytesForAnAutomatonAnd160ForAll) {
  RegionPuzzle puzzle = open_grid(1, 36, 1, 36);
  const std::size_t without = memory_of(puzzle);
  for (int sum = 1900; sum < 1927; ++sum) {
    puzzle.rules.push_back({.kind = RuleKind::kSumSegments, .number = sum, .cells = {0, 1, 2}});
    if (sum == 1900) {
      EXPECT_LT(memory_of(puzzle) - without, 8u << 20);
    }
  }
  const std::size_t all = memory_of(puzzle) - without;
  EXPECT_GT(all, 20u << 20);
  EXPECT_LT(all, 160u << 20);
}

}  // namespace
}  // namespace jiugong
