// The jobs that search one puzzle for its solutions.
#pragma once

#include <cstdint>
#include <string>

#include "jiugong/solve9.h"
#include "job.h"
#include "stopwatch.h"

namespace jiugong::bindings {

// Adds the result of `solve` for one puzzle, with the time of the search.
void add_members(ObjectWriter& object, const Solve9Result& result, std::uint64_t nanoseconds);

class SearchJob : public Job {
 public:
  // The puzzle is a line, or candidates as write_candidates() writes them; `limit` is as in solve9().
  void start(const std::string& puzzle, std::uint64_t limit);

 private:
  void run(std::uint64_t nodes) override;
  virtual void write(const Solve9Result& result, std::uint64_t nanoseconds) = 0;

  Solver9 solver_;
  Stopwatch stopwatch_;
};

// { status, count, capped, solution, second, conflicts, guesses, micros }
class SolveJob : public SearchJob {
  void write(const Solve9Result& result, std::uint64_t nanoseconds) override;
};

// { count, capped }
class CountJob : public SearchJob {
  void write(const Solve9Result& result, std::uint64_t nanoseconds) override;
};

}  // namespace jiugong::bindings
