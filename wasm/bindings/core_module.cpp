// The module `core`: the solutions of one 9×9 puzzle.
#include "embind.h"
#include "solve_jobs.h"

using namespace jiugong::bindings;

EMSCRIPTEN_BINDINGS(jiugong_core) {
  add_job_functions();
  add_method<SolveJob, &SolveJob::start>("solve");
  add_method<CountJob, &CountJob::start>("count");
}
