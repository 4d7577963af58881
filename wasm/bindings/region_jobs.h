// The jobs for puzzles of any shape, which come as numbers (region_puzzle_numbers.h) and go as JSON
// (region_json.h).
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "jiugong/region_puzzle.h"
#include "jiugong/region_text.h"
#include "job.h"
#include "region_search_job.h"

namespace jiugong::bindings {

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
  State advance(std::uint64_t nodes) override;

 private:
  std::optional<RegionReader> reader_;
};

// The text.
class WriteRegionsJob : public Job {
 public:
  void start(std::string puzzle);
  State advance(std::uint64_t nodes) override;

 private:
  void begin_text();

  std::optional<RegionNumbers> numbers_;  // until the puzzle is read
  RegionPuzzle puzzle_;
  std::optional<RegionWriter> writer_;
};

// The puzzle.
class RegionPresetJob : public Job {
 public:
  void start(const std::string& name);
  State advance(std::uint64_t nodes) override;
};

}  // namespace jiugong::bindings
