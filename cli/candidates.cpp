#include "jiugong/candidates.h"

#include <CLI/CLI.hpp>

#include "answers.h"
#include "jiugong/formats.h"
#include "jiugong/json_text.h"
#include "jiugong/position_text.h"
#include "jiugong/solve9.h"

namespace jiugong::cli {
namespace {

bool has_solution(const Marks& marks) { return marks[0] != 0; }

// [[5],[3],[1,2,4],…]
std::string json_of(const Marks& marks) {
  std::string json = "[";
  for (const DigitSet digits : marks) {
    std::vector<int> list;
    for (int digit = 1; digit <= 9; ++digit) {
      if ((digits >> (digit - 1) & 1) != 0) list.push_back(digit);
    }
    if (json.size() > 1) json += ',';
    json += list_as_json(list);
  }
  return json + "]";
}

// Whether all cells have one candidate each, or more.
std::string_view status_of(const Marks& marks) {
  if (!has_solution(marks)) return name_of(Status::kNone);
  for (const DigitSet digits : marks) {
    if ((digits & (digits - 1)) != 0) return name_of(Status::kMultiple);
  }
  return name_of(Status::kUnique);
}

class CandidatesAnswerer final : public PromptAnswerer {
 public:
  // The columns.
  enum : std::size_t { kStatus, kCandidates };

  explicit CandidatesAnswerer(const std::string& format) : format_(format) {}

  void answer(const Grid& puzzle, Answer& answer) override {
    search_.start(puzzle);
    finish(search_);
    const Marks& marks = search_.result();
    answer.values[kStatus] = status_of(marks);
    answer.values[kCandidates] = format_ == "json" ? json_of(marks) : write_candidates(marks);
    if (format_ != "drawn") {
      answer.line = answer.values[kCandidates];
    } else if (has_solution(marks)) {
      answer.line = write_position({.givens = puzzle, .marks = marks}, PositionFormat::kDrawn);
    } else {
      answer.line = "no solution\n";
    }
  }

 private:
  const std::string& format_;
  TrueCandidates search_;
};

class Candidates final : public SudokuVerb {
 public:
  Candidates() : SudokuVerb({"line", "drawn", "csv", "json"}) {}

  VerbManual manual() const override {
    return {
        .name = "candidates",
        .summary = "Tell the digits that each cell has in any solution",
        .description =
            "Formats: line has 729 characters for each puzzle, nine for each cell: its digits, "
            "and dots for the others; drawn is a grid with the digits in its cells; csv has the "
            "status (unique, multiple or none) and that line, json the status and lists. A puzzle "
            "without solution has dots only, and empty lists.",
        .examples = {{"jiugong candidates --format drawn puzzle.txt",
                      "a grid with the digits of all solutions"},
                     {"jiugong candidates --format json puzzles.txt", "lists of digits"}}};
  }

  std::string check() const override {
    return input_.keep && format_ == "drawn" ? "--keep writes a table, not drawn"
                                             : SudokuVerb::check();
  }

  ExitCode run() override {
    AnswerFormat format{.form = format_ == "drawn" ? AnswerForm::kBlock : form(),
                        .columns = {{"status"}, {"candidates", format_ == "json"}},
                        .kept_with = {CandidatesAnswerer::kCandidates}};
    if (format_ == "csv")
      format.kept_with.insert(format.kept_with.begin(), CandidatesAnswerer::kStatus);
    return answer_files(format, 8'192,
                        [&] { return std::make_unique<CandidatesAnswerer>(format_); });
  }
};

}  // namespace

std::unique_ptr<Verb> make_candidates() { return std::make_unique<Candidates>(); }

}  // namespace jiugong::cli
