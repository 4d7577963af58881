// The job that solves a file of puzzles, one per line.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "jiugong/solve_many.h"
#include "job.h"

namespace jiugong::bindings {

// { lines, unique, multiple, none, bad, guesses, histogram, ratings, errors }, and the output as bytes.
class BatchJob : public Job {
 public:
  // `input` takes `size` bytes of whole lines. `format` is the name of a format; `header` is true
  // for the first lines of a file.
  void start(std::size_t size, const std::string& format, std::uint64_t limit, bool header);

  State advance(std::uint64_t nodes) override;

  char* input() override { return lines_.data(); }
  std::string_view output() const override { return solver_.output(); }

 protected:
  // What rates the puzzles, in jobs that rate.
  virtual PuzzleRater* rater() { return nullptr; }

 private:
  void end();

  std::vector<char> lines_;
  BatchSolver solver_;
};

}  // namespace jiugong::bindings
