// The module `regions`: puzzles of any shape.
#include "embind.h"
#include "region_jobs.h"

using namespace jiugong::bindings;

EMSCRIPTEN_BINDINGS(jiugong_regions) {
  add_job_functions();
  add_method<SolveRegionsJob, &SolveRegionsJob::start>("solveRegions");
  add_method<RegionCandidatesJob, &RegionCandidatesJob::start>("regionCandidates");
  add_method<RegionDifferenceJob, &RegionDifferenceJob::start>("regionDifference");
  add_method<RegionContradictionJob, &RegionContradictionJob::start>("regionContradiction");
  add_method<GenerateRegionsJob, &GenerateRegionsJob::start>("generateRegions");
  add_method<ReadRegionsJob, &ReadRegionsJob::start>("readRegions");
  add_method<WriteRegionsJob, &WriteRegionsJob::start>("writeRegions");
  add_method<RegionPresetJob, &RegionPresetJob::start>("regionPreset");
}
