// Runs jobs to their ends.
#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <utility>

#include "job.h"

namespace jiugong::bindings {

// How a started job ends, and its JSON.
inline std::pair<State, std::string> finish(Job& job, std::uint64_t nodes = 100) {
  std::string json;
  for (;;) {
    const State state = job.advance(nodes);
    if (state == State::kFailed) return {state, job.take()};
    json += job.take();
    if (state == State::kDone) return {state, json};
  }
}

// The JSON of a job that has to end so.
inline std::string answer_of(Job& job, State end = State::kDone, std::uint64_t nodes = 50) {
  const auto [state, json] = finish(job, nodes);
  EXPECT_EQ(state, end) << json;
  return json;
}

// The same of one that is started with these arguments.
std::string ask(auto& job, const auto&... arguments) {
  job.start(arguments...);
  return answer_of(job);
}
std::string refusal_of(auto& job, const auto&... arguments) {
  job.start(arguments...);
  return answer_of(job, State::kFailed);
}

}  // namespace jiugong::bindings
