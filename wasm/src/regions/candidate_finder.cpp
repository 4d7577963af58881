#include <algorithm>
#include <bit>
#include <cstddef>
#include <optional>

#include "jiugong/checks.h"
#include "jiugong/region_analysis.h"
#include "make_owned.h"
#include "regions/prepared_puzzle.h"
#include "regions/search.h"
#include "saturating.h"

namespace jiugong {

using namespace regions;

struct RegionCandidateFinder::Impl {
  explicit Impl(const RegionPuzzle& problem) : puzzle(problem) {}

  bool advance(std::uint64_t values);
  void narrow(WorkBudget& work);
  void ask();
  void note_solution();
  void rule_out();

  PreparedPuzzle puzzle;
  PreparedPuzzle::Start start;
  Search search;
  enum class Stage { kPrepare, kNarrow, kSearch, kOver };
  Stage stage = Stage::kPrepare;
  std::vector<Mask> root;    // per cell of the board, the candidates that no question has ruled out
  std::vector<Mask> seen;    // the values in the solutions so far
  std::vector<Mask> unseen;  // the other candidates
  std::optional<Small> asked;  // the cell that the question restricts to what is unseen there
  std::uint64_t solutions = 0;
  std::uint64_t nodes = 0;  // of the questions before
};

bool RegionCandidateFinder::Impl::advance(std::uint64_t values) {
  WorkBudget work(saturating_multiply(values, kWorkOfNode));
  if (!puzzle.advance(work)) return false;
  if (stage == Stage::kPrepare) {
    if (!puzzle.start(work, start)) return false;
    search.start(0);
    seen.assign(puzzle.board().network().cells, 0);
    stage = start.possible ? Stage::kNarrow : Stage::kOver;
  }
  while (stage != Stage::kOver && !work.is_spent()) {
    if (stage == Stage::kNarrow) {
      narrow(work);
      continue;
    }
    const Search::Outcome outcome = search.advance(puzzle.board(), values, work, unseen);
    if (outcome == Search::Outcome::kWorking) break;
    nodes += search.nodes();
    search.start(0);
    if (outcome == Search::Outcome::kSolution) {
      note_solution();
    } else {
      rule_out();
    }
  }
  return stage == Stage::kOver;
}

// Propagates the root before the next question.
void RegionCandidateFinder::Impl::narrow(WorkBudget& work) {
  if (!puzzle.board().propagate(work)) {
    stage = Stage::kOver;
  } else if (puzzle.board().is_stable()) {
    root = puzzle.board().state();
    ask();
  }
}

// Asks for a solution that shows something new: in the cell with the most unseen values, and if the search
// is lucky in others.
void RegionCandidateFinder::Impl::ask() {
  asked.reset();
  unseen.resize(root.size());
  int most = 0;
  for (std::size_t cell = 0; cell < root.size(); ++cell) {
    unseen[cell] = root[cell] & ~seen[cell];
    const int count = std::popcount(unseen[cell]);
    if (count <= most) continue;
    most = count;
    asked = static_cast<Small>(cell);
  }
  if (!asked) {
    stage = Stage::kOver;
    return;
  }
  puzzle.board().restore(root);
  // (The values are candidates of the cell, so this cannot fail.)
  static_cast<void>(puzzle.board().restrict_to(*asked, unseen[*asked]));
  search.start(0);
  stage = Stage::kSearch;
}

void RegionCandidateFinder::Impl::note_solution() {
  ++solutions;
  for (std::size_t cell = 0; cell < seen.size(); ++cell) {
    seen[cell] |= puzzle.board().candidates(cell);
  }
  ask();
}

void RegionCandidateFinder::Impl::rule_out() {
  puzzle.board().restore(root);
  const bool possible = puzzle.board().restrict_to(*asked, ~unseen[*asked]);
  stage = possible ? Stage::kNarrow : Stage::kOver;
}

void RegionCandidateFinder::start(const RegionPuzzle& puzzle) {
  JIUGONG_REQUIRE(!validate(puzzle), "an invalid puzzle");
  impl_ = make_owned<Impl>(puzzle);
}

bool RegionCandidateFinder::advance(std::uint64_t nodes) { return !impl_ || impl_->advance(nodes); }

RegionCandidates RegionCandidateFinder::result() const {
  RegionCandidates result;
  if (!impl_) return result;
  result.candidates.assign(impl_->puzzle.puzzle().cells.size(), 0);
  for (std::size_t cell = 0; cell < impl_->seen.size(); ++cell) {
    const int at = impl_->puzzle.board().network().grid_cell[cell];
    result.candidates[static_cast<std::size_t>(at)] = impl_->seen[cell];
  }
  result.solutions = impl_->solutions;
  result.nodes = impl_->nodes + impl_->search.nodes();
  return result;
}

double RegionCandidateFinder::progress() const {
  if (!impl_) return 0;
  if (impl_->stage == Impl::Stage::kOver) return 1;
  const std::vector<Mask>& root = impl_->root;
  const RegionPuzzle& puzzle = impl_->puzzle.puzzle();
  const int range = puzzle.high - puzzle.low + 1;
  const auto values = static_cast<std::size_t>(range);
  std::size_t unknown = 0;
  for (std::size_t cell = 0; cell < root.size(); ++cell) {
    unknown += static_cast<std::size_t>(std::popcount(root[cell] & ~impl_->seen[cell]));
  }
  if (root.empty()) return 0;
  return 1 - static_cast<double>(unknown) / static_cast<double>(root.size() * values);
}

RegionCandidates region_candidates(const RegionPuzzle& puzzle) {
  RegionCandidateFinder finder;
  if (!validate(puzzle)) {
    finder.start(puzzle);
    while (!finder.advance(UINT64_MAX)) continue;
  }
  return finder.result();
}

}  // namespace jiugong
