// The states of the search. widening.h chooses the cells to try, probe.h runs the solver on them.
#include "jiugong/difference.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>

#include "analysis/interchange.h"
#include "analysis/probe.h"
#include "analysis/sort_descending.h"
#include "analysis/widening.h"
#include "jiugong/candidates.h"
#include "make_owned.h"

namespace jiugong {
namespace {

using analysis::Interchange;
using analysis::Probe;
using analysis::Widening;
using grid::CellSet;

// No single trial is worth a long search, but filling a blank grid takes 60 nodes.
constexpr std::uint64_t kTrialPatience = 200;

CellSet differing_cells(const Grid& a, const Grid& b) {
  CellSet cells;
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    if (a[cell] != b[cell]) cells.set(cell);
  }
  return cells;
}

// Returns the cells with several candidates.
std::vector<Cell> open_cells(const Marks& candidates) {
  std::vector<Cell> cells;
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    if (std::popcount(candidates[static_cast<std::size_t>(cell)]) > 1) cells.push_back(cell);
  }
  return cells;
}

}  // namespace

struct Difference::Impl {
  enum class Phase { kTwoSolutions, kCandidates, kWidening, kDone };

  Phase phase = Phase::kDone;
  Grid puzzle;
  Probe probe;
  TrueCandidates candidates;
  bool compared = false;  // whether `candidates` was started for this puzzle
  Widening widening;
  std::array<std::vector<Cell>, 3> orders;
  std::size_t next_order = 0;
  DifferenceResult result;

  void start(const Grid& grid) {
    puzzle = grid;
    result = {};
    compared = false;
    probe.reset();
    probe.ask(puzzle);
    phase = Phase::kTwoSolutions;
  }

  // Does a part of the work, at least one node.
  void advance(std::uint64_t& budget) {
    if (phase == Phase::kCandidates) {
      const std::uint64_t before = candidates.nodes();
      const bool done = candidates.advance(budget);
      budget -= std::clamp<std::uint64_t>(candidates.nodes() - before, 1, budget);
      if (done) begin_widening();
      return;
    }
    const Probe::Answer answer = probe.advance(budget);
    if (answer == Probe::Answer::kPending) return;
    if (phase == Phase::kTwoSolutions) {
      take_one_of_two(answer);
    } else {
      take_trial(answer);
    }
  }

  void take_one_of_two(Probe::Answer answer) {
    if (answer != Probe::Answer::kSolution) {
      phase = Phase::kDone;
    } else if (!result.first) {
      result.first = probe.solution();
      probe.ask_for_more();
    } else {
      take_second(probe.solution());
      take_second(Interchange(puzzle).with_digits_renamed(*result.first));
      candidates.start(puzzle);
      compared = true;
      phase = Phase::kCandidates;
    }
  }

  void begin_widening() {
    result.differing = open_cells(candidates.result());
    std::array<int, kCellCount> counts{};
    for (std::size_t cell = 0; cell < counts.size(); ++cell) {
      counts[cell] = std::popcount(candidates.result()[cell]);
    }
    orders.fill(result.differing);
    analysis::sort_descending(orders[0], counts);
    std::reverse(orders[2].begin(), orders[2].end());
    widening.start(orders[0]);
    next_order = 1;
    phase = Phase::kWidening;
    ask_next();
  }

  void take_trial(Probe::Answer answer) {
    if (answer == Probe::Answer::kSolution) {
      widening.accept(take_second(probe.solution()));
    } else {
      widening.refuse();
    }
    ask_next();
  }

  // Keeps the solution if it differs from the first in more cells; returns the cells in which it
  // differs.
  CellSet take_second(const Grid& solution) {
    const CellSet cells = differing_cells(*result.first, solution);
    const auto distance = cells.size();
    if (distance > result.distance) {
      result.second = solution;
      result.distance = distance;
    }
    return cells;
  }

  void ask_next() {
    const bool widest = static_cast<std::size_t>(result.distance) == result.differing.size();
    if (widening.done() && next_order < orders.size()) widening.start(orders[next_order++]);
    if (widest || widening.done()) {
      phase = Phase::kDone;
      return;
    }
    const CellSet trial = widening.trial();
    Marks marks = candidates.result();
    for (Cell cell = 0; cell < kCellCount; ++cell) {
      const auto c = static_cast<std::size_t>(cell);
      if (trial.test(cell)) marks[c] &= static_cast<DigitSet>(~(1 << ((*result.first)[cell] - 1)));
    }
    probe.ask(marks, kTrialPatience);
  }
};

Difference::Difference() : impl_(make_owned<Impl>()) {}

void Difference::start(const Grid& puzzle) { impl_->start(puzzle); }

bool Difference::advance(std::uint64_t nodes) {
  Impl& search = *impl_;
  while (search.phase != Impl::Phase::kDone && nodes != 0) search.advance(nodes);
  return search.phase == Impl::Phase::kDone;
}

const DifferenceResult& Difference::result() const { return impl_->result; }

std::uint64_t Difference::solves() const {
  return impl_->probe.solves() + (impl_->compared ? impl_->candidates.solves() : 0);
}

std::uint64_t Difference::nodes() const {
  return impl_->probe.nodes() + (impl_->compared ? impl_->candidates.nodes() : 0);
}

DifferenceResult difference(const Grid& puzzle) {
  Difference search;
  search.start(puzzle);
  search.advance(UINT64_MAX);
  return search.result();
}

}  // namespace jiugong
