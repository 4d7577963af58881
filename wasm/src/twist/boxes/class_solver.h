// Solves what can be solved of a class of arrangements, or shows that nothing can.
#pragma once

#include <cstdint>

#include "jiugong/grid.h"
#include "jiugong/solve9.h"
#include "twist/boxes/box_classes.h"
#include "twist/order3x3.h"

namespace jiugong::twist::boxes {

// The puzzle with these of its boxes on the places.
Grid with_boxes(const Grid& puzzle, const Order3x3& boxes);

// The members of a class are solvable together, but Solver9 may see at once that one of them is not
// and take a thousand times longer with another. So it is never left alone with one for long: after
// some nodes another member is tried, with more patience each time.
class ClassSolver {
 public:
  // Nearly all classes are decided within a hundred nodes.
  static constexpr std::uint64_t kPatience = 1000;

  // Begins with the class of an arrangement of `puzzle`; the first member is tried for `patience`
  // nodes.
  void start(const Grid& puzzle, const Order3x3& arrangement, std::uint64_t patience = kPatience);

  // Goes on for up to `nodes` nodes, until `wanted` (1 or 2) solutions are found or it is sure that
  // there are no more; how many nodes it took, none when it is over already.
  std::uint64_t advance(std::uint64_t nodes, std::uint64_t wanted);

  bool over(std::uint64_t wanted) const { return solver_.over() || solver_.found() >= wanted; }

  // Solutions found, 0 to 2. They may become fewer while it is not over.
  std::uint64_t found() const { return solver_.found(); }

  // The first found, of the arrangement it was started with.
  Grid solution() const;

 private:
  void try_member();

  Solver9 solver_;
  Grid puzzle_;
  Order3x3 arrangement_{};
  std::uint32_t member_ = 0;
  std::uint64_t patience_ = 0;  // nodes for this member, in all and still
  std::uint64_t left_ = 0;
};

}  // namespace jiugong::twist::boxes
