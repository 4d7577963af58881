// True candidates: for each cell, the digits it holds in at least one solution.
#pragma once

#include <cstdint>
#include <memory>

#include "jiugong/grid.h"

namespace jiugong {

// Returns the true candidates of `puzzle`; every set is empty when the puzzle has no solution.
//
// A cell with one true candidate has the same digit in every solution (it belongs to the
// *backbone*). A puzzle is unique when every cell has one. The answer is a property of the puzzle:
// it does not depend on the platform or on the order in which solutions are found.
//
//   const Marks marks = true_candidates(puzzle);
//   if (marks[40] == (1 << 0 | 1 << 8)) print("1 and 9 are both possible in the middle");
Marks true_candidates(const Grid& puzzle);

// Finds true candidates in portions, for callers that must not block. It reuses its memory for the
// next puzzle. Independent objects may run on different threads.
//
// Each solution found witnesses 81 candidates. If there are more than a few solutions, the search
// then asks the solver for solutions that avoid the candidates already seen in some cells.
//
//   TrueCandidates search;
//   search.start(puzzle);
//   while (!search.advance(1'000)) breathe();
//   use(search.result());
class TrueCandidates {
 public:
  TrueCandidates();
  ~TrueCandidates();
  TrueCandidates(TrueCandidates&&) noexcept;
  TrueCandidates& operator=(TrueCandidates&&) noexcept;

  // Starts with `puzzle` and discards the previous one.
  void start(const Grid& puzzle);

  // Visits about `nodes` nodes of Solver9's search trees; returns true when the search is over.
  bool advance(std::uint64_t nodes);

  // The true candidates; before the search is over, those seen so far.
  const Marks& result() const;

  // The number of times the solver was started since `start` and the number of nodes it visited:
  // the cost of the answer. A puzzle with at most one solution costs one solve.
  std::uint64_t solves() const;
  std::uint64_t nodes() const;

 private:
  struct Search;
  std::unique_ptr<Search> search_;
};

}  // namespace jiugong
