#include <CLI/CLI.hpp>

#include "answers.h"

namespace jiugong::cli {
namespace {

class Canonical final : public SudokuVerb {
 public:
  Canonical() : SudokuVerb({"line", "csv", "json"}) {}

  VerbManual manual() const override {
    return {
        .name = "canonical",
        .summary = "Write the least sudoku that is essentially the same",
        .description =
            "Sudokus are essentially the same if other digits, bands, stacks, rows and columns in "
            "another order, or a transposition make one of the other; exactly then their "
            "canonical forms are equal. It is the first of all of them in the order of their "
            "lines. automorphisms is the number of ways to make the puzzle of itself. A puzzle "
            "whose givens clash has no such form. json also has the transformation: whether the "
            "puzzle is transposed first, its rows and columns in the order of the form, counted "
            "from 0, and what each digit becomes.",
        .examples = {
            {"jiugong canonical puzzles.txt | cut -c -81 | sort -u | wc -l",
             "how many are essentially different"},
            {"jiugong canonical --keep --format csv puzzles.csv", "columns added to a CSV file"}}};
  }

  ExitCode run() override {
    const bool json = format_ == "json";
    AnswerFormat format{.form = form(), .columns = canonical_columns(json), .kept_with = {1}};
    if (format_ == "csv") format.kept_with = {0, 1, 2};
    return answer_files(format, 65'536, [&] { return make_canonical_answerer(json); });
  }
};

}  // namespace

std::unique_ptr<Verb> make_canonical() { return std::make_unique<Canonical>(); }

}  // namespace jiugong::cli
