#include "solve9/board.h"

#include "solve9/simd/lanes.h"
#include "unit/solve9/boards.h"

namespace jiugong::solver9 {
namespace {

TEST(Board, EveryCellHasAPlaceOfItsOwn) {
  std::array<std::array<bool, 3>, 36> taken{};
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    const Place place = place_of(cell);
    ASSERT_LT(place.lane, 36);
    EXPECT_NE(place.lane % 4, 3) << "the inert lane holds no cell";
    bool& field = taken[place.lane][place.shift / std::size_t{kFieldBits}];
    EXPECT_FALSE(field);
    field = true;
  }
}

TEST(Board, HoldsGivensAndLeavesBlankCellsOpen) {
  const Grid puzzle = grid_of(kPuzzle);
  Board board;
  read_board(puzzle, board);
  EXPECT_EQ(marks_of(board), jiugong::marks_of(puzzle));
  for (std::size_t lane = 0; lane < 36; ++lane) {
    EXPECT_EQ(lane_of(board, lane) & kGuardBits, kGuardBits);
    if (lane % 4 == 3) {
      EXPECT_EQ(lane_of(board, lane), kAllBits);
    }
  }
}

TEST(Board, NumbersTheLanesOfItsVectors) {
  Board board;
  for (std::size_t lane = 0; lane < 36; ++lane)
    set_lane(board, lane, static_cast<std::uint32_t>(lane + 1));
  for (std::size_t row = 0; row < 3; ++row) {
    const auto& [a, b, c] = board.rows[row];
    const std::array<simd::Vec, 3> vectors = {a, b, c};
    for (std::size_t column = 0; column < 3; ++column) {
      for (std::size_t i = 0; i < 4; ++i) {
        const std::size_t lane = (12 * row) + (4 * column) + i;
        EXPECT_EQ(simd::lane(vectors[column], i), lane + 1);
        EXPECT_EQ(lane_of(board, lane), lane + 1);
      }
    }
  }
}

TEST(Board, HoldsAnyMarks) {
  Random random(2);
  for (int round = 0; round < 50; ++round) {
    Marks marks;
    for (DigitSet& digits : marks) digits = static_cast<DigitSet>(random.below(512));
    Board board;
    read_board(marks, board);
    EXPECT_EQ(marks_of(board), marks);
  }
}

TEST(Board, GivesBackTheGridItWasReadFrom) {
  for (const std::string_view line : {kPuzzle, kSolution}) {
    Board board;
    read_board(grid_of(line), board);
    Grid grid = grid_of(kSolution);
    write_grid(board, grid);
    EXPECT_EQ(grid, grid_of(line));
  }
}

}  // namespace
}  // namespace jiugong::solver9
