#include "jiugong/redundant.h"

#include <cstdint>
#include <limits>

#include "grid/fewest_givens.h"
#include "jiugong/solve9.h"

namespace jiugong {
namespace {

Status status_of(Solver9& solver, const Grid& puzzle) {
  solver.start(puzzle, 2);
  while (!solver.advance(std::numeric_limits<std::uint64_t>::max())) {
  }
  return solver.result().status;
}

}  // namespace

std::optional<std::vector<Cell>> redundant_givens(const Grid& puzzle) {
  Solver9 solver;
  if (status_of(solver, puzzle) != Status::kUnique) return std::nullopt;
  std::vector<Cell> redundant;
  if (puzzle.clue_count() == grid::kFewestGivens) return redundant;
  Grid rest = puzzle;
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    if (puzzle[cell] == 0) continue;
    rest.set(cell, 0);
    if (status_of(solver, rest) == Status::kUnique) redundant.push_back(cell);
    rest.set(cell, puzzle[cell]);
  }
  return redundant;
}

}  // namespace jiugong
