// The module `photo`: puzzles in photos and screenshots.
#include "embind.h"
#include "photo_job.h"

EMSCRIPTEN_BINDINGS(jiugong_photo) {
  using namespace jiugong::bindings;
  add_job_functions();
  add_method<ReadPhotoJob, &ReadPhotoJob::start>("readPhoto");
}
