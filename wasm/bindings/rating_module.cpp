// The module `rating`: files of puzzles, rated.
#include "embind.h"
#include "teach_jobs.h"

namespace {

using namespace jiugong::bindings;

void start_rate_many(RatingBatchJob& job, std::size_t size, const std::string& format, double limit,
                     bool rating, bool canonical, bool minimal, bool keep, bool first,
                     const std::string& shape) {
  job.start(size, {format, to_count(limit), rating, canonical, minimal, keep, first, shape});
}

}  // namespace

EMSCRIPTEN_BINDINGS(jiugong_rating) {
  add_job_functions();
  add_method<CutJob, &CutJob::start>("cut");
  add_method<RatingBatchJob, &start_rate_many>("rateMany");
}
