#include <algorithm>
#include <bit>
#include <cstddef>
#include <optional>
#include <utility>

#include "jiugong/checks.h"
#include "jiugong/region_puzzle.h"
#include "jiugong/solve9.h"
#include "make_owned.h"
#include "regions/prepared_puzzle.h"
#include "regions/search.h"
#include "saturating.h"

namespace jiugong {

using namespace regions;

struct RegionSolver::Impl {
  explicit Impl(const RegionPuzzle& problem) : puzzle(problem) {}

  void start(const RegionPuzzle& problem, std::uint64_t solutions);
  bool advance(std::uint64_t values);
  void record();
  void start_classic();
  void advance_classic(std::uint64_t values);
  std::uint64_t nodes() const;

  PreparedPuzzle puzzle;
  Search search;
  std::optional<Solver9> classic;  // instead of the search, once it begins
  bool begun = false;              // whether the givens are on the board
  bool over = false;
  std::uint64_t limit = 1;
  std::uint64_t found = 0;
  PreparedPuzzle::Start start_state;
  std::vector<int> first, second;
};

void RegionSolver::Impl::start(const RegionPuzzle& problem, std::uint64_t solutions) {
  puzzle.set_givens(problem);
  begun = over = false;
  limit = std::max<std::uint64_t>(solutions, 1);
  found = 0;
  search.start(0);
  classic.reset();
  first.clear();
  second.clear();
  start_state = {};
}

bool RegionSolver::Impl::advance(std::uint64_t values) {
  WorkBudget work(saturating_multiply(values, kWorkOfNode));
  if (over || !puzzle.advance(work)) return over;
  if (!begun) {
    if (!puzzle.start(work, start_state)) return false;
    begun = true;
    over = !start_state.possible;
    search.start(start_state.alike);
    // (Where two values are alike, the search counts the solutions with these exchanged without visiting them.)
    const bool two_alike = std::popcount(start_state.alike) > 1;
    if (!over && puzzle.board().network().is_classic && !two_alike) start_classic();
  }
  if (classic) {
    advance_classic(values);
    return over;
  }
  while (!over) {
    const Search::Outcome outcome = search.advance(puzzle.board(), values, work);
    if (outcome == Search::Outcome::kWorking) break;
    if (outcome == Search::Outcome::kSolution) record();
    over = outcome == Search::Outcome::kOver || found > limit;
  }
  return over;
}

void RegionSolver::Impl::start_classic() {
  Marks marks{};
  for (std::size_t cell = 0; cell < marks.size(); ++cell)
    marks[cell] = static_cast<DigitSet>(puzzle.board().candidates(static_cast<Small>(cell)));
  classic.emplace();
  classic->start(marks, limit);
}

// (Not by Solver9::advance(), whose ways to count solutions that it does not visit the module has no use for otherwise.)
void RegionSolver::Impl::advance_classic(std::uint64_t values) {
  while (values != 0 && !classic->over()) {
    const std::uint64_t before = classic->nodes();
    classic->advance_to_solution(values);
    values -= classic->nodes() - before;
  }
  over = classic->over();
  found = classic->found();
  const int low = puzzle.puzzle().low;
  for (const std::size_t number : {0U, 1U}) {
    std::vector<int>& values_found = number == 0 ? first : second;
    if (found <= number || !values_found.empty()) continue;
    for (const Digit digit : classic->solution(number).digits())
      values_found.push_back(low + (digit - 1));  // (The greatest value may be the greatest int.)
  }
}

std::uint64_t RegionSolver::Impl::nodes() const {
  // (The first board is no guess.)
  return classic ? std::max<std::uint64_t>(classic->nodes(), 1) - 1 : search.nodes();
}

void RegionSolver::Impl::record() {
  found = std::min(saturating_add(found, search.copies()), saturating_add(limit, std::uint64_t{1}));
  if (!first.empty() && !second.empty()) return;
  std::vector<int> values = puzzle.solution();
  if (!first.empty()) {
    second = std::move(values);
    return;
  }
  first = values;
  // The second solution may be the first with two values exchanged.
  for (const Search::Level& level : search.levels()) {
    if (std::has_single_bit(level.branch.alternatives)) continue;
    const Mask others = level.branch.alternatives & ~level.branch.value;
    const int low = puzzle.puzzle().low;
    const int a = low + std::countr_zero(level.branch.value), b = low + std::countr_zero(others);
    for (int& value : values) {
      if (value == a || value == b) value = value == a ? b : a;
    }
    second = std::move(values);
    break;
  }
}

void RegionSolver::start(const RegionPuzzle& puzzle, std::uint64_t limit) {
  JIUGONG_REQUIRE(!validate(puzzle), "an invalid puzzle");
  // The network and the board are reused for the next puzzle with the same rules.
  if (!impl_ || !impl_->puzzle.has_rules_of(puzzle)) impl_ = make_owned<Impl>(puzzle);
  impl_->start(puzzle, limit);
}

bool RegionSolver::advance(std::uint64_t nodes) { return !impl_ || impl_->advance(nodes); }
bool RegionSolver::over() const { return !impl_ || impl_->over; }
std::uint64_t RegionSolver::nodes() const { return impl_ ? impl_->nodes() : 0; }
std::uint64_t RegionSolver::found() const { return impl_ ? impl_->found : 0; }

RegionResult RegionSolver::result() const {
  RegionResult result;
  if (!impl_) return result;
  result.count = std::min(impl_->found, impl_->limit);
  result.capped = impl_->found > impl_->limit || !impl_->over;
  result.status = impl_->found == 0   ? Status::kNone
                  : impl_->found == 1 ? Status::kUnique
                                      : Status::kMultiple;
  result.solution = impl_->first;
  result.second = impl_->second;
  if (impl_->begun) {
    result.conflicts = impl_->start_state.conflicts;
    result.conflicting_rules = impl_->start_state.rules;
  }
  result.nodes = impl_->nodes();
  return result;
}

RegionResult solve_regions(const RegionPuzzle& puzzle, std::uint64_t limit) {
  RegionSolver solver;
  if (!validate(puzzle)) {
    solver.start(puzzle, limit);
    solver.advance(UINT64_MAX);
  }
  return solver.result();
}

}  // namespace jiugong
