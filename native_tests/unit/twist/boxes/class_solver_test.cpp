#include "twist/boxes/class_solver.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <span>
#include <string_view>

#include "jiugong/random.h"
#include "support.h"
#include "unit/twist/boxes/moved_boxes.h"

namespace jiugong::twist::boxes {
namespace {

constexpr Order3x3 kUnmoved = order_numbered(0);

// A class in which no digits clash, but none of whose 36 members Solver9 refutes quickly: half of
// them take more than 400,000 nodes, the first 1,600,000.
constexpr std::string_view kHard =
    "..........6..........6...7.8........61..........9542...........4....9............";

// Solves in steps of `step` nodes; returns the nodes used.
std::uint64_t run(ClassSolver& solver, std::uint64_t wanted, std::uint64_t step) {
  std::uint64_t nodes = 0;
  while (!solver.over(wanted)) nodes += solver.advance(step, wanted);
  return nodes;
}

TEST(ClassSolver, FindsWhatSolver9Finds) {
  Random random(2);
  ClassSolver solver;
  std::array<int, 3> seen{};
  for (int round = 0; round < 400; ++round) {
    const Grid puzzle = with_clues(grid_of(kPuzzleSolved), 18 + round % 22, random);
    Order3x3 order = kUnmoved;
    if (round % 2 == 0) random.shuffle(std::span(order));
    const Grid arranged = twist::boxes::with_boxes(puzzle, order);
    EXPECT_EQ(arranged, jiugong::with_boxes(puzzle, order));
    const std::uint64_t count = solve9(arranged).count;
    // With little patience, usually another member of the class is solved.
    solver.start(puzzle, order, round % 4 == 0 ? ClassSolver::kPatience : 1);
    run(solver, 1, 100);
    EXPECT_EQ(solver.found(), std::min<std::uint64_t>(count, 1));
    if (solver.found() != 0) {
      EXPECT_TRUE(is_solved(solver.solution()));
      EXPECT_TRUE(extends(solver.solution(), arranged));
    }
    run(solver, 2, 100);
    ASSERT_EQ(solver.found(), count);
    ++seen[static_cast<std::size_t>(count)];
  }
  EXPECT_GT(*std::min_element(seen.begin(), seen.end()), 10);
}

TEST(ClassSolver, LeavesAMemberThatTakesTooLong) {
  const Grid puzzle = grid_of(kHard);
  ClassSolver solver;
  solver.start(puzzle, kUnmoved);
  const std::uint64_t nodes = run(solver, 1, 10'000);
  EXPECT_EQ(solver.found(), 0u);
  EXPECT_LT(nodes, 200'000u);
  solver.start(puzzle, kUnmoved);
  EXPECT_EQ(run(solver, 1, 77), nodes);
}

}  // namespace
}  // namespace jiugong::twist::boxes
