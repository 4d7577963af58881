// The module `generate`: random 9×9 puzzles.
#include "embind.h"
#include "generate_job.h"

namespace {

using namespace jiugong::bindings;

void start_generate(GenerateJob& job, const std::string& seed, int givens,
                    const std::string& symmetry, bool minimal, double attempts) {
  job.start(seed, givens, symmetry, minimal, to_count(attempts));
}

}  // namespace

EMSCRIPTEN_BINDINGS(jiugong_generate) {
  add_job_functions();
  add_method<GenerateJob, &start_generate>("generate");
}
