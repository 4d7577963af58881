// The job that makes puzzles.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "jiugong/generate.h"
#include "job.h"

namespace jiugong::bindings {

// The tables of the sampler: 400 KB of constant data. They are shared because a thousand jobs may
// run at once, and global because Embind constructs each job without arguments.
inline std::shared_ptr<const GridSampler> shared_sampler() {
  static const auto sampler = std::make_shared<const GridSampler>();
  return sampler;
}

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
