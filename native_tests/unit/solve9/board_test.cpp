#include "solve9/board.h"

#include "solve9/simd/lanes.h"
#include "unit/solve9/boards.h"

namespace jiugong::solver9 {
namespace {

TEST(Board, EveryCellHasAPlaceOfItsOwn) {
  std::array<std::array<bool, 3>, 36> taken{};
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    const Place place = place_of(cell);
    ASSERT_LT(place.word, 36);
    EXPECT_NE(place.word % 4, 3) << "the inert lane holds no cell";
    bool& field = taken[place.word][place.shift / std::size_t{kFieldBits}];
    EXPECT_FALSE(field);
    field = true;
  }
}

TEST(Board, HoldsGivensAndLeavesBlankCellsOpen) {
  const Grid puzzle = grid_of(kPuzzle);
  Board board;
  read_board(puzzle, board);
  EXPECT_EQ(marks_of(board), jiugong::marks_of(puzzle));
  for (std::size_t word = 0; word < 36; ++word) {
    EXPECT_EQ(word_of(board, word) & kGuardBits, kGuardBits);
    if (word % 4 == 3) {
      EXPECT_EQ(word_of(board, word), kAllBits);
    }
  }
}

TEST(Board, NumbersTheLanesOfItsVectors) {
  Board board;
  for (std::size_t word = 0; word < 36; ++word)
    set_word(board, word, static_cast<std::uint32_t>(word + 1));
  for (std::size_t row = 0; row < 3; ++row) {
    const auto& [a, b, c] = board.rows[row];
    const std::array<simd::Vec, 3> vectors = {a, b, c};
    for (std::size_t column = 0; column < 3; ++column) {
      for (std::size_t lane = 0; lane < 4; ++lane) {
        const std::size_t word = (12 * row) + (4 * column) + lane;
        EXPECT_EQ(simd::lane(vectors[column], lane), word + 1);
        EXPECT_EQ(word_of(board, word), word + 1);
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
