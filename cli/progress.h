// A line about the progress, for somebody at a terminal.
#pragma once

#include <chrono>
#include <cstdint>

namespace jiugong::cli {

class Progress {
 public:
  // `total` is the number of bytes or puzzles to read, 0 if it is unknown.
  explicit Progress(std::uint64_t total);

  // Writes the line, a few times a second. Nothing is written unless standard error is a terminal and
  // standard output is not.
  void show(std::uint64_t read, std::uint64_t puzzles);

  // Removes the line, before other text is written.
  void clear();

 private:
  using Clock = std::chrono::steady_clock;

  std::uint64_t total_;
  bool on_;
  bool shown_ = false;
  Clock::time_point begin_, last_;
};

}  // namespace jiugong::cli
