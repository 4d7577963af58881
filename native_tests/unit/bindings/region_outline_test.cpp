#include "region_outline.h"

#include <gtest/gtest.h>

#include <optional>
#include <vector>

#include "jiugong/region_presets.h"

namespace jiugong::bindings {
namespace {

TEST(RegionOutline, StraightPiecesAreAreas) {
  RegionPuzzle puzzle = open_grid(3, 3, 1, 3);
  add_rows(puzzle);
  add_columns(puzzle);
  add_labelled(puzzle, "AAABBCBCC");
  EXPECT_EQ(outline_of(puzzle).areas, (std::vector<int>{6, 7, 8}));
  EXPECT_TRUE(outline_of(puzzle).extras.empty());
}

TEST(RegionOutline, GridsThatShareABox) {
  // Two 4x4 that overlap in a box, in a 6x6 grid with two void corners.
  RegionPuzzle puzzle = open_grid(6, 6, 1, 4);
  for (int cell = 0; cell < 36; ++cell) {
    const int row = cell / 6, col = cell % 6;
    if ((row < 2 && col > 3) || (row > 3 && col < 2)) {
      puzzle.cells[static_cast<std::size_t>(cell)] = kVoidCell;
    }
  }
  for (const int corner : {0, 14}) {
    const RegionPuzzle grid = classic_grid(4);
    for (std::vector<int> region : grid.regions) {
      for (int& cell : region) cell = corner + cell / 4 * 6 + cell % 4;
      puzzle.regions.push_back(region);
    }
  }
  ASSERT_EQ(validate(puzzle), std::nullopt);
  EXPECT_EQ(outline_of(puzzle).areas, (std::vector<int>{8, 9, 10, 11, 21, 22, 23}));
  EXPECT_TRUE(outline_of(puzzle).extras.empty());
  puzzle.regions.push_back({0, 7, 14});
  EXPECT_EQ(outline_of(puzzle).extras, std::vector<int>{24});
}

}  // namespace
}  // namespace jiugong::bindings
