// The module `rating`: files of puzzles, rated.
#include "batch_arguments.h"
#include "teach_jobs.h"

using namespace jiugong::bindings;

EMSCRIPTEN_BINDINGS(jiugong_rating) {
  add_job_functions();
  add_method<CutJob, &CutJob::start>("cut");
  add_method<RatingBatchJob, &start_batch<RatingBatchJob>>("rateMany");
}
