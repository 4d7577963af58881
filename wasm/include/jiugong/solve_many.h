// Solves files of puzzles, one a line: as many lines come out as went in, in the same order.
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

// What is written for a line `5…9 comment`:
//
//   ManyFormat   of a puzzle                              of a bad line
//   kSolution    483…257 comment                          the line
//   kStatus      483…257 unique comment                   the line, with `bad` behind its first word
//   kCount       unique 1 comment                         bad 0 comment
//   kCsv         5…9,unique,1,483…257,0                    "the line",bad,,,
//   kJson        {"puzzle":"5…9","status":"unique",       {"puzzle":"the line","status":"bad",
//                "count":1,"solution":"483…257",          "code":"bad-character","column":7,
//                "guesses":0,"comment":"comment"}         "found":"the letter 'k'",
//                                                         "expected":"a digit or …"}
//
// Of several solutions the first is written. Where there is none, the puzzle itself stands in its
// place, unchanged, and in kCsv nothing and in kJson null.
//
// Blank lines and lines that begin with # pass unchanged; kCsv and kJson, whose lines tell which
// puzzle they answer, leave them out. Every other byte around the 81 cells stays where it was, line
// ends too, but in kCsv and kJson, whose lines end with \n, and which have no place for comments and
// for empty ones. The first line of kCsv names its columns: `puzzle,status,count,solution,guesses`.
enum class ManyFormat { kSolution, kStatus, kCount, kCsv, kJson };

// `solution`, `status`, `count`, `csv` or `json`.
std::string_view name_of(ManyFormat format);

struct ManyOptions {
  ManyFormat format = ManyFormat::kSolution;
  std::uint64_t limit = 2;  // of the solutions that are counted, as in solve9
  bool header = true;       // whether kCsv begins with the names of its columns
};

// How many bad lines are told in full.
inline constexpr std::size_t kMaxBadLines = 20;

// What there was in the lines that were read.
struct ManyTally {
  std::uint64_t lines = 0;  // of any kind
  std::uint64_t unique = 0, multiple = 0, none = 0;
  std::uint64_t bad = 0;
  std::uint64_t guesses = 0;  // of all puzzles together
  // How many puzzles took how many guesses: [0] took none, [n] from 2^(n-1) to 2^n - 1.
  std::array<std::uint64_t, 65> histogram{};
  std::vector<TextError> first_bad;  // with their lines; at most kMaxBadLines
};

// Solves the lines of a file that need not fit into memory, part by part, and each part in portions,
// so that a caller need not block. Lines are as in Format::kLine; any bytes may be among them. What
// it writes into it uses again for the next part, so that it allocates nothing for a puzzle.
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

  // Begins with other lines, and forgets those before with their answers. The text is looked at until
  // all is done.
  void start(std::string_view lines, const ManyOptions& options = {});

  // Visits about `nodes` nodes of Solver9's searches; a line without a puzzle counts as one. True when all lines
  // are answered.
  bool advance(std::uint64_t nodes);

  // The answers so far, until the next call of start() or advance().
  std::string_view output() const;

  // Of the lines since start().
  const ManyTally& tally() const;

 private:
  struct Work;
  std::unique_ptr<Work> work_;
};

}  // namespace jiugong
