// The module `cover`: exact cover problems.
#include "embind.h"
#include "exact_cover_job.h"

using namespace jiugong::bindings;

EMSCRIPTEN_BINDINGS(jiugong_cover) {
  add_job_functions();
  add_method<ExactCoverJob, &ExactCoverJob::start>("exactCover");
}
