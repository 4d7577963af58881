// The job that makes puzzles.
#pragma once

#include <cstdint>
#include <string>

#include "jiugong/generate.h"
#include "job.h"

namespace jiugong::bindings {

// { puzzle, solution, clues, seed, reached }
class GenerateJob : public Job {
 public:
  GenerateJob();

  // `seed` is in decimal, `symmetry` is the name of a symmetry, and the others are as in
  // GenerateOptions.
  void start(const std::string& seed, int givens, const std::string& symmetry, bool minimal,
             std::uint64_t attempts);

 private:
  void run(std::uint64_t nodes) override;

  Generator generator_;
  std::uint64_t seed_ = 0;
};

}  // namespace jiugong::bindings
