#include "jiugong/canonical.h"

#include <CLI/CLI.hpp>

#include "answers.h"
#include "verb.h"

namespace jiugong::cli {
namespace {

class CanonicalAnswerer final : public Answerer {
 public:
  // The columns.
  enum : std::size_t { kStatus, kCanonical, kAutomorphisms };

  void answer(const Grid& puzzle, Answer& answer) override {
    const auto form = canonical_form(puzzle);
    answer.values[kStatus] = form ? "ok" : "clash";
    answer.line = form ? form->grid.to_line() : puzzle.to_line() + " clash";
    if (!form) return;
    answer.values[kCanonical] = answer.line;
    answer.values[kAutomorphisms] = std::to_string(form->automorphisms);
  }
};

class Canonical final : public Verb {
 public:
  std::string name() const override { return "canonical"; }
  std::string summary() const override {
    return "Write the least sudoku that is essentially the same";
  }
  std::string description() const override {
    return "Sudokus are essentially the same if other digits, bands, stacks, rows and columns in "
           "another "
           "order, or a transposition make one of the other; exactly then their canonical forms "
           "are equal. "
           "It is the first of all of them in the order of their lines. automorphisms is the "
           "number of ways "
           "to make the puzzle of itself. A puzzle whose givens clash has no such form.";
  }
  std::vector<Example> examples() const override {
    return {
        {"jiugong canonical puzzles.txt | sort -u | wc -l", "how many are essentially different"},
        {"jiugong canonical --keep --format csv puzzles.csv", "columns added to a CSV file"}};
  }

  void add_options(CLI::App& app) override {
    add_input(app, input_);
    add_keep(app, input_);
    add_format(app, format_, {"line", "csv", "json"}, "Output format");
  }

  std::string check() const override {
    return input_.keep && format_ == "json" ? "--keep writes a table, not json" : "";
  }

  ExitCode run() override {
    using Answers = CanonicalAnswerer;
    AnswerOptions options{.input = input_};
    options.form = format_ == "csv"    ? AnswerForm::kCsv
                   : format_ == "json" ? AnswerForm::kJson
                                       : AnswerForm::kLine;
    options.columns = {{"status"}, {"canonical"}, {"automorphisms", true}};
    options.kept_with = {Answers::kCanonical};
    if (format_ == "csv")
      options.kept_with = {Answers::kStatus, Answers::kCanonical, Answers::kAutomorphisms};
    return answer_files(options, [] { return std::make_unique<Answers>(); });
  }

 private:
  InputOptions input_;
  std::string format_;
};

}  // namespace

std::unique_ptr<Verb> make_canonical() { return std::make_unique<Canonical>(); }

}  // namespace jiugong::cli
