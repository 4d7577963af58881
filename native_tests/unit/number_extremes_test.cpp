// The numbers of every search with their extremes: limits, efforts, seeds, wanted numbers. Those that no search comes to the
// end of are tried for a while.
#include <gtest/gtest.h>

#include <algorithm>
#include <climits>
#include <cstdint>
#include <functional>
#include <numeric>
#include <span>
#include <vector>

#include "jiugong/jiugong.h"
#include "support.h"

namespace jiugong {
namespace {

constexpr int kInts[] = {INT_MIN, -1, 0, 1, 17, 80, 81, INT_MAX};

// Works for a while, in portions of any size.
template <typename Search>
void try_for_a_while(Search& search, std::uint64_t nodes) {
  double before = 0;
  for (const std::uint64_t portion : {std::uint64_t{0}, std::uint64_t{1}, nodes}) {
    search.advance(portion);
    EXPECT_GE(search.progress(), before);
    EXPECT_LE(search.progress(), 1);
    before = search.progress();
  }
}

TEST(NumberExtremes, OfLimits) {
  const Grid two = grid_of(kTwoSolutions);
  for (const auto& [limit, count] :
       {std::pair<std::uint64_t, std::uint64_t>{0, 1}, {1, 1}, {2, 2}, {UINT64_MAX, 2}}) {
    const Solve9Result result = solve9(two, limit);
    EXPECT_EQ(result.status, Status::kMultiple);
    EXPECT_EQ(result.count, count);
    EXPECT_EQ(result.capped, limit < 2);

    RegionPuzzle puzzle = classic_grid(9);
    for (Cell cell = 0; cell < kCellCount; ++cell) {
      if (two[cell] != 0) puzzle.cells[static_cast<std::size_t>(cell)] = two[cell];
    }
    const RegionResult regions = solve_regions(puzzle, limit);
    EXPECT_EQ(regions.status, Status::kMultiple);
    EXPECT_EQ(regions.count, count);
    EXPECT_EQ(regions.capped, limit < 2);
  }
  Marks marks;
  marks.fill(UINT16_MAX);
  Solver9 solver;
  solver.start(marks, UINT64_MAX);
  solver.advance(1000);
  EXPECT_GT(solver.found(), 0U);
  EXPECT_TRUE(solver.result().capped);
  EXPECT_EQ(rotate_sudoku(grid_of(kPuzzle), {.limit = 0}).arrangements, 1U);
}

TEST(NumberExtremes, OfCovers) {
  ExactCover knuth(7);
  for (const auto& option : std::vector<std::vector<std::uint32_t>>{
           {2, 4}, {0, 3, 6}, {1, 2, 5}, {0, 3, 5}, {1, 6}, {3, 4, 6}}) {
    knuth.add_option(option);
  }
  EXPECT_FALSE(knuth.add_option(std::vector<std::uint32_t>{0, UINT32_MAX}));
  EXPECT_FALSE(knuth.add_option(std::vector<std::uint32_t>{0, 0}));
  EXPECT_EQ(knuth.options(), 6U);
  EXPECT_EQ(count_covers(knuth, 0), 0U);
  EXPECT_TRUE(first_covers(knuth, 0).empty());
  EXPECT_EQ(first_covers(knuth, SIZE_MAX).size(), 1U);

  CoverSearch search(knuth);
  EXPECT_FALSE(search.advance_to_cover(0, UINT64_MAX));
  EXPECT_FALSE(search.advance_to_cover(UINT64_MAX, 0));
  EXPECT_EQ(search.nodes(), 0U);
  EXPECT_TRUE(search.advance_to_cover(UINT64_MAX, UINT64_MAX));
  EXPECT_EQ(search.latest(), (Cover{0, 3, 4}));

  // No items have one cover, without options; an option without items is part of none.
  ExactCover nothing(0);
  nothing.reserve(0, 0);
  EXPECT_EQ(nothing.add_option({}), 0U);
  EXPECT_EQ(first_covers(nothing, SIZE_MAX), std::vector<Cover>{{}});
  EXPECT_EQ(count_covers(ExactCover(1)), 0U);
  EXPECT_EQ(count_covers(ExactCover(0, 1)), 1U);
}

TEST(NumberExtremes, OfGenerate) {
  Generator generator;
  for (int symmetry = 0; symmetry <= static_cast<int>(Symmetry::kAntiDiagonal); ++symmetry) {
    for (const int clues : kInts) {
      generator.start({.seed = UINT64_MAX,
                       .clues = clues,
                       .symmetry = static_cast<Symmetry>(symmetry),
                       .minimal = clues == INT_MIN,
                       .attempts = 0});
      EXPECT_TRUE(generator.advance(UINT64_MAX));
      const Generated& made = generator.result();
      EXPECT_EQ(made.clues, made.puzzle.clue_count());
      EXPECT_EQ(solve9(made.puzzle).solution, made.solution);
      EXPECT_EQ(made.reached, clues <= 0 || clues == made.clues) << clues;
      if (clues >= 81) {
        EXPECT_EQ(made.clues, 81);
      }
    }
  }
  generator.start({.clues = 17, .attempts = UINT64_MAX});
  EXPECT_FALSE(generator.advance(0));
  EXPECT_FALSE(generator.advance(1000));
  EXPECT_GE(generator.result().clues, 17);
}

TEST(NumberExtremes, OfGenerateRated) {
  RatedGenerator generator;
  for (const int clues : kInts) {
    for (const RatingRange er : {RatingRange{INT_MIN, INT_MAX}, {INT_MAX, INT_MIN}, {0, 0}}) {
      generator.start({.seed = UINT64_MAX, .er = er, .clues = clues, .effort = 0});
      EXPECT_TRUE(generator.advance(UINT64_MAX));
      EXPECT_EQ(solve9(generator.result().puzzle).solution, generator.result().solution);
      EXPECT_EQ(generator.progress(), 1);
      if (er.low > er.high) {
        EXPECT_FALSE(generator.result().reached);
      }
    }
  }
  generator.start({.er = {INT_MAX, INT_MAX}, .effort = UINT64_MAX});
  try_for_a_while(generator, 1000);
}

TEST(NumberExtremes, OfGenerateRegions) {
  RegionGenerator generator;
  for (const int givens : kInts) {
    for (const int attempts : {INT_MIN, 0, 1}) {
      for (const bool minimal : {false, true}) {
        generator.start(classic_grid(4), {.seed = UINT64_MAX,
                                          .clues = {RegionClue::kKropki, RegionClue::kKropki},
                                          .givens = givens,
                                          .minimal = minimal,
                                          .attempts = attempts});
        EXPECT_TRUE(generator.advance(UINT64_MAX));
        const GeneratedRegions& made = generator.result();
        EXPECT_EQ(solve_regions(made.puzzle).solution, made.solution);
        EXPECT_LE(made.givens, 16);
        // (Dots are enough for a puzzle of this size.)
        EXPECT_EQ(made.reached, givens < 0 || givens == made.givens) << givens;
      }
    }
  }
}

TEST(NumberExtremes, OfRegionAnalysis) {
  RegionPuzzle puzzle = classic_grid(4);
  puzzle.cells[0] = puzzle.cells[1] = 1;
  for (const std::uint64_t effort : {std::uint64_t{0}, UINT64_MAX}) {
    RegionContradictionFinder finder;
    finder.start(puzzle, effort);
    EXPECT_TRUE(finder.advance(UINT64_MAX));
    EXPECT_TRUE(finder.result().none);
  }
  RegionPuzzle bad = puzzle;
  bad.rows = INT_MAX;
  EXPECT_TRUE(region_candidates(bad).candidates.empty());
  EXPECT_TRUE(region_difference(bad).first.empty());
  EXPECT_FALSE(region_contradiction(bad).none);
  EXPECT_EQ(solve_regions(bad).status, Status::kNone);
}

TEST(NumberExtremes, OfUntwist) {
  for (const int rows : {INT_MIN, -1, 0, 1, 11, INT_MAX}) {
    for (const UntwistProblem& problem :
         {UntwistProblem{.rows = rows, .cols = 3}, UntwistProblem{.rows = 3, .cols = rows},
          UntwistProblem{.rows = rows, .cols = rows}}) {
      const auto error = validate(problem);
      ASSERT_TRUE(error);
      EXPECT_EQ(error->code, UntwistErrorCode::kBadSize);
      EXPECT_NE(error->message().find(std::to_string(rows)), std::string::npos);
      EXPECT_GT(default_untwist_effort(problem), 0U);
    }
  }
  UntwistProblem problem = {.rows = 3,
                            .cols = 3,
                            .tiles = {INT_MAX, 7, -1, 0, 1, 2, INT_MIN, 4, 5},
                            .effort = UINT64_MAX,
                            .seed = UINT64_MAX};
  EXPECT_FALSE(validate(problem));
  EXPECT_EQ(untwist(problem).goal, (std::vector<int>{INT_MIN, -1, 0, 1, 2, 4, 5, 7, INT_MAX}));
  problem.goal.assign(9, INT_MIN);
  EXPECT_EQ(validate(problem)->code, UntwistErrorCode::kGoalMismatch);

  problem = {.rows = kMaxUntwistSide, .cols = kMaxUntwistSide, .effort = UINT64_MAX};
  problem.tiles.resize(100);
  std::iota(problem.tiles.rbegin(), problem.tiles.rend(), INT_MAX - 100);
  Untwister untwister;
  untwister.start(problem);
  try_for_a_while(untwister, 100);
  problem.effort = 1;
  EXPECT_EQ(untwist(problem).status, UntwistStatus::kSolved);
}

TEST(NumberExtremes, OfTripods) {
  Grid grid = grid_of(kPuzzleSolved);
  std::array<Digit, kCellCount>& tiles = grid.digits();
  std::reverse(tiles.begin() + 5, tiles.end() - 7);
  EXPECT_EQ(validate_tripods(Grid())->count, kCellCount);
  for (const std::uint64_t effort : {std::uint64_t{1}, UINT64_MAX}) {
    NineTripods search;
    search.start(grid, {.seed = UINT64_MAX, .effort = effort});
    try_for_a_while(search, 500);
    EXPECT_LE(search.result().nodes, TripodsOptions::kMaxEffort);
  }
}

TEST(NumberExtremes, OfTheTeacher) {
  const Position position = {.givens = grid_of(kPuzzle)};
  const Grid solution = grid_of(kPuzzleSolved), other = grid_of(kTwoSolutions);
  for (const Style style : {Style::kExplainer, Style::kHuman}) {
    for (const int number : kInts) {
      for (const bool all : {false, true}) {
        Teacher teacher;
        teacher.start(position, {.max_steps = number, .all_steps = all, .style = style});
        EXPECT_TRUE(teacher.advance(UINT64_MAX));
        EXPECT_LE(teacher.result().step_count, std::max(number, 0));

        teacher.start(position, {.all_steps = all, .style = style, .max_rating = number});
        EXPECT_TRUE(teacher.advance(UINT64_MAX));
        EXPECT_LE(teacher.result().er, std::max(number, 0));
      }
    }
    for (const Grid& claimed : {Grid(), other, solution}) {
      Teacher teacher;
      teacher.start(position, {.style = style, .solution = claimed});
      EXPECT_TRUE(teacher.advance(UINT64_MAX));
      EXPECT_EQ(teacher.result().solved, claimed == solution);
    }
  }
  static_assert(teach_work(UINT64_MAX) == UINT64_MAX / kTeachWorkPerNode * kTeachWorkPerNode);
}

TEST(NumberExtremes, OfLevelsAndRandomNumbers) {
  static_assert(!level_of(INT_MIN) && !level_of(0) && !level_of(INT_MAX));
  static_assert(level_of(1) == Level::kBeginner && level_of(kUnrated) == Level::kExtreme);
  static_assert(RatingRange{INT_MIN, INT_MAX}.contains(INT_MIN));
  static_assert(!RatingRange{INT_MAX, INT_MIN}.contains(0));
  static_assert(seed_of(UINT64_MAX, UINT64_MAX) != seed_of(UINT64_MAX, 0));
  Random random(UINT64_MAX);
  random.shuffle(std::span<int>());
  EXPECT_EQ(random.below(1), 0);
  for (int i = 0; i < 100; ++i) {
    EXPECT_GE(random.below(INT_MAX), 0);
  }
}

}  // namespace
}  // namespace jiugong
