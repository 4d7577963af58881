#include <bit>
#include <cstddef>
#include <utility>

#include "jiugong/checks.h"
#include "jiugong/region_analysis.h"
#include "make_owned.h"

namespace jiugong {

struct RegionDifferenceFinder::Impl {
  explicit Impl(RegionPuzzle problem) : puzzle(std::move(problem)) { solver.start(puzzle, 1); }

  bool advance(std::uint64_t nodes);

  RegionPuzzle puzzle;
  RegionSolver solver;
  RegionCandidateFinder candidates;
  enum class Stage { kSolve, kCompare, kOver };
  Stage stage = Stage::kSolve;
};

bool RegionDifferenceFinder::Impl::advance(std::uint64_t nodes) {
  if (stage == Stage::kSolve && solver.advance(nodes)) {
    const bool several = solver.found() > 1;
    if (several) candidates.start(puzzle);
    stage = several ? Stage::kCompare : Stage::kOver;
  } else if (stage == Stage::kCompare && candidates.advance(nodes)) {
    stage = Stage::kOver;
  }
  return stage == Stage::kOver;
}

void RegionDifferenceFinder::start(const RegionPuzzle& puzzle) {
  JIUGONG_REQUIRE(!validate(puzzle), "an invalid puzzle");
  impl_ = make_owned<Impl>(puzzle);
}

bool RegionDifferenceFinder::advance(std::uint64_t nodes) {
  return !impl_ || impl_->advance(nodes);
}

RegionDifference RegionDifferenceFinder::result() const {
  RegionDifference result;
  if (!impl_) return result;
  RegionResult solutions = impl_->solver.result();
  const RegionCandidates seen = impl_->candidates.result();
  result.nodes = solutions.nodes + seen.nodes;
  result.first = std::move(solutions.solution);
  result.second = std::move(solutions.second);
  for (std::size_t cell = 0; cell < seen.candidates.size(); ++cell) {
    if (std::popcount(seen.candidates[cell]) > 1) {
      result.differing.push_back(static_cast<int>(cell));
    }
  }
  return result;
}

double RegionDifferenceFinder::progress() const {
  if (!impl_) return 0;
  return impl_->stage == Impl::Stage::kOver ? 1 : impl_->candidates.progress();
}

RegionDifference region_difference(const RegionPuzzle& puzzle) {
  RegionDifferenceFinder finder;
  if (!validate(puzzle)) {
    finder.start(puzzle);
    while (!finder.advance(UINT64_MAX)) continue;
  }
  return finder.result();
}

}  // namespace jiugong
