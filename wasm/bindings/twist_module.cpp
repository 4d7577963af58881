// The module `twist`: puzzles in which blocks of 2×2 tiles turn.
#include "embind.h"
#include "twist_jobs.h"

using namespace jiugong::bindings;

EMSCRIPTEN_BINDINGS(jiugong_twist) {
  add_job_functions();
  add_method<UntwistJob, &UntwistJob::start>("untwist");
  add_method<RotateSudokuJob, &RotateSudokuJob::start>("rotateSudoku");
  add_method<NineTripodsJob, &NineTripodsJob::start>("nineTripods");
}
