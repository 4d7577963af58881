// The jobs that explain a puzzle.
#pragma once

#include <cstdint>
#include <string>

#include "jiugong/candidates.h"
#include "jiugong/contradiction.h"
#include "jiugong/difference.h"
#include "job.h"

namespace jiugong::bindings {

// A job that runs one of the searches that take a puzzle and return a result.
template <typename Search>
class AnalysisJob : public Job {
 public:
  void start(const std::string& puzzle) {
    begin();
    if (const auto grid = read(puzzle)) search_.start(*grid);
  }

 private:
  void run(std::uint64_t nodes) override {
    if (!search_.advance(nodes)) return;
    write_json(json(), search_.result());
    finish();
  }

  Search search_;
};

// Writes { first, second, differing }, or null when there are fewer than two solutions.
void write_json(Json& out, const DifferenceResult& result);

using CandidatesJob = AnalysisJob<TrueCandidates>;    // an array of 81 marks
using ContradictionJob = AnalysisJob<Contradiction>;  // an array of cells, or null
using DifferenceJob = AnalysisJob<Difference>;

}  // namespace jiugong::bindings
