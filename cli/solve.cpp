// The verbs that solve, count and rate, as solve_file.h does.
#include <CLI/CLI.hpp>

#include "answers.h"
#include "jiugong/rate_many.h"
#include "jiugong/solve_file.h"

namespace jiugong::cli {
namespace {

// `unique` tells whether puzzles without exactly one solution are not as wanted.
class SolveWorker final : public PartWorker {
 public:
  SolveWorker(const FileSolverOptions& options, bool rate, bool unique)
      : options_(options), unique_(unique) {
    // (The program begins its output with it, also where there is nothing to read.)
    options_.header = false;
    options_.guesses = false;
    if (!rate) return;
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
    finish(solver_);
    solver_.take_output(part.output);
    const BatchStats& stats = solver_.stats();
    part.totals.puzzles += stats.unique + stats.multiple + stats.none;
    if (unique_) part.totals.not_as_wanted += stats.multiple + stats.none;
    complain_of_bad(part, stats.bad, stats.first_bad, !options_.canonical && !options_.minimal);
  }

 private:
  FileSolverOptions options_;
  bool unique_;
  std::unique_ptr<PuzzleRater> rater_;
  FileSolver solver_;
};

class SolvingVerb : public SudokuVerb {
 public:
  ExitCode run() override {
    options_.format = *from_name<BatchFormat>(format_);
    options_.keep = input_.keep;
    const auto make_worker = [&] {
      return std::make_unique<SolveWorker>(options_, rate_, unique_);
    };
    // (A hard puzzle takes a tenth of a second to rate: small parts share the work evenly.)
    return run_on_files(input_, rate_ ? 2'048 : 262'144, make_worker()->header(), make_worker);
  }

 protected:
  using SudokuVerb::SudokuVerb;

  void add_limit(CLI::App& app, std::uint64_t limit) {
    options_.limit = limit;
    take_numbers(app.add_option("-n,--limit", options_.limit,
                                "Count up to N solutions (default: " + std::to_string(limit) + ")"),
                 1);
  }

  FileSolverOptions options_;
  bool rate_ = false, unique_ = false;
};

class Solve final : public SolvingVerb {
 public:
  Solve() : SolvingVerb({"solution", "status", "count", "csv", "json"}) {}

  VerbManual manual() const override {
    return {
        .name = "solve",
        .summary = "Solve sudokus",
        .description =
            "Formats: solution is the text with the digits filled in; status adds unique, "
            "multiple or none; count tells that and the number of solutions, at most the limit; "
            "csv and json have all of it, and how often the solver had to guess. A puzzle with "
            "several solutions is answered with the first that is found, one without stays as it "
            "is.",
        .examples = {
            {"jiugong solve puzzles.txt > solutions.txt", "one solution a line"},
            {"jiugong solve --format csv puzzles.sdm.gz", "status, count, solution and guesses"},
            {"jiugong solve --keep --column quizzes sudoku.csv", "a column added to a CSV file"},
            {"jiugong solve --unique --format status < grids.txt",
             "and exit with 4 unless all are unique"}}};
  }

  std::string check() const override {
    const bool has_columns = format_ == "csv" || format_ == "json";
    if (rate_ && !has_columns) return "--rate needs --format csv or json";
    if (options_.canonical && !has_columns) return "--canonical needs --format csv or json";
    if (options_.minimal && !has_columns) return "--minimal needs --format csv or json";
    return SudokuVerb::check();
  }

 private:
  void add_own_options(CLI::App& app) override {
    add_limit(app, 2);
    app.add_flag("-r,--rate", rate_, "Add the ratings ER, EP and ED (csv and json)");
    app.add_flag("--canonical", options_.canonical,
                 "Add the canonical form and the automorphisms (csv and json)");
    app.add_flag("--minimal", options_.minimal,
                 "Add whether each given is needed, and the redundant ones (csv and json)");
    app.add_flag("-u,--unique", unique_,
                 "Exit with 4 unless every puzzle has exactly one solution");
  }
};

class Count final : public SolvingVerb {
 public:
  Count() : SolvingVerb({"count", "csv", "json"}) {}

  VerbManual manual() const override {
    return {
        .name = "count",
        .summary = "Count the solutions of sudokus",
        .description =
            "Writes unique, multiple or none, and the number of solutions, at most the limit. The "
            "csv and json formats are those of solve.",
        .examples = {{"jiugong count puzzles.txt", "such as: multiple 288"},
                     {"jiugong count --limit 1000000000 puzzle.txt", "up to a billion"}}};
  }

 private:
  void add_own_options(CLI::App& app) override { add_limit(app, 1'000'000); }
};

class Rate final : public SolvingVerb {
 public:
  Rate() : SolvingVerb({"rating", "csv", "json"}) { rate_ = true; }

  VerbManual manual() const override {
    return {
        .name = "rate",
        .summary = "Rate how hard sudokus are, as Sudoku Explainer does",
        .description =
            "Writes ER/EP/ED after each puzzle: the ratings of its hardest step, of the hardest "
            "until the first digit is placed, and of the first step. A puzzle without exactly one "
            "solution has its status instead, multiple or none, and a full grid, which takes no "
            "step, unique. csv and json have what solve has, and the ratings.",
        .examples = {
            {"jiugong rate puzzles.txt", "such as: 53..7....6 and so on 7.2/1.2/1.2"},
            {"jiugong rate --keep --format csv puzzles.csv", "columns added to a CSV file"}}};
  }
};

}  // namespace

std::unique_ptr<Verb> make_solve() { return std::make_unique<Solve>(); }
std::unique_ptr<Verb> make_count() { return std::make_unique<Count>(); }
std::unique_ptr<Verb> make_rate() { return std::make_unique<Rate>(); }

}  // namespace jiugong::cli
