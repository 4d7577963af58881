// The jobs that find the canonical form of a puzzle, and the givens it does not need.
#pragma once

#include <optional>
#include <string>

#include "jiugong/canonical.h"
#include "jiugong/solve9.h"
#include "job.h"

namespace jiugong::bindings {

void write_json(Json& out, const CanonicalForm& form);

// Writes { puzzle, transposed, rows, columns, digits, automorphisms }, or null if digits clash.
class CanonicalJob : public Job {
 public:
  void start(const std::string& puzzle);

 private:
  void run(std::uint64_t nodes) override;

  std::optional<Grid> puzzle_;
};

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
