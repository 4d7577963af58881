// The module `difficulty`: puzzles of a wanted difficulty.
#include "embind.h"
#include "generate_rated_job.h"

namespace {

using namespace jiugong::bindings;

void start_generate_rated(GenerateRatedJob& job, const std::string& seed, const std::string& level,
                          const std::string& technique, const std::string& style, int lowest,
                          int highest, int clues, const std::string& symmetry, bool minimal,
                          double effort) {
  job.start(seed, level, technique, style, lowest, highest, clues, symmetry, minimal,
            to_count(effort));
}

}  // namespace

EMSCRIPTEN_BINDINGS(jiugong_difficulty) {
  add_job_functions();
  add_method<GenerateRatedJob, &start_generate_rated>("generateRated");
}
