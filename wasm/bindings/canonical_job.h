// The job that finds the canonical form of a puzzle.
#pragma once

#include <string>

#include "jiugong/canonical.h"
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

}  // namespace jiugong::bindings
