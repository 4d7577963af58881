// Solves files of puzzles, one per line. The output has one line per input line, in the same order.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

#include "jiugong/formats.h"
#include "jiugong/solve9.h"

namespace jiugong {

// The output for a line `5…9 comment`:
//
//   ManyFormat   valid puzzle                             bad line
//   kSolution    483…257 comment                          the line
//   kStatus      483…257 unique comment                   the line, with `bad` after its first word
//   kCount       unique 1 comment                         bad 0 comment
//   kCsv         5…9,unique,1,483…257,0                   "the line",bad,,,
//   kJson        {"puzzle":"5…9","status":"unique",       {"puzzle":"the line","status":"bad",
//                "count":1,"solution":"483…257",          "code":"bad-character","column":7,
//                "guesses":0,"comment":"comment"}         "found":"the letter 'k'",
//                                                         "expected":"a digit or …"}
//
// If there are several solutions, the first is written. If there is none, the unchanged puzzle
// takes its place, in kCsv an empty field and in kJson null.
//
// Blank lines and lines that begin with # are copied; kCsv and kJson, whose records include the
// puzzle, omit them. All bytes around the 81 cells, line ends included, are preserved, except in
// kCsv and kJson: their records end with \n, kCsv has no column for comments, and kJson omits empty
// ones. The first line of kCsv is its header: `puzzle,status,count,solution,guesses`.
enum class ManyFormat { kSolution, kStatus, kCount, kCsv, kJson };

// `solution`, `status`, `count`, `csv` or `json`.
std::string_view name_of(ManyFormat format);

struct ManyOptions {
  ManyFormat format = ManyFormat::kSolution;
  std::uint64_t limit = 2;  // maximum number of solutions counted, as in solve9()
  bool header = true;       // whether kCsv begins with the names of its columns
};

// The maximum number of bad lines whose errors are kept.
inline constexpr std::size_t kMostBadLines = 20;

// Statistics of the lines that were read.
struct ManyTally {
  std::uint64_t lines = 0;  // of any kind
  std::uint64_t unique = 0, multiple = 0, none = 0;
  std::uint64_t bad = 0;
  std::uint64_t guesses = 0;  // of all puzzles together
  // Puzzles by number of guesses: [0] counts those without, [n] those with 2^(n-1) to 2^n - 1.
  std::array<std::uint64_t, 65> histogram{};
  std::vector<TextError> first_bad;  // with their lines; at most kMostBadLines
};

// Solves the lines of a file that need not fit into memory, part by part, and each part in
// portions, so that the caller need not block. Lines are as in Format::kLine and may contain any
// bytes. The output buffer is reused for the next part, so solving a puzzle allocates nothing.
//
//   ManySolver solver;
//   for (bool first = true; const std::string_view part : parts_that_end_with_a_line) {
//     solver.start(part, {.format = ManyFormat::kCsv, .header = first});
//     while (!solver.advance(10'000)) breathe();
//     print(solver.output());
//     first = false;
//   }
class ManySolver {
 public:
  ManySolver();
  ~ManySolver();
  ManySolver(ManySolver&&) noexcept;
  ManySolver& operator=(ManySolver&&) noexcept;

  // Starts with other lines and discards the previous ones and their output. The text must remain
  // valid until advance() returns true.
  void start(std::string_view lines, const ManyOptions& options = {});

  // Visits about `nodes` nodes of Solver9's search trees; a line without a puzzle counts as one.
  // Returns true when all lines are answered.
  bool advance(std::uint64_t nodes);

  // The output so far; valid until the next call of start() or advance().
  std::string_view output() const;

  // The statistics of the lines since start().
  const ManyTally& tally() const;

 private:
  struct Work;
  std::unique_ptr<Work> work_;
};

}  // namespace jiugong
