// What the jobs share that search in a puzzle of any shape.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "job.h"
#include "region_puzzle_numbers.h"
#include "stopwatch.h"

namespace jiugong::bindings {

// Reads the puzzle, fails if it is invalid, and searches in steps of about half a millisecond.
class RegionSearchJob : public Job {
 public:
  // Returns after about half a millisecond if possible. (Inline, as templates are derived from this class: modules are
  // compiled with type information, which jobs lack.)
  State advance(std::uint64_t nodes) override { return work(nodes); }

 protected:
  // Begins with a puzzle in numbers, or with one that is valid.
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
  void reset();
  State work(std::uint64_t nodes);
  void make_step(std::uint64_t nodes);

  std::optional<RegionNumbers> numbers_;  // until the puzzle is read
  std::uint64_t portion_ = 1;             // nodes between two reads of the clock
  Stopwatch stopwatch_;
};

}  // namespace jiugong::bindings
