#include "fuzz/grids.h"

#include <cstdint>

#include "jiugong/generate.h"
#include "jiugong/random.h"

namespace jiugong::fuzz {

Grid full_grid_of(FuzzInput& input) {
  static const GridSampler sampler;
  Random random(static_cast<std::uint64_t>(input.two_bytes()));
  return sampler.draw(random);
}

Grid puzzle_of(FuzzInput& input) {
  Grid puzzle = full_grid_of(input);
  const int changes = input.below(8), passes = input.between(1, 2);
  for (int pass = 0; pass < passes; ++pass) {
    for (Cell cell = 0, bits = 0; cell < kCellCount; ++cell, bits >>= 1) {
      if (cell % 8 == 0) bits = input.byte();
      if ((bits & 1) != 0) puzzle.set(cell, 0);
    }
  }
  for (int i = changes; i > 5; --i) {
    const Cell cell = input.below(kCellCount);
    puzzle.set(cell, static_cast<Digit>(input.below(10)));
  }
  return puzzle;
}

std::vector<Cell> clashes_of(const Grid& grid) {
  std::vector<Cell> clashes;
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    for (Cell other = 0; other < kCellCount; ++other) {
      const bool peers = cell / 9 == other / 9 || cell % 9 == other % 9 ||
                         (cell / 27 == other / 27 && cell % 9 / 3 == other % 9 / 3);
      if (other == cell || !peers || grid[cell] == 0 || grid[cell] != grid[other]) continue;
      clashes.push_back(cell);
      break;
    }
  }
  return clashes;
}

bool is_solution(const Grid& grid, const Grid& puzzle) {
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    if (grid[cell] < 1 || grid[cell] > 9) return false;
    if (puzzle[cell] != 0 && puzzle[cell] != grid[cell]) return false;
  }
  return clashes_of(grid).empty();
}

}  // namespace jiugong::fuzz
