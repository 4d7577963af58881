// The 9×9 solver: finds solutions, counts them up to a limit, visits them, and reports givens that
// clash. Analyses based on it are in candidates.h, contradiction.h, difference.h and generate.h.
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
  kNone,      // no solution
  kUnique,    // exactly one solution
  kMultiple,  // two or more solutions
};

// `none`, `unique` or `multiple`.
std::string_view name_of(Status status);

struct Solve9Result {
  Status status = Status::kNone;
  std::uint64_t count = 0;       // solutions, at most the limit
  bool capped = false;           // whether there are more than `count`
  std::optional<Grid> solution;  // the first solution found
  std::optional<Grid> second;    // the second solution found, for any limit
  std::vector<Cell> conflicts;   // givens that clash (see clashing_cells); only with kNone
  std::uint64_t guesses = 0;     // number of digits tried where propagation got stuck
};

// Solves `puzzle`, counting at most `limit` solutions (0 counts as 1).
//
// The search looks for one solution more than the limit, so `status` and `capped` are exact for any
// limit; a limit of 1 is enough to decide uniqueness. The same puzzle and limit give the same
// result, guesses included, on every platform.
//
//   Solve9Result result = solve9(puzzle);
//   if (result.status == Status::kUnique) print(result.solution->to_line());
Solve9Result solve9(const Grid& puzzle, std::uint64_t limit = 2);

// Calls `visit` once with each solution of `puzzle`, in the same order on every platform, until it
// returns false; returns the number of calls.
//
//   for_each_solution(puzzle, [&](const Grid& solution) {
//     print(solution.to_line());
//     return true;  // go on
//   });
std::uint64_t for_each_solution(const Grid& puzzle,
                                const std::function<bool(const Grid& solution)>& visit);

// Solves in portions, for callers that must not block, and reuses its memory for the next puzzle,
// for callers with many. Independent solvers may run on different threads.
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

  // Starts with `puzzle` and discards the previous one. `limit` is as in solve9().
  void start(const Grid& puzzle, std::uint64_t limit = 2);

  // Starts with a puzzle whose cells may hold only the digits of their marks. Such a puzzle has no
  // givens, so `conflicts` stays empty.
  void start(const Marks& marks, std::uint64_t limit = 2);

  // Visits up to `nodes` nodes of the search tree, each a board that is propagated; returns true
  // when the search is over. From the third solution on, solutions that come in pairs are counted
  // without being visited.
  bool advance(std::uint64_t nodes);

  // Like advance(), but also stops at each further solution: returns true if it stopped at one,
  // which latest() returns. It visits every solution if advance() is not called in between.
  bool advance_to_solution(std::uint64_t nodes);

  // The solution for which advance_to_solution() has just returned true. It is valid until the next
  // call that starts or continues a search.
  Grid latest() const;

  // Whether the search is over.
  bool over() const;

  // The number of nodes visited since `start`, for callers that divide a budget among many puzzles.
  std::uint64_t nodes() const;

  // The number of solutions found since `start`, at most the limit plus one.
  std::uint64_t found() const;

  // The number of guesses since `start`.
  std::uint64_t guesses() const;

  // The first (0) or second (1) solution; `number` must be below found().
  const Grid& solution(std::size_t number) const;

  // The result so far. Before the search is over, `status` reflects the solutions found so far and
  // `capped` is true.
  Solve9Result result() const;

 private:
  struct Search;
  std::unique_ptr<Search> search_;
};

}  // namespace jiugong
