// The states of the search. deletion.h chooses the sets to try, probe.h runs the solver on them.
#include "jiugong/contradiction.h"

#include <cstddef>

#include "analysis/deletion.h"
#include "analysis/given_sets.h"
#include "analysis/probe.h"
#include "jiugong/geometry.h"
#include "make_owned.h"

namespace jiugong {
namespace {

using analysis::Deletion;
using analysis::KnownGivenSets;
using analysis::Order;
using analysis::Probe;
using grid::CellSet;

// A few trials take thousands of times longer than others. They are postponed; if no order has
// completed, the most promising one is resumed with increasing patience.
constexpr std::uint64_t kFirstPatience = 200;
constexpr std::uint64_t kMorePatience = 4;

// Returns the first two givens that clash, in the order of cells.
std::optional<std::vector<Cell>> clashing_pair(const Grid& puzzle) {
  for (Cell a = 0; a < kCellCount; ++a) {
    if (puzzle[a] == 0) continue;
    for (Cell b = a + 1; b < kCellCount; ++b) {
      if (puzzle[a] == puzzle[b] && are_peers(a, b)) return std::vector{a, b};
    }
  }
  return std::nullopt;
}

}  // namespace

struct Contradiction::Impl {
  enum class Phase {
    kSolvable,  // solving the whole puzzle
    kDeletion,  // solving deletion.trial()
    kDone,
  };

  Phase phase = Phase::kDone;
  Grid puzzle;
  Probe probe;
  KnownGivenSets knowledge;
  Deletion deletion;
  std::optional<Deletion> most_decided;  // of the orders that got stuck
  std::vector<Order> orders;
  std::size_t next_order = 0;
  std::uint64_t patience = kFirstPatience;
  std::optional<std::vector<Cell>> smallest;

  void start(const Grid& grid) {
    puzzle = grid;
    probe.reset();
    knowledge.forget();
    smallest = clashing_pair(puzzle);
    phase = smallest ? Phase::kDone : Phase::kSolvable;
    if (!smallest) probe.ask(puzzle);
  }

  bool done() const { return phase == Phase::kDone; }

  void take_answer(Probe::Answer answer) {
    if (phase == Phase::kDeletion) {
      take_trial(answer);
    } else if (answer == Probe::Answer::kSolution) {
      phase = Phase::kDone;
    } else {
      orders = analysis::deletion_orders(puzzle);
      patience = kFirstPatience;
      next_order = 0;
      most_decided.reset();
      deletion.start(orders[next_order++]);
      phase = Phase::kDeletion;
      go_on();
    }
  }

  void take_trial(Probe::Answer answer) {
    if (answer == Probe::Answer::kGaveUp) {
      deletion.postpone();
    } else {
      const bool solvable = answer == Probe::Answer::kSolution;
      if (solvable) {
        knowledge.learn_solution(probe.solution(), puzzle);
      } else {
        knowledge.learn_unsolvable(deletion.trial());
      }
      deletion.answer(solvable);
    }
    if (phase == Phase::kDeletion) go_on();
  }

  // Uses the known results until the solver is needed or all orders have been tried.
  void go_on() {
    while (phase == Phase::kDeletion) {
      if (hopeless()) {
        begin_next_order();
      } else if (deletion.stuck()) {
        take_stuck();
      } else if (deletion.done()) {
        smallest = deletion.rest().cells();
        begin_next_order();
      } else {
        const CellSet trial = deletion.trial();
        const std::optional<bool> solvable = knowledge.solvable(trial);
        if (!solvable) return probe.ask(analysis::part_of(puzzle, trial), patience);
        deletion.answer(*solvable);
      }
    }
  }

  // Keeps the stuck order with the fewest undecided givens.
  void take_stuck() {
    if (!most_decided || deletion.undecided() <= most_decided->undecided()) most_decided = deletion;
    begin_next_order();
  }

  void begin_next_order() {
    if (next_order < orders.size()) {
      deletion.start(orders[next_order++]);
    } else if (smallest) {
      phase = Phase::kDone;
    } else {
      patience *= kMorePatience;
      deletion = *most_decided;
      deletion.resume();
    }
  }

  // Whether the current set cannot become smaller than the smallest so far.
  bool hopeless() const { return smallest && deletion.necessary() >= smallest->size(); }
};

Contradiction::Contradiction() : impl_(make_owned<Impl>()) {}

void Contradiction::start(const Grid& puzzle) { impl_->start(puzzle); }

bool Contradiction::advance(std::uint64_t nodes) { return analysis::advance(*impl_, nodes); }

const std::optional<std::vector<Cell>>& Contradiction::result() const { return impl_->smallest; }

std::uint64_t Contradiction::solves() const { return impl_->probe.solves(); }

std::uint64_t Contradiction::nodes() const { return impl_->probe.nodes(); }

std::optional<std::vector<Cell>> contradiction(const Grid& puzzle) {
  Contradiction search;
  search.start(puzzle);
  search.advance(UINT64_MAX);
  return search.result();
}

}  // namespace jiugong
