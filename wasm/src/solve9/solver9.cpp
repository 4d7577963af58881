// Backtracking search: guesses what propagation leaves open, on a stack of boards.
#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <memory>

#include "jiugong/solve9.h"
#include "make_owned.h"
#include "solve9/bivalue_universal_grave.h"
#include "solve9/board.h"
#include "solve9/branch.h"
#include "solve9/propagate.h"
#include "solve9/simd/instruction_sets.h"
#include "solve9/symmetry.h"

namespace jiugong {

using solver9::Board;
using solver9::Lines;
using solver9::Node;
using solver9::Origin;
using solver9::Outcome;
using solver9::Propagator;
using solver9::simd::InstructionSet;

// Aligned beyond what malloc guarantees (8 bytes in the module), so that no vector crosses a cache
// line.
struct alignas(64) Solver9::Impl {
#if JIUGONG_HAS_WIDE
  solver9::HalvesPropagator halves_propagator;
#endif
  Propagator propagator;
  Board root;  // the puzzle as read
  // A branch overwrites the top board with one half and pushes the other half, so the stack holds
  // the untried halves, and backtracking copies nothing.
  std::array<Node, solver9::kMaxBranches + 1> stack;
  // The number of solutions that each solution of a board in the stack stands for.
  std::array<std::uint64_t, solver9::kMaxBranches + 1> weights;
  // Digits that can be exchanged with each other in its solutions: none, or two or more.
  std::array<DigitSet, solver9::kMaxBranches + 1> interchangeable;
  std::size_t depth = 0;  // boards in use; 0 when the search is over
  std::uint64_t limit = 1;
  std::uint64_t enough = 2;  // solutions to look for: one more than the limit
  std::uint64_t nodes = 0;
  std::uint64_t found = 0;
  std::uint64_t found_before = 0;  // those found before count_by_symmetry() began
  std::uint64_t guesses = 0;
  const InstructionSet instruction_set = solver9::simd::best_instruction_set();
  bool may_have_symmetry = false;  // whether count_by_symmetry() may still help
  bool needs_both_halves = false;  // of a branch, as far as one can tell; see guess()
  std::array<Grid, 2> solutions;

  // Starts with the puzzle in stack[0].
  void begin(bool from_givens, std::uint64_t count_limit) {
    // Row by row: a board is so large that the compiler would call a function to copy it.
    for (std::size_t row = 0; row < 3; ++row) root.rows[row] = stack[0].board.rows[row];
    may_have_symmetry = from_givens;
    limit = std::max<std::uint64_t>(count_limit, 1);
    enough = limit + (limit < UINT64_MAX ? 1 : 0);
    nodes = found = found_before = guesses = 0;
    depth = 1;
    needs_both_halves = false;
    stack[0].outcome = Outcome::kUndecided;
    weights[0] = 1;
    interchangeable[0] = 0;
  }

  std::uint64_t found_in_all() const { return std::max(found, found_before); }

  bool over() const { return depth == 0 || found >= enough; }

  // Counts `times` the solutions that the solution of the top board stands for, and drops the board.
  void count_and_drop(std::uint64_t times) {
    found += std::min(times * weights[depth - 1], enough - found);
    --depth;
  }

  // Returns what the rules make of the top board, unless guess() has applied them already.
  template <InstructionSet set>
  Outcome apply_rules(Node& top) {
    if (has_vec2(set) && top.outcome != Outcome::kUndecided) return top.outcome;
    return propagator.propagate<set>(top.board, nodes == 1 ? Origin::kPuzzle : Origin::kGuess);
  }

  // The lines of the top board, which is stuck.
  template <InstructionSet set>
  const Lines& lines_of(const Node& top) const {
    return has_vec2(set) && top.outcome != Outcome::kUndecided ? top.lines : propagator.lines();
  }

  // Returns false if the root has more candidates than a puzzle with 17 givens: none with fewer has a
  // single solution.
  bool may_be_unique() const {
    int candidates = 0;
    for (std::size_t lane = 0; lane < 36; ++lane) {
      if (lane % 4 != 3) candidates += std::popcount(lane_of(root, lane) & solver9::kDigitBits);
    }
    return candidates <= 17 + 9 * (static_cast<int>(kCellCount) - 17);
  }

