// The module `core`: 9×9 sudoku puzzles, and texts and files of them.
#include "analysis_jobs.h"
#include "batch_job.h"
#include "embind.h"
#include "generate_job.h"
#include "solve_jobs.h"
#include "text_jobs.h"

namespace {

using namespace jiugong::bindings;

void start_generate(GenerateJob& job, const std::string& seed, int clues,
                    const std::string& symmetry, bool minimal, double attempts) {
  job.start(seed, clues, symmetry, minimal, to_count(attempts));
}

void start_batch(BatchJob& job, std::size_t size, const std::string& format, double limit,
                 bool header) {
  job.start(size, format, to_count(limit), header);
}

}  // namespace

EMSCRIPTEN_BINDINGS(jiugong_core) {
  add_job_functions();
  add_method<SolveJob, &start_search<SolveJob>>("solve");
  add_method<CountJob, &start_search<CountJob>>("count");
  add_method<CandidatesJob, &CandidatesJob::start>("candidates");
  add_method<ContradictionJob, &ContradictionJob::start>("contradiction");
  add_method<DifferenceJob, &DifferenceJob::start>("difference");
  add_method<GenerateJob, &start_generate>("generate");
  add_method<SolveTextJob, &SolveTextJob::start>("solveText");
  add_method<BatchJob, &start_batch>("solveMany");
  add_method<ReadTextJob, &ReadTextJob::start>("readText");
  add_method<WriteTextJob, &WriteTextJob::start>("writeText");
}
