// The module `teach`: steps that a person can follow, and the rating of one puzzle.
#include "embind.h"
#include "teach_jobs.h"

namespace {

using namespace jiugong::bindings;

void start_explain(ExplainJob& job, const std::string& position, double limit,
                   const std::string& style) {
  job.start(position, to_count(limit), style);
}

}  // namespace

EMSCRIPTEN_BINDINGS(jiugong_teach) {
  add_job_functions();
  add_method<RateJob, &RateJob::start>("rate");
  add_method<ExplainJob, &start_explain>("explain");
  add_method<HintJob, &HintJob::start>("hint");
  add_method<StepsJob, &StepsJob::start>("steps");
  add_method<ReadPositionJob, &ReadPositionJob::start>("readPosition");
  add_method<WritePositionJob, &WritePositionJob::start>("writePosition");
}