  // Makes the top board one half of itself and pushes the other half, which comes first. Where
  // vectors hold two boards, the rules are applied to both halves now if the search is asked for a
  // proof that may succeed, or once it has had to turn back: a puzzle with many solutions may never
  // need the first halves. Until it is visited, a half is no node, so counts are the same on every
  // machine.
  template <InstructionSet set>
  void guess() {
    Node& top = stack[depth - 1];
    Node& other = stack[depth];
    ++guesses;
    weights[depth] = weights[depth - 1];
    interchangeable[depth] = 0;
    ++depth;
#if JIUGONG_HAS_WIDE
    if constexpr (has_vec2(set)) {
      if (guesses == 1 && limit == 1) needs_both_halves |= may_be_unique();
      if (needs_both_halves) {
        solver9::branch<set>(lines_of<set>(top), top.board, halves_propagator.halves());
        halves_propagator.propagate<set>(top, other);
        return;
      }
    }
#endif
    solver9::branch<set>(lines_of<set>(top), top.board, other.board);
    top.outcome = other.outcome = Outcome::kUndecided;
  }

  // Visits the top board; returns true if it is a solution. If only the number of solutions is
  // wanted, only one of each pair of solutions is visited, and of many only one of each group.
  template <InstructionSet set, bool only_count>
  bool visit() {
    assert(depth < stack.size());  // see kMaxBranches
    Node& top = stack[depth - 1];
    ++nodes;
    switch (apply_rules<set>(top)) {
      case Outcome::kContradiction:
        --depth;
        needs_both_halves = true;
        return false;
      case Outcome::kSolved:
        if (found_in_all() < solutions.size()) {
          write_grid(top.board, solutions[static_cast<std::size_t>(found)]);
        }
        count_and_drop(1);
        if (only_count && may_have_symmetry && found >= kManySolutions && !over()) {
          count_by_symmetry();
        }
        return true;
      case Outcome::kStuck:
        if (interchangeable[depth - 1] != 0) {
          branch_by_symmetry();
          return false;
        }
        if (only_count && found_in_all() >= solutions.size() &&
            count_bivalue_universal_grave<set>())
          return false;
        guess<set>();
        return false;
      case Outcome::kUndecided:
        break;
    }
    return false;
  }

  // If the top board is a bivalue universal grave, counts its two solutions or, if there may be
  // more, continues with one half of the board, whose solutions then count twice. Returns false for
  // any other board.
  template <InstructionSet set>
  bool count_bivalue_universal_grave() {
    Node& top = stack[depth - 1];
    const int cells = solver9::bivalue_universal_grave_cells<set>(top.board);
    if (cells == 0) return false;
    if (cells <= solver9::kMaxCellsWithTwoSolutions) {
      count_and_drop(2);
    } else {
      Board& other_half = stack[depth].board;  // never visited
      solver9::branch<set>(lines_of<set>(top), top.board, other_half);
      top.outcome = Outcome::kUndecided;
      ++guesses;
      weights[depth - 1] *= 2;
    }
    return true;
  }

  // If the puzzle has symmetries, starts the count again with one of each group of solutions. (What
  // has been counted so far is such a small part of the tree that it hardly has any.)
  static constexpr std::uint64_t kManySolutions = 16;
  void count_by_symmetry() {
    may_have_symmetry = false;
    const Grid givens = givens_of(root);
    Board board = root;
    const DigitSet digits = solver9::interchangeable_digits(givens);
    const std::uint64_t group = solver9::fix_blank_lines(givens, board);
    if (digits == 0 && group == 1) return;
    found_before = found;
    found = 0;
    depth = 1;
    stack[0].board = board;
    stack[0].outcome = Outcome::kUndecided;
    weights[0] = group;
    interchangeable[0] = digits;
  }

