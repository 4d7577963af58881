// Boards as marks, for the tests of functions that modify boards.
#pragma once

#include "solve9/board.h"
#include "support.h"

namespace jiugong::solver9 {

inline Marks marks_of(const Board& board) {
  Marks marks;
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    marks[static_cast<std::size_t>(cell)] = static_cast<DigitSet>(candidates_of(board, cell));
  }
  return marks;
}

// The digits of a solution, each with some others: few or many, varying by round.
inline Marks random_marks(Random& random) {
  Marks marks = jiugong::marks_of(grid_of(kPuzzleSolved));
  const int most = 4 + random.below(3);
  for (DigitSet& digits : marks) {
    for (int i = most - random.below(3); i > 0; --i) {
      digits |= static_cast<DigitSet>(1 << random.below(9));
    }
  }
  return marks;
}

}  // namespace jiugong::solver9
