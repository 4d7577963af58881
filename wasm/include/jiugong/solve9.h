// The 9×9 solver: finds, counts and visits solutions, and finds givens that clash. candidates.h,
// contradiction.h, difference.h and generate.h build on it.
//
// A depth-first search that propagates with vector instructions; src/solve9/board.h draws the layout.
// The branching rule is that of tdoku, by Tom Dillon (github.com/t-dillon/tdoku).
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>
#include <vector>

#include "jiugong/grid.h"
#include "jiugong/names.h"
#include "jiugong/owned.h"

namespace jiugong {

enum class Status {
  kNone,      // no solution
  kUnique,    // exactly one solution
  kMultiple,  // two or more solutions
};

// `none`, `unique` or `multiple`.
constexpr std::string_view name_of(Status status) {
  constexpr std::array<std::string_view, 3> kNames = {"none", "unique", "multiple"};
  return name_in(kNames, status);
}

struct Solve9Result {
  Status status = Status::kNone;
  std::uint64_t count = 0;       // solutions, at most the limit
  bool capped = false;           // whether there are more than `count`
  std::optional<Grid> solution;  // the first solution found
  std::optional<Grid> second;    // the second solution found, for any limit
  std::vector<Cell> conflicts;   // givens that clash (see clashing_cells); only with kNone
  std::uint64_t guesses = 0;     // how often the search had to try a digit
};

// Solves `puzzle`, counting at most `limit` solutions (0 counts as 1).
//
// The search looks for one solution more than the limit, so `status` and `capped` are exact with any
// limit; a limit of 1 tells whether a puzzle is unique. The same puzzle and limit give the same
// result, guesses included, on every platform.
//
//   Solve9Result result = solve9(puzzle);
//   if (result.status == Status::kUnique) print(result.solution->to_line());
Solve9Result solve9(const Grid& puzzle, std::uint64_t limit = 2);

// Calls `visit` with each solution of `puzzle`, each once and in the same order on every platform,
// until it returns false. Returns the number of calls.
//
//   for_each_solution(puzzle, [&](const Grid& solution) {
//     print(solution.to_line());
//     return true;  // go on
//   });
std::uint64_t for_each_solution(const Grid& puzzle,
                                const std::function<bool(const Grid& solution)>& visit);

// The same search in portions, for callers that must not block. It reuses its memory for the next
// puzzle. Independent solvers may be used on different threads.
//
//   Solver9 solver;
//   solver.start(puzzle, 1'000'000);
//   while (!solver.advance(10'000)) yield_to_ui();
//   use(solver.result());
class Solver9 {
 public:
  Solver9();

  // Starts with `puzzle` and drops the previous one. `limit` is as in solve9().
  void start(const Grid& puzzle, std::uint64_t limit = 2);

  // The same with a text, which takes less time than Grid::from_line() before it. Returns false for a
  // text that Grid::from_line() does not take, and changes nothing.
  bool start_line(std::string_view line, std::uint64_t limit = 2);

  // Starts with a puzzle whose cells may hold only the digits of their marks. One that is alone in its
  // cell is a given for `conflicts`.
  void start(const Marks& marks, std::uint64_t limit = 2);

  // Visits up to `nodes` nodes of the search tree, each a board that is propagated; true when the
  // search is over. From the third solution on it counts pairs of solutions without visiting them;
  // where digits or lines of the puzzle have no givens and can be exchanged, it begins its count
  // again after some solutions, and visits one of each group that arise from each other.
  bool advance(std::uint64_t nodes);

  // The same, but also stops at each solution, with true; latest() gives it. Visits every solution
  // unless advance() is called as well.
  bool advance_to_solution(std::uint64_t nodes);

  // The solution for which advance_to_solution() has just returned true; gone with the next call that
  // starts or advances a search.
  Grid latest() const;

  // Whether the search is over.
  bool over() const;

  // Nodes visited since start(), for callers that divide a budget among puzzles.
  std::uint64_t nodes() const;

  // Solutions found since start(), at most one more than the limit.
  std::uint64_t found() const;

  // Guesses since start().
  std::uint64_t guesses() const;

  // The first (0) or second (1) solution, if found() is above `number`; else a grid that is no solution.
  const Grid& solution(std::size_t number) const;

  // The result. Until the search is over, `status` is that of the solutions found so far and `capped`
  // is true.
  Solve9Result result() const;

 private:
  struct Impl;
  detail::Owned<Impl> impl_;
};

}  // namespace jiugong