  // Branches by a cell with interchangeable digits; of its solutions with one of them only those
  // with the lowest are visited.
  void branch_by_symmetry() {
    const auto digits = interchangeable[depth - 1];
    const auto weight = weights[depth - 1] * static_cast<std::uint64_t>(std::popcount(digits));
    const auto rest = static_cast<DigitSet>(digits & (digits - 1));
    Board other;
    stack[depth - 1].outcome = Outcome::kUndecided;
    if (solver9::split_interchangeable(digits, stack[depth - 1].board, other)) ++depth;
    ++guesses;
    stack[depth - 1].board = other;
    stack[depth - 1].outcome = Outcome::kUndecided;
    weights[depth - 1] = weight;
    interchangeable[depth - 1] = std::has_single_bit(rest) ? DigitSet{0} : rest;
  }
};

// Not make_owned, which would first set all boards to zero: a fifth of the time solve9()
// takes for an easy puzzle.
// NOLINTNEXTLINE(modernize-make-unique)
Solver9::Solver9() : impl_(to_owned(std::unique_ptr<Impl>(new Impl))) {}

void Solver9::start(const Grid& puzzle, std::uint64_t limit) {
  solver9::read_board(puzzle, impl_->stack[0].board);
  impl_->begin(true, limit);
}

bool Solver9::start_line(std::string_view line, std::uint64_t limit) {
  if (!solver9::read_board(line, impl_->stack[0].board)) return false;
  impl_->begin(true, limit);
  return true;
}

void Solver9::start(const Marks& marks, std::uint64_t limit) {
  solver9::read_board(marks, impl_->stack[0].board);
  impl_->begin(false, limit);
}

bool Solver9::advance(std::uint64_t nodes) {
  Impl& search = *impl_;
  return dispatch(search.instruction_set, [&]<InstructionSet set>() {
    for (; nodes != 0 && !search.over(); --nodes) search.visit<set, true>();
    return search.over();
  });
}

bool Solver9::advance_to_solution(std::uint64_t nodes) {
  Impl& search = *impl_;
  return dispatch(search.instruction_set, [&]<InstructionSet set>() {
    for (; nodes != 0 && !search.over(); --nodes) {
      if (search.visit<set, false>()) return true;
    }
    return false;
  });
}

bool Solver9::over() const { return impl_->over(); }

std::uint64_t Solver9::nodes() const { return impl_->nodes; }

std::uint64_t Solver9::found() const { return impl_->found_in_all(); }

std::uint64_t Solver9::guesses() const { return impl_->guesses; }

const Grid& Solver9::solution(std::size_t number) const {
  static const Grid none;
  return number < impl_->solutions.size() ? impl_->solutions[number] : none;
}

// A solution is popped off the stack, but its board stays there until the next one overwrites it.
Grid Solver9::latest() const {
  Grid grid;
  write_grid(impl_->stack[impl_->depth].board, grid);
  return grid;
}

Solve9Result Solver9::result() const {
  const Impl& search = *impl_;
  Solve9Result result;
  const std::uint64_t found = search.found_in_all();
  result.status = found == 0 ? Status::kNone : found == 1 ? Status::kUnique : Status::kMultiple;
  result.count = std::min(found, search.limit);
  result.capped = !search.over() || found > search.limit;
  if (found >= 1) result.solution = search.solutions[0];
  if (found >= 2) result.second = search.solutions[1];
  if (found == 0) result.conflicts = clashing_cells(givens_of(search.root));
  result.guesses = search.guesses;
  return result;
}

Solve9Result solve9(const Grid& puzzle, std::uint64_t limit) {
  Solver9 solver;
  solver.start(puzzle, limit);
  solver.advance(UINT64_MAX);
  return solver.result();
}

std::uint64_t for_each_solution(const Grid& puzzle,
                                const std::function<bool(const Grid& solution)>& visit) {
  Solver9 solver;
  solver.start(puzzle, UINT64_MAX);
  while (solver.advance_to_solution(UINT64_MAX)) {
    if (!visit(solver.latest())) break;
  }
  return solver.found();
}

}  // namespace jiugong
