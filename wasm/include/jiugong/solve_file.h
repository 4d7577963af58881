// Solves, counts and rates the sudokus of a file of any layout (puzzle_file.h). The output for a puzzle a line is one line
// for each, in the same order; other layouts have the same formats in the forms of answer_file.h.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "jiugong/answer_file.h"
#include "jiugong/formats.h"
#include "jiugong/names.h"
#include "jiugong/owned.h"
#include "jiugong/solve9.h"

namespace jiugong {

// The output for a line `5…9 comment`:
//
//   BatchFormat  valid puzzle                             bad line
//   kSolution    483…257 comment                          the line
//   kStatus      483…257 unique comment                   the line, then ` bad`
//   kCount       unique 1 comment                         `bad 0 `, then the line
//   kCsv         5…9,unique,1,483…257,0                   "the line",bad,,,
//   kJson        {"puzzle":"5…9","status":"unique",       {"puzzle":"the line","status":"bad",
//                "count":1,"solution":"483…257",          "code":"bad-character","column":7,
//                "guesses":0,"comment":"comment"}         "found":"the letter 'k'",
//                                                         "expected":"a digit or …"}
//   kRating      5…9 7.2/1.2/1.2 comment                 the line, then ` bad`
//
// (Where the cells of a bad line end is not known, so that the line stays whole.)
//
// If there are several solutions, the first is written: in the digits of the puzzle by kSolution and kStatus, in ASCII
// by kCsv and kJson. If there is none, kSolution and kStatus repeat the puzzle, kCsv has an empty field and kJson null.
//
// kRating writes ER/EP/ED (see teach.h) after each puzzle, `-` for one that is unknown, or its status unless
// it is unique and not solved already; without a rater always the status. `20` is the
// ER of a puzzle that no technique solves. With a rater kCsv has the columns `er,ep,ed` too, and kJson these
// members: empty and null where there are no ratings.
//
// Blank lines, lines that begin with #, and all bytes around the 81 cells, line ends included, are
// copied unchanged. kCsv and kJson omit blank lines and comment lines and end lines with \n; kCsv
// has no comments, kJson no empty ones. The first line of kCsv is its header:
// `puzzle,status,count,solution,guesses`. No spreadsheet runs a field of kCsv: a puzzle that begins with
// a hyphen is written with dots instead, and a bad line that begins with = + - @ after an apostrophe.
enum class BatchFormat { kSolution, kStatus, kCount, kCsv, kJson, kRating };

// `solution`, `status`, `count`, `csv`, `json` or `rating`.
constexpr std::string_view name_of(BatchFormat format) {
  constexpr std::array<std::string_view, 6> kNames = {"solution", "status", "count",
                                                      "csv",      "json",   "rating"};
  return name_in(kNames, format);
}

// The three ratings of a puzzle, in tenths, 0 for one that is unknown (see teach.h).
struct Ratings {
  int er = 0, ep = 0, ed = 0;
};

// Rates the puzzles of a FileSolver in portions. rate_many.h makes one; a program that does not
// rate has no need of the teacher.
class PuzzleRater {
 public:
  virtual ~PuzzleRater() = default;

  // Starts with a puzzle, of givens or of candidates, and its only solution.
  virtual void start(const Grid& puzzle, const Grid& solution) = 0;
  virtual void start(const Marks& candidates, const Grid& solution) = 0;

  // Does work that takes about as long as `nodes` nodes of Solver9, and takes from them what it has
  // needed; true when it is done.
  virtual bool advance(std::uint64_t& nodes) = 0;

  // Known when advance() has returned true.
  virtual Ratings ratings() const = 0;

 protected:
  PuzzleRater() = default;
  PuzzleRater(const PuzzleRater&) = default;
  PuzzleRater& operator=(const PuzzleRater&) = default;
};

struct FileSolverOptions {
  BatchFormat format = BatchFormat::kSolution;
  std::uint64_t limit = 2;       // maximum number of solutions counted, 0 as 1, as in solve9()
  bool header = true;            // whether kCsv begins with the names of its columns
  PuzzleRater* rater = nullptr;  // rates the puzzles, for kRating, kCsv and kJson
  // Whether BatchStats has guesses and their histogram. Many solutions are counted faster without, in kCount.
  bool guesses = true;

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

// Statistics of the lines that were read.
struct BatchStats {
  std::uint64_t lines = 0;                           // of any kind
  std::uint64_t unique = 0, multiple = 0, none = 0;  // puzzles by status
  std::uint64_t bad = 0;                             // lines, or records, that hold no puzzle
  std::uint64_t guesses = 0;                         // of all puzzles together; with the option
  // Puzzles by number of guesses: [0] counts those without, [n] those with 2^(n-1) to 2^n - 1.
  std::array<std::uint64_t, 65> histogram{};
  // With a rater, puzzles with an ER by it, in tenths, up to the highest; otherwise empty.
  std::vector<std::uint64_t> ratings;
  std::vector<TextError> first_bad;  // with their lines; at most kMaxBadRecords
};

// Solves a file that need not fit into memory: part by part, and each part in portions, so that a caller need not block. Lines
// may hold any bytes; their output buffer is reused for the next part, and a puzzle takes no allocation.
//
//   FileSolver solver;
//   solver.start({.text = text, .shape = *shape_of_file(text, true)}, {.format = BatchFormat::kCsv});
//   while (!solver.advance(10'000)) yield_to_ui();
//   print(solver.output());
//
// and where it is known that there is a puzzle a line:
//
//   for (bool first = true; const std::string_view part : parts_that_end_with_a_line) {
//     solver.start(part, {.format = BatchFormat::kCsv, .header = first});
//     while (!solver.advance(10'000)) yield_to_ui();
//     print(solver.output());
//     first = false;
//   }
class FileSolver {
 public:
  FileSolver();

  // Starts with this part and drops the previous one. Reads nothing yet: the text must be in place before the first
  // step, and stay there until all puzzles are answered.
  void start(const FilePart& part, const FileSolverOptions& options = {});

  // The same with lines, as in Format::kLine.
  void start(std::string_view lines, const FileSolverOptions& options = {});

  // Visits about `nodes` nodes of Solver9's search trees. Returns true when all puzzles are answered.
  bool advance(std::uint64_t nodes);

  // The output so far; valid until the next call of start() or advance().
  std::string_view output() const;

  // Hands over the output, for memory to write the next into: the text of `to` is lost, and output()
  // is no longer valid.
  void take_output(std::string& to);

  // Statistics of what was read since start(): complete when advance() has returned true; those of lines grow meanwhile.
  // Lines of errors are those of the file.
  const BatchStats& stats() const;

  // With `canonical`, a number below 2^53 for each canonical form, in order: equal ones have the same number, and
  // different ones hardly ever (among a million puzzles once in 20,000 files).
  const std::vector<std::uint64_t>& forms() const;

 private:
  struct Impl;
  detail::Owned<Impl> impl_;
};

}  // namespace jiugong
