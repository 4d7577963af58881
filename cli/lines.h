// Solves, counts and rates: what solve_many.h does for a puzzle a line, for files of all layouts.
#pragma once

#include <cstdint>

#include "answers.h"
#include "jiugong/solve_many.h"

namespace jiugong::cli {

struct SolveOptions {
  InputOptions input;
  BatchFormat format = BatchFormat::kSolution;
  std::uint64_t limit = 2;
  bool rate = false;
  bool unique = false;  // whether puzzles without exactly one solution are not as wanted
};

ExitCode solve_files(const SolveOptions& options);

}  // namespace jiugong::cli
