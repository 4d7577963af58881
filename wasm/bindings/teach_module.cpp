// The module `teach`: steps that a person can follow, ratings of puzzles and of files of them, and
// puzzles of a wanted difficulty.
#include "batch_arguments.h"
#include "embind.h"
#include "generate_rated_job.h"
#include "teach_jobs.h"

namespace {

using namespace jiugong::bindings;

void start_explain(ExplainJob& job, const std::string& position, double limit,
                   const std::string& style) {
  job.start(position, to_count(limit), style);
}

void start_generate_rated(GenerateRatedJob& job, const std::string& seed, const std::string& level,
                          const std::string& technique, const std::string& style, int lowest,
                          int highest, int givens, const std::string& symmetry, bool minimal,
                          double effort) {
  job.start(seed, level, technique, style, lowest, highest, givens, symmetry, minimal,
            to_count(effort));
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
  add_method<GenerateRatedJob, &start_generate_rated>("generateRated");
  add_method<CutJob, &CutJob::start>("cut");
  add_method<RatingBatchJob, &start_batch<RatingBatchJob>>("rateMany");
}
