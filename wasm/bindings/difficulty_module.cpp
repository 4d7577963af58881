// The module `difficulty`: puzzles of a wanted difficulty, and files of puzzles, rated.
#include "embind.h"
#include "generate_rated_job.h"
#include "teach_jobs.h"

namespace {

using namespace jiugong::bindings;

void start_rate_many(RatingBatchJob& job, std::size_t size, const std::string& format, double limit,
                     bool rating, bool canonical, bool minimal, bool keep, bool first,
                     const std::string& shape) {
  job.start(size, {format, to_count(limit), rating, canonical, minimal, keep, first, shape});
}

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
  add_method<CutJob, &CutJob::start>("cut");
  add_method<RatingBatchJob, &start_rate_many>("rateMany");
  add_method<GenerateRatedJob, &start_generate_rated>("generateRated");
}
