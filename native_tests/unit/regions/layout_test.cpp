#include "regions/layout.h"

#include <cstdint>
#include <limits>
#include <vector>

#include "jiugong/random.h"
#include "jiugong/region_presets.h"
#include "support.h"

namespace jiugong::regions {
namespace {

constexpr auto kUnlimited = std::numeric_limits<std::uint64_t>::max();

// More than any single piece of work.
constexpr std::uint64_t kMaxPiece = 1'500'000;

std::vector<std::vector<Small>> all_of(const Lists& lists) {
  std::vector<std::vector<Small>> all;
  for (std::size_t i = 0; i < lists.size(); ++i) all.emplace_back(lists[i].begin(), lists[i].end());
  return all;
}

std::vector<std::vector<std::vector<Small>>> lists_of(const Layout& layout) {
  std::vector<std::vector<std::vector<Small>>> lists;
  for (const Lists* const each :
       {&layout.houses, &layout.houses_of, &layout.peers, &layout.cell_sets, &layout.crossings_from,
        &layout.leftovers_of, &layout.sum_cells, &layout.sums_of, &layout.sum_seers,
        &layout.neighbours}) {
    lists.push_back(all_of(*each));
  }
  return lists;
}

struct Made {
  Layout layout;
  std::uint64_t work = 0;
  std::uint64_t portions = 0;
};

Made make(const RegionPuzzle& puzzle, std::uint64_t portion) {
  Made made;
  LayoutMaker maker(puzzle);
  for (bool done = false; !done; ++made.portions) {
    WorkBudget budget(portion);
    done = maker.advance(budget);
    EXPECT_LE(budget.spent(), portion > kUnlimited - kMaxPiece ? portion : portion + kMaxPiece);
    made.work += budget.spent();
  }
  made.layout = maker.take();
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

TEST(RegionLayout, IsTheSameWhateverThePortions) {
  for (const RegionPuzzle& puzzle : {*region_preset("windoku"), *region_preset("killer"),
                                     mixture(12, 6, 200), mixture(36, 9, kMaxRegions)}) {
    const Made whole = make(puzzle, kUnlimited);
    EXPECT_EQ(whole.portions, 1U);
    for (const std::uint64_t portion : std::initializer_list<std::uint64_t>{1, 777}) {
      const Made divided = make(puzzle, portion);
      EXPECT_EQ(lists_of(divided.layout), lists_of(whole.layout));
      EXPECT_EQ(divided.work, whole.work);
    }
  }
}

TEST(RegionLayout, TakesPortionsInProportionToItsWork) {
  constexpr std::uint64_t kPortion = 10'000;
  for (const RegionPuzzle& puzzle : {classic_grid(9), classic_grid(36), mixture(36, 4, kMaxRegions),
                                     mixture(36, 36, kMaxRegions)}) {
    const Made made = make(puzzle, kPortion);
    EXPECT_GE(made.portions, made.work / (kPortion + kMaxPiece));
    EXPECT_LE(made.portions, made.work / kPortion + 1);
  }
}

// Thousands of regions, tiny and large, must not take cubic time.
TEST(RegionLayout, TakesBoundedWork) {
  constexpr std::uint64_t kMaxWork = 500'000'000;
  for (const int values : {1, 2, 4, 9, 18, 36}) {
    EXPECT_LT(make(mixture(36, values, kMaxRegions), kUnlimited).work, kMaxWork) << values;
  }
}

}  // namespace
}  // namespace jiugong::regions
