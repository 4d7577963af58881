// The 9×9 solver: finds solutions, counts them up to a limit, and says why there is none.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "jiugong/grid.h"

namespace jiugong {

enum class Status {
  kNone,      // no grid extends the puzzle
  kUnique,    // exactly one does
  kMultiple,  // two or more do
};

struct Solve9Result {
  Status status = Status::kNone;
  std::uint64_t count = 0;       // solutions found, at most the limit
  bool capped = false;           // the search stopped early: there may be more than `count`
  std::optional<Grid> solution;  // the first found
  std::optional<Grid> second;    // the second found, whatever the limit
  std::vector<Cell> conflicts;   // givens that clash (see clashing_cells); only with kNone
  std::uint64_t guesses = 0;     // how often a digit had to be tried, since logic did not go on
};

// Solves `puzzle`, counting at most `limit` solutions (0 counts as 1).
//
// Whatever the limit, the search looks for a second solution, so that the status is always exact.
// The same puzzle and limit give the same result, guesses included, on every platform.
//
//   Solve9Result result = solve9(puzzle);
//   if (result.status == Status::kUnique) print(result.solution->to_line());
Solve9Result solve9(const Grid& puzzle, std::uint64_t limit = 2);

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

  // Begins with a puzzle whose cells may hold only the digits of their marks. No clashes are looked
  // for: marks without solution have none found.
  void start(const Marks& marks, std::uint64_t limit = 2);

  // Visits up to `nodes` nodes of the search tree; true when the search is over.
  bool advance(std::uint64_t nodes);

  // Nodes visited since `start`, for callers that divide a budget among many puzzles.
  std::uint64_t nodes() const;

  // Solutions found since `start`.
  std::uint64_t found() const;

  // The first (0) or second (1) solution; its number must be below found().
  const Grid& solution(std::size_t number) const;

  // What was found since `start`. Before the search is over `status` and `capped` describe a search
  // that stopped here.
  Solve9Result result() const;

 private:
  struct Search;
  std::unique_ptr<Search> search_;
};

}  // namespace jiugong
