// The jobs that explain a puzzle of any shape.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>

#include "jiugong/region_analysis.h"
#include "region_search_job.h"

namespace jiugong::bindings {

// A job that runs one of the searches of region_analysis.h.
template <typename Finder>
class RegionAnalysisJob : public RegionSearchJob {
 public:
  void start(std::string puzzle) {
    finder_.reset();
    start_reading(std::move(puzzle));
  }

  double progress() const override { return finder_ ? finder_->progress() : 0; }

 private:
  void start_search(const RegionPuzzle& puzzle) override {
    low_ = puzzle.low;
    finder_.emplace().start(puzzle);
  }
  bool search(std::uint64_t nodes) override { return finder_->advance(nodes); }
  void end_search() override;

  int low_ = 1;
  std::optional<Finder> finder_;
};

// Per cell, a list of the values that it has in some solution.
using RegionCandidatesJob = RegionAnalysisJob<RegionCandidateFinder>;
// { first, second, differing }, or null where there are no two solutions.
using RegionDifferenceJob = RegionAnalysisJob<RegionDifferenceFinder>;
// { givens, regions, cages, rules, diagonals, antiKnight, antiKing, nonConsecutive, minimal }, or null where
// there is a solution.
using RegionContradictionJob = RegionAnalysisJob<RegionContradictionFinder>;

template <>
void RegionCandidatesJob::end_search();
template <>
void RegionDifferenceJob::end_search();
template <>
void RegionContradictionJob::end_search();

}  // namespace jiugong::bindings
