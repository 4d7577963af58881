// Puzzles of the tests of this folder, and files of them that are solved.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "jiugong/solve_file.h"
#include "support.h"

namespace jiugong {

inline const std::string kP(kPuzzle), kS(kPuzzleSolved), kT(kTwoSolutions);
// Its first two cells clash.
inline const std::string kClash = "55" + std::string(79, '.');

struct Solved {
  std::string output;
  BatchStats stats;
  std::vector<std::uint64_t> forms;
};

inline Solved solve_part(const FilePart& part, const FileSolverOptions& options,
                         std::uint64_t portion) {
  FileSolver solver;
  solver.start(part, options);
  while (!solver.advance(portion)) {
  }
  return {std::string(solver.output()), solver.stats(), solver.forms()};
}

}  // namespace jiugong
