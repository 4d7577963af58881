#include <CLI/CLI.hpp>

#include "answers.h"
#include "jiugong/nine_tripods.h"
#include "jiugong/random.h"

namespace jiugong::cli {
namespace {

class TripodsAnswerer final : public PromptAnswerer {
 public:
  // The columns.
  enum : std::size_t { kStatus, kMoves, kSolution };

  TripodsAnswerer(const std::string& format, const TripodsOptions& options)
      : format_(format), options_(options) {}

  void answer(const Grid& grid, Answer& answer) override {
    if (validate_tripods(grid)) {
      answer.values[kStatus] = "bad";
      answer.line = answer.values[kStatus];
      answer.as_wanted = false;
      return;
    }
    search_.start(grid, options_);
    finish(search_);
    const TripodsResult& result = search_.result();
    answer.values[kStatus] = "solved";
    answer.values[kMoves] =
        format_ == "json" ? presses_as_json(result.moves) : presses_as_text(result.moves);
    answer.values[kSolution] = result.grid.to_line();
    answer.line = format_ == "solution" ? answer.values[kSolution] : answer.values[kMoves];
  }

 private:
  const std::string& format_;
  const TripodsOptions& options_;
  NineTripods search_;
};

class Tripods final : public SudokuVerb {
 public:
  Tripods() : SudokuVerb({"moves", "solution", "csv", "json"}) {}

  VerbManual manual() const override {
    return {
        .name = "tripods",
        .summary = "Solve nine tripods: tiles that buttons turn",
        .description =
            "Finds presses after which no row and no column holds a digit twice. A board is a "
            "grid of nine of each digit; others have the status bad, and the exit code is 4. A "
            "press such as r1c2:cw turns the four tiles whose top left one is r1c2: cw clockwise, "
            "ccw counterclockwise, half by half a turn. Formats: moves is the presses, solution "
            "the board after them; csv and json have the status and both.",
        .examples = {
            {"jiugong tripods boards.txt", "the presses for each board"},
            {"jiugong tripods --effort 6000000 boards.txt", "fewer presses, in more time"}}};
  }

  ExitCode run() override {
    options_.turns = *from_name<Turns>(turns_);
    options_.seed = seed_of_text(seed_);
    AnswerFormat format{.form = form(),
                        .columns = {{"status"}, {"moves", format_ == "json"}, {"solution"}},
                        .kept_with = {TripodsAnswerer::kSolution}};
    if (format_ != "solution")
      format.kept_with = {TripodsAnswerer::kStatus, TripodsAnswerer::kMoves,
                          TripodsAnswerer::kSolution};
    return answer_files(format, 128,
                        [&] { return std::make_unique<TripodsAnswerer>(format_, options_); });
  }

 private:
  void add_own_options(CLI::App& app) override {
    add_turns(app, turns_);
    add_seed(app, seed_, "Another seed gives another answer (default: 0)");
    app.add_option(
           "-e,--effort", options_.effort,
           "Positions to visit, 8000 to 6000000 (default: 2500000; 1500000 with half turns)")
        ->type_name("N")
        ->check(CLI::Range(TripodsOptions::kMinEffort, TripodsOptions::kMaxEffort).description(""));
  }

  TripodsOptions options_;
  std::string turns_, seed_ = "0";
};

}  // namespace

std::unique_ptr<Verb> make_tripods() { return std::make_unique<Tripods>(); }

}  // namespace jiugong::cli
