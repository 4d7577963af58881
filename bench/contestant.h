// Jiugong as one of the programs that table.mjs measures in turn: line by line it is asked and
// answers. Whoever asks holds the clock, so that all programs are timed alike.
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

// Answers each question with one line (`make` with more). The first three are the protocol that any
// solver can speak, README.md has it; the others are our own.
//
//     about                      how this program was built
//     puzzles N, then N lines    `ready`; keeps the puzzles, which are 81 characters each
//     run LIMIT PASSES           `done COUNT`: the solutions, at most LIMIT a puzzle, of all passes
//
//     catalogue                  our sets and jobs as JSON:
//                                {"sets":[{"name","limit"}],"jobs":[name]}
//     make SET                   `puzzles N`, then N lines
//     check LIMIT                `checked GUESSES UNGUESSED`: the guesses of all puzzles together,
//                                and how many needed none. Or `bad NUMBER WHY`: puzzle NUMBER (1,
//                                2, …) is no puzzle, or not unique with LIMIT 2, or was answered
//                                wrongly
//     job NAME ITEMS             `done SUM`: did the items 0, 1, … of a job; the sum of their
//                                numbers
//
// and all else with `unsupported`.
//
//   Contestant contestant;
//   contestant.serve(std::cin, std::cout);
class Contestant {
 public:
  // What `run` counts with. All else is about Solver9.
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
  std::string lines_;  // all puzzles in one piece
  Solver9 solver_;
  std::map<std::string, Work> prepared_;
};

}  // namespace jiugong::bench
