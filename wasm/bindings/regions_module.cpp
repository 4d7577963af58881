// The module `regions`: puzzles of any shape, and exact cover.
#include "embind.h"
#include "exact_cover_job.h"
#include "region_jobs.h"

namespace {

using namespace jiugong::bindings;

void start_exact_cover(ExactCoverJob& job, std::size_t size, std::uint32_t rows,
                       std::uint32_t columns, std::uint32_t optional, double limit) {
  job.start(size, rows, columns, optional, to_count(limit));
}

}  // namespace

EMSCRIPTEN_BINDINGS(jiugong_regions) {
  add_job_functions();
  add_method<SolveRegionsJob, &start_search<SolveRegionsJob>>("solveRegions");
  add_method<ReadRegionsJob, &ReadRegionsJob::start>("readRegions");
  add_method<WriteRegionsJob, &WriteRegionsJob::start>("writeRegions");
  add_method<RegionPresetJob, &RegionPresetJob::start>("regionPreset");
  add_method<ExactCoverJob, &start_exact_cover>("exactCover");
}
