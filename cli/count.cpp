#include <CLI/CLI.hpp>

#include "solve_files.h"
#include "verb.h"

namespace jiugong::cli {
namespace {

constexpr std::uint64_t kDefaultLimit = 1'000'000;

class Count final : public Verb {
 public:
  std::string name() const override { return "count"; }
  std::string summary() const override { return "Count the solutions of sudokus"; }
  std::string description() const override {
    return "Writes unique, multiple or none, and the number of solutions, at most the limit. The "
           "csv and json formats are those of solve.";
  }
  std::vector<Example> examples() const override {
    return {{"jiugong count puzzles.txt", "such as: multiple 288"},
            {"jiugong count --limit 1000000000 puzzle.txt", "up to a billion"}};
  }

  void add_options(CLI::App& app) override {
    add_input(app, options_.input);
    add_keep(app, options_.input);
    add_format(app, format_, {"count", "csv", "json"}, "Output format");
    options_.file.limit = kDefaultLimit;
    app.add_option("-n,--limit", options_.file.limit, "Count up to N solutions (default: 1000000)")
        ->type_name("N")
        ->check(at_least(1));
  }

  std::string check() const override { return complaint_of_keep(options_.input, format_); }

  ExitCode run() override {
    options_.file.format = format_ == "csv"    ? BatchFormat::kCsv
                           : format_ == "json" ? BatchFormat::kJson
                                               : BatchFormat::kCount;
    return solve_files(options_);
  }

 private:
  SolveOptions options_;
  std::string format_;
};

}  // namespace

std::unique_ptr<Verb> make_count() { return std::make_unique<Count>(); }

}  // namespace jiugong::cli
