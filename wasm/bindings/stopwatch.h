// Measures the time a job spends on searching, over all its steps.
#pragma once

#include <chrono>
#include <cstdint>

namespace jiugong::bindings {

class Stopwatch {
 public:
  void reset() { spent_ = {}; }
  void start() { begin_ = Clock::now(); }
  void stop() { spent_ += Clock::now() - begin_; }

  std::uint64_t nanoseconds() const {
    return static_cast<std::uint64_t>(std::chrono::nanoseconds(spent_).count());
  }

 private:
  using Clock = std::chrono::steady_clock;
  Clock::time_point begin_;
  Clock::duration spent_{};
};

}  // namespace jiugong::bindings
