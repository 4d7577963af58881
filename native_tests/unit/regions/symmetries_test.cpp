#include "regions/symmetries.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <limits>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "jiugong/random.h"
#include "jiugong/region_presets.h"
#include "jiugong/region_rule_kinds.h"
#include "random_rules.h"
#include "read.h"
#include "reference/plain_regions.h"
#include "regions/network_maker.h"
#include "regions/search.h"
#include "support.h"

namespace jiugong::regions {
namespace {

constexpr auto kNoEnd = std::numeric_limits<std::uint64_t>::max();

Board board_for(const RegionPuzzle& puzzle) {
  NetworkMaker maker(puzzle);
  WorkBudget budget(kNoEnd);
  EXPECT_TRUE(maker.advance(budget));
  return Board(maker.take());
}

std::vector<Symmetry> symmetries_in(std::string_view text) {
  const Board board = board_for(read(text));
  WorkBudget work(kNoEnd);
  return board.network().model ? symmetries_of(*board.network().model, work)
                               : std::vector<Symmetry>{};
}

TEST(Symmetries, AreExchangesOfLinesAndBands) {
  // Three pairs of rows in each band, three pairs of bands, and as many of columns.
  EXPECT_EQ(symmetries_in("9x9; rows; columns; boxes 3x3").size(), 24U);
  // No boxes: each pair of six rows, each pair of three bands of two, and the halves.
  EXPECT_EQ(symmetries_in("6x6; rows; columns").size(), 2U * (15 + 3 + 1));
  const std::vector<Symmetry> of_row = symmetries_in("1x4; rows");
  const std::vector<Symmetry> expected = {{2, 3, 0, 1}, {1, 0, 2, 3}, {2, 1, 0, 3}, {3, 1, 2, 0},
                                          {0, 2, 1, 3}, {0, 3, 2, 1}, {0, 1, 3, 2}};
  EXPECT_EQ(of_row, expected);
}

TEST(Symmetries, LeaveRulesAsTheyAre) {
  // (Two rows of two columns: rows, columns, or nothing else.)
  EXPECT_EQ(symmetries_in("2x2; values 1-4; thermometer r1c1 r1c2").size(), 0U);
  EXPECT_EQ(symmetries_in("2x2; values 1-4; thermometer r1c1 r2c1; thermometer r1c2 r2c2").size(),
            1U);
  EXPECT_EQ(
      symmetries_in("2x2; values 1-4; thermometer r1c1 r2c1; thermometer slow r1c2 r2c2").size(),
      0U);
  EXPECT_EQ(symmetries_in("1x3; values 1-9; whisper 5 r1c1-r1c3").size(), 1U);
  EXPECT_EQ(symmetries_in("2x2; values 1-4; renban r1c1 r2c2; renban r1c2 r2c1").size(), 2U);
  EXPECT_EQ(symmetries_in("2x2; values 1-4; renban r1c1 r2c2").size(), 0U);
  EXPECT_EQ(symmetries_in("2x2; values 1-4; region r1c1 r1c2").size(), 1U);
  EXPECT_EQ(symmetries_in("3x3; values 1-9; anti-knight").size(), 2U);
  // No void cell takes the place of another, and of sums nothing is known.
  EXPECT_EQ(symmetries_in("2x2; values 1-4; cells #...").size(), 0U);
  EXPECT_EQ(symmetries_in("2x2; values 1-4; cage 5 r1c1 r1c2").size(), 0U);
  EXPECT_EQ(symmetries_in("2x9; values 1-9; rows; sandwich 10 r1c1-r1c9").size(), 0U);
}

TEST(Symmetries, LeaveSetsOfValuesAsTheyAre) {
  for (const Mask of_second : {Mask{0b0111}, Mask{0b1110}}) {
    Model model(open_grid(2, 3, 1, 4));
    model.post_value_sets(std::array{0, 1, 2}, std::array{Mask{0b0111}});
    model.post_value_sets(std::array{3, 4, 5}, std::array{of_second});
    WorkBudget work(kNoEnd);
    EXPECT_EQ(symmetries_of(model, work).size(), of_second == 0b0111 ? 4U : 3U);
  }
}

// The images of all solutions of small puzzles with a rule of each kind.
TEST(Symmetries, MakeSolutionsOfSolutions) {
  Random random(1);
  int images = 0;
  for (const RuleFacts& facts : rule_kinds()) {
    for (int round = 0; round < 30; ++round) {
      RegionPuzzle puzzle = open_grid(2, 3, 1, 3);
      if (round % 2 == 0) puzzle.regions = {{0, 1, 2}, {3, 4, 5}};
      puzzle.rules.push_back(random_rule(random, facts.kind, puzzle, 4));
      Board board = board_for(puzzle);
      WorkBudget work(kNoEnd);
      if (!board.network().model || !board.propagate(work)) continue;
      for (const Symmetry& symmetry : symmetries_of(*board.network().model, work)) {
        if (!keeps(symmetry, board.state())) continue;
        for_each_solution_plainly(puzzle, 200, [&](const std::vector<int>& solution) {
          std::vector<int> image(solution.size());
          for (std::size_t cell = 0; cell < image.size(); ++cell)
            image[symmetry[cell]] = solution[cell];
          ASSERT_TRUE(solves(image, puzzle)) << write_regions(puzzle);
          ++images;
        });
      }
    }
  }
  EXPECT_GT(images, 1000);
}

struct Counted {
  std::uint64_t solutions = 0;
  std::uint64_t nodes = 0;
};

// In portions, by a search that has been used before.
Counted count(const RegionPuzzle& puzzle, Search& search, bool with_symmetries) {
  Board board = board_for(puzzle);
  WorkBudget work(kNoEnd);
  Counted counted;
  if (!board.network().impossible_rules.empty() || !board.propagate(work)) return counted;
  search.start(board.network().values_interchangeable ? board.network().all : 0);
  if (with_symmetries) search.seek_symmetries(board, work);
  for (auto outcome = Search::Outcome::kWorking; outcome != Search::Outcome::kOver;) {
    WorkBudget portion(1000);
    std::uint64_t values = 3;
    outcome = search.advance(board, values, portion);
    if (outcome == Search::Outcome::kSolution) counted.solutions += search.copies();
  }
  counted.nodes = search.nodes();
  return counted;
}

void exchange_rows(std::vector<int>& cells, int cols, int a, int b) {
  for (int& cell : cells) {
    const int row = cell / cols;
    if (row == a || row == b) cell += ((row == a ? b : a) - row) * cols;
  }
}

RegionRule image_of(RegionRule rule, int cols, int a, int b) {
  exchange_rows(rule.cells, cols, a, b);
  exchange_rows(rule.bulb, cols, a, b);
  for (std::vector<int>& group : rule.groups) exchange_rows(group, cols, a, b);
  std::vector<int> index = {rule.index};
  if (rule.kind == RuleKind::kIndexing) exchange_rows(index, cols, a, b);
  rule.index = index.front();
  return rule;
}

// Rules of every kind, most of them with their images, so that rows can be exchanged.
TEST(Symmetries, LoseNoSolution) {
  Random random(1);
  Search search;
  int fewer = 0;
  const std::vector<RegionPuzzle> grids = {
      read("4x4; rows; columns; boxes 2x2"), read("4x3; values 1-4; rows; columns"),
      read("4x4; rows; columns; cells ..##............"), read("4x4; rows; non-consecutive")};
  for (int round = 0; round < 200; ++round) {
    for (const RuleFacts& facts : rule_kinds()) {
      RegionPuzzle puzzle = grids[static_cast<std::size_t>(random.below(4))];
      const int a = random.below(4), b = a ^ 1;
      for (const RuleKind kind : {facts.kind, facts.kind, RuleKind::kThermometer}) {
        if (random.below(4) == 0) continue;
        const RegionRule rule = random_rule(random, kind, puzzle, 4);
        puzzle.rules.push_back(rule);
        if (random.below(4) != 0) puzzle.rules.push_back(image_of(rule, puzzle.cols, a, b));
      }
      if (validate(puzzle)) continue;
      const Counted plain = count(puzzle, search, false), spread = count(puzzle, search, true);
      ASSERT_EQ(plain.solutions, spread.solutions) << write_regions(puzzle);
      fewer += spread.nodes < plain.nodes ? 1 : 0;
    }
  }
  EXPECT_GT(fewer, 20);
}

// Values that are interchangeable stand for one another, and lines for one another besides.
TEST(Symmetries, CountGridsWithoutTheOrdersOfTheirValues) {
  Search search;
  for (const auto& [text, solutions] : std::initializer_list<std::pair<const char*, std::uint64_t>>{
           {"4x4; rows; columns", 576},
           {"4x4; rows; columns; boxes 2x2", 288},
           {"4x4; rows; columns; diagonals", 48},
           {"3x5; values 1-5; rows; columns", 552 * 120}}) {
    EXPECT_EQ(count(read(text), search, true).solutions, solutions) << text;
  }
}

// Exchanges on a board of any size are found within some milliseconds, those of bands first.
TEST(Symmetries, EndWithTheirBudget) {
  const Board board = board_for(classic_grid(36));
  std::size_t all = 0;
  for (const std::uint64_t limit : {kNoEnd, std::uint64_t{5'000'000}, std::uint64_t{1'000'000}}) {
    WorkBudget work(limit);
    const std::size_t found = symmetries_of(*board.network().model, work).size();
    if (limit == kNoEnd) all = found;
    EXPECT_GT(found, 0U);
    EXPECT_TRUE(limit == kNoEnd || work.spent() <= limit + 10'000) << work.spent();
  }
  // Of rows, in each of six bands, 15 pairs, 3 of two at once and 1 of three; of bands 15, 3 and 1; and as many of columns.
  EXPECT_EQ(all, 2U * (6 * (15 + 3 + 1) + 15 + 3 + 1));
}

// Nine rings of four consecutive values, "Zero solution: Renban" of Interactive Sudoku Solver's collection. Without symmetries
// 60 million values are not enough.
TEST(SymmetriesSlow, ProveThatNineRingsAreImpossible) {
  std::string text = "9x9; rows; columns; boxes 3x3";
  for (const char row : {'1', '4', '7'}) {
    for (const char col : {'1', '4', '7'}) {
      const auto cell = [&](int down, int right) {
        return std::string(" r") + static_cast<char>(row + down) + 'c' +
               static_cast<char>(col + right);
      };
      text += "; renban" + cell(0, 1) + cell(1, 0) + cell(2, 1) + cell(1, 2);
    }
  }
  const RegionResult result = solve_regions(read(text));
  EXPECT_EQ(result.status, Status::kNone);
  EXPECT_LT(result.nodes, 1'000'000U);
}

}  // namespace
}  // namespace jiugong::regions
