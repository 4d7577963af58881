#include <CLI/CLI.hpp>

#include "solve_files.h"
#include "verb.h"

namespace jiugong::cli {
namespace {

class Rate final : public Verb {
 public:
  std::string name() const override { return "rate"; }
  std::string summary() const override {
    return "Rate how hard sudokus are, as Sudoku Explainer does";
  }
  std::string description() const override {
    return "Writes ER/EP/ED after each puzzle: the ratings of its hardest step, of the hardest "
           "until the first digit is placed, and of the first step. A puzzle without exactly one "
           "solution has its status instead, multiple or none, and a full grid, which takes no "
           "step, unique. csv and json have what solve has, and the ratings.";
  }
  std::vector<Example> examples() const override {
    return {{"jiugong rate puzzles.txt", "such as: 53..7....6 and so on 7.2/1.2/1.2"},
            {"jiugong rate --keep --format csv puzzles.csv", "columns added to a CSV file"}};
  }

  void add_options(CLI::App& app) override {
    add_input(app, options_.input);
    add_keep(app, options_.input);
    add_format(app, format_, {"rating", "csv", "json"}, "Output format");
  }

  std::string check() const override { return complaint_of_keep(options_.input, format_); }

  ExitCode run() override {
    options_.rate = true;
    options_.file.format = format_ == "csv"    ? BatchFormat::kCsv
                           : format_ == "json" ? BatchFormat::kJson
                                               : BatchFormat::kRating;
    return solve_files(options_);
  }

 private:
  SolveOptions options_;
  std::string format_;
};

}  // namespace

std::unique_ptr<Verb> make_rate() { return std::make_unique<Rate>(); }

}  // namespace jiugong::cli
