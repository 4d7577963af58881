// Where the solutions of a puzzle differ, and two solutions that differ in many cells.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "jiugong/grid.h"
#include "jiugong/owned.h"

namespace jiugong {

struct DifferenceResult {
  std::optional<Grid> first;    // the first solution Solver9 finds
  std::optional<Grid> second;   // a solution that differs from `first` in many cells; none when
                                // `first` is unique
  std::vector<Cell> differing;  // the cells that do not hold the same digit in every solution
  int distance = 0;             // number of cells, all in `differing`, in which the two differ
};

// Compares the solutions of `puzzle`. The result is empty when there is no solution and has only
// `first` when the puzzle is unique.
//
// `differing` is exact. `second` differs from `first` in at least as many cells as the second
// solution Solver9 finds, usually in several times as many. If two or more digits occur in no
// given, it also differs at least in all cells of these digits. A solution that differs in more
// cells may exist. The same puzzle gives the same result on every platform, however the search is
// divided.
//
//   const DifferenceResult result = difference(puzzle);
//   for (const Cell cell : result.differing) mark(cell);
DifferenceResult difference(const Grid& puzzle);

// The same search in portions, for callers that must not block. It reuses its memory for the next
// puzzle. Independent objects may be used on different threads.
//
// The cells with several true candidates (see candidates.h) differ. For the second solution the
// solver must avoid the digits of the first in as many of them as possible: in all at first, then
// greedily in several orders.
//
//   Difference search;
//   search.start(puzzle);
//   while (!search.advance(1'000)) yield_to_ui();
//   use(search.result());
class Difference {
 public:
  Difference();

  // Starts with `puzzle` and drops the previous one.
  void start(const Grid& puzzle);

  // Visits about `nodes` nodes of Solver9's search trees; returns true when the search is over.
  bool advance(std::uint64_t nodes);

  // The result; the best so far until the search is over, when `differing` may still be empty.
  const DifferenceResult& result() const;

  // The number of solves and of nodes visited since start().
  std::uint64_t solves() const;
  std::uint64_t nodes() const;

 private:
  struct Impl;
  detail::Owned<Impl> impl_;
};

}  // namespace jiugong
