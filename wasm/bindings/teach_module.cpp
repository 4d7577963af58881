// The module `teach`: steps that a person can follow, ratings of puzzles and of files of them, and
// puzzles of a wanted difficulty.
#include "embind.h"
#include "generate_rated_job.h"
#include "teach_jobs.h"

using namespace jiugong::bindings;

EMSCRIPTEN_BINDINGS(jiugong_teach) {
  add_job_functions();
  add_method<RateJob, &RateJob::start>("rate");
  add_method<ExplainJob, &ExplainJob::start>("explain");
  add_method<HintJob, &HintJob::start>("hint");
  add_method<StepsJob, &StepsJob::start>("steps");
  add_method<ReadPositionJob, &ReadPositionJob::start>("readPosition");
  add_method<WritePositionJob, &WritePositionJob::start>("writePosition");
  add_method<GenerateRatedJob, &GenerateRatedJob::start>("generateRated");
  add_method<CutJob, &CutJob::start>("cut");
  add_method<RatingBatchJob, &start_batch<RatingBatchJob>>("rateMany");
}
