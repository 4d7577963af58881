// Where the solutions of a puzzle differ, and two of them that differ widely.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "jiugong/grid.h"

namespace jiugong {

struct DifferenceResult {
  std::optional<Grid> first;    // the solution Solver9 finds first
  std::optional<Grid> second;   // one that differs from it in many cells; none when first is unique
  std::vector<Cell> differing;  // the cells that do not hold the same digit in every solution
  int distance = 0;  // in how many cells, all among `differing`, the two solutions differ
};

// Compares the solutions of `puzzle`. Without solution nothing is found; a unique puzzle has a
// first solution only.
//
// `differing` is exact. `second` differs from `first` in at least as many cells as the second
// solution Solver9 finds, usually in several times as many, and when two or more digits are in no
// given at least where these stand; there may be a solution that differs in more. The same puzzle
// gives the same result on every platform, however it is divided.
//
//   const DifferenceResult result = difference(puzzle);
//   for (const Cell cell : result.differing) mark(cell);
DifferenceResult difference(const Grid& puzzle);

// The same in portions, for callers that must not block, and with memory that is used again for the
// next puzzle. Independent objects may work on different threads.
//
// The cells with several true candidates (see candidates.h) differ. For the second solution the
// solver is asked to avoid the digits of the first in as many of them as it can: all at first, then
// greedily in several orders.
//
//   Difference search;
//   search.start(puzzle);
//   while (!search.advance(1'000)) breathe();
//   use(search.result());
class Difference {
 public:
  Difference();
  ~Difference();
  Difference(Difference&&) noexcept;
  Difference& operator=(Difference&&) noexcept;

  // Begins with `puzzle` and forgets the puzzle before.
  void start(const Grid& puzzle);

  // Visits about `nodes` nodes of Solver9's searches; true when the search is over.
  bool advance(std::uint64_t nodes);

  // What was found; before the search is over, the best so far, and `differing` may be empty still.
  const DifferenceResult& result() const;

  // How often the solver was started since `start`, and the nodes it visited.
  std::uint64_t solves() const;
  std::uint64_t nodes() const;

 private:
  struct Search;
  std::unique_ptr<Search> search_;
};

}  // namespace jiugong
