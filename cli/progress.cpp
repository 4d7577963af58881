#include "progress.h"

#include <array>
#include <cinttypes>
#include <cstdio>
#include <string>

#include "output.h"

namespace jiugong::cli {
namespace {

constexpr std::chrono::milliseconds kPause(200);

// To the begin of the line, which is emptied.
constexpr std::string_view kClear = "\r\x1b[K";

}  // namespace

Progress::Progress(std::uint64_t total)
    : total_(total),
      on_(is_terminal(kStandardError) && !is_terminal(kStandardOutput)),
      begin_(Clock::now()),
      last_(begin_) {}

void Progress::show(std::uint64_t read, std::uint64_t puzzles) {
  if (!on_) return;
  const auto now = Clock::now();
  if (now - last_ < kPause) return;
  last_ = now;
  shown_ = true;
  const double seconds = std::chrono::duration<double>(now - begin_).count();
  const double rate = static_cast<double>(puzzles) / seconds;
  std::array<char, 100> text{};
  std::string line(kClear);
  if (total_ != 0) {
    std::snprintf(text.data(), text.size(), "%3.0f%%  ",
                  100.0 * static_cast<double>(read) / static_cast<double>(total_));
    line += text.data();
  }
  std::snprintf(text.data(), text.size(), "%" PRIu64 " %s, %.0f a second", puzzles,
                puzzles == 1 ? "puzzle" : "puzzles", rate);
  write_all(kStandardError, line + text.data());
}

void Progress::clear() {
  if (!shown_) return;
  write_all(kStandardError, kClear);
  shown_ = false;
}

}  // namespace jiugong::cli
