// The module `batch`: files and texts of many 9×9 puzzles, solved, and what tells puzzles apart.
#include "batch_job.h"
#include "canonical_job.h"
#include "embind.h"
#include "text_jobs.h"

namespace {

using namespace jiugong::bindings;

void start_batch(BatchJob& job, std::size_t size, const std::string& format, double limit,
                 bool rating, bool canonical, bool minimal, bool keep, bool first,
                 const std::string& shape) {
  job.start(size, {format, to_count(limit), rating, canonical, minimal, keep, first, shape});
}

}  // namespace

EMSCRIPTEN_BINDINGS(jiugong_batch) {
  add_job_functions();
  add_method<BatchJob, &start_batch>("solveMany");
  add_method<CutJob, &CutJob::start>("cut");
  add_method<CanonicalJob, &CanonicalJob::start>("canonical");
  add_method<SolveTextJob, &SolveTextJob::start>("solveText");
}
