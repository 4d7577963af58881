// Solves, counts and rates the sudokus of a file of any layout: what solve_many.h does for a puzzle a line, also for
// grids, tables and other texts (puzzle_file.h), and with more columns.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "jiugong/answer_file.h"
#include "jiugong/solve_many.h"

namespace jiugong {

struct FileSolverOptions {
  // As in solve_many.h, where a file has a puzzle a line and no more is asked for. The others have the same formats
  // in the forms of answer_file.h.
  BatchFormat format = BatchFormat::kSolution;
  std::uint64_t limit = 2;       // maximum number of solutions counted
  bool header = true;            // whether kCsv begins with the names of its columns
  PuzzleRater* rater = nullptr;  // as in solve_many.h

  // Adds to kCsv and kJson the columns of canonical_columns() and minimal_columns() (answer_file.h) behind `status`. With
  // kSolution one of them is written instead of the solution, as the line of these answers.
  bool canonical = false;
  bool minimal = false;

  // Keeps the records of a table, with columns for the answers behind them: kSolution adds the solution, kStatus the
  // status as well, kCount status and count, kRating the ratings, kCsv all. Not for kJson.
  bool keep = false;
};

// The first line of the output, where the options ask for one.
std::string header_of(const FileSolverOptions& options);

// Solves one part of a file after another.
//
//   FileSolver solver;
//   solver.start({.text = text, .shape = *shape_of_file(text, true)}, {.format = BatchFormat::kCsv});
//   while (!solver.advance(10'000)) yield_to_ui();
//   print(solver.output());
class FileSolver {
 public:
  FileSolver();
  ~FileSolver();
  FileSolver(FileSolver&&) noexcept;
  FileSolver& operator=(FileSolver&&) noexcept;

  // Starts with this part and drops the previous one. Reads nothing yet: the text must be in place before the first
  // step, and stay there until all puzzles are answered.
  void start(const FilePart& part, const FileSolverOptions& options = {});

  // Visits about `nodes` nodes of Solver9's search trees. Returns true when all puzzles are answered.
  bool advance(std::uint64_t nodes);

  // The output so far; valid until the next call of start() or advance().
  std::string_view output() const;

  // Hands over the output, for memory to write the next into: the text of `to` is lost, and output()
  // is no longer valid.
  void take_output(std::string& to);

  // Statistics of what was read since start(): complete when advance() has returned true. Lines of errors are those
  // of the file.
  const BatchStats& stats() const;

  // With `canonical`, a number below 2^53 for each canonical form, in order: equal ones have the same number, and
  // different ones hardly ever (among a million puzzles once in 20,000 files).
  const std::vector<std::uint64_t>& forms() const;

 private:
  struct Work;
  std::unique_ptr<Work> work_;
};

}  // namespace jiugong
