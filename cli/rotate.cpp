#include <CLI/CLI.hpp>

#include "answers.h"
#include "jiugong/json_text.h"
#include "jiugong/rotate_sudoku.h"

namespace jiugong::cli {
namespace {

class RotateAnswerer final : public PromptAnswerer {
 public:
  // The columns.
  enum : std::size_t { kStatus, kMoves, kBoxes, kSolution };

  RotateAnswerer(const std::string& format, Turns turns) : format_(format), turns_(turns) {}

  void answer(const Grid& puzzle, Answer& answer) override {
    // (More than one arrangement tells nothing that is written.)
    search_.start(puzzle, {.turns = turns_, .limit = 1});
    finish(search_);
    const RotateSudokuResult result = search_.result();
    answer.values[kStatus] = name_of(result.status);
    answer.line = answer.values[kStatus];
    if (!result.nearest) return;
    const BoxArrangement& nearest = *result.nearest;
    answer.values[kMoves] =
        format_ == "json" ? presses_as_json(nearest.moves) : presses_as_text(nearest.moves);
    answer.values[kBoxes] = list_as_json(nearest.boxes);
    answer.values[kSolution] = nearest.solution.to_line();
    answer.line = format_ == "solution" ? answer.values[kSolution]
                                        : answer.values[kStatus] + " " + answer.values[kMoves];
  }

 private:
  const std::string& format_;
  Turns turns_;
  RotateSudoku search_;
};

class Rotate final : public SudokuVerb {
 public:
  Rotate() : SudokuVerb({"moves", "solution", "csv", "json"}) {}

  VerbManual manual() const override {
    return {
        .name = "rotate",
        .summary = "Solve rotating sudokus: boxes that buttons turn",
        .description =
            "Finds the fewest presses that bring the boxes to where the sudoku has a solution. A "
            "press such as r1c2:cw turns the four boxes whose top left one is in row 1 and column "
            "2 of the boxes: cw clockwise, ccw counterclockwise, half by half a turn. Formats: "
            "moves is the status and the presses; solution is the sudoku, turned and solved; csv "
            "and json have both. The status is unique, none, or multiple where several orders of "
            "the boxes, or several solutions of one, are possible.",
        .examples = {
            {"jiugong rotate --turns clockwise puzzles.txt", "such as: unique r1c1:cw r2c2:cw"},
            {"jiugong rotate --format solution puzzles.txt", "the sudoku, turned and solved"}}};
  }

  ExitCode run() override {
    AnswerFormat format{
        .form = form(),
        .columns = {{"status"}, {"moves", format_ == "json"}, {"boxes", true}, {"solution"}},
        .kept_with = {RotateAnswerer::kSolution}};
    if (format_ != "solution")
      format.kept_with = {RotateAnswerer::kStatus, RotateAnswerer::kMoves,
                          RotateAnswerer::kSolution};
    const Turns turns = *from_name<Turns>(turns_);
    return answer_files(format, 512,
                        [&] { return std::make_unique<RotateAnswerer>(format_, turns); });
  }

 private:
  void add_own_options(CLI::App& app) override { add_turns(app, turns_); }

  std::string turns_;
};

}  // namespace

std::unique_ptr<Verb> make_rotate() { return std::make_unique<Rotate>(); }

}  // namespace jiugong::cli
