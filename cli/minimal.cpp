#include <CLI/CLI.hpp>

#include "answers.h"

namespace jiugong::cli {
namespace {

class Minimal final : public SudokuVerb {
 public:
  Minimal() : SudokuVerb({"line", "csv", "json"}) {}

  VerbManual manual() const override {
    return {.name = "minimal",
            .summary = "Tell whether sudokus are minimal, or what is redundant",
            .description =
                "Writes after each puzzle minimal, or the givens of which each alone could be left "
                "out, or, for a puzzle without exactly one solution, multiple or none.",
            .examples = {
                {"jiugong minimal puzzles.txt", "such as: 53..7....6 and so on r1c1,r2c5"},
                {"jiugong minimal --format csv puzzles.txt",
                 "status, minimal and the redundant givens"},
                {"jiugong minimal --all puzzles.txt", "and exit with 4 unless all are minimal"}}};
  }

  ExitCode run() override {
    const bool json = format_ == "json";
    const ExitCode code =
        answer_files({.form = form(), .columns = minimal_columns(json), .kept_with = {0, 1, 2}},
                     8'192, [&] { return make_minimal_answerer(json); });
    return code == kNotAsWanted && !all_ ? kDone : code;
  }

 private:
  void add_own_options(CLI::App& app) override {
    app.add_flag("-a,--all", all_, "Exit with 4 unless every puzzle is minimal");
  }

  bool all_ = false;
};

}  // namespace

std::unique_ptr<Verb> make_minimal() { return std::make_unique<Minimal>(); }

}  // namespace jiugong::cli
