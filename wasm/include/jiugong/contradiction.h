// Explains why a puzzle has no solution: a few givens that contradict each other.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "jiugong/grid.h"
#include "jiugong/owned.h"

namespace jiugong {

// Returns a minimal contradictory set of givens of `puzzle`: the cells, in ascending order, of
// givens that have no solution together, although any proper subset of them has one. Returns
// nothing when the puzzle has a solution.
//
// If givens clash, the result is the first clashing pair in the order of cells. Otherwise several
// minimal sets are found and the smallest is the result; a smaller one may exist. The same puzzle
// gives the same result on every platform, however the search is divided.
//
//   if (const auto cells = contradiction(puzzle)) {
//     for (const Cell cell : *cells) mark(cell);
//   }
std::optional<std::vector<Cell>> contradiction(const Grid& puzzle);

// The same search in portions, for callers that must not block. It reuses its memory for the next
// puzzle. Independent objects may be used on different threads.
//
// Givens are removed in several orders while the rest has no solution (deletion-based extraction of
// a minimal unsatisfiable subset). An order begins with the givens far from one place of the grid, so
// that the set lies close together.
//
//   Contradiction search;
//   search.start(puzzle);
//   while (!search.advance(1'000)) yield_to_ui();
//   if (search.result()) use(*search.result());
class Contradiction {
 public:
  Contradiction();

  // Starts with `puzzle` and drops the previous one.
  void start(const Grid& puzzle);

  // Visits about `nodes` nodes of Solver9's search trees; returns true when the search is over.
  bool advance(std::uint64_t nodes);

  // The result; the smallest minimal set so far, if any, until the search is over.
  const std::optional<std::vector<Cell>>& result() const;

  // The number of solves and of nodes visited since start().
  std::uint64_t solves() const;
  std::uint64_t nodes() const;

 private:
  struct Impl;
  detail::Owned<Impl> impl_;
};

}  // namespace jiugong
