// Solves, counts and rates files, as solve_file.h does.
#pragma once

#include "exit_code.h"
#include "jiugong/solve_file.h"
#include "options.h"

namespace jiugong::cli {

struct SolveOptions {
  InputOptions input;
  FileSolverOptions file;  // without a rater
  bool rate = false;
  bool unique = false;  // whether puzzles without exactly one solution are not as wanted
};

ExitCode solve_files(const SolveOptions& options);

}  // namespace jiugong::cli
