// The 9×9 solver: finds solutions, counts them up to a limit, visits them, and says whether givens
// clash. What else follows from solving is in candidates.h, contradiction.h, difference.h,
// generate.h.
//
// Depth-first search with propagation by vector instructions (src/solve9/board.h draws the layout). What to guess is
// chosen as in tdoku, by Tom Dillon: github.com/t-dillon/tdoku.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "jiugong/grid.h"

namespace jiugong {

enum class Status {
  kNone,      // no grid extends the puzzle
  kUnique,    // exactly one does
  kMultiple,  // two or more do
};

// `none`, `unique` or `multiple`.
std::string_view name_of(Status status);

struct Solve9Result {
  Status status = Status::kNone;
  std::uint64_t count = 0;       // solutions, at most the limit
  bool capped = false;           // whether there are more than `count`
  std::optional<Grid> solution;  // the first found
  std::optional<Grid> second;    // the second found, whatever the limit
  std::vector<Cell> conflicts;   // givens that clash (see clashing_cells); only with kNone
  std::uint64_t guesses = 0;     // how often a digit had to be tried, since logic did not go on
};

// Solves `puzzle`, counting at most `limit` solutions (0 counts as 1).
//
// The search looks for one solution more than the limit, so that `status` and `capped` are exact
// whatever the limit; whether a puzzle is unique takes no limit above 1. The same puzzle and limit
// give the same result, guesses included, on every platform.
//
//   Solve9Result result = solve9(puzzle);
//   if (result.status == Status::kUnique) print(result.solution->to_line());
Solve9Result solve9(const Grid& puzzle, std::uint64_t limit = 2);

// Calls `visit` with each solution of `puzzle`, each once and in the same order on every platform,
// until it returns false; returns how many it was called with.
//
//   for_each_solution(puzzle, [&](const Grid& solution) {
//     print(solution.to_line());
//     return true;  // go on
//   });
std::uint64_t for_each_solution(const Grid& puzzle,
                                const std::function<bool(const Grid& solution)>& visit);

// The same search in portions, for callers that must not block, and with memory that is used again
// for the next puzzle, for callers with many. Independent solvers may work on different threads.
//
//   Solver9 solver;
//   solver.start(puzzle, 1'000'000);
//   while (!solver.advance(10'000)) breathe();
//   use(solver.result());
class Solver9 {
 public:
  Solver9();
  ~Solver9();
  Solver9(Solver9&&) noexcept;
  Solver9& operator=(Solver9&&) noexcept;

  // Begins with `puzzle` and forgets the puzzle before. `limit` as in solve9.
  void start(const Grid& puzzle, std::uint64_t limit = 2);

  // Begins with a puzzle whose cells may hold only the digits of their marks. Such a puzzle has no
  // givens, so `conflicts` stays empty.
  void start(const Marks& marks, std::uint64_t limit = 2);

  // Visits up to `nodes` nodes of the search tree, each a board to which the rules are applied; true when the
  // search is over. From the third on, solutions that come in pairs are counted without being visited.
  bool advance(std::uint64_t nodes);

  // The same, but stops as well when it has found one more solution. True when it stopped for a
  // solution, which latest() gives. Visits them all when advance() is not called besides.
  bool advance_to_solution(std::uint64_t nodes);

  // The solution for which advance_to_solution() has just returned true. It is not kept: the next
  // call that starts or goes on with a search takes it away.
  Grid latest() const;

  // Whether the search is over.
  bool over() const;

  // Nodes visited since `start`, for callers that divide a budget among many puzzles.
  std::uint64_t nodes() const;

  // Solutions found since `start`: up to one more than the limit.
  std::uint64_t found() const;

  // How often a digit had to be tried since `start`.
  std::uint64_t guesses() const;

  // The first (0) or second (1) solution; its number must be below found().
  const Grid& solution(std::size_t number) const;

  // What was found since `start`. Before the search is over, `status` is that of the solutions found
  // so far, and `capped` is true.
  Solve9Result result() const;

 private:
  struct Search;
  std::unique_ptr<Search> search_;
};

}  // namespace jiugong
