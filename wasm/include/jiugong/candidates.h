// True candidates: the digits that each cell has in at least one solution.
#pragma once

#include <cstdint>

#include "jiugong/grid.h"
#include "jiugong/owned.h"

namespace jiugong {

// The true candidates of `puzzle`; all sets are empty when it has no solution.
//
// A cell with one true candidate has the same digit in every solution (it belongs to the
// *backbone*). A puzzle is unique when every cell has one. The result does not depend on the
// platform or on the order in which solutions are found.
//
//   const Marks marks = true_candidates(puzzle);
//   if (marks[40] == (1 << 0 | 1 << 8)) print("1 and 9 are both possible in the middle");
Marks true_candidates(const Grid& puzzle);

// The same search in portions, for callers that must not block. It reuses its memory for the next
// puzzle. Independent objects may be used on different threads.
//
// Each solution proves 81 candidates. Where there are more than a few solutions, the solver is asked
// for further ones without the candidates already seen in some cells.
//
//   TrueCandidates search;
//   search.start(puzzle);
//   while (!search.advance(1'000)) yield_to_ui();
//   use(search.result());
class TrueCandidates {
 public:
  TrueCandidates();

  // Starts with `puzzle` and drops the previous one.
  void start(const Grid& puzzle);

  // Visits about `nodes` nodes of Solver9's search trees; returns true when the search is over.
  bool advance(std::uint64_t nodes);

  // The true candidates; those seen so far until the search is over.
  const Marks& result() const;

  // The number of solves and of nodes visited since start(). A puzzle with at most one solution
  // takes one solve.
  std::uint64_t solves() const;
  std::uint64_t nodes() const;

 private:
  struct Impl;
  detail::Owned<Impl> impl_;
};

}  // namespace jiugong
