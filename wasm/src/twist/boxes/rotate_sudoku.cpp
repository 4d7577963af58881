// The states of the search.
#include "jiugong/rotate_sudoku.h"

#include <algorithm>
#include <cstddef>

#include "make_owned.h"
#include "twist/boxes/box_classes.h"
#include "twist/boxes/box_fit.h"
#include "twist/boxes/class_solver.h"
#include "twist/free_memory.h"
#include "twist/order3x3.h"
#include "twist/press_walk.h"

namespace jiugong {
namespace {

using twist::Order3x3;
using twist::PressWalk;
using twist::boxes::BoxFit;
using twist::boxes::BoxLooks;
using twist::boxes::ClassNumber;
using twist::boxes::ClassSolver;
using twist::boxes::kClassNumbers;
using twist::boxes::kClassSize;

// Class numbers examined per node: most are ruled out within nanoseconds.
constexpr std::uint32_t kNumbersInANode = 16;

// The known facts about the classes that look the same.
struct Look {
  std::uint16_t classes = 0;  // number of classes in which no digits clash
  bool decided = false;       // whether their solvability is known
};

}  // namespace

struct RotateSudoku::Impl {
  enum class Phase {
    kList,    // finds the classes in which no digits clash
    kWalk,    // finds the next of them by presses
    kCount,   // finds the next of them by number
    kSolve,   // decides one
    kSecond,  // finds a second solution of the answer
    kDone,
  };

  Phase phase = Phase::kDone;
  Grid puzzle;
  std::uint64_t limit = 1;
  BoxFit fit{Grid()};
  BoxLooks names{Grid()};
  PressWalk walk;
  ClassSolver solver;

  std::vector<Look> looks;        // by the number of the look
  std::uint32_t next_number = 0;  // of a class, in kList and kCount
  ClassNumber asked = 0;          // the look being decided
  std::uint32_t open = 0;         // looks to decide: in total and remaining
  std::uint32_t undecided = 0;

  RotateSudokuResult result;
  std::uint64_t nodes = 0;

  void start(const Grid& grid, const RotateSudokuOptions& options) {
    puzzle = grid;
    limit = std::max<std::uint64_t>(options.limit, 1);
    fit = BoxFit(puzzle);
    names = BoxLooks(puzzle);
    walk.start(options.turns);
    looks.assign(kClassNumbers, {});
    next_number = 0;
    open = undecided = 0;
    result = {};
    nodes = 0;
    phase = Phase::kList;
  }

  // Does a part of the work; returns the nodes used, at least one and at most the budget.
  std::uint64_t advance(std::uint64_t budget) {
    switch (phase) {
      case Phase::kList:
        list_some();
        return 1;
      case Phase::kWalk:
        take_step();
        return 1;
      case Phase::kCount:
        skip_to_next_look();
        return 1;
      case Phase::kSolve:
      case Phase::kSecond:
        return solve(budget);
      case Phase::kDone:
        break;
    }
    return budget;
  }

  void list_some() {
    for (std::uint32_t i = 0; i < kNumbersInANode; ++i, ++next_number) {
      const Order3x3 order = twist::order_numbered(next_number);
      if (!twist::boxes::is_normal(order) || !fit.fits(order)) continue;
      if (looks[names.look_of(order)].classes++ == 0) ++open;
    }
    if (next_number < kClassNumbers) return;
    undecided = open;
    if (open == 0) {
      end();
    } else {
      begin_if_open(walk.order());
    }
  }

  void take_step() {
    walk.go_on();
    begin_if_open(walk.order());
  }

  // Starts to solve the arrangement unless its solvability is known.
  void begin_if_open(const Order3x3& order) {
    phase = Phase::kWalk;
    if (fit.fits(order) && !looks[names.look_of(order)].decided) ask(order);
  }

  void ask(const Order3x3& order) {
    asked = names.look_of(order);
    solver.start(puzzle, order);
    phase = Phase::kSolve;
  }

  void skip_to_next_look() {
    while (looks[next_number].classes == 0 || looks[next_number].decided) ++next_number;
    ask(twist::order_numbered(next_number));
  }

  std::uint64_t solve(std::uint64_t budget) {
    const std::uint64_t wanted = phase == Phase::kSolve ? 1 : 2;
    const std::uint64_t spent = solver.advance(budget, wanted);
    if (!solver.over(wanted)) return spent;
    if (phase == Phase::kSolve) {
      take_verdict(solver.found() != 0);
    } else {
      if (solver.found() > 1) result.status = Status::kMultiple;
      go_on();
    }
    return spent;
  }

  void take_verdict(bool solvable) {
    looks[asked].decided = true;
    if (solvable) {
      result.arrangements += std::uint64_t{looks[asked].classes} * kClassSize;
      if (result.nearest) {
        result.status = Status::kMultiple;
      } else {
        take_nearest();
        phase = Phase::kSecond;
        return;
      }
    }
    go_on();
  }

  void take_nearest() {
    BoxArrangement& nearest = result.nearest.emplace();
    std::copy(walk.order().begin(), walk.order().end(), nearest.boxes.begin());
    nearest.moves = walk.moves();
    nearest.grid = twist::boxes::with_boxes(puzzle, walk.order());
    nearest.solution = solver.solution();
    result.status = Status::kUnique;
    walk.end();
    next_number = 0;
  }

  // Records the result for the current look.
  void go_on() {
    --undecided;
    const bool known = result.status == Status::kMultiple && result.arrangements >= limit;
    if (undecided == 0 || known) {
      end();
    } else {
      phase = result.nearest ? Phase::kCount : Phase::kWalk;
    }
  }

  void end() {
    walk.end();
    twist::free_memory(looks);
    phase = Phase::kDone;
  }
};

RotateSudoku::RotateSudoku() : impl_(make_owned<Impl>()) {}

void RotateSudoku::start(const Grid& puzzle, const RotateSudokuOptions& options) {
  impl_->start(puzzle, options);
}

bool RotateSudoku::advance(std::uint64_t nodes) {
  Impl& search = *impl_;
  while (search.phase != Impl::Phase::kDone && nodes != 0) {
    const std::uint64_t spent = search.advance(nodes);
    search.nodes += spent;
    nodes -= spent;
  }
  return search.phase == Impl::Phase::kDone;
}

RotateSudokuResult RotateSudoku::result() const {
  const Impl& search = *impl_;
  RotateSudokuResult result = search.result;
  result.capped = search.undecided != 0 || result.arrangements > search.limit ||
                  search.phase == Impl::Phase::kList;
  result.arrangements = std::min(result.arrangements, search.limit);
  return result;
}

double RotateSudoku::progress() const {
  const Impl& search = *impl_;
  if (search.phase == Impl::Phase::kDone) return 1;
  if (search.phase == Impl::Phase::kList) return 0;
  return static_cast<double>(search.open - search.undecided) / search.open;
}

int RotateSudoku::best_length() const {
  const auto& nearest = impl_->result.nearest;
  return nearest ? static_cast<int>(nearest->moves.size()) : -1;
}

std::uint64_t RotateSudoku::nodes() const { return impl_->nodes; }

RotateSudokuResult rotate_sudoku(const Grid& puzzle, const RotateSudokuOptions& options) {
  RotateSudoku search;
  search.start(puzzle, options);
  search.advance(UINT64_MAX);
  return search.result();
}

}  // namespace jiugong
