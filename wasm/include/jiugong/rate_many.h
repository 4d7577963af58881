// Rates files of puzzles, one per line: BatchSolver with the teacher as its rater.
#pragma once

#include <memory>

#include "jiugong/solve_many.h"

namespace jiugong {

// Makes a rater. It works on one puzzle at a time, and so serves one BatchSolver.
//
//   const auto rater = make_rater();
//   BatchSolver solver;
//   solver.start(lines, {.format = BatchFormat::kRating, .rater = rater.get()});
//   while (!solver.advance(10'000)) breathe();
//   print(solver.output());
std::unique_ptr<PuzzleRater> make_rater();

}  // namespace jiugong
