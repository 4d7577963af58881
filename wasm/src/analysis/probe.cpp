#include "analysis/probe.h"

#include <algorithm>

namespace jiugong::analysis {

void Probe::reset() { solves_ = nodes_ = 0; }

void Probe::ask(const Grid& puzzle, std::uint64_t patience) {
  solver_.start(puzzle, UINT64_MAX);
  begin(patience);
}

void Probe::ask(const Marks& marks, std::uint64_t patience) {
  solver_.start(marks, UINT64_MAX);
  begin(patience);
}

void Probe::ask_for_more(std::uint64_t patience) { patience_ = patience; }

void Probe::begin(std::uint64_t patience) {
  patience_ = patience;
  ++solves_;
}

Probe::Answer Probe::advance(std::uint64_t& budget) {
  const std::uint64_t before = solver_.nodes();
  const bool solved = solver_.advance_to_solution(std::min(budget, patience_));
  const std::uint64_t visited = solver_.nodes() - before;
  nodes_ += visited;
  patience_ -= visited;
  budget -= std::clamp<std::uint64_t>(visited, 1, budget);
  if (solved) return Answer::kSolution;
  if (solver_.over()) return Answer::kOver;
  return patience_ == 0 ? Answer::kGaveUp : Answer::kPending;
}

}  // namespace jiugong::analysis
