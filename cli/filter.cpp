#include "filter.h"

#include <cerrno>
#include <cstring>
#include <string_view>

#include "output.h"
#include "progress.h"

namespace jiugong::cli {

ExitCode exit_code_of(const Totals& totals) {
  if (totals.bad != 0) return kBadPuzzle;
  return totals.not_unique != 0 ? kNotAsWanted : kDone;
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
