// Runs a verb: parts from a source, through workers, to standard output.
#pragma once

#include <cstddef>
#include <string>

#include "exit_code.h"
#include "part.h"
#include "pool.h"

namespace jiugong::cli {

struct FilterOptions {
  std::size_t jobs = 0;        // 0 for all processors
  std::string beginning = {};  // goes to standard output before all else
  bool needs_puzzles = false;  // whether it is a mistake that a text has none
};

// What the exit code says of puzzles that were read and answered: a bad one outranks one that is not as wanted.
ExitCode exit_code_of(const Totals& totals);

// Writes the output of all parts in order, and their errors to standard error, each before the output of
// its part. Shows progress where standard error is a terminal and standard output is not.
ExitCode run_filter(PartSource& source, const MakeWorker& make_worker,
                    const FilterOptions& options);

}  // namespace jiugong::cli
