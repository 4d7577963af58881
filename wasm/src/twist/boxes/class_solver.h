// Decides whether a class of arrangements is solvable.
#pragma once

#include <cstdint>

#include "jiugong/grid.h"
#include "jiugong/solve9.h"
#include "twist/boxes/box_classes.h"
#include "twist/order3x3.h"

namespace jiugong::twist::boxes {

// Returns the puzzle with its boxes rearranged.
Grid with_boxes(const Grid& puzzle, const Order3x3& boxes);

// All members of a class are solvable, or none is. But Solver9 may refute one member at once and
// take a thousand times longer with another. The solver therefore switches to another member after
// some nodes, with increasing patience.
class ClassSolver {
 public:
  // Nearly all classes are decided within a hundred nodes.
  static constexpr std::uint64_t kPatience = 1000;

  // Starts with the class of an arrangement of `puzzle`; tries the first member for `patience`
  // nodes.
  void start(const Grid& puzzle, const Order3x3& arrangement, std::uint64_t patience = kPatience);

  // Searches for up to `nodes` nodes, until `wanted` (1 or 2) solutions are found or there are
  // provably no more. Returns the number of nodes visited, 0 when it is already over.
  std::uint64_t advance(std::uint64_t nodes, std::uint64_t wanted);

  bool over(std::uint64_t wanted) const { return solver_.over() || solver_.found() >= wanted; }

  // The number of solutions found, 0 to 2. It may decrease while the search is not over.
  std::uint64_t found() const { return solver_.found(); }

  // The first solution found, for the arrangement passed to start().
  Grid solution() const;

 private:
  void try_member();

  Solver9 solver_;
  Grid puzzle_;
  Order3x3 arrangement_{};
  std::uint32_t member_ = 0;
  std::uint64_t patience_ = 0;  // nodes for this member: in total and remaining
  std::uint64_t left_ = 0;
};

}  // namespace jiugong::twist::boxes
