// Solves files with a puzzle a line: in lanes, side by side, and by Solver9 what those do not take.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "jiugong/owned.h"
#include "jiugong/solve_file.h"

namespace jiugong::files {

// What FileSolver is for lines of which no more columns are asked for. `first_line` is the number of the first in the file.
class LineSolver {
 public:
  LineSolver();
  void start(std::string_view lines, std::size_t first_line, const FileSolverOptions& options);
  bool advance(std::uint64_t nodes);
  std::string_view output() const;
  const BatchStats& stats() const;

 private:
  struct Impl;
  detail::Owned<Impl> impl_;
};

}  // namespace jiugong::files
