#include "filter.h"

#include <array>
#include <cerrno>
#include <chrono>
#include <cinttypes>
#include <cstdio>
#include <cstring>
#include <utility>

#include "output.h"

namespace jiugong::cli {
namespace {

constexpr std::chrono::milliseconds kPause(200);

// To the begin of the line, which is emptied.
constexpr std::string_view kClear = "\r\x1b[K";

// A line about the progress, for somebody at a terminal. Nothing is written unless standard error is one
// and standard output is not.
class Progress {
 public:
  // `total` is the number of bytes or puzzles to read, 0 if it is unknown.
  explicit Progress(std::uint64_t total) : total_(total) {}

  // Writes the line, a few times a second.
  void show(std::uint64_t read, std::uint64_t puzzles) {
    const auto now = Clock::now();
    if (!on_ || now - last_ < kPause) return;
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

  // Removes the line, before other text is written.
  void clear() {
    if (std::exchange(shown_, false)) write_all(kStandardError, kClear);
  }

 private:
  using Clock = std::chrono::steady_clock;

  std::uint64_t total_;
  bool on_ = is_terminal(kStandardError) && !is_terminal(kStandardOutput);
  bool shown_ = false;
  Clock::time_point begin_ = Clock::now(), last_ = begin_;
};

}  // namespace

ExitCode exit_code_of(const Totals& totals) {
  if (totals.bad != 0) return kBadPuzzle;
  return totals.not_as_wanted != 0 ? kNotAsWanted : kDone;
}

ExitCode run_filter(PartSource& source, const MakeWorker& make_worker,
                    const FilterOptions& options) {
  if (work_for_another(make_worker)) return kDone;
  Totals totals;
  std::uint64_t bytes_read = 0;
  std::string failure;
  Progress progress(source.total());
  const auto write_output = [&](std::string_view text) {
    if (write_all(kStandardOutput, text)) return true;
    failure = "standard output: " + std::string(std::strerror(errno));
    return false;
  };
  if (!write_output(options.beginning)) {
    complain(failure);
    return kBrokenFile;
  }
  OrderedPool pool(options.jobs == 0 ? processors() : options.jobs, make_worker, [&](Part& part) {
    totals.add(part.totals);
    bytes_read = part.bytes_read;
    if (!part.errors.empty()) {
      progress.clear();
      write_all(kStandardError, part.errors);
    }
    const bool written = write_output(part.output);
    progress.show(part.bytes_read, totals.puzzles);
    return written;
  });
  while (Part* const part = pool.free_part()) {
    if (!source.next(*part)) break;
    pool.submit();
  }
  pool.finish();
  progress.clear();
  if (failure.empty()) failure = source.failure();
  if (!failure.empty()) {
    complain(failure);
    return kBrokenFile;
  }
  if (options.needs_puzzles && bytes_read != 0 && totals.puzzles + totals.bad == 0) {
    complain("there is no puzzle in what was read");
    return kBadPuzzle;
  }
  return exit_code_of(totals);
}

}  // namespace jiugong::cli
