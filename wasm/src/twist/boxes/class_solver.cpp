#include "twist/boxes/class_solver.h"

#include <algorithm>
#include <cstddef>

#include "jiugong/geometry.h"

namespace jiugong::twist::boxes {
namespace {

constexpr Order3x3 kInPlace = order_numbered(0);

void copy_box(const Grid& from, std::size_t box, Grid& to, std::size_t place) {
  for (std::size_t i = 0; i < 9; ++i) to.set(kHouses[18 + place][i], from[kHouses[18 + box][i]]);
}

}  // namespace

Grid with_boxes(const Grid& puzzle, const Order3x3& boxes) {
  Grid grid;
  for (std::size_t place = 0; place < 9; ++place) copy_box(puzzle, boxes[place], grid, place);
  return grid;
}

void ClassSolver::start(const Grid& puzzle, const Order3x3& arrangement, std::uint64_t patience) {
  puzzle_ = puzzle;
  arrangement_ = arrangement;
  member_ = 0;
  patience_ = patience;
  try_member();
}

void ClassSolver::try_member() {
  // (With a limit of 1 the solver looks for two solutions.)
  solver_.start(with_boxes(puzzle_, member_of_class(arrangement_, member_)), 1);
  left_ = patience_;
}

std::uint64_t ClassSolver::advance(std::uint64_t nodes, std::uint64_t wanted) {
  const std::uint64_t before = solver_.nodes(), most = std::min(nodes, left_);
  if (wanted == 1) {
    solver_.advance_to_solution(most);
  } else {
    solver_.advance(most);
  }
  const std::uint64_t spent = solver_.nodes() - before;
  left_ -= spent;
  if (left_ == 0 && !over(wanted)) {
    member_ = (member_ + 1) % kClassSize;
    patience_ += patience_ / 4 + 1;
    try_member();
  }
  return spent;
}

Grid ClassSolver::solution() const {
  // The place in the arrangement of each box of the member.
  const Order3x3 places = member_of_class(kInPlace, member_);
  Grid grid;
  for (std::size_t place = 0; place < 9; ++place) {
    copy_box(solver_.solution(0), place, grid, places[place]);
  }
  return grid;
}

}  // namespace jiugong::twist::boxes
