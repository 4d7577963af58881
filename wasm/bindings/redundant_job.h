// The job that finds the givens a puzzle does not need.
#pragma once

#include <optional>
#include <string>

#include "jiugong/solve9.h"
#include "job.h"

namespace jiugong::bindings {

// Writes the cells of the redundant givens (redundant.h), or null unless there is exactly one solution.
class RedundantGivensJob : public Job {
 public:
  void start(const std::string& puzzle);

 private:
  void run(std::uint64_t nodes) override;

  std::optional<Grid> puzzle_;
  Solver9 solver_;
};

}  // namespace jiugong::bindings
