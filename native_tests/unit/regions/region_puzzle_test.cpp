#include "jiugong/region_puzzle.h"

#include <gtest/gtest.h>

#include <functional>
#include <limits>

#include "jiugong/region_presets.h"

namespace jiugong {
namespace {

constexpr int kMax = std::numeric_limits<int>::max();
constexpr int kMin = std::numeric_limits<int>::min();

// Returns the error in a classic 4x4 after a change.
std::optional<RegionError> after(const std::function<void(RegionPuzzle&)>& change) {
  RegionPuzzle puzzle = classic_grid(4);
  change(puzzle);
  return validate(puzzle);
}

void expect_error(const std::optional<RegionError>& error, std::string_view code,
                  const std::string& message, int cell = -1, int region = -1, int cage = -1) {
  ASSERT_TRUE(error.has_value()) << message;
  EXPECT_EQ(name_of(error->code), code);
  EXPECT_EQ(error->message(), message);
  EXPECT_EQ(error->cell, cell) << message;
  EXPECT_EQ(error->region, region) << message;
  EXPECT_EQ(error->cage, cage) << message;
}

TEST(RegionPuzzle, GoodOnes) {
  EXPECT_EQ(validate(classic_grid(4)), std::nullopt);
  EXPECT_EQ(validate(classic_grid(36)), std::nullopt);
  EXPECT_EQ(validate(open_grid(1, 1, 0, 0)), std::nullopt);
  EXPECT_EQ(validate(open_grid(36, 36, kMax - 35, kMax)), std::nullopt);
  EXPECT_EQ(after([](auto& puzzle) {
              puzzle.diagonals = puzzle.anti_king = true;
              puzzle.cells[0] = kVoidCell;
              puzzle.cells[15] = 4;
              puzzle.regions = {{15, 1}, {1, 15}, {1}};
              puzzle.cages = {{.sum = kMax, .cells = {3}}, {.sum = 0, .cells = {3, 2}}};
            }),
            std::nullopt);
}

TEST(RegionPuzzle, Sizes) {
  expect_error(validate({}), "bad-size", "Found 0 rows, expected 1 to 36.");
  for (const int bad : {kMin, -5, 0, 37, kMax}) {
    const std::string found = "Found " + std::to_string(bad);
    expect_error(after([&](auto& puzzle) { puzzle.rows = bad; }), "bad-size",
                 found + " rows, expected 1 to 36.");
    expect_error(after([&](auto& puzzle) { puzzle.cols = bad; }), "bad-size",
                 found + " columns, expected 1 to 36.");
  }
}

TEST(RegionPuzzle, Ranges) {
  expect_error(after([](auto& puzzle) { puzzle.low = -1; }), "bad-range",
               "Found values from -1 to 4, expected values of at least 0.");
  expect_error(after([](auto& puzzle) { puzzle.low = 5; }), "bad-range",
               "Found values from 5 to 4, expected a lowest value that is not above the highest.");
  expect_error(after([](auto& puzzle) { puzzle.high = 37; }), "bad-range",
               "Found values from 1 to 37, expected at most 36 values.");
  EXPECT_TRUE(after([](auto& puzzle) { puzzle.low = kMin, puzzle.high = kMax; }));
  EXPECT_TRUE(after([](auto& puzzle) { puzzle.low = 0, puzzle.high = kMax; }));
  EXPECT_TRUE(after([](auto& puzzle) { puzzle.high = kMin; }));
}

TEST(RegionPuzzle, Cells) {
  expect_error(after([](auto& puzzle) { puzzle.cells.pop_back(); }), "bad-cell-count",
               "Found 15 cells, expected 16, as the grid has 4x4.");
  expect_error(after([](auto& puzzle) { puzzle.cells.clear(); }), "bad-cell-count",
               "Found 0 cells, expected 16, as the grid has 4x4.");
  expect_error(after([](auto& puzzle) { puzzle.cells.assign(16, kVoidCell); }), "empty-puzzle",
               "Found only void cells, expected at least one cell that is not void.");
  for (const int bad : {kMin, -3, 0, 5, kMax}) {
    expect_error(
        after([&](auto& puzzle) { puzzle.cells[6] = bad; }), "bad-given",
        "Found the given " + std::to_string(bad) + " in r2c3, expected a value from 1 to 4.", 6);
  }
}

TEST(RegionPuzzle, Regions) {
  expect_error(after([](auto& puzzle) { puzzle.regions[2].clear(); }), "bad-region-size",
               "Region 3: found no cells, expected 1 to 4 cells, as there are as many values.", -1,
               2);
  expect_error(after([](auto& puzzle) {
                 puzzle.regions[1] = {0, 1, 2, 3, 4};
               }),
               "bad-region-size",
               "Region 2: found 5 cells, expected 1 to 4 cells, as there are as many values.", -1,
               1);
  EXPECT_TRUE(after([](auto& puzzle) { puzzle.regions[1].assign(1'000'000, kMin); }));
  for (const int bad : {kMin, -1, 16, kMax}) {
    expect_error(after([&](auto& puzzle) {
                   puzzle.regions[5] = {0, bad};
                 }),
                 "bad-region-cell",
                 "Region 6: found the cell number " + std::to_string(bad) +
                     ", expected a number from 0 to 15.",
                 -1, 5);
  }
  expect_error(after([](auto& puzzle) {
                 puzzle.regions[0] = {4, 5, 4};
               }),
               "bad-region-cell",
               "Region 1: found the cell r2c1 a second time, expected every cell once.", 4, 0);
  expect_error(after([](auto& puzzle) { puzzle.cells[7] = kVoidCell; }), "bad-region-cell",
               "Region 2: found the void cell r2c4, expected cells that are not void.", 7, 1);
}

TEST(RegionPuzzle, Cages) {
  const auto with_cage = [](Cage cage) {
    return after([&](auto& puzzle) { puzzle.cages = {{.sum = 1, .cells = {0}}, cage}; });
  };
  expect_error(with_cage({.sum = 3, .cells = {}}), "bad-region-size",
               "Cage 2: found no cells, expected 1 to 4 cells, as there are as many values.", -1,
               -1, 1);
  expect_error(with_cage({.sum = 3, .cells = {1, 16}}), "bad-region-cell",
               "Cage 2: found the cell number 16, expected a number from 0 to 15.", -1, -1, 1);
  expect_error(with_cage({.sum = 3, .cells = {1, 1}}), "bad-region-cell",
               "Cage 2: found the cell r1c2 a second time, expected every cell once.", 1, -1, 1);
  expect_error(with_cage({.sum = kMin, .cells = {1}}), "bad-cage-sum",
               "Cage 2: found the sum -2147483648, expected a sum of at least 0.", -1, -1, 1);
  // A cell may be in several cages.
  EXPECT_EQ(with_cage({.sum = 3, .cells = {0, 1}}), std::nullopt);
}

TEST(RegionPuzzle, NumberOfRegions) {
  RegionPuzzle puzzle = open_grid(4, 4, 1, 4);
  puzzle.regions.assign(kMaxRegions - 1, {0, 1});
  puzzle.cages.push_back({.sum = 3, .cells = {1, 2}});
  EXPECT_EQ(validate(puzzle), std::nullopt);
  puzzle.regions.push_back({2, 3});
  expect_error(validate(puzzle), "too-many-regions",
               "Found 4097 regions and cages, expected at most 4096.");
}

TEST(RegionPuzzle, Diagonals) {
  RegionPuzzle oblong = open_grid(3, 4, 1, 4);
  oblong.diagonals = true;
  expect_error(validate(oblong), "bad-diagonals",
               "Found diagonals in a grid of 3x4, expected as many rows as columns.");
  RegionPuzzle few_values = open_grid(4, 4, 1, 3);
  few_values.diagonals = true;
  const std::string message =
      "Found a diagonal of 4 cells, expected at most 3, as there are as many values.";
  expect_error(validate(few_values), "bad-diagonals", message);
  few_values.cells[0] = kVoidCell;  // one of them is now short enough
  expect_error(validate(few_values), "bad-diagonals", message);
  few_values.cells[12] = kVoidCell;
  EXPECT_EQ(validate(few_values), std::nullopt);
}

}  // namespace
}  // namespace jiugong
