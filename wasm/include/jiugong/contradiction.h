// Why a puzzle has no solution: a few givens that already contradict each other.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "jiugong/grid.h"

namespace jiugong {

// The cells, ascending, of givens of `puzzle` that have no solution together, of which none can go:
// without any single one of them the rest has a solution. Nothing when the puzzle has a solution.
//
// Where givens clash, the answer is a pair that clashes, the first in the order of cells. Elsewhere
// several sets are tried and the smallest is the answer; it need not be the smallest there is. The
// same puzzle gives the same answer on every platform, however the search is divided.
//
//   if (const auto cells = contradiction(puzzle)) {
//     for (const Cell cell : *cells) mark(cell);
//   }
std::optional<std::vector<Cell>> contradiction(const Grid& puzzle);

// The same in portions, for callers that must not block, and with memory that is used again for the
// next puzzle. Independent objects may work on different threads.
//
// Givens are taken away in several orders as long as the rest has no solution (deletion-based
// extraction of a minimal unsatisfiable subset), those far from one place of the grid first, so
// that what stays lies together.
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

  // Begins with `puzzle` and forgets the puzzle before.
  void start(const Grid& puzzle);

  // Visits about `nodes` nodes of Solver9's searches; true when the search is over.
  bool advance(std::uint64_t nodes);

  // The answer. Before the search is over: the smallest minimal set so far, if any.
  const std::optional<std::vector<Cell>>& result() const;

  // How often the solver was started since `start`, and the nodes it visited.
  std::uint64_t solves() const;
  std::uint64_t nodes() const;

 private:
  struct Search;
  std::unique_ptr<Search> search_;
};

}  // namespace jiugong
