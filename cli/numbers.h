// Numbers of puzzles to make, for verbs that read no files, and their seeds.
#pragma once

#include <algorithm>
#include <cstdint>
#include <random>
#include <string>

#include "jiugong/random.h"
#include "part.h"

namespace jiugong::cli {

// The numbers below `count`, in parts of `step`.
class NumberSource final : public PartSource {
 public:
  NumberSource(std::uint64_t count, std::uint64_t step) : count_(count), step_(step) {}

  bool next(Part& part) override {
    if (at_ == count_) return false;
    part.begin = at_;
    part.end = part.bytes_read = at_ = std::min(at_ + step_, count_);
    return true;
  }
  std::uint64_t total() const override { return count_; }

 private:
  std::uint64_t count_, step_, at_ = 0;
};

// The seed that an option says, a random one if it says none.
inline std::uint64_t seed_or_random(const std::string& option) {
  if (!option.empty()) return seed_of_text(option);
  std::random_device device;
  return std::uint64_t{device()} << 32 | device();
}

// Tells that a puzzle is the nearest that was found.
inline void miss(Part& part, std::uint64_t number) {
  part.errors += "jiugong: puzzle " + std::to_string(number + 1) +
                 " is not as wanted, but the nearest that was found\n";
  ++part.totals.not_as_wanted;
}

}  // namespace jiugong::cli
