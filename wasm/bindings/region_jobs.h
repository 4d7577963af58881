// The jobs for puzzles of any shape, which come (region_json_reader.h) and go (region_json.h) as JSON.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>

#include "jiugong/generate_regions.h"
#include "jiugong/region_analysis.h"
#include "jiugong/region_puzzle.h"
#include "jiugong/region_text.h"
#include "job.h"
#include "region_json_reader.h"
#include "stopwatch.h"

namespace jiugong::bindings {

// Reads the puzzle, fails if it is invalid, and searches in portions of about half a millisecond.
class RegionSearchJob : public Job {
 protected:
  // Begins with a puzzle as JSON, or with one that is valid.
  void start_reading(std::string puzzle);
  void start_with(const RegionPuzzle& puzzle);

  // Takes the puzzle, which is valid.
  virtual void start_search(const RegionPuzzle& puzzle) = 0;

  // Tries about so many values; true at the end.
  virtual bool search(std::uint64_t nodes) = 0;

  // Writes the result or fails, and frees what may be large: finished jobs are kept for the next call.
  virtual void end_search() = 0;

  // The time of the search so far.
  std::uint64_t nanoseconds() const { return stopwatch_.nanoseconds(); }

 private:
  // Returns after about half a millisecond if possible. (Inline, as templates are derived from this class: modules are
  // compiled with type information, which jobs lack.)
  void run(std::uint64_t nodes) override { work(nodes); }

  void reset();
  void work(std::uint64_t nodes);
  void make_step(std::uint64_t nodes);

  std::optional<RegionJsonReader> reader_;  // until the puzzle is read
  std::uint64_t portion_ = 1;               // nodes between two reads of the clock
  Stopwatch stopwatch_;
};

// { status, count, capped, solution, second, conflicts, conflictingRules, nodes,
// micros }
class SolveRegionsJob : public RegionSearchJob {
 public:
  // `limit` is as in solve_regions().
  void start(std::string puzzle, std::uint64_t limit);

 private:
  void start_search(const RegionPuzzle& puzzle) override;
  bool search(std::uint64_t nodes) override;
  void end_search() override;

  std::uint64_t limit_ = 0;
  std::optional<RegionSolver> solver_;
};

// The puzzle.
class ReadRegionsJob : public Job {
 public:
  void start(std::string text);

 private:
  void run(std::uint64_t nodes) override;

  std::optional<RegionReader> reader_;
};

// The text.
class WriteRegionsJob : public Job {
 public:
  void start(std::string puzzle);

 private:
  void run(std::uint64_t nodes) override;

  void begin_text();

  std::optional<RegionJsonReader> reader_;  // until the puzzle is read
  RegionPuzzle puzzle_;
  std::optional<RegionWriter> writer_;
};

// The puzzle.
class RegionPresetJob : public Job {
 public:
  void start(const std::string& name);
};

// { puzzle, solution, givens, seed, reached }
class GenerateRegionsJob : public RegionSearchJob {
 public:
  // Either `preset` or `layout` is empty: a name, or a puzzle. `clues` are names with commas between them, `seed` is
  // in decimal, and the others are as in GenerateRegionsOptions.
  void start(std::string layout, const std::string& preset, const std::string& clues,
             const std::string& seed, int givens, bool irregular, bool minimal,
             std::uint64_t attempts);

  double progress() const override { return generator_.progress(); }

 private:
  void start_search(const RegionPuzzle& layout) override;
  bool search(std::uint64_t nodes) override { return generator_.advance(nodes); }
  void end_search() override;

  GenerateRegionsOptions options_;
  RegionGenerator generator_;
};

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
