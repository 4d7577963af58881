// The shared part of the modules: the functions that drive a job, and the registration of methods.
// Only this file and the `*_module.cpp` files depend on Emscripten. A module is a file with its
// table:
//
//   EMSCRIPTEN_BINDINGS(jiugong_core) {
//     jiugong::bindings::add_job_functions();
//     jiugong::bindings::add_method<SolveJob, &SolveJob::start>("solve");
//   }
//
// `module.d.ts` declares the JavaScript interface.
#pragma once

#include <emscripten/bind.h>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <type_traits>
#include <utility>

#include "arguments.h"
#include "job_table.h"

namespace jiugong::bindings {

// The jobs of this module instance. They are global because Embind calls plain functions.
inline JobTable& jobs() {
  static JobTable table;
  return table;
}

// What JavaScript passes for a parameter: a number for a count.
template <typename Parameter>
using Passed = std::conditional_t<std::is_same_v<Parameter, std::uint64_t>, double, Parameter>;

template <typename Parameter>
Parameter received(Passed<Parameter>& argument) {
  if constexpr (std::is_same_v<Parameter, std::uint64_t>) {
    return to_count(argument);
  } else {
    return std::move(argument);
  }
}

// Starts a call in the finished job `idle` of this method, or in a new job if `idle` is 0. Returns
// its handle, or 0 if `idle` is not a job of this method or there are too many jobs.
template <typename AJob, auto start, typename... Arguments>
JobHandle begin(JobHandle idle, Passed<Arguments>... arguments) {
  const JobHandle handle = idle == 0 ? jobs().add<AJob>() : idle;
  AJob* job = jobs().find_as<AJob>(handle);
  if (job == nullptr) return 0;
  std::invoke(start, *job, received<Arguments>(arguments)...);
  return handle;
}

template <typename AJob, auto start, typename... Arguments>
void add_begin(const char* name, void (* /*start*/)(AJob&, Arguments...)) {
  emscripten::function(name, &begin<AJob, start, std::decay_t<Arguments>...>);
}

template <typename AJob, auto start, typename Base, typename... Arguments>
void add_begin(const char* name, void (Base::* /*start*/)(Arguments...)) {
  emscripten::function(name, &begin<AJob, start, std::decay_t<Arguments>...>);
}

// Adds the function `name`, which starts a call: `start` is a member function of the job, or a
// function whose first parameter is the job.
template <typename AJob, auto start>
void add_method(const char* name) {
  add_begin<AJob, start>(name, start);
}

// The functions that every module has. A handle without a job makes the call fail: `advance`
// returns kFailed, and `take` returns the error.
inline int advance(JobHandle handle, double nodes) {
  Job* job = jobs().find(handle);
  return static_cast<int>(job == nullptr ? State::kFailed : job->advance(to_count(nodes)));
}

inline std::string take(JobHandle handle) {
  Job* job = jobs().find(handle);
  return job == nullptr ? bare_error("internal", "There is no such job.") : job->take();
}

inline double progress(JobHandle handle) {
  const Job* job = jobs().find(handle);
  return job == nullptr ? -1 : job->progress();
}

inline int stage(JobHandle handle) {
  const Job* job = jobs().find(handle);
  return job == nullptr ? -1 : job->stage();
}

inline std::string interim(JobHandle handle) {
  const Job* job = jobs().find(handle);
  return job == nullptr ? "{}" : job->interim();
}

inline std::uintptr_t input(JobHandle handle) {
  Job* job = jobs().find(handle);
  return job == nullptr ? 0 : reinterpret_cast<std::uintptr_t>(job->input());
}

inline std::uintptr_t output(JobHandle handle) {
  const Job* job = jobs().find(handle);
  return job == nullptr ? 0 : reinterpret_cast<std::uintptr_t>(job->output().data());
}

inline std::size_t output_size(JobHandle handle) {
  const Job* job = jobs().find(handle);
  return job == nullptr ? 0 : job->output().size();
}

inline void free_job(JobHandle handle) { jobs().remove(handle); }

inline void add_job_functions() {
  emscripten::function("advance", &advance);
  emscripten::function("take", &take);
  emscripten::function("progress", &progress);
  emscripten::function("stage", &stage);
  emscripten::function("interim", &interim);
  emscripten::function("input", &input);
  emscripten::function("output", &output);
  emscripten::function("outputSize", &output_size);
  emscripten::function("free", &free_job);
}

}  // namespace jiugong::bindings
