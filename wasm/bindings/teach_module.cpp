// The module `teach`: steps that a person can follow, and ratings.
#include "embind.h"
#include "teach_jobs.h"

namespace {

using namespace jiugong::bindings;

void start_explain(ExplainJob& job, const std::string& givens, const std::string& digits,
                   const std::string& marks, double limit) {
  job.start(givens, digits, marks, to_count(limit));
}

}  // namespace

EMSCRIPTEN_BINDINGS(jiugong_teach) {
  add_job_functions();
  add_method<RateJob, &RateJob::start>("rate");
  add_method<ExplainJob, &start_explain>("explain");
  add_method<HintJob, &HintJob::start>("hint");
}
