// Explains why a puzzle has no solution: a few givens that contradict each other.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "jiugong/grid.h"

namespace jiugong {

// Returns a minimal contradictory set of givens of `puzzle`: the cells, in ascending order, of
// givens that have no solution together, although any proper subset of them has one. Returns
// nothing when the puzzle has a solution.
//
// If givens clash, the answer is the first clashing pair in the order of cells. Otherwise several
// minimal sets are computed and the smallest is returned; a smaller one may exist. The same puzzle
// gives the same answer on every platform, however the search is divided.
//
//   if (const auto cells = contradiction(puzzle)) {
//     for (const Cell cell : *cells) mark(cell);
//   }
std::optional<std::vector<Cell>> contradiction(const Grid& puzzle);

// Finds contradictory givens in portions, for callers that must not block. It reuses its memory for
// the next puzzle. Independent objects may run on different threads.
//
// Deletion-based extraction of a minimal unsatisfiable subset: the search removes givens in several
// orders as long as the rest has no solution. Each order begins with the givens farthest from one
// place of the grid, so that the remaining ones lie close together.
//
//   Contradiction search;
//   search.start(puzzle);
//   while (!search.advance(1'000)) breathe();
//   if (search.result()) use(*search.result());
class Contradiction {
 public:
  Contradiction();
  ~Contradiction();
  Contradiction(Contradiction&&) noexcept;
  Contradiction& operator=(Contradiction&&) noexcept;

  // Starts with `puzzle` and discards the previous one.
  void start(const Grid& puzzle);

  // Visits about `nodes` nodes of Solver9's search trees; returns true when the search is over.
  bool advance(std::uint64_t nodes);

  // The answer. Before the search is over, the smallest minimal set so far, if any.
  const std::optional<std::vector<Cell>>& result() const;

  // The number of times the solver was started since `start` and the number of nodes it visited.
  std::uint64_t solves() const;
  std::uint64_t nodes() const;

 private:
  struct Search;
  std::unique_ptr<Search> search_;
};

}  // namespace jiugong
