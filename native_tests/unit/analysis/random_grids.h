// Random grids of every kind, and all solutions of a grid, for the tests of the analyses.
#pragma once

#include <optional>
#include <vector>

#include "jiugong/grid.h"
#include "support.h"

namespace jiugong {

// Random solutions, minimal puzzles and what is made of them; the same on every platform.
class RandomGrids {
 public:
  explicit RandomGrids(std::uint64_t seed) : random_(seed) {}

  int below(int bound) { return random_.below(bound); }
  Grid solved();
  Grid minimal();                       // a unique puzzle none of whose givens can go
  Grid without(Grid grid, int givens);  // with so many of its givens taken away
  Grid with_clues(int clues);           // a part of a solved grid

  // A minimal puzzle with one more digit, which clashes with no given and is not the solution's.
  Grid contradictory();

 private:
  std::vector<Cell> shuffled(std::vector<Cell> cells);

  Random random_;
};

// All solutions, found without the solver by trying every digit; nothing when there are more than
// `limit`.
std::optional<std::vector<Grid>> all_solutions(const Grid& puzzle, std::size_t limit);

// The cells that hold a digit.
std::vector<Cell> givens_of(const Grid& grid);

// Whether the grid has a solution.
bool has_solution(const Grid& grid);

}  // namespace jiugong
