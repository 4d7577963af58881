// The example of README.md.
#include <iostream>

#include "jiugong/solve9.h"
#include "jiugong/untwist.h"

int main() {
  using namespace jiugong;

  const auto puzzle = Grid::from_line(
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
  const Solve9Result result = solve9(puzzle.value());
  if (result.status == Status::kUnique) std::cout << result.solution->to_line() << '\n';
  for (const Move& move : untwist({.rows = 2, .cols = 3, .tiles = {2, 5, 3, 1, 4, 6}}).moves) {
    std::cout << "press " << move.row << ' ' << move.col << '\n';
  }
}
