// The module `batch`: files and texts of many 9×9 puzzles, solved, and what tells puzzles apart.
#include "batch_arguments.h"
#include "batch_job.h"
#include "canonical_job.h"
#include "redundant_job.h"
#include "text_jobs.h"

using namespace jiugong::bindings;

EMSCRIPTEN_BINDINGS(jiugong_batch) {
  add_job_functions();
  add_method<BatchJob, &start_batch<BatchJob>>("solveMany");
  add_method<CutJob, &CutJob::start>("cut");
  add_method<CanonicalJob, &CanonicalJob::start>("canonical");
  add_method<RedundantGivensJob, &RedundantGivensJob::start>("redundantGivens");
  add_method<SolveTextJob, &SolveTextJob::start>("solveText");
}
