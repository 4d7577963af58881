#include <cstdint>
#include <limits>
#include <vector>

#include "jiugong/random.h"
#include "jiugong/region_presets.h"
#include "regions/board.h"
#include "regions/network_maker.h"
#include "support.h"

namespace jiugong::regions {
namespace {

constexpr auto kNoLimit = std::numeric_limits<std::uint64_t>::max();

// More than any single piece of work.
constexpr std::uint64_t kMaxPiece = 1'500'000;

std::vector<Cells> all_of(const Lists& lists) {
  std::vector<Cells> all;
  for (std::size_t i = 0; i < lists.size(); ++i) all.emplace_back(lists[i].begin(), lists[i].end());
  return all;
}

std::vector<std::vector<Cells>> lists_of(const Network& network) {
  std::vector<Cells> scopes;
  for (const auto& propagator : network.propagators) {
    scopes.emplace_back(propagator->scope().begin(), propagator->scope().end());
  }
  return {all_of(network.peers), all_of(network.full_houses), all_of(network.watched_houses),
          scopes};
}

struct Made {
  Network network;
  std::uint64_t work = 0;
  std::uint64_t portions = 0;
};

Made make(const RegionPuzzle& puzzle, std::uint64_t portion) {
  Made made;
  NetworkMaker maker(puzzle);
  for (bool done = false; !done; ++made.portions) {
    WorkBudget budget(portion);
    done = maker.advance(budget);
    EXPECT_LE(budget.spent(), portion > kNoLimit - kMaxPiece ? portion : portion + kMaxPiece);
    made.work += budget.spent();
  }
  made.network = maker.take();
  return made;
}

// A mixture of all kinds of regions.
RegionPuzzle mixture(int side, int values, int lists) {
  Random random(static_cast<std::uint64_t>(side + values));
  RegionPuzzle puzzle = open_grid(side, side, 1, values);
  puzzle.anti_knight = puzzle.non_consecutive = true;
  for (int i = 0; i < lists; ++i) {
    const int step = i % 3 == 0 ? 1 : i % 3 == 1 ? side : 2;
    const int size = i % 4 == 0 ? 1 + random.below(values) : values;
    const int first = random.below((side * side) - (step * (size - 1)));
    std::vector<int> cells;
    for (int j = 0; j < size; ++j) cells.push_back(first + (step * j));
    if (i % 8 == 1) {
      puzzle.cages.push_back({.sum = size * (values + 1) / 2, .cells = cells});
    } else {
      puzzle.regions.push_back(cells);
    }
  }
  EXPECT_EQ(validate(puzzle), std::nullopt);
  return puzzle;
}

TEST(RegionNetwork, IsTheSameWhateverThePortions) {
  for (const RegionPuzzle& puzzle : {*region_preset("windoku"), *region_preset("killer"),
                                     mixture(12, 6, 200), mixture(36, 9, kMaxRegions)}) {
    const Made whole = make(puzzle, kNoLimit);
    EXPECT_EQ(whole.portions, 1U);
    for (const std::uint64_t portion : std::initializer_list<std::uint64_t>{1, 777}) {
      const Made divided = make(puzzle, portion);
      EXPECT_EQ(lists_of(divided.network), lists_of(whole.network));
      EXPECT_EQ(divided.work, whole.work);
    }
  }
}

TEST(RegionNetwork, TakesPortionsInProportionToItsWork) {
  constexpr std::uint64_t kPortion = 10'000;
  for (const RegionPuzzle& puzzle : {classic_grid(9), classic_grid(36), mixture(36, 4, kMaxRegions),
                                     mixture(36, 36, kMaxRegions)}) {
    const Made made = make(puzzle, kPortion);
    EXPECT_GE(made.portions, made.work / (kPortion + kMaxPiece));
    EXPECT_LE(made.portions, made.work / kPortion + 1);
  }
}

// Cells with one value are compared with the pairs, before sums, whatever the compiler.
TEST(RegionNetwork, ComparesCellsOfOneValueBeforeSums) {
  RegionPuzzle puzzle = classic_grid(4);
  puzzle.rules.push_back({.kind = RuleKind::kSum, .number = 6, .cells = {0, 5, 10}});
  puzzle.rules.push_back({.kind = RuleKind::kPalindrome, .cells = {0, 4, 8, 13}});
  const Network network = make(puzzle, kNoLimit).network;
  std::vector<int> rules;
  for (const int rule : network.rule_of) {
    if (rule != kNoRule) rules.push_back(rule);
  }
  EXPECT_EQ(rules, (std::vector<int>{1, 1, 0}));
}

// A cell above three others of its box has at least the fourth value.
TEST(RegionNetwork, KnowsHowManyValuesAreBelowACell) {
  RegionPuzzle puzzle = classic_grid(9);
  for (const int lower : {0, 2, 20}) {
    puzzle.rules.push_back({.kind = RuleKind::kThermometer, .cells = {lower, 10}});
  }
  Board board(make(puzzle, kNoLimit).network);
  WorkBudget budget(kNoLimit);
  ASSERT_TRUE(board.propagate(budget));
  EXPECT_EQ(board.candidates(10), 0b111111000U);
}

// Thousands of regions, tiny and large, must not take cubic time.
TEST(RegionNetwork, TakesBoundedWork) {
  constexpr std::uint64_t kMaxWork = 500'000'000;
  for (const int values : {1, 2, 4, 9, 18, 36}) {
    EXPECT_LT(make(mixture(36, values, kMaxRegions), kNoLimit).work, kMaxWork) << values;
  }
}

}  // namespace
}  // namespace jiugong::regions
