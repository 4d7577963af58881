// Jiugong as one of the programs that table.mjs measures in turn, by a line-based protocol. The
// caller measures the time, so that all programs are timed alike.
#pragma once

#include <cstddef>
#include <cstdint>
#include <istream>
#include <map>
#include <ostream>
#include <string>
#include <string_view>
#include <utility>

#include "bench/engines.h"
#include "bench/jobs.h"
#include "jiugong/solve9.h"

namespace jiugong::bench {

// Answers each request with one line (`make` with more). The first three requests are the protocol
// that any solver can implement, documented in README.md; the others are for our own programs.
//
//     about                      how this program was built
//     puzzles N, then N lines    `ready`; stores the puzzles, which are 81 characters each
//     run LIMIT PASSES           `done COUNT`: the solutions of all passes, at most LIMIT per puzzle
//
//     catalogue                  the built-in sets and jobs as JSON:
//                                {"sets":[{"name","limit"}],"jobs":[name]}
//     make SET                   `puzzles N`, then N lines
//     check LIMIT                `checked GUESSES UNGUESSED`: the guesses of all puzzles together, and
//                                the number of puzzles without guesses. Or `bad NUMBER WHY`: puzzle
//                                NUMBER (1, 2, …) is invalid, or not unique with LIMIT 2, or has a
//                                wrong answer
//     job NAME ITEMS             `done SUM`: runs the items 0, 1, … of a job; the sum of their
//                                numbers
//
// The answer to any other request is `unsupported`.
//
//   Contestant contestant;
//   contestant.serve(std::cin, std::cout);
class Contestant {
 public:
  // `run` counts with this function. All other requests use Solver9.
  explicit Contestant(CountSolutions count = engine_named("solve9")) : count_(std::move(count)) {}

  // Answers until the input ends.
  void serve(std::istream& in, std::ostream& out);

 private:
  void load(std::istream& in, std::ostream& out);
  void check(std::uint64_t limit, std::ostream& out);
  void run(std::uint64_t limit, std::uint64_t passes, std::ostream& out);
  void work(const std::string& name, std::uint64_t items, std::ostream& out);

  std::size_t size() const { return lines_.size() / kCellCount; }
  std::string_view line(std::size_t number) const {
    return std::string_view(lines_).substr(number * kCellCount, kCellCount);
  }

  CountSolutions count_;
  std::string lines_;  // all puzzles, concatenated
  Solver9 solver_;
  std::map<std::string, Work> prepared_;
};

}  // namespace jiugong::bench
