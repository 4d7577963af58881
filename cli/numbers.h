// Numbers of puzzles to make, for verbs that read no files, and their seeds.
#pragma once

#include <cstdint>
#include <string>

#include "part.h"

namespace jiugong::cli {

// The numbers below `count`, in parts of `step`.
class NumberSource final : public PartSource {
 public:
  NumberSource(std::uint64_t count, std::uint64_t step) : count_(count), step_(step) {}

  bool next(Part& part) override;
  std::uint64_t total() const override { return count_; }

 private:
  std::uint64_t count_, step_, at_ = 0;
};

// The seed that an option says, a random one if it says none.
std::uint64_t seed_or_random(const std::string& option);

// Tells that a puzzle is the nearest that was found.
void miss(Part& part, std::uint64_t number);

}  // namespace jiugong::cli
