// The module `regions`: puzzles of any shape, and exact cover.
#include "embind.h"
#include "exact_cover_job.h"
#include "generate_regions_job.h"
#include "region_jobs.h"

namespace {

using namespace jiugong::bindings;

void start_exact_cover(ExactCoverJob& job, std::size_t size, std::uint32_t rows,
                       std::uint32_t columns, std::uint32_t optional, double limit) {
  job.start(size, rows, columns, optional, to_count(limit));
}

void start_generate_regions(GenerateRegionsJob& job, const std::string& layout,
                            const std::string& preset, const std::string& clues,
                            const std::string& seed, int givens, bool irregular, bool minimal,
                            double attempts) {
  const std::uint64_t most = to_count(attempts);
  job.start(layout, preset, clues, seed, givens, irregular, minimal,
            most < INT32_MAX ? static_cast<int>(most) : INT32_MAX);
}

}  // namespace

EMSCRIPTEN_BINDINGS(jiugong_regions) {
  add_job_functions();
  add_method<SolveRegionsJob, &start_search<SolveRegionsJob>>("solveRegions");
  add_method<RegionCandidatesJob, &RegionCandidatesJob::start>("regionCandidates");
  add_method<RegionDifferenceJob, &RegionDifferenceJob::start>("regionDifference");
  add_method<RegionContradictionJob, &RegionContradictionJob::start>("regionContradiction");
  add_method<GenerateRegionsJob, &start_generate_regions>("generateRegions");
  add_method<ReadRegionsJob, &ReadRegionsJob::start>("readRegions");
  add_method<WriteRegionsJob, &WriteRegionsJob::start>("writeRegions");
  add_method<RegionPresetJob, &RegionPresetJob::start>("regionPreset");
  add_method<ExactCoverJob, &start_exact_cover>("exactCover");
}
