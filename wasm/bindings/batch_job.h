// The job that solves lines of bytes, as they stand in a file.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "jiugong/solve_many.h"
#include "job.h"

namespace jiugong::bindings {

// { lines, unique, multiple, none, bad, guesses, histogram, errors } and the answers as bytes.
class BatchJob : public Job {
 public:
  // `size` bytes of whole lines come into `input`. `format` is the name of one; `header` says whether
  // these are the first lines.
  void start(std::size_t size, const std::string& format, std::uint64_t limit, bool header);
  State advance(std::uint64_t nodes) override;

  char* input() override { return lines_.data(); }
  std::string_view output() const override { return solver_.output(); }

 private:
  void end();

  std::vector<char> lines_;
  BatchSolver solver_;
};

}  // namespace jiugong::bindings
