#include <CLI/CLI.hpp>

#include "answers.h"
#include "jiugong/redundant.h"
#include "jiugong/solve9.h"
#include "verb.h"

namespace jiugong::cli {
namespace {

// r1c1,r2c3
std::string names_of(const std::vector<Cell>& cells) {
  std::string names;
  for (const Cell cell : cells) {
    if (!names.empty()) names += ',';
    names += "r" + std::to_string(cell / 9 + 1) + "c" + std::to_string(cell % 9 + 1);
  }
  return names;
}

class MinimalAnswerer final : public Answerer {
 public:
  // The columns.
  enum : std::size_t { kStatus, kMinimal, kRedundant };

  explicit MinimalAnswerer(bool json) : json_(json) {}

  void answer(const Grid& puzzle, Answer& answer) override {
    const auto cells = redundant_givens(puzzle);
    const bool minimal = cells && cells->empty();
    answer.values[kStatus] = name_of(cells ? Status::kUnique : solve9(puzzle).status);
    answer.as_wanted = minimal;
    answer.line = puzzle.to_line() + " ";
    if (!cells) {
      answer.line += answer.values[kStatus];
      return;
    }
    answer.line += minimal ? "minimal" : names_of(*cells);
    answer.values[kMinimal] = minimal ? "true" : "false";
    answer.values[kRedundant] = json_ ? list_as_json(*cells) : names_of(*cells);
  }

 private:
  bool json_;
};

class Minimal final : public Verb {
 public:
  std::string name() const override { return "minimal"; }
  std::string summary() const override {
    return "Tell whether sudokus are minimal, or what is redundant";
  }
  std::string description() const override {
    return "Writes after each puzzle minimal, or the givens of which each alone could be left out, "
           "or, for a "
           "puzzle without exactly one solution, multiple or none.";
  }
  std::vector<Example> examples() const override {
    return {
        {"jiugong minimal puzzles.txt", "such as: 53..7....6 and so on r1c1,r2c5"},
        {"jiugong minimal --format csv puzzles.txt", "status, minimal and the redundant givens"},
        {"jiugong minimal --all puzzles.txt", "and exit with 4 unless all are minimal"}};
  }

  void add_options(CLI::App& app) override {
    add_input(app, input_);
    add_keep(app, input_);
    add_format(app, format_, {"line", "csv", "json"}, "Output format");
    app.add_flag("-a,--all", all_, "Exit with 4 unless every puzzle is minimal");
  }

  std::string check() const override {
    return input_.keep && format_ == "json" ? "--keep writes a table, not json" : "";
  }

  ExitCode run() override {
    using Answers = MinimalAnswerer;
    AnswerOptions options{.input = input_};
    options.form = format_ == "csv"    ? AnswerForm::kCsv
                   : format_ == "json" ? AnswerForm::kJson
                                       : AnswerForm::kLine;
    const bool json = format_ == "json";
    options.columns = {{"status"}, {"minimal", true}, {"redundant", json}};
    options.kept_with = {Answers::kStatus, Answers::kMinimal, Answers::kRedundant};
    options.part_bytes = 8'192;
    const ExitCode code = answer_files(options, [&] { return std::make_unique<Answers>(json); });
    return code == kNotAsWanted && !all_ ? kDone : code;
  }

 private:
  InputOptions input_;
  std::string format_;
  bool all_ = false;
};

}  // namespace

std::unique_ptr<Verb> make_minimal() { return std::make_unique<Minimal>(); }

}  // namespace jiugong::cli
