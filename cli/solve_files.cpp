#include "solve_files.h"

#include <limits>
#include <memory>

#include "answers.h"
#include "jiugong/rate_many.h"

namespace jiugong::cli {
namespace {

class SolveWorker final : public PartWorker {
 public:
  explicit SolveWorker(const SolveOptions& options)
      : options_(options.file), unique_(options.unique) {
    // (The program begins its output with it, also where there is nothing to read.)
    options_.header = false;
    options_.keep = options.input.keep;
    if (!options.rate) return;
    rater_ = make_rater();
    options_.rater = rater_.get();
  }

  std::string header() const {
    FileSolverOptions options = options_;
    options.header = true;
    return header_of(options);
  }

  void work(Part& part) override {
    solver_.start(file_part(part), options_);
    while (!solver_.advance(std::numeric_limits<std::uint64_t>::max())) {
    }
    solver_.take_output(part.output);
    const BatchStats& stats = solver_.stats();
    part.totals.puzzles += stats.unique + stats.multiple + stats.none;
    if (unique_) part.totals.not_unique += stats.multiple + stats.none;
    complain_of_bad(part, stats.bad, stats.first_bad, !options_.canonical && !options_.minimal);
  }

 private:
  FileSolverOptions options_;
  bool unique_;
  std::unique_ptr<PuzzleRater> rater_;
  FileSolver solver_;
};

}  // namespace

ExitCode solve_files(const SolveOptions& options) {
  // (A hard puzzle takes a tenth of a second to rate: small parts share the work evenly.)
  const std::size_t part_bytes = options.rate ? 2'048 : 262'144;
  return run_on_files(options.input, part_bytes, SolveWorker(options).header(),
                      [&] { return std::make_unique<SolveWorker>(options); });
}

}  // namespace jiugong::cli
