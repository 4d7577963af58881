#include "solve9/board.h"

#include <array>
#include <optional>
#include <string>

#include "solve9/simd/vec.h"
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

std::array<std::uint32_t, 36> lanes_of(const Board& board) {
  std::array<std::uint32_t, 36> lanes{};
  for (std::size_t i = 0; i < lanes.size(); ++i) lanes[i] = lane_of(board, i);
  return lanes;
}

// Cells with any digits, `blanks` of ten of them blank: no puzzle, but a grid.
Grid random_grid(Random& random, int blanks) {
  Grid grid;
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    if (random.below(10) >= blanks) grid.set(cell, static_cast<Digit>(1 + random.below(9)));
  }
  return grid;
}

TEST(Board, ReadsGridsAndLinesAsItReadsTheirMarks) {
  Random random(3);
  for (int round = 0; round < 200; ++round) {
    const Grid grid = random_grid(random, round % 11);
    Board of_marks, of_grid, of_line;
    read_board(jiugong::marks_of(grid), of_marks);
    read_board(grid, of_grid);
    EXPECT_EQ(lanes_of(of_grid), lanes_of(of_marks));
    const std::string line = grid.to_line(round % 2 == 0 ? '.' : '0');
    ASSERT_TRUE(read_board(line, of_line));
    EXPECT_EQ(count_givens(line), grid.clue_count());
    EXPECT_EQ(lanes_of(of_line), lanes_of(of_marks));
  }
}

TEST(Board, ReadsTheLinesThatGridsAreReadFrom) {
  const std::string line(kPuzzle);
  for (std::size_t at = 0; at < line.size(); ++at) {
    for (int byte = 0; byte < 256; ++byte) {
      std::string other = line;
      other[at] = static_cast<char>(byte);
      const std::optional<Grid> grid = Grid::from_line(other);
      Board board;
      ASSERT_EQ(read_board(other, board), grid.has_value()) << "byte " << byte << " at " << at;
      if (grid) {
        EXPECT_EQ(marks_of(board), jiugong::marks_of(*grid));
      }
    }
  }
  for (const std::size_t size : {0U, 1U, 80U, 82U, 162U}) {
    Board board;
    EXPECT_FALSE(read_board((line + line).substr(0, size), board)) << size;
  }
}

TEST(Board, LeavesTheBoardAloneIfALineIsNoPuzzle) {
  Board board;
  read_board(grid_of(kPuzzle), board);
  const auto before = lanes_of(board);
  EXPECT_FALSE(read_board(std::string(kPuzzleSolved.substr(1)) + 'x', board));
  EXPECT_EQ(lanes_of(board), before);
}

TEST(Board, GivesBackItsGivens) {
  Random random(4);
  for (int round = 0; round < 100; ++round) {
    const Grid grid = random_grid(random, round % 11);
    Board board;
    read_board(grid, board);
    EXPECT_EQ(givens_of(board), grid);
  }
}

TEST(Board, GivesNoDigitForCellsWithSeveralCandidatesOrNone) {
  Marks marks{};
  marks[1] = 0b110;
  marks[80] = 0b100;
  Board board;
  read_board(marks, board);
  Grid expected;
  expected.set(80, 3);
  EXPECT_EQ(givens_of(board), expected);
}

TEST(Board, WritesTheDigitOfEveryCell) {
  Random random(5);
  for (int round = 0; round < 100; ++round) {
    const Grid digits = random_grid(random, 0);
    Board board;
    read_board(digits, board);
    Grid grid;
    write_grid(board, grid);
    EXPECT_EQ(grid, digits);
  }
}

}  // namespace
}  // namespace jiugong::solver9
