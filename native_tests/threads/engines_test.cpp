// Engines on two threads at once, each with objects of its own: under the thread sanitizer, which finds what they share.
#include <cstdint>
#include <latch>
#include <limits>
#include <memory>
#include <string>
#include <thread>
#include <variant>
#include <vector>

#include "jiugong/candidates.h"
#include "jiugong/canonical.h"
#include "jiugong/contradiction.h"
#include "jiugong/exact_cover.h"
#include "jiugong/generate.h"
#include "jiugong/generate_rated.h"
#include "jiugong/generate_regions.h"
#include "jiugong/nine_tripods.h"
#include "jiugong/photo.h"
#include "jiugong/region_analysis.h"
#include "jiugong/region_presets.h"
#include "jiugong/region_puzzle.h"
#include "jiugong/region_rule_kinds.h"
#include "jiugong/region_text.h"
#include "jiugong/rotate_sudoku.h"
#include "jiugong/solve9.h"
#include "jiugong/solve_file.h"
#include "jiugong/teach.h"
#include "jiugong/untwist.h"
#include "pictures/page.h"
#include "random_rules.h"
#include "support.h"

namespace jiugong {
namespace {

// Rated 7.1, so that it takes chains.
constexpr std::string_view kHard =
    "1..4...6...7..9....8..3.1..2..3.79..5.........3..6..1..6.....7......46....29....4";

// Does the work on two threads at once and returns the answer, which is the same on both. They begin together, so that
// neither finds done what the other does at its first call.
template <typename Work>
auto twice_at_once(const Work& work) {
  std::latch begin(2);
  decltype(work()) first, second;
  std::thread other([&] {
    begin.arrive_and_wait();
    second = work();
  });
  begin.arrive_and_wait();
  first = work();
  other.join();
  EXPECT_EQ(first, second);
  return first;
}

TEST(TwoThreads, Solve) {
  EXPECT_EQ(twice_at_once([] { return solve9(grid_of(kPuzzle)).solution; }),
            grid_of(kPuzzleSolved));
  EXPECT_EQ(twice_at_once([] { return solve9(Grid(), 500).count; }), 500u);
}

TEST(TwoThreads, Analyse) {
  const Marks marks = twice_at_once([] { return true_candidates(grid_of(kTwoSolutions)); });
  EXPECT_EQ(marks[0], 1 << 2 | 1 << 8);
  EXPECT_TRUE(twice_at_once([] { return canonical_form(grid_of(kPuzzle)); }).has_value());
  Grid wrong = grid_of(kPuzzle);
  wrong.set(2, 1);
  EXPECT_FALSE(
      twice_at_once([&] { return contradiction(wrong).value_or(std::vector<Cell>()); }).empty());
}

TEST(TwoThreads, Generate) {
  const Grid puzzle = twice_at_once([] { return generate({.seed = 5, .attempts = 20}).puzzle; });
  EXPECT_EQ(solve9(puzzle).status, Status::kUnique);
}

// As the header of generate.h allows.
TEST(TwoThreads, GenerateWithOneSampler) {
  const auto sampler = std::make_shared<const GridSampler>();
  twice_at_once([&] {
    Generator generator(sampler);
    generator.start({.seed = 6, .attempts = 20});
    while (!generator.advance(1000)) {
    }
    return generator.result().puzzle;
  });
}

TEST(TwoThreads, GenerateRated) {
  EXPECT_TRUE(twice_at_once([] {
                return generate_rated({.seed = 7, .effort = 20'000}).solution.to_line();
              }).find('.') == std::string::npos);
}

TEST(TwoThreads, Teach) {
  for (const Style style : {Style::kExplainer, Style::kHuman}) {
    EXPECT_GT(twice_at_once([=] { return rate({.givens = grid_of(kHard)}, style).er; }), 0);
    EXPECT_GT(twice_at_once([=] { return all_steps({.givens = grid_of(kHard)}, style).size(); }),
              0u);
  }
}

TEST(TwoThreads, SolveRegionsWithEveryRule) {
  for (const RuleFacts& facts : rule_kinds()) {
    twice_at_once([&] {
      Random random(8);
      RegionPuzzle puzzle = *region_preset("6x6");
      puzzle.rules = {random_rule(random, facts.kind, puzzle, 5)};
      const RegionResult result = solve_regions(puzzle);
      return write_regions(puzzle) + std::to_string(result.count) + std::to_string(result.nodes);
    });
  }
}

TEST(TwoThreads, AnalyseRegions) {
  const RegionPuzzle blank = *region_preset("4x4");
  const auto candidates = twice_at_once([&] { return region_candidates(blank).candidates; });
  EXPECT_EQ(candidates, std::vector<std::uint64_t>(16, 0b1111));
}

TEST(TwoThreads, GenerateRegions) {
  const auto made = twice_at_once([] {
    return generate_regions(*region_preset("4x4"),
                            {.seed = 9, .clues = {RegionClue::kKropki}, .attempts = 5})
        .puzzle;
  });
  EXPECT_EQ(solve_regions(made).status, Status::kUnique);
}

TEST(TwoThreads, ReadPhotos) {
  Random random(1);
  pictures::Style style;
  style.cell = 24;
  pictures::Canvas page(250, 250, pictures::grey(250));
  draw_puzzle(page, grid_of(kPuzzle), {17, 17}, style, *pictures::stroke_typeface({}), random);
  const std::vector<std::uint8_t> rgba = page.rgba();
  const Grid read = twice_at_once([&] {
    const PhotoReading reading = read_photo(rgba, 250, 250);
    return reading.grids.empty() ? Grid() : reading.grids[0].puzzle;
  });
  EXPECT_EQ(read, grid_of(kPuzzle));
}

TEST(TwoThreads, Untwist) {
  const UntwistProblem problem = {.rows = 4,
                                  .cols = 4,
                                  .tiles = {5, 1, 2, 3, 9, 6, 7, 4, 13, 10, 11, 8, 14, 15, 16, 12},
                                  .effort = 3'000};
  EXPECT_FALSE(twice_at_once([&] { return untwist(problem).goal; }).empty());
}

TEST(TwoThreads, RotateSudoku) {
  const auto result = twice_at_once([] { return rotate_sudoku(grid_of(kPuzzle), {.limit = 1}); });
  EXPECT_TRUE(result.nearest.has_value());
}

TEST(TwoThreads, NineTripods) {
  Random random(10);
  std::vector<Digit> tiles;
  for (int i = 0; i < kCellCount; ++i) tiles.push_back(static_cast<Digit>(1 + i % 9));
  Grid grid;
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    const auto at = static_cast<std::size_t>(random.below(static_cast<int>(tiles.size())));
    grid.set(cell, tiles[at]);
    tiles.erase(tiles.begin() + static_cast<std::ptrdiff_t>(at));
  }
  EXPECT_GT(twice_at_once(
                [&] { return nine_tripods(grid, {.effort = TripodsOptions::kMinEffort}).nodes; }),
            0u);
}

TEST(TwoThreads, CoverExactly) {
  const std::vector<std::vector<std::uint32_t>> options = {{0, 2}, {0, 3}, {1}, {1, 2}, {3}};
  EXPECT_EQ(twice_at_once([&] {
              ExactCover problem(4);
              for (const auto& option : options) problem.add_option(option);
              return count_covers(problem);
            }),
            2u);
}

TEST(TwoThreads, SolveMany) {
  const std::string lines = std::string(kPuzzle) + "\n" + std::string(kTwoSolutions) + "\nbad\n";
  const std::string answers = twice_at_once([&] {
    FileSolver solver;
    solver.start(lines, {.format = BatchFormat::kJson});
    while (!solver.advance(100)) {
    }
    return std::string(solver.output());
  });
  EXPECT_NE(answers.find(kPuzzleSolved), std::string::npos);
}

}  // namespace
}  // namespace jiugong
