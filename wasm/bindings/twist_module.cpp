// The module `twist`: puzzles in which blocks of 2×2 tiles turn.
#include "embind.h"
#include "twist_jobs.h"

namespace {

using namespace jiugong::bindings;

void start_rotate(RotateJob& job, const std::string& puzzle, const std::string& turns,
                  double limit) {
  job.start(puzzle, turns, to_count(limit));
}

}  // namespace

EMSCRIPTEN_BINDINGS(jiugong_twist) {
  add_job_functions();
  add_method<UntwistJob, &UntwistJob::start>("untwist");
  add_method<RotateJob, &start_rotate>("rotateSudoku");
  add_method<TripodsJob, &TripodsJob::start>("nineTripods");
}
