// The module's table, and the only file that knows Emscripten: the jobs under the names of the
// methods that module.d.ts declares.
#include <emscripten/bind.h>

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <type_traits>
#include <utility>

#include "analysis_jobs.h"
#include "generate_job.h"
#include "many_job.h"
#include "region_jobs.h"
#include "rotate_job.h"
#include "solve_jobs.h"
#include "text_jobs.h"
#include "tripods_job.h"
#include "untwist_job.h"

namespace {

using namespace jiugong::bindings;

// A count as JavaScript passes it: what is too large means all, what is no count means none.
std::uint64_t to_count(double number) {
  if (!(number > 0)) return 0;
  return number < std::ldexp(1.0, 63) ? static_cast<std::uint64_t>(number) : UINT64_MAX;
}

// JavaScript holds a job by its address.
using Handle = std::uintptr_t;

Handle to_handle(Job* job) { return reinterpret_cast<Handle>(job); }
Job& job_at(Handle handle) { return *reinterpret_cast<Job*>(handle); }

int advance(Handle job, double nodes) {
  return static_cast<int>(job_at(job).advance(to_count(nodes)));
}
std::string take(Handle job) { return job_at(job).take(); }
double progress(Handle job) { return job_at(job).progress(); }
int best_length(Handle job) { return job_at(job).best_length(); }
std::string best_moves(Handle job) { return job_at(job).best_moves(); }
Handle input(Handle job) { return reinterpret_cast<Handle>(job_at(job).input()); }
Handle output(Handle job) { return reinterpret_cast<Handle>(job_at(job).output().data()); }
std::size_t output_size(Handle job) { return job_at(job).output().size(); }
void free_job(Handle job) { delete &job_at(job); }

template <typename AJob>
void start_search(AJob& job, const std::string& puzzle, double limit) {
  job.start(puzzle, to_count(limit));
}

void start_rotate(RotateJob& job, const std::string& puzzle, const std::string& turns,
                  double limit) {
  job.start(puzzle, turns, to_count(limit));
}

void start_many(ManyJob& job, std::size_t size, const std::string& format, double limit,
                bool header) {
  job.start(size, format, to_count(limit), header);
}

void start_generate(GenerateJob& job, const std::string& seed, int clues,
                    const std::string& symmetry, bool minimal, double attempts) {
  job.start(seed, clues, symmetry, minimal, to_count(attempts));
}

// Begins a call, in a job of this method that is over, or in a new one where there is none (0).
template <typename AJob, auto start, typename... Arguments>
Handle begin(Handle idle, Arguments... arguments) {
  AJob* job = idle == 0 ? new AJob : static_cast<AJob*>(&job_at(idle));
  std::invoke(start, *job, std::move(arguments)...);
  return to_handle(job);
}

template <typename AJob, auto start, typename... Arguments>
void add_method(const char* name, void (* /*start*/)(AJob&, Arguments...)) {
  emscripten::function(name, &begin<AJob, start, std::decay_t<Arguments>...>);
}

template <typename AJob, auto start, typename Base, typename... Arguments>
void add_method(const char* name, void (Base::* /*start*/)(Arguments...)) {
  emscripten::function(name, &begin<AJob, start, std::decay_t<Arguments>...>);
}

template <typename AJob, auto start>
void method(const char* name) {
  add_method<AJob, start>(name, start);
}

}  // namespace

EMSCRIPTEN_BINDINGS(jiugong) {
  emscripten::function("advance", &advance);
  emscripten::function("take", &take);
  emscripten::function("progress", &progress);
  emscripten::function("bestLength", &best_length);
  emscripten::function("bestMoves", &best_moves);
  emscripten::function("input", &input);
  emscripten::function("output", &output);
  emscripten::function("outputSize", &output_size);
  emscripten::function("free", &free_job);

  method<SolveJob, &start_search<SolveJob>>("solve");
  method<CountJob, &start_search<CountJob>>("count");
  method<CandidatesJob, &CandidatesJob::start>("candidates");
  method<ContradictionJob, &ContradictionJob::start>("contradiction");
  method<DifferenceJob, &DifferenceJob::start>("difference");
  method<GenerateJob, &start_generate>("generate");
  method<UntwistJob, &UntwistJob::start>("untwist");
  method<RotateJob, &start_rotate>("rotateSudoku");
  method<TripodsJob, &TripodsJob::start>("nineTripods");
  method<SolveTextJob, &SolveTextJob::start>("solveText");
  method<ManyJob, &start_many>("solveMany");
  method<ReadTextJob, &ReadTextJob::start>("readText");
  method<WriteTextJob, &WriteTextJob::start>("writeText");
  method<SolveRegionsJob, &start_search<SolveRegionsJob>>("solveRegions");
  method<ReadRegionsJob, &ReadRegionsJob::start>("readRegions");
  method<WriteRegionsJob, &WriteRegionsJob::start>("writeRegions");
  method<RegionPresetJob, &RegionPresetJob::start>("regionPreset");
}
