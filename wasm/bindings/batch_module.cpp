// The module `batch`: the texts of 9×9 puzzles, files of them, solved, and what tells puzzles apart.
#include "batch_job.h"
#include "canonical_jobs.h"
#include "embind.h"
#include "text_jobs.h"

using namespace jiugong::bindings;

EMSCRIPTEN_BINDINGS(jiugong_batch) {
  add_job_functions();
  add_method<BatchJob, &start_batch<BatchJob>>("solveMany");
  add_method<CutJob, &CutJob::start>("cut");
  add_method<CanonicalJob, &CanonicalJob::start>("canonical");
  add_method<RedundantGivensJob, &RedundantGivensJob::start>("redundantGivens");
  add_method<ReadPuzzleJob, &ReadPuzzleJob::start>("readPuzzle");
  add_method<ReadTextJob, &ReadTextJob::start>("readText");
  add_method<SolveTextJob, &SolveTextJob::start>("solveText");
  add_method<WriteTextJob, &WriteTextJob::start>("writeText");
}
