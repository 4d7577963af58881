// The module `analysis`: what is so in all solutions of a 9×9 puzzle, in which cells two of them differ, and why there is none.
#include "analysis_jobs.h"
#include "embind.h"

using namespace jiugong::bindings;

EMSCRIPTEN_BINDINGS(jiugong_analysis) {
  add_job_functions();
  add_method<CandidatesJob, &CandidatesJob::start>("candidates");
  add_method<ContradictionJob, &ContradictionJob::start>("contradiction");
  add_method<DifferenceJob, &DifferenceJob::start>("difference");
}
