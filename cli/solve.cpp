#include <CLI/CLI.hpp>

#include "solve_files.h"
#include "verb.h"

namespace jiugong::cli {
namespace {

class Solve final : public Verb {
 public:
  std::string name() const override { return "solve"; }
  std::string summary() const override { return "Solve sudokus"; }
  std::string description() const override {
    return "Formats: solution is the text with the digits filled in; status adds unique, "
           "multiple or none; count tells that and the number of solutions, at most the limit; "
           "csv and json have all of it, and how often the solver had to guess. A puzzle with "
           "several solutions is answered with the first that is found, one without stays as it "
           "is.";
  }
  std::vector<Example> examples() const override {
    return {{"jiugong solve puzzles.txt > solutions.txt", "one solution a line"},
            {"jiugong solve --format csv puzzles.sdm.gz", "status, count, solution and guesses"},
            {"jiugong solve --keep --column quizzes sudoku.csv", "a column added to a CSV file"},
            {"jiugong solve --unique --format status < grids.txt",
             "and exit with 4 unless all are unique"}};
  }

  void add_options(CLI::App& app) override {
    add_input(app, options_.input);
    add_keep(app, options_.input);
    add_format(app, format_, {"solution", "status", "count", "csv", "json"}, "Output format");
    app.add_option("-n,--limit", options_.file.limit, "Count up to N solutions (default: 2)")
        ->type_name("N")
        ->check(at_least(1));
    app.add_flag("-r,--rate", options_.rate, "Add the ratings ER, EP and ED (csv and json)");
    app.add_flag("--canonical", options_.file.canonical,
                 "Add the canonical form and the automorphisms (csv and json)");
    app.add_flag("--minimal", options_.file.minimal,
                 "Add whether each given is needed, and the redundant ones (csv and json)");
    app.add_flag("-u,--unique", options_.unique,
                 "Exit with 4 unless every puzzle has exactly one solution");
  }

  std::string check() const override {
    const bool has_columns = format_ == "csv" || format_ == "json";
    if (options_.rate && !has_columns) return "--rate needs --format csv or json";
    if (options_.file.canonical && !has_columns) return "--canonical needs --format csv or json";
    if (options_.file.minimal && !has_columns) return "--minimal needs --format csv or json";
    return complaint_of_keep(options_.input, format_);
  }

  ExitCode run() override {
    for (const BatchFormat format : {BatchFormat::kSolution, BatchFormat::kStatus,
                                     BatchFormat::kCount, BatchFormat::kCsv, BatchFormat::kJson}) {
      if (format_ == name_of(format)) options_.file.format = format;
    }
    return solve_files(options_);
  }

 private:
  SolveOptions options_;
  std::string format_;
};

}  // namespace

std::unique_ptr<Verb> make_solve() { return std::make_unique<Solve>(); }

}  // namespace jiugong::cli
