// The module `generate`: random 9×9 puzzles.
#include "embind.h"
#include "generate_job.h"

using namespace jiugong::bindings;

EMSCRIPTEN_BINDINGS(jiugong_generate) {
  add_job_functions();
  add_method<GenerateJob, &GenerateJob::start>("generate");
}
