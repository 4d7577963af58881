#include "jiugong/region_presets.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <climits>
#include <numeric>
#include <set>

#include "region_outline.h"

namespace jiugong {
namespace {

using bindings::outline_of;

using Regions = std::vector<std::vector<int>>;

RegionPuzzle preset(std::string_view name) {
  const auto found = region_preset(name);
  EXPECT_TRUE(found.has_value()) << name;
  return found.value_or(RegionPuzzle());
}

// The numbers first, first + 1, … of `count` regions.
std::vector<int> numbers(int first, int count) {
  std::vector<int> list(static_cast<std::size_t>(count));
  std::iota(list.begin(), list.end(), first);
  return list;
}

// Whether the regions partition the grid.
bool is_partition(const RegionPuzzle& puzzle, const std::vector<int>& regions) {
  std::vector<int> cells;
  for (const int region : regions) {
    const auto& some = puzzle.regions[static_cast<std::size_t>(region)];
    cells.insert(cells.end(), some.begin(), some.end());
  }
  std::sort(cells.begin(), cells.end());
  return cells == numbers(0, puzzle.rows * puzzle.cols);
}

// Counts the cells of a region that are reachable from its first cell.
std::size_t count_connected(const std::vector<int>& region, bool around_the_edges) {
  std::vector<int> reached = {region[0]};
  for (std::size_t i = 0; i < reached.size(); ++i) {
    const int row = reached[i] / 9, col = reached[i] % 9;
    for (const auto& [down, right] : {std::pair(1, 0), {-1, 0}, {0, 1}, {0, -1}}) {
      int r = row + down, c = col + right;
      if (around_the_edges) r = (r + 9) % 9, c = (c + 9) % 9;
      const int cell = r < 0 || r > 8 || c < 0 || c > 8 ? -1 : r * 9 + c;
      if (std::count(region.begin(), region.end(), cell) != 0 &&
          std::count(reached.begin(), reached.end(), cell) == 0) {
        reached.push_back(cell);
      }
    }
  }
  return reached.size();
}

TEST(RegionPresets, EveryNameHasOne) {
  for (const std::string_view name : region_preset_names()) {
    const auto found = region_preset(name);
    ASSERT_TRUE(found.has_value()) << name;
    const RegionPuzzle& puzzle = *found;
    EXPECT_EQ(validate(puzzle), std::nullopt) << name;
    EXPECT_EQ(std::count(puzzle.cells.begin(), puzzle.cells.end(), kOpenCell),
              puzzle.rows * puzzle.cols);
    EXPECT_EQ(puzzle.low, 1);
    EXPECT_EQ(puzzle.high, puzzle.rows);
    EXPECT_EQ(puzzle.cols, puzzle.rows);
    for (const auto& region : puzzle.regions) {
      EXPECT_EQ(region.size(), static_cast<std::size_t>(puzzle.rows)) << name;
    }
    EXPECT_TRUE(is_partition(puzzle, numbers(0, puzzle.rows))) << name;
    EXPECT_TRUE(is_partition(puzzle, numbers(puzzle.rows, puzzle.rows))) << name;
    EXPECT_EQ(outline_of(puzzle).areas, numbers(2 * puzzle.rows, puzzle.rows)) << name;
    EXPECT_TRUE(is_partition(puzzle, outline_of(puzzle).areas)) << name;
  }
  for (const std::string_view name : {"", "X", "9", "9x9 ", "5x5", "windokus"}) {
    EXPECT_EQ(region_preset(name), std::nullopt) << name;
  }
}

TEST(RegionPresets, ClassicOnes) {
  const std::vector<std::pair<std::string, BoxSides>> sizes = {
      {"4x4", {2, 2}},   {"6x6", {2, 3}},   {"8x8", {2, 4}},   {"9x9", {3, 3}},
      {"10x10", {2, 5}}, {"12x12", {3, 4}}, {"16x16", {4, 4}}, {"25x25", {5, 5}}};
  for (const auto& [name, box] : sizes) {
    const int side = box.rows * box.cols;
    RegionPuzzle expected = open_grid(side, side, 1, side);
    add_rows(expected);
    add_columns(expected);
    add_boxes(expected, box.rows, box.cols);
    EXPECT_EQ(preset(name), expected) << name;
    EXPECT_EQ(classic_grid(side), expected) << name;
  }
}

TEST(RegionPresets, RulesOnTopOfTheClassicOne) {
  const RegionPuzzle classic = classic_grid(9);
  const auto with = [&](bool RegionPuzzle::*rule) {
    RegionPuzzle puzzle = classic;
    puzzle.*rule = true;
    return puzzle;
  };
  EXPECT_EQ(preset("x"), with(&RegionPuzzle::diagonals));
  EXPECT_EQ(preset("anti-knight"), with(&RegionPuzzle::anti_knight));
  EXPECT_EQ(preset("anti-king"), with(&RegionPuzzle::anti_king));
  EXPECT_EQ(preset("non-consecutive"), with(&RegionPuzzle::non_consecutive));
  EXPECT_EQ(preset("killer"), classic);
}

TEST(RegionPresets, Windoku) {
  const auto found = region_preset("windoku");
  ASSERT_TRUE(found.has_value());
  EXPECT_EQ(outline_of(*found).extras, numbers(27, 4));
  const Regions windows(found->regions.begin() + 27, found->regions.end());
  EXPECT_EQ(windows, (Regions{{10, 11, 12, 19, 20, 21, 28, 29, 30},
                              {14, 15, 16, 23, 24, 25, 32, 33, 34},
                              {46, 47, 48, 55, 56, 57, 64, 65, 66},
                              {50, 51, 52, 59, 60, 61, 68, 69, 70}}));
}

TEST(RegionPresets, DisjointGroups) {
  const auto found = region_preset("disjoint");
  ASSERT_TRUE(found.has_value());
  EXPECT_EQ(outline_of(*found).extras, numbers(27, 9));
  EXPECT_TRUE(is_partition(*found, outline_of(*found).extras));
  EXPECT_EQ(found->regions[31], (std::vector<int>{10, 13, 16, 37, 40, 43, 64, 67, 70}));
}

TEST(RegionPresets, JigsawPiecesHangTogetherAndTurnIntoOneAnother) {
  const RegionPuzzle puzzle = preset("jigsaw");
  const std::set<std::vector<int>> pieces(puzzle.regions.begin() + 18, puzzle.regions.end());
  EXPECT_EQ(pieces.size(), 9u);
  for (std::vector<int> piece : pieces) {
    EXPECT_EQ(count_connected(piece, false), 9u);
    for (int& cell : piece) cell = cell % 9 * 9 + 8 - cell / 9;
    std::sort(piece.begin(), piece.end());
    EXPECT_TRUE(pieces.contains(piece));
  }
}

TEST(RegionPresets, ToroidalPiecesHangTogetherAroundTheEdges) {
  const RegionPuzzle puzzle = preset("toroidal");
  int torn = 0;
  for (std::size_t i = 18; i < puzzle.regions.size(); ++i) {
    EXPECT_EQ(count_connected(puzzle.regions[i], true), 9u);
    if (count_connected(puzzle.regions[i], false) < 9) ++torn;
  }
  EXPECT_GE(torn, 4);
}

TEST(RegionParts, LeaveVoidCellsOut) {
  RegionPuzzle puzzle = open_grid(3, 4, 1, 4);
  for (const std::size_t cell : {0u, 5u, 8u, 9u, 10u, 11u}) puzzle.cells[cell] = kVoidCell;
  add_rows(puzzle);
  add_columns(puzzle);
  EXPECT_EQ(puzzle.regions, (Regions{{1, 2, 3}, {4, 6, 7}, {4}, {1}, {2, 6}, {3, 7}}));
  puzzle.regions.clear();
  add_labelled(puzzle, "aab.bbaA....");
  EXPECT_EQ(puzzle.regions, (Regions{{1, 6}, {2, 4}, {7}}));
}

TEST(RegionParts, BoxesAreCutOffAtTheEdges) {
  RegionPuzzle puzzle = open_grid(3, 5, 1, 5);
  add_boxes(puzzle, 2, 4);
  EXPECT_EQ(puzzle.regions, (Regions{{0, 1, 2, 3, 5, 6, 7, 8}, {4, 9}, {10, 11, 12, 13}, {14}}));
}

TEST(RegionParts, SizesThatNoPuzzleHasLeaveItEmpty) {
  for (const int side : {INT_MIN, -1, 0, 37, INT_MAX}) {
    for (RegionPuzzle puzzle :
         {classic_grid(side), open_grid(side, 9, 1, 9), open_grid(9, side, 1, 9)}) {
      add_rows(puzzle);
      add_columns(puzzle);
      add_boxes(puzzle, side, side);
      EXPECT_TRUE(puzzle.cells.empty());
      EXPECT_TRUE(puzzle.regions.empty());
      EXPECT_EQ(validate(puzzle)->code, RegionErrorCode::kBadSize);
    }
  }
  EXPECT_FALSE(validate(classic_grid(1)));
  EXPECT_FALSE(validate(classic_grid(kMaxRegionSide)));
}

TEST(RegionParts, BoxesOfAnySize) {
  const auto boxes = [](int rows, int cols) {
    RegionPuzzle puzzle = open_grid(4, 6, 1, 24);
    add_boxes(puzzle, rows, cols);
    return puzzle.regions.size();
  };
  EXPECT_EQ(boxes(INT_MAX, INT_MAX), 1U);
  EXPECT_EQ(boxes(INT_MIN, INT_MAX), 4U);
  EXPECT_EQ(boxes(0, -1), 24U);
  RegionPuzzle bare;
  bare.rows = 4;
  bare.cols = 6;
  add_boxes(bare, 2, 3);
  EXPECT_TRUE(bare.regions.empty());
}

TEST(RegionParts, LabelsOfAnotherLengthAddNothing) {
  RegionPuzzle puzzle = open_grid(2, 2, 1, 2);
  add_labelled(puzzle, "AAB");
  add_labelled(puzzle, "AABBC");
  EXPECT_TRUE(puzzle.regions.empty());
}

TEST(RegionParts, BoxSides) {
  const auto sides = [](int side) { return std::pair(box_sides(side).rows, box_sides(side).cols); };
  EXPECT_EQ(sides(1), std::pair(1, 1));
  EXPECT_EQ(sides(7), std::pair(1, 7));
  EXPECT_EQ(sides(15), std::pair(3, 5));
  EXPECT_EQ(sides(36), std::pair(6, 6));
  EXPECT_EQ(sides(INT_MAX), std::pair(1, INT_MAX));  // a prime
  EXPECT_EQ(sides(46'340 * 46'340), std::pair(46'340, 46'340));
  EXPECT_EQ(classic_grid(7).regions.size(), 14u);
}

}  // namespace
}  // namespace jiugong
