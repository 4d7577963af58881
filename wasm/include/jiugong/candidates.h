// True candidates: for each cell the digits that stand there in at least one solution.
#pragma once

#include <cstdint>
#include <memory>

#include "jiugong/grid.h"

namespace jiugong {

// The true candidates of `puzzle`; no digit anywhere when it has no solution.
//
// Where a cell has one true candidate, every solution agrees (the cell belongs to the *backbone*);
// a puzzle is unique when all cells have one. The answer is a property of the puzzle: it depends
// neither on the platform nor on the order in which solutions are found.
//
//   const Marks marks = true_candidates(puzzle);
//   if (marks[40] == (1 << 0 | 1 << 8)) print("1 and 9 are both possible in the middle");
Marks true_candidates(const Grid& puzzle);

// The same in portions, for callers that must not block, and with memory that is used again for the
// next puzzle. Independent objects may work on different threads.
//
// Each solution found witnesses 81 candidates; unless there are few solutions, the solver is then
// asked for solutions of the puzzle without the candidates already seen in some cells.
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

  // Begins with `puzzle` and forgets the puzzle before.
  void start(const Grid& puzzle);

  // Visits about `nodes` nodes of Solver9's searches; true when the search is over.
  bool advance(std::uint64_t nodes);

  // The true candidates; before the search is over, those seen so far.
  const Marks& result() const;

  // How often the solver was started since `start`, and the nodes it visited: what the answer cost.
  // A puzzle with at most one solution costs one solve.
  std::uint64_t solves() const;
  std::uint64_t nodes() const;

 private:
  struct Search;
  std::unique_ptr<Search> search_;
};

}  // namespace jiugong
