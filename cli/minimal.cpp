#include <CLI/CLI.hpp>

#include "answers.h"
#include "verb.h"

namespace jiugong::cli {
namespace {

class Minimal final : public Verb {
 public:
  std::string name() const override { return "minimal"; }
  std::string summary() const override {
    return "Tell whether sudokus are minimal, or what is redundant";
  }
  std::string description() const override {
    return "Writes after each puzzle minimal, or the givens of which each alone could be left "
           "out, or, for a puzzle without exactly one solution, multiple or none.";
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

  std::string check() const override { return complaint_of_keep(input_, format_); }

  ExitCode run() override {
    AnswerOptions options{.input = input_};
    options.format.form = form_named(format_);
    const bool json = format_ == "json";
    options.format.columns = minimal_columns(json);
    options.format.kept_with = {0, 1, 2};
    options.part_bytes = 8'192;
    const ExitCode code = answer_files(options, [&] { return make_minimal_answerer(json); });
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
