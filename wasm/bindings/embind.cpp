// The module's table, and the only file that knows Emscripten: the jobs under the names of the
// methods that module.d.ts declares.
#include <emscripten/bind.h>

#include <cmath>
#include <cstdint>
#include <string>

#include "analysis_jobs.h"
#include "generate_job.h"
#include "region_jobs.h"
#include "rotate_job.h"
#include "solve_jobs.h"
#include "text_jobs.h"
#include "tripods_job.h"
#include "untwist_job.h"

namespace {

using namespace jiugong;

// A count as JavaScript passes it: what is too large means all, what is no count means none.
std::uint64_t to_count(double number) {
  if (!(number > 0)) return 0;
  return number < std::ldexp(1.0, 63) ? static_cast<std::uint64_t>(number) : UINT64_MAX;
}

template <typename AJob>
int advance(AJob& job, double nodes) {
  return static_cast<int>(job.advance(to_count(nodes)));
}

template <typename AJob>
std::string take(AJob& job) {
  return job.take();
}

template <typename AJob>
void start_search(AJob& job, const std::string& puzzle, double limit) {
  job.start(puzzle, to_count(limit));
}

void start_rotate(RotateJob& job, const std::string& puzzle, const std::string& turns,
                  double limit) {
  job.start(puzzle, turns, to_count(limit));
}

template <typename AJob>
double progress(AJob& job) {
  return job.progress();
}

template <typename AJob>
int best_length(AJob& job) {
  return job.best_length();
}

template <typename AJob>
std::string best_moves(AJob& job) {
  return job.best_moves();
}

void start_generate(GenerateJob& job, const std::string& seed, int clues,
                    const std::string& symmetry, bool minimal, double attempts) {
  job.start(seed, clues, symmetry, minimal, to_count(attempts));
}

template <typename AJob, typename Start>
emscripten::class_<AJob> method(const char* name, Start start) {
  return emscripten::class_<AJob>(name)
      .template constructor<>()
      .function("start", start)
      .function("advance", &advance<AJob>)
      .function("take", &take<AJob>);
}

// A method that tells while it works how far it is.
template <typename AJob, typename Start>
void long_method(const char* name, Start start) {
  method<AJob>(name, start)
      .function("progress", &progress<AJob>)
      .function("bestLength", &best_length<AJob>)
      .function("bestMoves", &best_moves<AJob>);
}

}  // namespace

EMSCRIPTEN_BINDINGS(jiugong) {
  method<SolveJob>("solve", &start_search<SolveJob>);
  method<CountJob>("count", &start_search<CountJob>);
  method<CandidatesJob>("candidates", &CandidatesJob::start);
  method<ContradictionJob>("contradiction", &ContradictionJob::start);
  method<DifferenceJob>("difference", &DifferenceJob::start);
  method<GenerateJob>("generate", &start_generate);
  long_method<UntwistJob>("untwist", &UntwistJob::start);
  long_method<RotateJob>("rotateSudoku", &start_rotate);
  long_method<TripodsJob>("nineTripods", &TripodsJob::start);
  method<SolveTextJob>("solveText", &SolveTextJob::start);
  method<ReadTextJob>("readText", &ReadTextJob::start);
  method<WriteTextJob>("writeText", &WriteTextJob::start);
  method<SolveRegionsJob>("solveRegions", &start_search<SolveRegionsJob>);
  method<ReadRegionsJob>("readRegions", &ReadRegionsJob::start);
  method<WriteRegionsJob>("writeRegions", &WriteRegionsJob::start);
  method<RegionPresetJob>("regionPreset", &RegionPresetJob::start);
}
