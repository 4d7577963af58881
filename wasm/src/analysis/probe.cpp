#include "analysis/probe.h"

#include <algorithm>

namespace jiugong::internal {
namespace {

// The solver looks for two solutions where one is enough, so it is stopped between portions of this
// many nodes. One more portion after the first solution often meets a second.
constexpr std::uint64_t kPortion = 4;

}  // namespace

void Probe::reset() { solves_ = nodes_ = 0; }

void Probe::ask(const Marks& marks, std::uint64_t patience) {
  solver_.start(marks);
  begin(1, patience);
}

void Probe::ask_for_two(const Grid& puzzle) {
  solver_.start(puzzle);
  begin(2, UINT64_MAX);
}

void Probe::begin(std::size_t wanted, std::uint64_t patience) {
  wanted_ = wanted;
  patience_ = patience;
  ++solves_;
}

Probe::Answer Probe::advance(std::uint64_t& budget) {
  while (budget != 0) {
    const bool solved = found() >= wanted_;
    const std::uint64_t before = solver_.nodes();
    const std::uint64_t left = solved ? kPortion : patience_ - before;
    const bool over = solver_.advance(std::min({budget, kPortion, left}));
    const std::uint64_t visited = solver_.nodes() - before;
    nodes_ += visited;
    budget -= std::clamp<std::uint64_t>(visited, 1, budget);
    if (solved || over) return found() != 0 ? Answer::kSolved : Answer::kNone;
    // Never later, so that the answer does not depend on how the search is divided.
    if (found() == 0 && solver_.nodes() >= patience_) return Answer::kGaveUp;
  }
  return Answer::kPending;
}

std::size_t Probe::found() const {
  return static_cast<std::size_t>(std::min<std::uint64_t>(solver_.found(), 2));
}

}  // namespace jiugong::internal
